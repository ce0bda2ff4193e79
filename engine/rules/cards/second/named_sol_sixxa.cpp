#include "rules/cards/second/parts_crew.hpp"
#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_sol_sixxa(Effects& all) {
  squad_must(
      all, "pilot:solsixxa", Window::device_template,
      [](const Game&, const Occasion& occasion) { return has_template(*occasion.options, "straight-1"); },
      [](Game&, Occasion& occasion) {
        for (const char* each : {"bank-1-left", "bank-1-right", "turn-1-left", "turn-1-right"})
          add_template(*occasion.options, each);
      });
}

}  // namespace plotboard::rules::effects
