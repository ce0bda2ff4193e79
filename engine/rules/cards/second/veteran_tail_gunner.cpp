#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void veteran_tail_gunner(Effects& all) {
  squad_must(
      all, "veteran-tail-gunner", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return makes_primary_attack(game, occasion) && occasion.subject == occasion.owner &&
               game.attack()->arc == geom::ArcKind::front && has_bonus_attack_left(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.weapons = primary_weapons(game, occasion.owner);
        filter.arcs = {geom::ArcKind::rear};
        bonus_attack_with(game, occasion, filter);
      });
}

}  // namespace plotboard::rules::effects
