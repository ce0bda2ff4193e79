#include <algorithm>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kEzrasShot{"ezra-bridgers-shot"};
std::vector<geom::ArcKind> unfired_turret_arcs(const state::Piece& ship) {
  std::vector<geom::ArcKind> fresh;
  for (const geom::ArcKind arc : turret_arcs(ship.ship.turret)) {
    const std::string end = ':' + std::string(geom::name_of(arc));
    const bool fired = std::any_of(ship.ship.marks.begin(), ship.ship.marks.end(),
                                   [&](Id mark) { return mark.starts_with("attack:") && mark.text().ends_with(end); });
    if (!fired) fresh.push_back(arc);
  }
  return fresh;
}

}  // namespace

void ezra_bridger(Effects& all) {
  squad_must(
      all, "ezra-bridger", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return makes_primary_attack(game, occasion) && occasion.subject == occasion.owner &&
               has_force(game, occasion) && has_bonus_attack_left(game, occasion.owner) &&
               !unfired_turret_arcs(bearer(game, occasion)).empty();
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.arcs = unfired_turret_arcs(bearer(game, occasion));
        filter.cost = [](Game& paying, Id ship) {
          spend_force(paying, ship);
          paying.emit(state::Marked{ship, kEzrasShot});
        };
        bonus_attack_with(game, occasion, filter);
      });
  squad_rerolls<1>(all, "ezra-bridger", Window::modify_attack, [](const Game& game, const Occasion& occasion) {
    return owner_attacks(game, occasion) && attack_in(game, occasion).bonus && !is_unstressed(game, occasion) &&
           bearer(game, occasion).ship.has_mark(kEzrasShot);
  });
}

}  // namespace plotboard::rules::effects
