#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Before the green maneuver is executed, thus with stress that it would only take off later (1e-act-9).
void bb_8(Effects& all) {
  must(all, "1e-upgrade-bb8", Window::after_reveal, is_own, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    const auto dial = owner_of(game, occasion).ship.dial;
    if (!dial || flight_of(game, ship, *dial).difficulty != geom::Difficulty::blue) return;
    free_action(game, ship, {"barrel-roll"}, "1e-upgrade-bb8");
  });
}

}  // namespace plotboard::rules::effects::first
