#include "mission/squad_wing.hpp"

#include <algorithm>

#include "geom/formation.hpp"

namespace plotboard::mission {

namespace {

bool may_form(const state::Piece& ship) {
  return ship.type == state::PieceType::ship && ship.ai && ship.base == geom::BaseKind::small && !ship.squad.empty() &&
         !ship.fled && !ship.stays && ship.ship.wing == state::Wing{} && ship.ship.carrier.empty() &&
         ship.ship.fitness == state::Fitness::fit;
}

bool of_one_formation(const state::Piece& a, const state::Piece& b) {
  return a.squad == b.squad && a.side == b.side && a.ref == b.ref && a.faction == b.faction;
}

}  // namespace

void form_squad_wings(std::vector<state::Piece>& pieces) {
  std::vector<state::Piece*> ships;
  for (state::Piece& piece : pieces) {
    if (may_form(piece)) ships.push_back(&piece);
  }
  std::stable_sort(ships.begin(), ships.end(),
                   [](const state::Piece* a, const state::Piece* b) { return a->number < b->number; });
  for (state::Piece* leader : ships) {
    if (!may_form(*leader)) continue;  // it follows another by now
    std::vector<state::Piece*> wing;
    for (state::Piece* ship : ships) {
      const bool full = wing.size() == geom::kBlockPlaces.size();
      if (!full && may_form(*ship) && of_one_formation(*leader, *ship)) wing.push_back(ship);
    }
    for (std::size_t i = 0; i < wing.size() && wing.size() > 1; ++i) {
      wing[i]->ship.wing = {leader->id, geom::kBlockPlaces.at(i), false};
    }
  }
}

}  // namespace plotboard::mission
