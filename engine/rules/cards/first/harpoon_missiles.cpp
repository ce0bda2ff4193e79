#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Once the attack is over: so it does not set off what it brings, and a defender that it destroyed gets nothing.
void harpoon_missiles(Effects& all) {
  must(
      all, "1e-upgrade-harpoonmissiles", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_card(game, occasion) && attack_in(game, occasion).has_hit() &&
               still_flying(game, occasion.other);
      },
      [](Game& game, Occasion& occasion) {
        assign_condition(game, occasion.other, "1e-condition-harpooned", false, "1e-upgrade-harpoonmissiles");
      });
}

}  // namespace plotboard::rules::effects::first
