#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// The last thing of Declare Target. The defender's stress hangs on its own: who is kept from it gives none
// (1e-stress-12).
void r3_a2(Effects& all) {
  Effect& stresses = may(
      all, "1e-upgrade-r3a2", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return occasion.subject == attack_in(game, occasion).attacker &&
               is_in_any_arc(game, occasion.other, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        if (!pays_stress(game, occasion.owner, 1, "1e-upgrade-r3a2")) return;
        gain(game, occasion.other, Token::stress, 1, "1e-upgrade-r3a2");
      });
  stresses.worth = [](Game& game, const Occasion& occasion) {
    return !is_stressed(game.piece(occasion.other)) && !is_stressed(game.piece(occasion.owner));
  };
}

}  // namespace plotboard::rules::effects::first
