#include <algorithm>

#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// No critical results. The die may not be rerolled by the attacker, but a focus token may turn it back.
void sensor_jammer(Effects& all) {
  offers(
      all, "1e-upgrade-sensorjammer", Window::modify_attack_against,
      [](const Game& game, const Occasion& occasion) { return defends(game, occasion) && any(game, true, Face::hit); },
      [](Game& game, Occasion&) {
        change_attack(game, [](state::Attack& attack) {
          const auto jammed = std::find_if(attack.attack_dice.begin(), attack.attack_dice.end(),
                                           [](const state::Die& die) { return die.face == Face::hit && !die.fixed; });
          jammed->face = Face::focus;
          jammed->rerolled = true;  // as one that has been: nobody rerolls it
        });
      });
}

}  // namespace plotboard::rules::effects::first
