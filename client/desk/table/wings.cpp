#include "desk/table/wings.hpp"

#include "data/catalog.hpp"
#include "geom/formation.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::desk {

Ids with_leaders(const state::Table& table, Ids ids) {
  Ids moved;
  for (Id& id : ids) {
    const state::Piece* piece = table.find(id);
    if (piece != nullptr && piece->ship.is_wingmate()) id = piece->ship.wing.leader;
    if (!base::contains(moved, id)) moved.push_back(id);
  }
  return moved;
}

std::vector<rules::Placement> mates_of(const data::Catalog& catalog, const state::Table& table,
                                       const std::vector<rules::Placement>& placements) {
  std::vector<rules::Placement> mates;
  for (const state::Piece& mate : table.pieces) {
    for (const rules::Placement& leader : placements) {
      if (!mate.ship.is_wingmate() || mate.ship.wing.leader != leader.id) continue;
      mates.push_back({mate.id, geom::wing_tool_pose(catalog.figures, mate.base, leader.to, mate.ship.wing.place)});
    }
  }
  return mates;
}

void close_up(const data::Catalog& catalog, state::Table& table) {
  std::vector<rules::Placement> placed;
  for (const state::Piece& piece : table.pieces) placed.push_back({piece.id, piece.pose});
  for (const rules::Placement& mate : mates_of(catalog, table, placed))
    table.pieces[*table.index_of(mate.id)].pose = mate.to;
}

std::vector<scene::HeldShown> formation_after(const data::Catalog& catalog, const state::Table& table, Id leader,
                                              const rules::MoveOutcome& outcome) {
  std::vector<scene::HeldShown> shown;
  const Ids mates = rules::wingmates(table, leader);
  Ids flies_along = mates;
  flies_along.push_back(leader);
  const rules::Field field(catalog, table);
  const data::RuleSet* ruleset = catalog.ruleset(table.ruleset);
  const bool turns = ruleset != nullptr && ruleset->campaign_wings && rules::turns_back(outcome.maneuver.bearing);
  for (const Id id : mates) {
    const state::Piece& mate = *table.find(id);
    if (!mate.in_play()) continue;
    const int number = turns ? geom::inverted_place(mate.ship.wing.place) : mate.ship.wing.place;
    const geom::Pose place = geom::wing_tool_pose(catalog.figures, mate.base, outcome.end, number);
    // As far as it can be told now: who moves before the wing may clear the place or take it (2e-wing-12).
    shown.push_back({id, place, !rules::blocked(field, mate, place, flies_along), ""});
  }
  return shown;
}

}  // namespace plotboard::desk
