#include <algorithm>

#include "rules/first/bombs.hpp"
#include "rules/play/damage.hpp"

namespace plotboard::rules::effects::first {

void device_proximity_mine(Effects& all) {
  add_mine<[](Game& game, Id ship, Id device) {
    const auto dice = rules::first::roll_for_device(game, ship, device, 3);
    const auto hits = std::count(dice.begin(), dice.end(), state::Face::hit);
    const auto crits = std::count(dice.begin(), dice.end(), state::Face::crit);
    suffer(game, ship, static_cast<int>(hits), static_cast<int>(crits), "1e-bomb-24");
  }>(all, "device:1e-proximity-mine", "1e-bomb-24");
}

}  // namespace plotboard::rules::effects::first
