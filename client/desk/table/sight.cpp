#include "desk/table/sight.hpp"

#include <algorithm>
#include <optional>

#include "data/catalog.hpp"
#include "desk/table/board.hpp"
#include "rules/board/measure.hpp"

namespace plotboard::desk {
namespace {

// The nearest part of a ship in one of those arcs. A bullseye counts where nothing else says so already.
std::optional<Sighting> sighted(const rules::Field& field, const rules::Field::Ship& from,
                                const rules::Field::Ship& to) {
  std::vector<geom::ArcKind> arcs = own_arcs(field.catalog(), field.piece(from));
  const bool bullseye = !geom::is_huge(field.piece(from).base) && field.ruleset().edition == geom::Edition::second &&
                        base::contains(arcs, geom::ArcKind::front);
  if (bullseye) arcs.insert(arcs.begin(), geom::ArcKind::bullseye);
  std::optional<Sighting> best;
  for (const geom::ArcKind arc : arcs) {
    const rules::ArcGauge gauge(field, from, arc);
    const auto verdict = gauge.in_arc(to);
    if (!verdict || !verdict->range.band) continue;
    const int range = *verdict->range.band;
    if (best && best->range <= range) continue;
    best = Sighting{field.piece(to).id, arc, range, !gauge.obstructed_by(to, *verdict).empty()};
  }
  // Guides hold two bases apart that are at range 0 all the same (2e-range-8).
  if (best && geom::contact(from.moving, to.moving, field.tolerance_mm()) != geom::Contact::apart) best->range = 0;
  return best;
}

void nearest_first(std::vector<Sighting>& list) {
  std::stable_sort(list.begin(), list.end(), [](const Sighting& a, const Sighting& b) { return a.range < b.range; });
}

}  // namespace

Sight sight_from(const data::Catalog& catalog, const state::Table& table, Id ship, const geom::Pose& pose) {
  const rules::Field field(catalog, table);
  const std::size_t index = *table.index_of(ship);
  const rules::Field::Ship there = field.placed(index, pose);
  Sight sight;
  for (const rules::Field::Ship& other : field.ships()) {
    const state::Piece& piece = field.piece(other);
    if (piece.side == table.pieces[index].side || piece.ship.destroyed) continue;
    if (auto seen = sighted(field, there, other)) sight.sees.push_back(*seen);
    if (auto seen = sighted(field, other, there)) {
      seen->ship = piece.id;
      sight.seen_by.push_back(*seen);
    }
  }
  nearest_first(sight.sees);
  nearest_first(sight.seen_by);
  return sight;
}

}  // namespace plotboard::desk
