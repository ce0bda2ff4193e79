#include <algorithm>
#include <string>
#include <vector>

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

namespace {

// Those that its indicator points to and that it has not fired from this round, whatever the weapon.
std::vector<geom::ArcKind> fresh_turret_arcs(const state::Piece& ship) {
  std::vector<geom::ArcKind> fresh;
  for (const geom::ArcKind arc : turret_arcs(ship.ship.turret)) {
    const std::string end = ':' + std::string(geom::name_of(arc));
    const Ids& marks = ship.ship.marks;
    const bool fired = std::any_of(marks.begin(), marks.end(),
                                   [&](Id mark) { return mark.starts_with("attack:") && mark.text().ends_with(end); });
    if (!fired) fresh.push_back(arc);
  }
  return fresh;
}

}  // namespace

void veteran_turret_gunner(Effects& all) {
  gear(
      all, "veteran-turret-gunner", Window::bonus_attack, kGunners,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_primary(game, occasion) && has_bonus_attack_left(game, occasion.owner) &&
               !fresh_turret_arcs(game.piece(occasion.owner)).empty();
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.arcs = fresh_turret_arcs(game.piece(occasion.owner));
        if (!shots_of(game, occasion.owner, filter).empty()) {
          offer_attack(game, occasion.owner, filter, true, kGunners);
        }
      });
}

}  // namespace plotboard::rules::effects
