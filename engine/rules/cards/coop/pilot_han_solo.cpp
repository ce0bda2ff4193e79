#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int beside_obstacle(const Game& game, const Occasion& occasion) {
  constexpr int kFar = 9;
  constexpr int kAll = 6;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.type != state::PieceType::obstacle) continue;
    if (measure(field_of(game), occasion.owner, piece.id).range.band.value_or(kFar) <= 1) return kAll;
  }
  return 0;
}

}  // namespace

void pilot_han_solo(Effects& all) {
  add_reroll<beside_obstacle>(all, "pilot:han-solo", Window::modify_attack);
  add_reroll<beside_obstacle>(all, "pilot:han-solo", Window::modify_defense);
}

}  // namespace plotboard::rules::effects
