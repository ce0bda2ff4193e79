#include "rules/board/obstacles.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Ships count where it has come to rest, obstacles under its template too (1e-overlap-15). An action of its bar only;
// in one go with what follows the maneuver (1e-slam-5).
void advanced_slam(Effects& all) {
  must(
      all, "1e-upgrade-advancedslam", Window::after_maneuver,
      [](const Game&, const Occasion& occasion) {
        return occasion.word == "slam" && occasion.move->fully_executed && obstacles_met(*occasion.move).empty();
      },
      [](Game& game, Occasion& occasion) {
        Ids bar;
        for (const data::ShipAction& icon : bar_of(game, occasion.owner)) bar.push_back(icon.type);
        free_action(game, occasion.owner, bar, "1e-upgrade-advancedslam");
      });
}

}  // namespace plotboard::rules::effects::first
