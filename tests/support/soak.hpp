#pragma once
// How often the property tests try. PLOTBOARD_SOAK multiplies it: 50 in tools/soak, a fraction where each try is slow.

namespace plotboard::test {

// At least 1, whatever the multiplier.
int tries(int count);

}  // namespace plotboard::test
