#pragma once
// The margins of printed pages, in millimetres from the upper left corner.

#include "print/page.hpp"

namespace plotboard::print {

inline constexpr double kMargin = 12, kRight = kA4Width - kMargin, kWide = kRight - kMargin;  // left and right
inline constexpr double kFoot = kA4Height - 7;  // baseline of the last line

}  // namespace plotboard::print
