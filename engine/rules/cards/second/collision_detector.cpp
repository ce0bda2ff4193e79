#include "rules/board/obstacles.hpp"
#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void collision_detector(Effects& all) {
  gear(all, "collision-detector", Window::may_cover, kSystems, nullptr,
       [](Game&, Occasion& occasion) { occasion.value = 1; });
  may_gear(
      all, "collision-detector", Window::obstacle_met, kSystems,
      [](const Game& game, const Occasion& occasion) {
        return has_charge(game, occasion) && game.piece(occasion.other).type == state::PieceType::obstacle &&
               !ignores_obstacle(game.piece(occasion.owner), occasion.other);
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        game.emit(state::Marked{occasion.owner, kIgnoresObstacle + occasion.other.text()});
      },
      say("collision-detector.ignore"));
  gear(
      all, "collision-detector", Window::obstacle_hurts, kSystems,
      [](const Game& game, const Occasion& occasion) {
        return ignores_obstacle(game.piece(occasion.owner), occasion.other);
      },
      [](Game&, Occasion& occasion) { occasion.value = 0; });
}

}  // namespace plotboard::rules::effects
