#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_tycho_celchu(Effects& all) {
  must(all, "1e-pilot-tychocelchu", Window::acts_stressed, nullptr,
       [](Game&, Occasion& occasion) { occasion.value = 1; });
}

}  // namespace plotboard::rules::effects::first
