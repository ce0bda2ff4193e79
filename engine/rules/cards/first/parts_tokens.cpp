#include "rules/cards/first/parts_tokens.hpp"

#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/machine/edition.hpp"

namespace plotboard::rules::effects::first {

bool pays_stress(Game& game, Id ship, int count, std::string_view rule) {
  if (!game.in_play(ship)) return false;
  const int held = game.piece(ship).tokens.stress;
  gain(game, ship, Token::stress, count, rule);
  return game.in_play(ship) && game.piece(ship).tokens.stress > held;
}

bool needs_token(const Game& game, Id weapon, Id token) {
  const data::Upgrade* upgrade = game.catalog().upgrade(weapon);
  return upgrade != nullptr && upgrade->weapon && base::contains(upgrade->weapon->needs, token);
}

void notes_own_cost(Effects& all, const char* card) {
  must(
      all, card, Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        return is_declaring(game, occasion) && game.attack()->step == state::AttackStep::declare &&
               needs_token(game, game.attack()->weapon, occasion.word) && !is_settled(game, occasion, kPaid);
      },
      [](Game& game, Occasion&) { settle_for_roll(game, kPaid); })
      .anyone = true;
}

bool is_unpaid(const Game& game, const Occasion& occasion, Id token) {
  if (!is_declaring(game, occasion) || !needs_token(game, game.attack()->weapon, token)) return false;
  return game.catalog().upgrade(game.attack()->weapon)->weapon->spends && !is_settled(game, occasion, kPaid);
}

// Every card with a price in such tokens in a modify step stands here.
bool spends_focus(Id key) {
  static const Ids cards{"focus",
                         "1e-upgrade-calculation",
                         "1e-upgrade-hotshotcopilot",
                         "1e-pilot-omegaace",
                         "1e-pilot-esegetuketu",
                         "1e-upgrade-sensorcluster",
                         "1e-upgrade-weaponsguidance"};
  return base::contains(cards, card_of_option(key));
}
bool spends_evade(Id key) {
  static const Ids cards{"evade", "1e-pilot-kirkanos"};
  return base::contains(cards, card_of_option(key));
}

namespace {

bool has_working_pilot(const Game& game, const state::Piece& ship, Id pilot) {
  const auto ignores = game.edition().ignores;
  if (ignores != nullptr && ignores(game, ship, pilot)) return false;
  return ship.ship.pilot == pilot || ship.ship.card(pilot) != nullptr;  // the second: he is imitated
}

}  // namespace

bool may_spend(const Game& game, Id ship, Token token) {
  static const Id jax{"1e-pilot-carnorjax"}, curse{"1e-pilot-darkcurse"};
  if (token != Token::focus && token != Token::evade) return true;
  for (const state::Piece& other : game.table().pieces) {
    const bool near = other.in_play() && state::are_enemies(other.side, game.piece(ship).side);
    if (near && has_working_pilot(game, other, jax) && within(game, other.id, ship, 1, 1)) return false;
  }
  const state::Attack* attack = game.attack();
  if (token != Token::focus || attack == nullptr || attack->attacker != ship) return true;
  if (attack->step == state::AttackStep::declare) return true;  // he is no defender before the price is paid
  return !has_working_pilot(game, game.piece(attack->defender), curse);
}

Ids with_focus_or_evade(const Game& game, const Ids& among) {
  Ids ids;
  for (const Id id : among) {
    const state::Tokens& tokens = game.piece(id).tokens;
    if (tokens.focus + tokens.evade > 0) ids.push_back(id);
  }
  return ids;
}

void take_focus_or_evade(Game& game, Id ship, const Ids& among, std::string_view rule) {
  const Id from = pick_ship(game, ship, with_focus_or_evade(game, among), rule, false);
  if (from.empty()) return;
  Ids tokens;
  if (game.piece(from).tokens.focus > 0) tokens.push_back("focus");
  if (game.piece(from).tokens.evade > 0) tokens.push_back("evade");
  const Id token = pick_word(game, ship, tokens, rule);
  transfer(game, from, ship, *state::token_named(token.text()), rule);
}

Id lender_of_focus(const Game& game, Id attacker) {
  static const Id lender{"1e-pilot-esegetuketu"};
  const auto ignores = game.edition().ignores;
  for (const Id id : friends_within(game, attacker, 1, 2)) {
    const state::Piece& piece = game.piece(id);
    const bool able = piece.ship.pilot == lender && (ignores == nullptr || !ignores(game, piece, lender));
    if (able && piece.tokens.focus > 0) return id;
  }
  return {};
}

bool may_use_focus(const Game& game, const Occasion& occasion) {
  if (owner_of(game, occasion).tokens.focus > 0) return true;
  return attacks(game, occasion) && !lender_of_focus(game, occasion.owner).empty();
}

void uses_focus_unspent(Effects& all, const char* card) {
  offers(
      all, card, Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && may_use_focus(game, occasion) && any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::hit, 1); });
  offers(
      all, card, Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && may_use_focus(game, occasion) && any(game, false, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, false, Face::focus, Face::evade, 1); });
}

bool may_spend_lock(const Game& game, Id ship) { return !noted_in_attack(game, ship, kFreshLock); }

}  // namespace plotboard::rules::effects::first
