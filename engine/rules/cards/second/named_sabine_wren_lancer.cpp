#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_sabine_wren_lancer(Effects& all) {
  squad_offer(
      all, "pilot:sabinewren-lancerclasspursuitcraft", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = attack_in(game, occasion).attacker;
        return is_ship_in_play(game, attacker) && in_turret_arc(game, attacker, occasion.owner) &&
               is_at_range(game, occasion.owner, attacker, 0, 2);
      },
      [](Game& game, Occasion&) { add_die(game, false, state::Face::focus); });
}

}  // namespace plotboard::rules::effects
