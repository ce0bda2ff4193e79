#include "rules/play/range_dice.hpp"

#include "rules/board/components.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

// 2e-attack-dice-2..5: range changes the dice on either side unless the weapon is ordnance.
bool range_counts(Game& game, const state::Attack& attack, const char* word) {
  const auto weapon = weapon_named(game, attack.attacker, attack.weapon);
  const int applies = weapon && weapon->weapon.ordnance ? 0 : 1;
  return attack_number(game, Window::range_bonus, attack, true, applies, word) != 0;
}

}  // namespace

RangeDice attack_dice_by_range(Game& game, const state::Attack& attack) {
  const bool closer = attack.range <= 1 && range_counts(game, attack, "attack");
  return {closer ? 1 : 0, "2e-attack-dice-2", "dice.by-range-one"};
}

RangeDice defense_dice_by_range(Game& game, const state::Attack& attack) {
  if (attack.range < 3 || !range_counts(game, attack, "defense"))
    return {0, "2e-defense-dice-2", "dice.by-range-three"};
  if (component_of(game.catalog(), game.piece(attack.defender)) != nullptr) {
    return {1, "fga-4.3.1-6", "dice.by-range-three-or-more"};
  }
  if (component_of(game.catalog(), game.piece(attack.attacker)) != nullptr) {
    return {1, "fga-4.3.1.1-2", "dice.by-range-three-or-more"};
  }
  const int by = book_of(game).fighting.range_defense(game.ruleset(), attack.range);
  if (attack.range == 3) return {by, "2e-defense-dice-2", "dice.by-range-three"};
  return {by, "2e-huge-9", "dice.by-range-four"};
}

}  // namespace plotboard::rules
