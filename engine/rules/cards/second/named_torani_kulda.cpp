#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_torani_kulda(Effects& all) {
  squad_must(
      all, "pilot:toranikulda", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && game.in_play(occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        Ids enemies = enemies_at(game, occasion, 0, 3);
        std::erase_if(enemies, [&](Id id) { return !is_in_bullseye(game, id, occasion.owner); });
        for (const Id enemy : enemies) {
          if (game.in_play(enemy) && !gives_up_green(game, enemy)) suffer(game, enemy, 1, 0, kCardRule);
        }
      });
}

}  // namespace plotboard::rules::effects
