#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Before any modification: dice rerolled afterwards keep their criticals (1e-attack-21). The value tells "Sunny
// Bounder", who answers to the roll itself, that it is too late.
void heavy_laser_cannon(Effects& all) {
  must(all, "1e-upgrade-heavylasercannon", Window::attack_rolled, attacks_with_card,
       [](Game& game, Occasion& occasion) {
         turn(game, true, Face::crit, Face::hit);
         occasion.value = 1;
       });
}

}  // namespace plotboard::rules::effects::first
