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
  std::function<std::size_t(std::size_t pairs)> overlaps;  // how many of the first so many pairs overlap
  bool slow = false;                                       // measured on a share of the pairs
};
// A loop around one question, so that the call of the function object is paid once and not a pair.
template <class Question>
std::function<std::size_t(std::size_t)> counted(Question overlaps) {
  return [overlaps](std::size_t pairs) {
    std::size_t count = 0;
    for (std::size_t k = 0; k < pairs; ++k) count += overlaps(k) ? 1U : 0U;
    return count;
  };
}
// b2TestOverlap, Boost.Geometry and GEOS; none in a build without PLOTBOARD_BENCH. `pairs` lets a rival place its
// shapes beforehand where that is how it is used.
std::vector<Rival> rivals(const geom::Figures& figures, const std::vector<PosePair>& pairs);

}  // namespace plotboard::cli
