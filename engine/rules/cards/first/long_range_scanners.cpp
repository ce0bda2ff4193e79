#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Range 3 or any distance beyond, base to base, and nothing nearer, whoever grants the lock.
void long_range_scanners(Effects& all) {
  must(all, "1e-upgrade-longrangescanners", Window::lock_reach, is_own, [](Game& game, Occasion& occasion) {
    constexpr int kNearest = 3;
    occasion.value = range_between(game, occasion.owner, occasion.other) >= kNearest ? 1 : 0;
  });
}

}  // namespace plotboard::rules::effects::first
