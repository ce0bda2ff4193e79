#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void condition_a_debt_to_pay(Effects& all) {
  offers(
      all, "1e-condition-adebttopay", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && any(game, true, Face::focus) &&
               has_card(game.piece(attack_in(game, occasion).defender), "1e-upgrade-ascoretosettle");
      },
      [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::crit, 1); });
}

}  // namespace plotboard::rules::effects::first
