#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

void crack_shot(Effects& all) {
  Effect cancel = talent(
      "crack-shot", Window::neutralize,
      [](const Game& game, const Occasion& occasion) {
        return primary_at_bullseye(game, occasion) && charges_of_card(game, occasion) > 0 &&
               count_faces(game.attack()->defense_dice, state::Face::evade) > 0;
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        cancel_evade(game);
      });
  cancel.may = true;
  cancel.prompt = say("crack-shot.cancel");
  cancel.worth = evade_matters;
  all.push_back(cancel);
}

}  // namespace plotboard::rules::effects
