#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

// Who reveals no dial has no use for it (1e-act-5). Only an action that has been done costs the step.
void advanced_sensors(Effects& all) {
  must(
      all, "1e-upgrade-advancedsensors", Window::before_activation,
      [](const Game& game, const Occasion& occasion) { return has_dial(game, occasion.owner); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        if (!free_action(game, ship, {}, "1e-upgrade-advancedsensors") || !game.in_play(ship)) return;
        skip_action(game, ship, "1e-upgrade-advancedsensors", say("advanced-sensors.acted"));
      });
}

}  // namespace plotboard::rules::effects::first
