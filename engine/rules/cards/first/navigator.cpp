#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_same_bearing(geom::Maneuver now, geom::Maneuver other) { return now.bearing == other.bearing; }

}  // namespace

// Under stress no red entry is open (1e-man-19), whatever else the carrier may fly.
void navigator(Effects& all) {
  may(
      all, "1e-upgrade-navigator", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) { return can_turn_dial(game, occasion.owner, is_same_bearing); },
      [](Game& game, Occasion& occasion) {
        const bool stressed = is_stressed(owner_of(game, occasion));
        turn_dial(game, occasion.owner, is_same_bearing, stressed, "1e-upgrade-navigator");
      })
      .worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects::first
