#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_gavin_darklighter(Effects& all) {
  squad_offer(
      all, "pilot:gavindarklighter", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        return game.friendly(attack.attacker, occasion.owner) && shows(game, true, state::Face::hit) &&
               is_in_arc(game, attack.defender, geom::ArcKind::front, occasion.owner);
      },
      [](Game& game, Occasion&) { change_first(game, true, state::Face::hit, state::Face::crit); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
