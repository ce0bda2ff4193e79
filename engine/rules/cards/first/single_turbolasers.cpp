#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// The agility with all its changes counts twice; dice by range and obstruction come on top (1e-huge-10). So as many
// dice again as it is, rather than a change of it that others might change after it.
void single_turbolasers(Effects& all) {
  must(all, "1e-upgrade-singleturbolasers", Window::defense_dice_against, attacks_with_card,
       [](Game& game, Occasion& occasion) {
         const state::Attack& attack = attack_in(game, occasion);
         occasion.value += agility_of(game, attack.defender, &attack);
       });
  offers(
      all, "1e-upgrade-singleturbolasers", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_card(game, occasion) && any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::hit, 1); });
}

}  // namespace plotboard::rules::effects::first
