#pragma once
// The same question put to other libraries: do two bases overlap? Poses in, yes or no out.
#include <functional>
#include <string>
#include <vector>

#include "geom/geom.hpp"

namespace plotboard::cli {

struct PosePair {
  geom::Pose a;
  geom::Pose b;
};
struct Rival {
  std::string name;
  std::function<bool(std::size_t pair)> overlaps;
  bool slow = false;  // measured on a share of the pairs
};
// b2TestOverlap, Boost.Geometry and GEOS; none in a build without PLOTBOARD_BENCH. `pairs` lets a rival place its
// shapes beforehand where that is how it is used.
std::vector<Rival> rivals(const geom::Figures& figures, const std::vector<PosePair>& pairs);

}  // namespace plotboard::cli
