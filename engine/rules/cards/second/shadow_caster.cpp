#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void shadow_caster(Effects& all) {
  squad_must(
      all, "shadow-caster", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = *game.attack();
        return owner_attacks(game, occasion) && attack.hit && game.in_play(occasion.owner) &&
               is_ship_in_play(game, attack.defender) && in_turret_arc(game, attack.defender, occasion.owner) &&
               is_in_arc(game, attack.defender, geom::ArcKind::front, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        gain(game, game.attack()->defender, state::Token::tractor, 1, kCardRule, bearer(game, occasion).side);
      });
}

}  // namespace plotboard::rules::effects
