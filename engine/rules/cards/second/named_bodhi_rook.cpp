#include <algorithm>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool near_any_friend(const Game& game, const Occasion& occasion) {
  const auto& pieces = game.table().pieces;
  return std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& piece) {
    return piece.type == state::PieceType::ship && piece.in_play() && game.friendly(piece.id, occasion.owner) &&
           piece.id != occasion.other && measure(field_of(game), piece.id, occasion.other).range.band.value_or(4) <= 3;
  });
}

}  // namespace

void named_bodhi_rook(Effects& all) {
  squad_must(
      all, "pilot:bodhirook", Window::lock_reach,
      [](const Game& game, const Occasion& occasion) {
        return occasion.value == 0 && game.friendly(occasion.subject, occasion.owner) &&
               near_any_friend(game, occasion);
      },
      [](Game&, Occasion& occasion) { occasion.value = 1; })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
