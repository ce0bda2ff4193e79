#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void pilot_serissu(Effects& all) {
  offers(
      all, "1e-pilot-serissu", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return is_friend(game, occasion.owner, occasion.subject) &&
               within(game, occasion.owner, occasion.subject, 1, 1) && !game.attack()->defense_dice.empty();
      },
      [](Game& game, Occasion& occasion) { reroll_some(game, occasion.subject, false, 1, "1e-pilot-serissu"); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
