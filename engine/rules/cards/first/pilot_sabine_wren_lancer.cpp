#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_close_in_mobile_arc(const Game& game, Id enemy, Id of) {
  for (const geom::ArcKind arc : turret_arcs(game.piece(of).ship.turret)) {
    if (band_in_arc(game, enemy, arc, of) <= 2) return true;
  }
  return false;
}

}  // namespace

// The range is that of the closest point inside the arc. Adding a result is a modification (1e-attack-27).
void pilot_sabine_wren_lancer(Effects& all) {
  offers(
      all, "1e-pilot-sabinewren-lancerclasspursuitcraft", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && is_close_in_mobile_arc(game, occasion.other, occasion.owner);
      },
      [](Game& game, Occasion&) { add_die(game, false, Face::focus); });
}

}  // namespace plotboard::rules::effects::first
