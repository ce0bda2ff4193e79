#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_saw_gerrera(Effects& all) {
  squad_rerolls<1>(all, "pilot:sawgerrera", Window::modify_attack, [](const Game& game, const Occasion& occasion) {
    return friend_attacks(game, occasion, 3) && is_damaged(game.piece(attack_in(game, occasion).attacker));
  }).anyone = true;
}

}  // namespace plotboard::rules::effects
