#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// The arc is named as the attack is declared; a die more is never left. Secondary weapons do not use the auxiliary arc
// (1e-arc-5).
void alliance_overhaul(Effects& all) {
  adds<1>(all, "1e-upgrade-allianceoverhaul", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return attacks_with_primary(game, occasion) && attack_in(game, occasion).arc == geom::ArcKind::front;
  });
  offers(
      all, "1e-upgrade-allianceoverhaul", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && attack_in(game, occasion).arc == geom::ArcKind::rear &&
               any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::crit, 1); });
}

}  // namespace plotboard::rules::effects::first
