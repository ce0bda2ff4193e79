#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

void valen_rudor(Effects& all) {
  Effect answers = ability(
      "valen-rudor", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        return friend_defends(game, occasion, 1) && !game.piece(occasion.owner).ship.destroyed;
      },
      [](Game& game, Occasion& occasion) { offer_free_action(game, occasion.owner, say("valen-rudor.action")); });
  answers.anyone = true;
  all.push_back(answers);
}

}  // namespace plotboard::rules::effects
