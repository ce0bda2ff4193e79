#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

void pivot_wing_attack(Effects& all) {
  adds<1>(all, "1e-upgrade-pivotwing-title-attack", Window::agility, is_own);
  add_pivot(all, "1e-upgrade-pivotwing-title-attack");
}

}  // namespace plotboard::rules::effects::first
