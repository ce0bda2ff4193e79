#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// No change at all of the dice of an attack at range 1 on a ship with Targeting Scrambler.
void condition_scrambled(Effects& all) {
  must(
      all, "1e-condition-scrambled", Window::may_modify,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && attacks(game, occasion) && attack_range(game, occasion) <= 1 &&
               has_card(game.piece(attack_in(game, occasion).defender), "1e-upgrade-targetingscrambler");
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = "1e-cond-14";
      });
  must(all, "1e-condition-scrambled", Window::end_of_combat, is_own, [](Game& game, Occasion& occasion) {
    remove_condition(game, occasion.owner, "1e-condition-scrambled", "1e-cond-14");
  });
}

}  // namespace plotboard::rules::effects::first
