#include "data/upgrade.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// From the front, for cards that drop on the reveal of the dial (1e-bomb-4); still one bomb a round (1e-bomb-2).
void trajectory_simulator(Effects& all) {
  must(
      all, "1e-upgrade-trajectorysimulator", Window::device_template,
      [](const Game& game, const Occasion& occasion) {
        const data::Upgrade* bomb = game.catalog().upgrade(occasion.other);
        return is_own(game, occasion) && bomb != nullptr && bomb->payload && !bomb->payload->by_action;
      },
      [](Game&, Occasion& occasion) { occasion.options->push_back(option("launch-straight-5", {})); });
}

}  // namespace plotboard::rules::effects::first
