#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Between hit and damage (1e-attack-33). Adding results is a modification, cancelling is none (1e-attack-27): where he
// may not modify he would only lose by it.
void pilot_bossk(Effects& all) {
  may(
      all, "1e-pilot-bossk", Window::after_hit,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && count(game, true, Face::crit) > 0;
      },
      [](Game& game, Occasion&) {
        if (!modification_fault(game, *game.attack(), "1e-pilot-bossk").empty()) return;
        cancel(game, true, Face::crit);
        add_die(game, true, Face::hit);
        add_die(game, true, Face::hit);
      });
}

}  // namespace plotboard::rules::effects::first
