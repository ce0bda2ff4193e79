#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

// It is no action.
void redline_acquire(Effects& all) {
  all.push_back(ability_if_wanted(
      "redline-acquire", Window::after_action, say("squad-cards.acquire-lock"),
      [](const Game& game, const Occasion& occasion) { return finds_to_lock(game, occasion.owner); },
      [](Game& game, Occasion& occasion) { acquire_lock(game, occasion.owner, false); }));
  all.back().worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).lock.empty(); };
}

}  // namespace plotboard::rules::effects
