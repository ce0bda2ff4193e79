#include "rules/cards/first/parts_pilots.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/cards/first/parts_more.hpp"
#include "rules/cards/first/parts_turns.hpp"
#include "rules/play/dial_now.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::effects::first {

bool is_declaring(const Game& game, const Occasion& occasion) {
  return game.attack() != nullptr && game.attack()->attacker == occasion.subject;
}

void settle_for_roll(Game& game, Id key) {
  change_attack(game, [key](state::Attack& attack) { attack.used.push_back(key); });
}

bool is_settled(const Game& game, const Occasion& occasion, Id key) {
  const state::Attack* attack = occasion.attack != nullptr ? occasion.attack : game.attack();
  return attack != nullptr && base::contains(attack->used, key);
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

namespace {

std::string recoloured(Id card) { return "recoloured:" + card.text() + ":"; }

// The colour that the revealed maneuver keeps, whatever is flown in its place; nothing once it has been flown.
std::optional<std::string> kept_colour(const Game& game, const Occasion& occasion) {
  const state::ShipState& ship = owner_of(game, occasion).ship;
  if (ship.executed || !ship.dial || *ship.dial != occasion.maneuver) return std::nullopt;
  const std::string start = recoloured(occasion.card);
  for (const Id mark : ship.marks) {
    if (mark.starts_with(start)) return mark.text().substr(start.size());
  }
  return std::nullopt;
}

bool keeps_a_colour(const Game& game, const Occasion& occasion) { return kept_colour(game, occasion).has_value(); }

// Steps from the printed colour, white for what is not on the dial.
int steps_to(const std::string& colour, geom::Difficulty printed) {
  if (colour == geom::name_of(geom::Difficulty::red)) return rules::first::kMakesRed;
  if (colour == geom::name_of(geom::Difficulty::blue)) return rules::first::kMakesGreen;
  return printed == geom::Difficulty::red ? -1 : rules::first::kMakesWhite;
}

// Those of the same colour as the revealed one, which is green or red as it counts now.
std::vector<geom::Maneuver> of_same_colour(Game& game, Id ship) {
  std::vector<geom::Maneuver> others;
  const geom::Maneuver now = *game.piece(ship).ship.dial;
  const data::Dial dial = dial_now(game, ship);
  const auto colour = dial.difficulty_of(now);
  if (colour != geom::Difficulty::blue && colour != geom::Difficulty::red) return others;
  for (const data::DialEntry& entry : dial.entries) {
    if (entry.difficulty == colour && entry.maneuver != now) others.push_back(entry.maneuver);
  }
  return others;
}

}  // namespace

void fly_instead(Game& game, const Occasion& occasion, geom::Maneuver other) {
  const geom::Maneuver now = *owner_of(game, occasion).ship.dial;
  const geom::Difficulty colour = dial_now(game, occasion.owner).difficulty_of(now).value_or(geom::Difficulty::white);
  game.emit(state::Marked{occasion.owner, recoloured(occasion.card) + std::string(geom::name_of(colour))});
  game.emit(state::DialSet{occasion.owner, other});
}

void keeps_colour(Effects& all, const char* card) {
  must(all, card, Window::difficulty, keeps_a_colour, [](Game& game, Occasion& occasion) {
    occasion.value =
        steps_to(*kept_colour(game, occasion),
                 printed_difficulty(game, occasion.owner, occasion.maneuver).value_or(geom::Difficulty::white));
  });
}

void turns_dial_by_colour(Effects& all, const char* card) {
  must(
      all, card, Window::after_reveal,
      [](const Game& game, const Occasion& occasion) { return owner_of(game, occasion).ship.dial.has_value(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        state::Choice choice = choice_of(game, "turn-dial", ship, occasion.card, say("dial.turn-to", ship));
        for (const geom::Maneuver other : of_same_colour(game, ship)) {
          choice.options.push_back(option(geom::code_of(other), just(other)));
        }
        choice.options.push_back(option("pass", say("dial.stays")));
        const Id code = game.ask(std::move(choice));
        if (code != "pass") game.emit(state::DialSet{ship, geom::maneuver_from_code(code.text())});
      });
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

}  // namespace plotboard::rules::effects::first
