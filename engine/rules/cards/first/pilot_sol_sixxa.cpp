#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Template and direction bind once they are declared (1e-bomb-3).
void pilot_sol_sixxa(Effects& all) {
  must(all, "1e-pilot-solsixxa", Window::device_template, nullptr, [](Game&, Occasion& occasion) {
    for (const char* name : {"turn-1-left", "turn-1-right"}) occasion.options->push_back(option(name, {}));
  });
}

}  // namespace plotboard::rules::effects::first
