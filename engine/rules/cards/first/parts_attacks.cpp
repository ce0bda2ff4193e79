#include "rules/cards/first/parts_attacks.hpp"

#include <algorithm>

namespace plotboard::rules::effects::first {

namespace {

// Attacks leave a mark each: how many there have been tells this one from all others of the round.
std::string in_this_attack(const Game& game, const std::string& note) {
  ENSURE(game.attack() != nullptr, "a note for an attack without one");
  std::ptrdiff_t attacks = 0;
  for (const state::Piece& piece : game.table().pieces) {
    const Ids& marks = piece.ship.marks;
    attacks += std::count_if(marks.begin(), marks.end(), [](Id mark) { return mark.starts_with("attack:"); });
  }
  return note + "@" + std::to_string(attacks);
}

}  // namespace

void note_in_attack(Game& game, Id ship, const std::string& note) {
  game.emit(state::Marked{ship, in_this_attack(game, note)});
}
bool noted_in_attack(const Game& game, Id ship, const std::string& note) {
  return game.attack() != nullptr && game.piece(ship).ship.has_mark(in_this_attack(game, note));
}

bool missed(const Game& game, const Occasion& occasion) {
  return attacks(game, occasion) && !attack_in(game, occasion).has_hit();
}

bool may_answer_miss(const Game& game, const Occasion& occasion) {
  return missed(game, occasion) && game.in_play(occasion.owner) &&
         !owner_of(game, occasion).ship.has_mark(kNoMoreAttacks);
}

bool results_stay(const Game& game) {
  const auto effects = effects_of(game.attack()->weapon);
  return std::none_of(effects.begin(), effects.end(),
                      [](const Effect* effect) { return effect->window == Window::harm; });
}

bool may_attack_again(const Game& game, Id ship) {
  const state::Piece* piece = game.find(ship);
  return piece != nullptr && piece->in_play() && !piece->ship.destroyed && !piece->ship.has_mark(kNoMoreAttacks);
}

void attack_once_more(Game& game, Id ship, const Ids& among, std::string_view rule) {
  ShotFilter filter;
  filter.weapons = weapons_of_type(game, ship, data::WeaponType::primary);
  filter.among = among;
  // Before the attack: a further card that answers to its miss finds the ship barred already.
  filter.cost = [](Game& table, Id attacker) { table.emit(state::Marked{attacker, kNoMoreAttacks}); };
  if (!filter.weapons.empty()) offer_attack(game, ship, filter, false, rule);
}

namespace {

constexpr const char* kGivenUp = "attacks-given-up";

}  // namespace

bool has_attacks_to_give_up(const Game& game, Id ship) {
  const Ids& marks = game.piece(ship).ship.marks;
  return std::none_of(marks.begin(), marks.end(),
                      [](Id mark) { return mark == kGivenUp || mark.starts_with("attack:"); });
}

void give_up_attacks(Game& game, Id ship) {
  game.emit(state::Marked{ship, kGivenUp});
  game.emit(state::Marked{ship, kNoMoreAttacks});
}

Ids weapons_of_type(Game& game, Id ship, data::WeaponType type) {
  Ids ids;
  for (const WeaponOnShip& weapon : weapons_of(game, ship)) {
    if (weapon.weapon.type == type) ids.push_back(weapon.id);
  }
  return ids;
}

// A cloaked ship may not attack whatever else bars it.
bool is_barred_by_token(const Game& game, const Occasion& occasion) {
  return is_own(game, occasion) && !occasion.allowed && occasion.rule == "2e-attack-9" &&
         owner_of(game, occasion).tokens.cloak == 0;
}

}  // namespace plotboard::rules::effects::first
