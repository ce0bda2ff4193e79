#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Mines as well; the choice binds once it is declared (1e-bomb-3).
void bombardier(Effects& all) {
  must(all, "1e-upgrade-bombardier", Window::device_template, is_own,
       [](Game&, Occasion& occasion) { occasion.options->push_back(option("straight-2", {})); });
}

}  // namespace plotboard::rules::effects::first
