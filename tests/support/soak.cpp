#include "support/soak.hpp"

#include <algorithm>
#include <cstdlib>

namespace plotboard::test {

int tries(int count) {
  const char* soak = std::getenv("PLOTBOARD_SOAK");
  const double factor = soak == nullptr ? 1 : std::strtod(soak, nullptr);
  return factor > 0 ? std::max(1, static_cast<int>(count * factor)) : count;
}

std::uint64_t first_seed() {
  const char* seed = std::getenv("PLOTBOARD_SEED");
  return seed == nullptr ? 1 : std::strtoull(seed, nullptr, 10);
}

}  // namespace plotboard::test
