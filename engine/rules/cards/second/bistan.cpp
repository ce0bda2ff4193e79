#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void bistan(Effects& all) {
  squad_must(
      all, "bistan", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return makes_primary_attack(game, occasion) && occasion.subject == occasion.owner &&
               bearer(game, occasion).tokens.focus > 0 && has_bonus_attack_left(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        for (const geom::ArcKind arc : turret_arcs(bearer(game, occasion).ship.turret)) filter.arcs.push_back(arc);
        for (const Id enemy : enemies_at(game, occasion, 0, 3)) {
          if (enemy != game.attack()->defender) filter.among.push_back(enemy);
        }
        if (!filter.arcs.empty() && !filter.among.empty()) bonus_attack_with(game, occasion, filter);
      });
}

}  // namespace plotboard::rules::effects
