#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// The range is that of the enemy from any friend.
void bodhi_rook(Effects& all) {
  adds<1>(all, "1e-upgrade-bodhirook", Window::lock_reach, [](const Game& game, const Occasion& occasion) {
    return !game.friendly(occasion.owner, occasion.other) && !enemies_within(game, occasion.other, 1, 3).empty();
  });
}

}  // namespace plotboard::rules::effects::first
