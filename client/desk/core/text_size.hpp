#pragma once
// How large text can be, in per cent of the ordinary size: the steps that keys take. The first and the last are the
// limits everywhere: settings, their window, the command line.
#include <array>

namespace plotboard::desk {

inline constexpr std::array<int, 8> kTextSizes{75, 100, 125, 150, 175, 200, 250, 300};
inline constexpr double kSmallestText = kTextSizes.front() / 100.0, kLargestText = kTextSizes.back() / 100.0;

}  // namespace plotboard::desk
