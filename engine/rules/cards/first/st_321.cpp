#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Whatever the distance, whoever grants the lock.
void st_321(Effects& all) {
  must(all, "1e-upgrade-st321", Window::lock_reach, is_own, [](Game&, Occasion& occasion) { occasion.value = 1; });
}

}  // namespace plotboard::rules::effects::first
