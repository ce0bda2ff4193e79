#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void pilot_chaser(Effects& all) {
  must(
      all, "1e-pilot-chaser", Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "focus" && is_friend(game, occasion.owner, occasion.subject) &&
               within(game, occasion.owner, occasion.subject, 1, 1);
      },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, Token::focus, 1, "1e-pilot-chaser"); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
