#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void r3_astromech(Effects& all) {
  offers(
      all, "1e-upgrade-r3astromech", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_primary(game, occasion) && is_fresh(game, occasion) && any(game, true, Face::focus);
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        cancel(game, true, Face::focus);
        gain(game, occasion.owner, Token::evade, 1, "1e-upgrade-r3astromech");
      });
}

}  // namespace plotboard::rules::effects::first
