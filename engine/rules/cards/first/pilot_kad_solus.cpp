#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The tokens are assigned, no action: the stress that the maneuver has just brought is no bar.
void pilot_kad_solus(Effects& all) {
  must(
      all, "1e-pilot-kadsolus", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        const auto& executed = owner_of(game, occasion).ship.executed;
        return executed && executed->difficulty == geom::Difficulty::red;
      },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, Token::focus, 2, "1e-pilot-kadsolus"); });
}

}  // namespace plotboard::rules::effects::first
