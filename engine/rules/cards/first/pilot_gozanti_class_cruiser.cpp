#include <algorithm>

#include "rules/cards/first/parts.hpp"
#include "rules/first/docking.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool has_ships_docked(const Game& game, const Occasion& occasion) {
  const auto& pieces = game.table().pieces;
  return is_own(game, occasion) && std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& ship) {
           return ship.ship.carrier == occasion.owner && !ship.fled && !ship.ship.removed;
         });
}

}  // namespace

// Two of its ships, with the Vector title four.
void pilot_gozanti_class_cruiser(Effects& all) {
  must(all, "1e-pilot-gozanticlasscruiser", Window::after_maneuver, has_ships_docked,
       [](Game& game, Occasion& occasion) {
         const int most = has_card(owner_of(game, occasion), "1e-upgrade-vector") ? 4 : 2;
         rules::first::deploy_after_maneuver(game, occasion.owner, most, "1e-pilot-gozanticlasscruiser");
       });
}

}  // namespace plotboard::rules::effects::first
