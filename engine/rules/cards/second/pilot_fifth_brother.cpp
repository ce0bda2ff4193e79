#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_fifth_brother(Effects& all) {
  Effect fierce = pilot_effect(
      "pilot:fifth-brother", Window::modify_attack, "2e-mod-1",
      [](const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).ship.force > 0; });
  fierce.may = true;
  fierce.run = [](Game& game, Occasion& occasion) {
    offer_change(game, occasion, state::Face::focus, state::Face::crit);
  };
  fierce.use = [](Game& game, Occasion& occasion) {
    game.emit(state::ForceChanged{occasion.owner, -1});
    change_faces(game, occasion, state::Face::focus, state::Face::crit, 1);
  };
  all.push_back(fierce);
}

}  // namespace plotboard::rules::effects
