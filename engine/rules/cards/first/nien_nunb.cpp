#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

// An ionised ship's move has no entry on a dial, but is a straight and so green: a stress token goes.
void nien_nunb(Effects& all) {
  adds<rules::first::kMakesGreen>(
      all, "1e-upgrade-niennunb", Window::difficulty,
      [](const Game&, const Occasion& occasion) { return occasion.maneuver.bearing == geom::Bearing::straight; });
  must(
      all, "1e-upgrade-niennunb", Window::before_check_difficulty,
      [](const Game& game, const Occasion& occasion) {
        const bool green = has_executed(game, occasion.owner, geom::Difficulty::blue);
        return occasion.word == "ion" && !green && is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) { lose(game, occasion.owner, Token::stress, 1, "1e-upgrade-niennunb"); });
}

}  // namespace plotboard::rules::effects::first
