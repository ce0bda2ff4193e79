#include "rules/board/obstacles.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/field.hpp"

namespace plotboard::rules {

using data::ObstacleKind;

Ids obstacles_met(const MoveOutcome& move) {
  Ids met;
  for (const auto* list : {&move.template_crosses, &move.base_overlaps}) {
    for (const Crossing& crossing : *list) {
      if (std::find(met.begin(), met.end(), crossing.id) == met.end()) met.push_back(crossing.id);
    }
  }
  return met;
}

bool ignores_obstacle(const state::Piece& ship, Id obstacle) {
  if (ship.ship.marks.empty()) return false;
  return ship.ship.has_mark(std::string(kIgnoresObstacle) + obstacle.text());
}

bool at_range_zero_of(const Game& game, Id ship, ObstacleKind kind) {
  const Field& field = field_of(game);
  const Field::Ship* placed = field.ship(ship);
  if (placed == nullptr) return false;
  return std::any_of(field.obstacles().begin(), field.obstacles().end(), [&](const Field::Obstacle& obstacle) {
    const state::Piece& piece = field.piece(obstacle);
    if (ignores_obstacle(game.piece(ship), piece.id)) return false;
    return field.catalog().obstacle(piece.ref)->kind == kind &&
           geom::contact(placed->moving, obstacle.shape, field.tolerance_mm()) != geom::Contact::apart;
  });
}

bool skips_engagement(const Game& game, Id ship) {
  return game.ruleset().asteroid_skips_engagement && at_range_zero_of(game, ship, ObstacleKind::asteroid);
}

}  // namespace plotboard::rules
