#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// The actions of either side stand in its data.
void servomotor_s_foils(Effects& all) {
  add_flip(all, "servomotor-s-foils", "2e-ship-31", nullptr);

  Effect closed;
  closed.card = "servomotor-s-foils";
  closed.window = Window::attack_dice;
  closed.rule = "2e-ship-30";
  closed.when = [](const Game& game, const Occasion& occasion) {
    return attacks_with_primary(game, occasion) && !game.piece(occasion.owner).ship.card(occasion.card)->open;
  };
  closed.run = [](Game&, Occasion& occasion) { --occasion.value; };
  all.push_back(closed);
}

}  // namespace plotboard::rules::effects
