#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Before any modification: dice rerolled afterwards keep their criticals (1e-attack-21).
void heavy_laser_cannon(Effects& all) {
  must(all, "1e-upgrade-heavylasercannon", Window::attack_rolled, attacks_with_card,
       [](Game& game, Occasion&) { turn(game, true, Face::crit, Face::hit); });
}

}  // namespace plotboard::rules::effects::first
