#include "geom/range.hpp"

#include <algorithm>

namespace plotboard::geom {

int open_band(double gap_mm, const Figures& figures) {
  const double tolerance = figures.contact_tolerance.mm() + kRounding;
  const double step = figures.range_band.mm();
  int band = gap_mm > step ? static_cast<int>(gap_mm / step) : 0;  // never too high
  while (gap_mm > band * step + tolerance) ++band;
  return band;
}

RangeVerdict range_of(double gap_mm, const Figures& figures, int bands) {
  const double step = figures.range_band.mm();
  const int band = open_band(gap_mm, figures);
  RangeVerdict verdict;
  if (band <= bands) verdict.band = band;

  const double distance = std::max(gap_mm, 0.0);
  const int below = std::clamp(static_cast<int>(std::min(distance / step, 1e6)), 1, bands);
  const int above = std::min(below + 1, bands);
  verdict.to_limit_mm = std::min(std::fabs(distance - below * step), std::fabs(distance - above * step));
  verdict.on_line = verdict.to_limit_mm <= figures.contact_tolerance.mm() + kRounding;
  return verdict;
}

}  // namespace plotboard::geom
