#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// The bonus that he takes away is the attacker's: a defender's die for range 3 stays.
void pilot_zertik_strom(Effects& all) {
  must(
      all, "1e-pilot-zertikstrom", Window::range_bonus,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "attack" && !game.friendly(occasion.owner, occasion.subject) &&
               within(game, occasion.owner, occasion.subject, 1, 1);
      },
      [](Game&, Occasion& occasion) { occasion.value = 0; })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
