#include <algorithm>

#include "ai/pilot.hpp"
#include "rules/play/referee.hpp"

namespace plotboard::ai {

bool is_ais(const state::Table& table, const state::Choice& choice) {
  if (choice.dice > 0 || choice.kind == rules::kDamageCard) return false;
  const state::Piece* ship = table.find(choice.ship);
  if (ship != nullptr && ship->type == state::PieceType::ship && ship->side == choice.side) return ship->ai;
  const auto is_persons = [&choice](const state::Piece& piece) {
    return piece.type == state::PieceType::ship && piece.side == choice.side && !piece.ai;
  };
  return std::none_of(table.pieces.begin(), table.pieces.end(), is_persons);
}

}  // namespace plotboard::ai
