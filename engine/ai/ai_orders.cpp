#include "ai/ai_orders.hpp"

#include <algorithm>

#include "ai/advice.hpp"
#include "rules/board/field.hpp"

namespace plotboard::ai {

bool is_escaping(const state::Piece& ship) { return ship.order.rfind("escape:", 0) == 0; }

std::vector<std::string> ordered(const state::Table& table, const state::Piece& ship, std::string_view kind) {
  std::vector<std::string> ids;
  if (ship.order.compare(0, kind.size(), kind) != 0) return ids;
  const std::string name = ship.order.substr(kind.size());
  for (const state::Piece& piece : table.pieces) {
    if (piece.id != name && (piece.squad != name || piece.type != state::PieceType::ship)) continue;
    const bool there = piece.type == state::PieceType::ship ? piece.in_play() : !piece.ship.removed;
    if (there && piece.id != ship.id) ids.push_back(piece.id);
  }
  return ids;
}

bool may_lock(const rules::Game& game, const state::Piece& ship, const std::string& target) {
  if (is_escaping(ship)) return false;
  const std::vector<std::string> struck = ordered(game.table(), ship, "strike:");
  return struck.empty() || std::find(struck.begin(), struck.end(), target) != struck.end();
}

std::string nearest_ship(const rules::Game& game, const std::string& ship) {
  std::string nearest;
  double least = 0;
  for (const rules::Field::Ship& other : field_of(game).ships()) {
    const std::string& id = field_of(game).piece(other).id;
    if (!is_enemy_of(game, ship, id)) continue;
    const double distance = distance_mm(game, ship, id);
    if (!nearest.empty() && distance >= least) continue;
    nearest = id;
    least = distance;
  }
  return nearest;
}

}  // namespace plotboard::ai
