#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Another friendly ship at range 1 of her attacks with its primary weapon: it may reroll one die.
void pilot_howlrunner(Effects& all) {
  offers(
      all, "1e-pilot-howlrunner", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return is_friend(game, occasion.owner, occasion.subject) && is_primary(attack_in(game, occasion)) &&
               within(game, occasion.owner, occasion.subject, 1, 1);
      },
      [](Game& game, Occasion& occasion) { reroll_some(game, occasion.subject, true, 1, "1e-pilot-howlrunner"); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
