#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_garven_dreis(Effects& all) {
  for (const char* card : {"pilot:garvendreis", "pilot:garvendreis-t65xwing"}) {
    squad_may(
        all, card, Window::token_spent,
        [](const Game& game, const Occasion& occasion) {
          return occasion.word == "focus" && !friends_at(game, occasion, 1, 3).empty();
        },
        [](Game& game, Occasion& occasion) {
          gain(game, pick_ship(game, occasion, friends_at(game, occasion, 1, 3)), state::Token::focus, 1, kCardRule);
        });
  }
}

}  // namespace plotboard::rules::effects
