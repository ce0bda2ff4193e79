#include "data/catalog.hpp"
#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void trajectory_simulator(Effects& all) {
  gear(
      all, "trajectory-simulator", Window::device_template, kSystems,
      [](const Game& game, const Occasion& occasion) {
        const data::Upgrade* upgrade = game.catalog().upgrade(occasion.other);
        return upgrade != nullptr && upgrade->payload && upgrade->payload->kind == data::DeviceKind::bomb;
      },
      [](Game&, Occasion& occasion) {
        const std::size_t before = occasion.options->size();
        add_template(*occasion.options, "launch-straight-5");
        // Where the other card has had its say already.
        if (has_template(*occasion.options, "straight-2")) add_speeds(*occasion.options, before);
      });
}

}  // namespace plotboard::rules::effects
