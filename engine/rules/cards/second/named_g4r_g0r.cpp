#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_g4r_g0r(Effects& all) {
  squad_must(
      all, "pilot:g4rgorvm", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        return owner_defends(game, occasion) && game.in_play(occasion.owner) &&
               !others_at(game, occasion, 0, 0).empty();
      },
      [](Game& game, Occasion& occasion) {
        for (const Id other : others_at(game, occasion, 0, 0)) suffer(game, other, 0, 1, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
