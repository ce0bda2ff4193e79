#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void stealth_device(Effects& all) {
  Effect hidden;
  hidden.card = "stealth-device";
  hidden.window = Window::defense_dice;
  hidden.rule = "fga-table-2.11";
  hidden.when = [](const Game& game, const Occasion& occasion) { return charges_of_card(game, occasion) > 0; };
  hidden.run = [](Game&, Occasion& occasion) { ++occasion.value; };
  all.push_back(hidden);

  Effect found;
  found.card = "stealth-device";
  found.window = Window::after_damage;
  found.rule = "fga-table-2.11";
  found.when = hidden.when;
  found.run = [](Game& game, Occasion& occasion) {
    spend_charges(game, occasion, 1);
    game.tell(occasion.owner, "fga-table-2.11", say("stealth-device.off"));
  };
  all.push_back(found);
}

}  // namespace plotboard::rules::effects
