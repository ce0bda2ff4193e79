#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Obstruction by huge ships is covered too (1e-overlap). Die, stress and lost action of an overlap stay.
void dash_rendar(Effects& all) {
  must(
      all, "1e-upgrade-dashrendar", Window::obstacle_hurts,
      [](const Game&, const Occasion& occasion) { return occasion.word == "attack"; },
      [](Game&, Occasion& occasion) { occasion.value = 0; });
  must(
      all, "1e-upgrade-dashrendar", Window::weapon_check,
      [](const Game&, const Occasion& occasion) { return occasion.rule == "2e-attack-11"; },
      [](Game&, Occasion& occasion) { occasion.allowed = true; });
}

}  // namespace plotboard::rules::effects::first
