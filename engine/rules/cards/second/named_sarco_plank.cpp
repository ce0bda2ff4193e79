#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

// Nobody wants fewer dice, so nothing is asked.
void named_sarco_plank(Effects& all) {
  squad_must(
      all, "pilot:sarcoplank", Window::defense_dice,
      [](const Game& game, const Occasion& occasion) {
        return owner_defends(game, occasion) && bearer(game, occasion).ship.executed.has_value();
      },
      [](Game& game, Occasion& occasion) {
        const int speed = bearer(game, occasion).ship.executed->maneuver.speed;
        const int agility = agility_of(game, occasion.owner, &attack_in(game, occasion));
        if (speed > agility) occasion.value += speed - agility;
      });
}

}  // namespace plotboard::rules::effects
