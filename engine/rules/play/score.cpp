#include "rules/play/score.hpp"

#include <algorithm>

#include "rules/play/rulebook.hpp"

namespace plotboard::rules {

std::optional<Score> score_of(const data::Catalog& catalog, const state::Table& table) {
  const auto lost = book_of(catalog, table).limit.points_lost;
  if (lost == nullptr || !table.play.on() || !table.mission.empty()) return std::nullopt;
  return Score{lost(catalog, table, state::Side::enemy), lost(catalog, table, state::Side::player)};
}

bool is_at_limit(const state::Table& table) {
  return table.play.round_limit > 0 && table.round >= table.play.round_limit;
}

bool has_ships_left(const state::Table& table, state::Side side) {
  return std::any_of(table.pieces.begin(), table.pieces.end(), [side](const state::Piece& ship) {
    return ship.type == state::PieceType::ship && ship.side == side && !ship.fled && !ship.ship.removed;
  });
}

}  // namespace plotboard::rules
