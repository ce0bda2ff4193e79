#include "rules/devices.hpp"

namespace plotboard::rules {

std::vector<geom::Pose> device_poses(const Game&, const std::string&, const data::Payload&, const std::string&, bool) {
  return {};
}
void drop_device(Game&, const std::string&, const std::string&, const std::string&, bool) {}
void detonate(Game&, const std::string&) {}
void detonate_bombs(Game&) {}
void mines_met(Game&, const std::string&, const geom::Pose&, const MoveOutcome*, const std::vector<geom::Template>&) {}
std::vector<std::string> ships_within(const Game&, const std::string&, int) { return {}; }

}  // namespace plotboard::rules
