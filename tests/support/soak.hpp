#pragma once
// How often the property tests try. PLOTBOARD_SOAK multiplies it: 50 in tools/soak, a fraction where each try is slow.
#include <algorithm>
#include <cstdlib>

namespace plotboard::test {

// At least 1, whatever the multiplier.
inline int tries(int count) {
  const char* soak = std::getenv("PLOTBOARD_SOAK");
  const double factor = soak == nullptr ? 1 : std::strtod(soak, nullptr);
  return factor > 0 ? std::max(1, static_cast<int>(count * factor)) : count;
}

}  // namespace plotboard::test
