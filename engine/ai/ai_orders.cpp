#include "ai/ai_orders.hpp"

#include <algorithm>

#include "ai/advice.hpp"
#include "rules/board/field.hpp"

namespace plotboard::ai {

bool is_escaping(const state::Piece& ship) { return data::order_of(ship.order).kind == data::OrderKind::escape; }

Ids ordered(const state::Table& table, const state::Piece& ship, data::OrderKind kind) {
  Ids ids;
  const data::Order order = data::order_of(ship.order);
  if (order.kind != kind) return ids;
  const Id name = order.whom;
  for (const state::Piece& piece : table.pieces) {
    if (piece.id != name && (piece.squad != name || piece.type != state::PieceType::ship)) continue;
    const bool there = piece.type == state::PieceType::ship ? piece.in_play() : !piece.ship.removed;
    if (there && piece.id != ship.id) ids.push_back(piece.id);
  }
  return ids;
}

bool may_lock(const rules::Game& game, const state::Piece& ship, Id target) {
  if (is_escaping(ship)) return false;
  const Ids struck = ordered(game.table(), ship, data::OrderKind::strike);
  return struck.empty() || std::find(struck.begin(), struck.end(), target) != struck.end();
}

Id nearest_ship(const rules::Game& game, Id ship) {
  std::string nearest;
  double least = 0;
  for (const rules::Field::Ship& other : field_of(game).ships()) {
    const Id id = field_of(game).piece(other).id;
    if (!is_enemy_of(game, ship, id)) continue;
    const double distance = distance_mm(game, ship, id);
    if (!nearest.empty() && distance >= least) continue;
    nearest = id;
    least = distance;
  }
  return nearest;
}

}  // namespace plotboard::ai
