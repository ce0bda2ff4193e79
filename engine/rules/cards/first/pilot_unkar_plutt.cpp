#include <algorithm>

#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Whom it touches is settled before the first token moves one (1e-tractor-3); its player says the order
// (1e-golden-10).
void pilot_unkar_plutt(Effects& all) {
  must(
      all, "1e-pilot-unkarplutt", Window::end_of_activation_phase,
      [](const Game& game, const Occasion& occasion) { return !touched_by(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        Ids left = touched_by(game, ship);
        while (!left.empty()) {
          const Id next = pick_ship(game, ship, left, "1e-pilot-unkarplutt", false);
          left.erase(std::find(left.begin(), left.end(), next));
          gain(game, next, Token::tractor, 1, "1e-pilot-unkarplutt", game.piece(ship).side);
        }
      });
}

}  // namespace plotboard::rules::effects::first
