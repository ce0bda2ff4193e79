#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// One after the other, as its player likes (1e-golden-10).
void pilot_chopper(Effects& all) {
  must(
      all, "1e-pilot-chopper", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !touched_by(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id chopper = occasion.owner;
        Ids left = touched_by(game, chopper);
        std::erase_if(left, [&](Id ship) { return game.friendly(chopper, ship); });
        while (!left.empty()) {
          const Id next = pick_ship(game, chopper, left, "1e-pilot-chopper", false);
          std::erase(left, next);
          gain(game, next, Token::stress, 1, "1e-pilot-chopper", game.piece(chopper).side);
        }
      });
}

}  // namespace plotboard::rules::effects::first
