#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The icon is in its data and leaves with it.
void burnout_slam(Effects& all) {
  must(
      all, "1e-upgrade-burnoutslam", Window::after_action,
      [](const Game&, const Occasion& occasion) { return occasion.word == "slam"; },
      [](Game& game, Occasion& occasion) {
        discard_card(game, occasion.owner, occasion.card, "1e-upgrade-burnoutslam");
      });
}

}  // namespace plotboard::rules::effects::first
