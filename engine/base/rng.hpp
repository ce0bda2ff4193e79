#pragma once
// The engine's own random generator (PCG-XSH-RR 64/32): the same numbers on every platform for a seed.
// No clock seeds: the caller gives the seed and writes down every draw that matters.

#include <cstdint>

namespace plotboard::base {

class Rng {
 public:
  explicit Rng(std::uint64_t seed, std::uint64_t stream = 0);
  std::uint32_t next();
  // Uniform in [0, bound), by rejection, no bias. Precondition: bound > 0.
  std::uint32_t below(std::uint32_t bound);
  // Uniform in [low, high], inclusive. Precondition: low <= high.
  int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low) + 1u)); }
  int d6() { return between(1, 6); }

 private:
  std::uint64_t state_ = 0;
  std::uint64_t increment_ = 1;
};

}  // namespace plotboard::base
