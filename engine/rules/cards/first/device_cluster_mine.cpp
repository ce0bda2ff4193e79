#include <algorithm>

#include "rules/first/bombs.hpp"
#include "rules/play/damage.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Criticals are normal damage here.
void burst(Game& game, Id ship, Id device) {
  const auto dice = rules::first::roll_for_device(game, ship, device, 2);
  const auto hits = std::count_if(
      dice.begin(), dice.end(), [](state::Face face) { return face == state::Face::hit || face == state::Face::crit; });
  suffer(game, ship, static_cast<int>(hits), 0, "1e-bomb-26");
}

}  // namespace

void device_cluster_mine(Effects& all) {
  for (const char* device : {"device:1e-cluster-mine", "device:1e-cluster-mine-side"}) {
    add_mine<burst>(all, device, "1e-bomb-26");
  }
}

}  // namespace plotboard::rules::effects::first
