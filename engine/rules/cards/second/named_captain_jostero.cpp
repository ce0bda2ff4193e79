#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

// Damage within an attack on somebody else waits for no answer of his: that attack comes first.
void named_captain_jostero(Effects& all) {
  squad_must(
      all, "pilot:captainjostero", Window::after_damage,
      [](const Game& game, const Occasion& occasion) {
        return game.attack() == nullptr && occasion.value > 0 && is_enemy_of_owner(game, occasion, occasion.subject) &&
               still_flying(game, occasion.subject) && still_flying(game, occasion.owner) &&
               has_bonus_attack_left(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.defender = occasion.subject;
        bonus_attack_with(game, occasion, filter);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
