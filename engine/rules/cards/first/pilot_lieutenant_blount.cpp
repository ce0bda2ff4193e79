#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Effects of a hit apply; damage comes from the results that are left alone.
void pilot_lieutenant_blount(Effects& all) {
  must(all, "1e-pilot-lieutenantblount", Window::counts_as_hit, nullptr,
       [](Game&, Occasion& occasion) { occasion.value = 1; });
}

}  // namespace plotboard::rules::effects::first
