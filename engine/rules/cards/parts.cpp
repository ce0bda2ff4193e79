#include "rules/cards/parts.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

using state::Face;

const state::Attack& attack_in(const Game& game, const Occasion& occasion) {
  const state::Attack* attack = occasion.attack != nullptr ? occasion.attack : game.attack();
  ENSURE(attack != nullptr, "a window of an attack without an attack");
  return *attack;
}

bool is_primary(const state::Attack& attack) { return attack.weapon.starts_with("primary:"); }

data::WeaponType type_of_weapon(const Game& game, Id weapon) {
  const data::Upgrade* upgrade = game.catalog().upgrade(weapon);
  return upgrade != nullptr && upgrade->weapon ? upgrade->weapon->type : data::WeaponType::primary;
}

bool attacks_with_card(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attack.attacker == occasion.subject && attack.weapon == occasion.card;
}

bool attacks_with_primary(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attack.attacker == occasion.subject && is_primary(attack);
}

namespace {

const Id kRecoil{"recoil"};

// For a stressed ship with that card, enemies ahead at range 0-1 do.
bool counts_as_in_bullseye(const Game& game, Id target, Id of) {
  const state::Piece& ship = game.piece(of);
  if (ship.tokens.stress == 0 || ship.ship.card(kRecoil) == nullptr) return false;
  const Field& field = field_of(game);
  const Field::Ship* from = field.ship(of);
  const Field::Ship* to = field.ship(target);
  if (from == nullptr || to == nullptr || !state::are_enemies(ship.side, game.piece(target).side)) return false;
  const auto verdict = ArcGauge(field, *from, geom::ArcKind::front).in_arc(*to);
  return verdict && verdict->range.band && *verdict->range.band <= 1;
}

}  // namespace

bool is_in_bullseye(const Game& game, Id target, Id of) {
  return is_in_arc(game, target, geom::ArcKind::bullseye, of) || counts_as_in_bullseye(game, target, of);
}

bool target_in_bullseye(const Game& game, const state::Attack& attack) {
  return is_in_bullseye(game, attack.defender, attack.attacker);
}

bool disarmed_once(const Game& game, Id ship) {
  const state::Tokens& tokens = game.piece(ship).tokens;
  return tokens.disarm == 1 && tokens.cloak == 0;
}

bool has_bonus_attack_left(const Game& game, Id ship) { return !game.piece(ship).ship.has_mark("bonus-attack"); }

bool fully_executed(const Occasion& occasion, int slowest, int fastest) {
  return occasion.move != nullptr && occasion.move->fully_executed && occasion.move->maneuver.speed >= slowest &&
         occasion.move->maneuver.speed <= fastest;
}

int charges_of_card(const Game& game, const Occasion& occasion) {
  const state::Card* card = game.piece(occasion.owner).ship.card(occasion.card);
  return card == nullptr ? 0 : card->charges;
}

bool has_green_token(const state::Piece& ship) {
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    if (state::is_green(token) && ship.tokens[token] > 0) return true;
  }
  return false;
}

std::vector<state::Token> tokens_of(const state::Piece& ship, bool (*kind)(state::Token)) {
  std::vector<state::Token> found;
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    if (kind(token) && ship.tokens[token] > 0) found.push_back(token);
  }
  return found;
}

namespace {

constexpr std::string_view kLockOf = "lock:";

}  // namespace

std::vector<state::Option> burdens_of(const Game& game, Id ship, bool (*kind)(state::Token)) {
  std::vector<state::Option> options;
  for (const state::Token token : tokens_of(game.piece(ship), kind))
    options.push_back(option(state::name_of(token), just(state::word_of(token))));
  for (const state::Piece& piece : game.table().pieces) {
    if (!piece.has_locked(ship) || !piece.in_play()) continue;
    options.push_back(option(std::string(kLockOf) + piece.id.text(), say("squad-cards.lock-of", piece.id)));
    options.back().piece = piece.id;
  }
  return options;
}

void remove_burden(Game& game, Id ship, Id picked, const char* rule) {
  const std::string_view key = picked.text();
  if (key.starts_with(kLockOf)) return break_lock(game, Id(key.substr(kLockOf.size())), rule, ship);
  lose(game, ship, state::token_named(key).value(), 1, rule);
}

bool has_charge(const Game& game, const Occasion& occasion) { return charges_of_card(game, occasion) > 0; }

void spend_charges(Game& game, const Occasion& occasion, int count) {
  if (count > 0) game.emit(state::ChargesChanged{occasion.owner, occasion.card, -count});
}

Ids ships_near(const Game& game, Id ship, int nearest, int farthest) {
  Ids near;
  for (const state::Piece& other : game.table().pieces) {
    if (!other.in_play()) continue;
    const int beyond = farthest + 1;
    const int band = other.id == ship ? 0 : measure(field_of(game), ship, other.id).range.band.value_or(beyond);
    if (band >= nearest && band <= farthest) near.push_back(other.id);
  }
  return near;
}

void add_ion_damage(Effects& all, const char* card, const char* rule) {
  add_harm<Harm::one_hit>(all, card, rule);
  Effect ion;
  ion.card = card;
  ion.window = Window::deal_damage;
  ion.rule = rule;
  ion.when = [](const Game& game, const Occasion& occasion) {
    return occasion.value > 0 && attacks_with_card(game, occasion);
  };
  ion.run = [](Game& game, Occasion& occasion) {
    suffer(game, occasion.other, 1, 0, "2e-deal-10");
    gain(game, occasion.other, state::Token::ion, occasion.value - 1, "2e-deal-10", game.piece(occasion.subject).side);
  };
  all.push_back(ion);
}

void add_hit_to_crit(Effects& all, const char* card, const char* rule, bool (*when)(const Game&, const Occasion&)) {
  Effect change;
  change.card = card;
  change.window = Window::modify_attack;
  change.rule = rule;
  change.when = when;
  change.run = [](Game& game, Occasion& occasion) {
    if (count_faces(game.attack()->attack_dice, Face::hit) == 0) return;
    occasion.options->push_back(option(occasion.card, say("cards.hit-to-crit")));
  };
  change.use = [](Game& game, Occasion&) {
    const auto& dice = game.attack()->attack_dice;
    const auto hit =
        std::find_if(dice.begin(), dice.end(), [](const state::Die& die) { return die.face == Face::hit; });
    change_die(game, true, static_cast<std::size_t>(hit - dice.begin()), Face::crit);
  };
  all.push_back(change);
}

void add_flip(Effects& all, const char* card, const char* rule, bool (*when)(const Game&, const Occasion&)) {
  Effect flip;
  flip.card = card;
  flip.window = Window::before_activation;
  flip.rule = rule;
  flip.may = true;
  flip.when = when;
  flip.run = [](Game& game, Occasion& occasion) {
    const bool open = game.piece(occasion.owner).ship.card(occasion.card)->open;
    game.emit(state::CardFlipped{occasion.owner, occasion.card, !open});
  };
  all.push_back(flip);
}

bool has_dial(const Game& game, Id ship) {
  const state::Piece* piece = game.find(ship);
  return piece != nullptr && piece->in_play() && piece->ship.dial && !piece->ship.revealed;
}

void look_at_dial(Game& game, Id ship, Id target, std::string_view rule) {
  state::Choice choice =
      choice_of(game, "look", ship, Id(rule), say("dial.shows", target, *game.piece(target).ship.dial));
  choice.options = {option("seen", say("dial.seen"))};
  game.ask(std::move(choice), true);
}

}  // namespace plotboard::rules::effects
