#include "rules/board/clearances.hpp"

#include <algorithm>
#include <cmath>

#include "data/catalog.hpp"

namespace plotboard::rules {

namespace {

// Something happens to a ship that meets it (fga-4.4, fga-4.5).
bool is_met(const data::Component& component) {
  using data::ComponentKind;
  return component.kind == ComponentKind::minefield || component.kind == ComponentKind::ion_storm ||
         component.kind == ComponentKind::container || component.kind == ComponentKind::mine;
}

bool is_mine(const data::Catalog& catalog, const state::Piece& piece) {
  const data::Device* device = piece.type == state::PieceType::device ? catalog.device(piece.ref) : nullptr;
  return device != nullptr && device->kind == data::DeviceKind::mine;
}

}  // namespace

std::vector<Clearance> clearances(const Field& field, const Field::Ship& ship, const MoveOutcome& outcome,
                                  double close_mm) {
  std::vector<Clearance> close;
  const Field::Ship end = field.placed(ship.piece, outcome.end);
  const auto is_close = [close_mm](double gap) { return std::abs(gap) <= close_mm; };
  const bool laid = outcome.flown.kind != geom::TemplateKind::none;
  const auto look_at = [&](Id id, const geom::PlacedShape& shape) {
    const double under = geom::gap_mm(end.moving, shape);
    const double way = laid ? geom::gap_mm(outcome.flown, shape) : under;
    const bool by_template = std::abs(way) < std::abs(under);
    if (is_close(by_template ? way : under)) close.push_back({id, by_template ? way : under, by_template});
  };
  for (const Field::Obstacle& obstacle : field.obstacles()) look_at(field.piece(obstacle).id, obstacle.shape);
  for (const Field::Component& component : field.components()) {
    if (is_met(*component.kind)) look_at(field.piece(component).id, component.shape);
  }
  for (const state::Piece& piece : field.table().pieces) {
    if (!is_mine(field.catalog(), piece)) continue;
    if (const auto shape = shape_of(field.catalog(), piece)) look_at(piece.id, *shape);
  }
  for (const Field::Ship& other : field.ships()) {
    if (other.piece == ship.piece) continue;
    const Id id = field.piece(other).id;
    if (base::contains(outcome.touching, id)) continue;
    const double gap = geom::gap_mm(end.moving, other.moving);
    if (is_close(gap)) close.push_back({id, gap, false});
  }
  for (const Field::Hulk& hulk : field.hulks()) {
    const Id id = field.piece(hulk).id;
    const double gap = geom::gap_mm(end.moving, hulk.moving);
    if (!base::contains(outcome.touching, id) && is_close(gap)) close.push_back({id, gap, false});
  }
  std::stable_sort(close.begin(), close.end(),
                   [](const Clearance& a, const Clearance& b) { return std::abs(a.gap_mm) < std::abs(b.gap_mm); });
  return close;
}

}  // namespace plotboard::rules
