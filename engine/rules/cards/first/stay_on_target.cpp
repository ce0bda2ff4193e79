#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_same_speed(geom::Maneuver now, geom::Maneuver other) { return now.speed == other.speed; }

}  // namespace

// Red whatever else then turns the dial (1e-man-18); a stressed ship falls back on the white straight 2 (1e-stress-5).
void stay_on_target(Effects& all) {
  may(
      all, "1e-upgrade-stayontarget", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) { return can_turn_dial(game, occasion.owner, is_same_speed); },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        turn_dial(game, occasion.owner, is_same_speed, false, "1e-upgrade-stayontarget");
      })
      .worth = [](Game&, const Occasion&) { return false; };
  adds<rules::first::kMakesRed>(all, "1e-upgrade-stayontarget", Window::difficulty,
                                [](const Game& game, const Occasion& occasion) {
                                  const state::ShipState& ship = owner_of(game, occasion).ship;
                                  return !is_fresh(game, occasion) && !ship.executed && ship.dial == occasion.maneuver;
                                });
}

}  // namespace plotboard::rules::effects::first
