#include "rules/cards/first/parts_more.hpp"

namespace plotboard::rules::effects::first {

void pilot_dalan_oberos_m12_l_kimogila(Effects& all) {
  static const auto in_bullseye = [](const Game& game, Id ship) {
    Ids ids;
    for (const state::Piece& other : game.table().pieces) {
      if (!other.in_play() || !state::are_enemies(other.side, game.piece(ship).side)) continue;
      if (band_in_arc(game, other.id, geom::ArcKind::bullseye, ship) <= 3) ids.push_back(other.id);
    }
    return ids;
  };
  may(
      all, "1e-pilot-dalanoberos-m12lkimogilafighter", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !in_bullseye(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id enemy =
            pick_ship(game, ship, in_bullseye(game, ship), "1e-pilot-dalanoberos-m12lkimogilafighter", false);
        acquire_lock_on(game, ship, enemy);
      })
      .worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).lock.empty(); };
}

}  // namespace plotboard::rules::effects::first
