#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// 1e-huge-12.
void dutyfree(Effects& all) {
  must(all, "1e-upgrade-dutyfree", Window::jam_reach, is_own, [](Game&, Occasion& occasion) {
    constexpr int kReach = 3;
    occasion.value = std::max(occasion.value, kReach);
  });
}

}  // namespace plotboard::rules::effects::first
