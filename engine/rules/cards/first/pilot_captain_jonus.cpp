#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// In both halves of an attack that is performed twice (1e-attack-38).
void pilot_captain_jonus(Effects& all) {
  offers(
      all, "1e-pilot-captainjonus", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return is_friend(game, occasion.owner, occasion.subject) && !is_primary(attack_in(game, occasion)) &&
               within(game, occasion.owner, occasion.subject, 1, 1);
      },
      [](Game& game, Occasion& occasion) { reroll_some(game, occasion.subject, true, 2, "1e-pilot-captainjonus"); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
