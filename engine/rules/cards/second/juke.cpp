#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

void juke(Effects& all) {
  Effect feint = talent("juke", Window::modify_defense_against, [](const Game& game, const Occasion& occasion) {
    return owner_attacks(game, occasion) && game.piece(occasion.owner).tokens.evade > 0;
  });
  feint.may = true;
  feint.run = [](Game& game, Occasion& occasion) {
    if (count_faces(game.attack()->defense_dice, state::Face::evade) == 0) return;
    occasion.options->push_back(option(occasion.card, say("juke.feint")));
  };
  feint.use = [](Game& game, Occasion&) { change_first(game, false, state::Face::evade, state::Face::focus); };
  all.push_back(feint);
}

}  // namespace plotboard::rules::effects
