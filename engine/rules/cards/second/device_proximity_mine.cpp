#include "rules/cards/second/parts_mines.hpp"

namespace plotboard::rules::effects {

void device_proximity_mine(Effects& all) {
  Effect proximity;
  proximity.card = "device:proximity_mine";
  proximity.window = Window::detonate;
  proximity.rule = "2e-mine-8";
  proximity.run = [](Game& game, Occasion& occasion) { blow_up(game, occasion, 1, "2e-mine-8"); };
  all.push_back(proximity);
}

}  // namespace plotboard::rules::effects
