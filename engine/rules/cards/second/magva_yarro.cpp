#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void magva_yarro(Effects& all) {
  squad_may(
      all, "magva-yarro", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = *game.attack();
        return owner_defends(game, occasion) && attack.hit && game.in_play(occasion.owner) &&
               is_ship_in_play(game, attack.attacker) && !bearer(game, occasion).has_locked(attack.attacker);
      },
      [](Game& game, Occasion& occasion) { acquire_lock_on(game, occasion.owner, game.attack()->attacker); });
}

}  // namespace plotboard::rules::effects
