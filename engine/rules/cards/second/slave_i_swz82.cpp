#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void slave_i_swz82(Effects& all) {
  squad_offer(
      all, "slave-i-swz82", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        return owner_attacks(game, occasion) && attack.arc == geom::ArcKind::front &&
               is_ship_in_play(game, attack.defender) && shows(game, true, state::Face::hit) &&
               is_in_arc(game, occasion.owner, geom::ArcKind::full_rear, attack.defender);
      },
      [](Game& game, Occasion&) { change_first(game, true, state::Face::hit, state::Face::crit); });
}

}  // namespace plotboard::rules::effects
