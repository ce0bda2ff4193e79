#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Whoever has copied him may assign no condition (1e-cond-10). It leaves its earlier holder (1e-cond-4).
void pilot_captain_rex(Effects& all) {
  must(
      all, "1e-pilot-captainrex", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).ship.pilot == occasion.card && game.in_play(occasion.other);
      },
      [](Game& game, Occasion& occasion) {
        assign_condition(game, occasion.other, "1e-condition-suppressivefire", true, "1e-pilot-captainrex");
      });
}

}  // namespace plotboard::rules::effects::first
