#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// A price (1e-stress-12), paid for a ship that has stress to lose: the one that is still stressed does nothing
// (1e-coord-2).
void pilot_ap_5(Effects& all) {
  Effect& calms = may(
      all, "1e-pilot-ap5", Window::coordinating,
      [](const Game& game, const Occasion& occasion) { return is_stressed(game.piece(occasion.other)); },
      [](Game& game, Occasion& occasion) {
        if (!pays_stress(game, occasion.owner, 2, "1e-pilot-ap5")) return;
        if (game.in_play(occasion.other)) lose(game, occasion.other, Token::stress, 1, "1e-pilot-ap5");
      });
  calms.worth = [](Game& game, const Occasion& occasion) {
    return game.piece(occasion.other).tokens.stress == 1;  // else it may not act all the same
  };
}

}  // namespace plotboard::rules::effects::first
