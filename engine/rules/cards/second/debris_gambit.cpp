#include <algorithm>

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

bool obstacle_near(const Game& game, Id ship) {
  const auto& pieces = game.table().pieces;
  return std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& piece) {
    return piece.type == state::PieceType::obstacle &&
           measure(field_of(game), ship, piece.id).range.band.value_or(9) <= 1;
  });
}

}  // namespace

void debris_gambit(Effects& all) {
  all.push_back(talent(
      "debris-gambit", Window::action_colour,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "evade" && obstacle_near(game, occasion.subject);
      },
      [](Game&, Occasion& occasion) {
        occasion.value = std::max(occasion.value, 0);  // white, unless another card has it harder
      }));
}

}  // namespace plotboard::rules::effects
