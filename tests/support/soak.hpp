#pragma once
// How often the property tests try. PLOTBOARD_SOAK multiplies it: 50 in tools/soak, a fraction where each try is slow.
// PLOTBOARD_SEED is where random play begins (1): long runs side by side take other seeds.

#include <cstdint>

namespace plotboard::test {

// At least 1, whatever the multiplier.
int tries(int count);
std::uint64_t first_seed();

}  // namespace plotboard::test
