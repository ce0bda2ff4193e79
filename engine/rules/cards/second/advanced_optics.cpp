#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

void advanced_optics(Effects& all) {
  Effect& clears = may_gear(
      all, "advanced-optics", Window::modify_attack, kTech,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && game.piece(occasion.owner).tokens.focus > 0;
      },
      [](Game& game, Occasion& occasion) {
        if (count_faces(game.attack()->attack_dice, state::Face::blank) == 0) return;
        occasion.options->push_back(option(occasion.card, say("advanced-optics.clear")));
      });
  clears.worth = [](Game& game, const Occasion&) {  // else the token turns the focus results
    return count_faces(game.attack()->attack_dice, state::Face::focus) == 0;
  };
  clears.use = [](Game& game, Occasion& occasion) {
    spend(game, occasion.owner, state::Token::focus, kTech);
    change_first(game, true, state::Face::blank, state::Face::hit);
  };
}

}  // namespace plotboard::rules::effects
