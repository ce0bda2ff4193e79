#include "rules/cards/second/parts_crew.hpp"
#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_emon_azzameen(Effects& all) {
  squad_must(
      all, "pilot:emonazzameen", Window::device_template,
      [](const Game&, const Occasion& occasion) { return has_template(*occasion.options, "straight-1"); },
      [](Game&, Occasion& occasion) {
        for (const char* each : {"turn-3-left", "straight-3", "turn-3-right"}) add_template(*occasion.options, each);
      });
}

}  // namespace plotboard::rules::effects
