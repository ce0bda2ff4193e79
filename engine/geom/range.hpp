#pragma once
// Range bands. A distance exactly on a band line (within the contact tolerance) belongs to the nearer band and is
// flagged. Range 0 is contact (touching or overlapping). Own readings.

#include <optional>

#include "geom/contact.hpp"

namespace plotboard::geom {

struct RangeVerdict {
  std::optional<int> band;  // 0 contact, 1.., nothing beyond the ruler
  bool on_line = false;     // within the tolerance of a band line
  double to_limit_mm = 0;   // distance to the nearest band line (at 0 none: to 100, 200, ...), unsigned
};

// gap_mm as contact.hpp has it; `bands` is 3, or 5 with the huge ruler.
RangeVerdict range_of(double gap_mm, const Figures& figures, int bands);
// Band number without an end (4, 5, 6 ...), for the AI's "4 and beyond".
int open_band(double gap_mm, const Figures& figures);

}  // namespace plotboard::geom
