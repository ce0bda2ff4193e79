#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Counted as the dice lie on the table now. One more die is no modification (1e-attack-27).
void lightweight_frame(Effects& all) {
  must(
      all, "1e-upgrade-lightweightframe", Window::defense_rolled,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        return defends(game, occasion) && is_own(game, occasion) &&
               attack.attack_dice.size() > attack.defense_dice.size();
      },
      [](Game& game, Occasion& occasion) {
        game.roll(occasion.owner, state::DieKind::defense, 1, say("dice.defense"), state::Pool::defense);
      });
}

}  // namespace plotboard::rules::effects::first
