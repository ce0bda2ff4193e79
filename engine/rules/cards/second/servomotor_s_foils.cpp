#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

bool servomotors_open(const Game& game, const Occasion& occasion) {
  return game.piece(occasion.owner).ship.card(occasion.card)->open;
}
bool servomotors_closed(const Game& game, const Occasion& occasion) { return !servomotors_open(game, occasion); }

}  // namespace

// The actions of either side stand in its data.
void servomotor_s_foils(Effects& all) {
  add_flip(all, "servomotor-s-foils", "2e-ship-31", servomotors_open);
  all.back().prompt = say("s-foils.close");
  add_flip(all, "servomotor-s-foils", "2e-ship-31", servomotors_closed);
  all.back().prompt = say("s-foils.open");

  Effect closed;
  closed.card = "servomotor-s-foils";
  closed.window = Window::attack_dice;
  closed.rule = "2e-ship-30";
  closed.when = [](const Game& game, const Occasion& occasion) {
    return attacks_with_primary(game, occasion) && servomotors_closed(game, occasion);
  };
  closed.run = [](Game&, Occasion& occasion) { --occasion.value; };
  all.push_back(closed);
}

}  // namespace plotboard::rules::effects
