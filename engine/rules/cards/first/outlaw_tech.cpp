#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

void outlaw_tech(Effects& all) {
  may(
      all, "1e-upgrade-outlawtech", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return has_executed(game, occasion.owner, geom::Difficulty::red);
      },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, Token::focus, 1, "1e-upgrade-outlawtech"); });
}

}  // namespace plotboard::rules::effects::first
