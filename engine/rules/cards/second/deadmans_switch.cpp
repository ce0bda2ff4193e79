#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void deadmans_switch(Effects& all) {
  squad_must(
      all, "deadmans-switch", Window::destroyed,
      [](const Game& game, const Occasion& occasion) { return !others_at(game, occasion, 0, 1).empty(); },
      [](Game& game, Occasion& occasion) {
        for (const Id other : others_at(game, occasion, 0, 1)) suffer(game, other, 1, 0, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
