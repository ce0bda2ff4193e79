#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Any friend at range 1 to 3 of the enemy will do, whoever locks it.
void pilot_bodhi_rook(Effects& all) {
  must(
      all, "1e-pilot-bodhirook", Window::lock_reach,
      [](const Game& game, const Occasion& occasion) {
        if (!game.friendly(occasion.owner, occasion.subject) || !game.in_play(occasion.other)) return false;
        if (game.friendly(occasion.owner, occasion.other)) return false;
        if (within(game, occasion.subject, occasion.other, 1, 3)) return false;  // its own reach says it
        for (const state::Piece& piece : game.table().pieces) {
          if (!piece.in_play() || !game.friendly(piece.id, occasion.owner)) continue;
          if (within(game, piece.id, occasion.other, 1, 3)) return true;
        }
        return false;
      },
      [](Game&, Occasion& occasion) { occasion.value = 1; })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
