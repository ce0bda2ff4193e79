#include "geom/plastic.hpp"

namespace plotboard::geom {

std::vector<Pose> pushed(const Figures&, const std::vector<PlasticBase>& bases, std::size_t held, const Pose& goal) {
  std::vector<Pose> poses;
  for (const PlasticBase& base : bases) poses.push_back(base.pose);
  poses.at(held) = goal;
  return poses;
}

}  // namespace plotboard::geom
