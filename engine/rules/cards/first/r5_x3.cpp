#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kPastObstacles = "1e-upgrade-r5x3:past-obstacles";

bool is_past_obstacles(const Game& game, const Occasion& occasion) {
  return owner_of(game, occasion).ship.has_mark(kPastObstacles);
}

}  // namespace

// What follows works by a mark, for the card has gone. Shots at its ship can still be obstructed (1e-obst-20).
void r5_x3(Effects& all) {
  Effect& slips = may(
      all, "1e-upgrade-r5x3", Window::before_activation,
      [](const Game& game, const Occasion& occasion) { return owner_of(game, occasion).ship.dial.has_value(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        discard_card(game, ship, occasion.card, "1e-upgrade-r5x3");
        game.emit(state::Marked{ship, kPastObstacles});
      });
  slips.worth = [](Game&, const Occasion&) { return false; };
  must(all, "1e-rules", Window::obstacle_hurts, is_past_obstacles, [](Game&, Occasion& occasion) {
    occasion.value = 0;
  }).rule = "1e-upgrade-r5x3";
  must(
      all, "1e-rules", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return occasion.rule == "2e-attack-11" && is_past_obstacles(game, occasion);
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; })
      .rule = "1e-upgrade-r5x3";
}

}  // namespace plotboard::rules::effects::first
