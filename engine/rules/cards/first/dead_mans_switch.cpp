#include "rules/cards/first/parts_range.hpp"
#include "rules/play/devices.hpp"

namespace plotboard::rules::effects::first {

// While the ship is still on the table, at the end of step 7 (1e-timing-4); its player names the order (1e-golden-10).
void dead_mans_switch(Effects& all) {
  must(all, "1e-upgrade-deadmansswitch", Window::destroyed, is_own, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    for (const Id each : in_order_of_player(game, ship, all_within(game, ship, 1, 1))) {
      suffer(game, each, 1, 0, "1e-upgrade-deadmansswitch");
    }
  });
}

}  // namespace plotboard::rules::effects::first
