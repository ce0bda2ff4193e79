#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The speed of its last maneuver in place of its agility, where it is the higher: agility cuts do not touch it, and
// dice for range and obstruction come on top. Nobody wants fewer dice, so nothing is asked.
void pilot_sarco_plank(Effects& all) {
  must(
      all, "1e-pilot-sarcoplank", Window::defense_dice,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && owner_of(game, occasion).ship.executed.has_value();
      },
      [](Game& game, Occasion& occasion) {
        const int speed = owner_of(game, occasion).ship.executed->maneuver.speed;
        const int agility = agility_of(game, occasion.owner, &attack_in(game, occasion));
        if (speed > agility) occasion.value += speed - agility;
      });
}

}  // namespace plotboard::rules::effects::first
