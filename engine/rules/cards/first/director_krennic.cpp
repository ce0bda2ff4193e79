#include "rules/cards/first/parts.hpp"
#include "rules/first/squad_parts.hpp"

namespace plotboard::rules::effects::first {

// The condition is given before forces are placed. The First Order counts as Imperial
// (1e-squad-3); shield values are those with all cards.
void director_krennic(Effects& all) {
  static constexpr int kMostShields = 3;
  must(all, "1e-upgrade-directorkrennic", Window::before_forces, is_own, [](Game& game, Occasion& occasion) {
    Ids fit;
    for (const state::Piece& ship : game.table().pieces) {
      const data::FirstPilot* pilot = game.catalog().first_pilot(ship.ship.pilot);
      const bool imperial = pilot != nullptr && rules::first::side_of_faction(pilot->faction) == "galacticempire";
      if (!(ship.in_play() || is_to_be_placed(ship)) || !game.friendly(ship.id, occasion.owner) || !imperial) continue;
      if (ship.ship.shield_limit <= kMostShields) fit.push_back(ship.id);
    }
    const Id ship = pick_ship(game, occasion.owner, fit, "1e-upgrade-directorkrennic", false);
    if (!ship.empty()) {
      assign_condition(game, ship, "1e-condition-optimizedprototype", true, "1e-upgrade-directorkrennic");
    }
  });
}

}  // namespace plotboard::rules::effects::first
