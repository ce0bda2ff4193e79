#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

bool close_by(const Game& game, const Occasion& occasion) {
  return attacks_with_primary(game, occasion) && attack_in(game, occasion).range <= 1;
}

}  // namespace

void ship_sensor_blindspot(Effects& all) {
  Effect fewer;
  fewer.card = "sensor-blindspot";
  fewer.window = Window::attack_dice;
  fewer.rule = "2e-ship-33";
  fewer.when = close_by;
  fewer.run = [](Game&, Occasion& occasion) { --occasion.value; };
  all.push_back(fewer);

  Effect no_bonus;
  no_bonus.card = "sensor-blindspot";
  no_bonus.window = Window::range_bonus;
  no_bonus.rule = "2e-ship-33";
  no_bonus.when = close_by;
  no_bonus.run = [](Game&, Occasion& occasion) { occasion.value = 0; };
  all.push_back(no_bonus);
}

}  // namespace plotboard::rules::effects
