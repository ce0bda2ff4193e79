#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

// What becomes of a boost that would fail is by hand.
void named_arvel_crynyd(Effects& all) {
  squad_must(
      all, "pilot:arvelcrynyd", Window::weapon_check,
      [](const Game&, const Occasion& occasion) {
        return occasion.rule == "2e-attack-range-9" && occasion.word.starts_with("primary:");
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; });
}

}  // namespace plotboard::rules::effects
