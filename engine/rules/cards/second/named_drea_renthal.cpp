#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_drea_renthal(Effects& all) {
  squad_rerolls<1>(all, "pilot:drearenthal", Window::modify_attack, [](const Game& game, const Occasion& occasion) {
    const state::Attack& attack = attack_in(game, occasion);
    return is_other_friend(game, occasion, attack.attacker) && !has_dot(game, attack.attacker) &&
           in_firing_arc(game, attack.defender, occasion.owner);
  }).anyone = true;
}

}  // namespace plotboard::rules::effects
