#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Template and direction are declared before anything is laid, and bind (1e-bomb-3).
void pilot_emon_azzameen(Effects& all) {
  must(all, "1e-pilot-emonazzameen", Window::device_template, nullptr, [](Game&, Occasion& occasion) {
    for (const char* name : {"straight-3", "turn-3-left", "turn-3-right"}) {
      occasion.options->push_back(option(name, {}));
    }
  });
}

}  // namespace plotboard::rules::effects::first
