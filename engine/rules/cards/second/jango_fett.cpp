#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void jango_fett(Effects& all) {
  for (const Window window : {Window::modify_attack_against, Window::modify_defense_against}) {
    squad_offer(
        all, "jango-fett", window,
        [](const Game& game, const Occasion& occasion) {
          return bearer(game, occasion).has_locked(opponent_in(game, occasion)) &&
                 shows_any(game, occasion, state::Face::focus);
        },
        [](Game& game, Occasion& occasion) {
          spend_lock(game, occasion.owner, kCardRule, opponent_in(game, occasion));
          change_first(game, of_attack_dice(occasion), state::Face::focus, state::Face::blank);
        })
        .worth = [](Game& game, const Occasion& occasion) {  // else the focus result does nothing
      const state::Piece& enemy = game.piece(opponent_in(game, occasion));
      return enemy.tokens.focus + enemy.tokens.calculate + enemy.ship.force > 0;
    };
  }
}

}  // namespace plotboard::rules::effects
