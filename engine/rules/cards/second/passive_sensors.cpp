#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void passive_sensors(Effects& all) {
  Effect& listens = gear(
      all, "passive-sensors", Window::action_options, kSystems,
      [](const Game& game, const Occasion& occasion) { return has_charge(game, occasion); },
      [](Game&, Occasion& occasion) {
        if (occasion.value == 0) return;  // not in its Perform Action step
        occasion.options->push_back(option(occasion.card, say("passive-sensors.listen")));
      });
  listens.use = [](Game& game, Occasion& occasion) { spend_charges(game, occasion, 1); };
  gear(
      all, "passive-sensors", Window::coordinate_reach, kSystems,
      [](const Game& game, const Occasion& occasion) {
        return occasion.other == occasion.owner && !has_charge(game, occasion);
      },
      [](Game&, Occasion& occasion) { occasion.value = 0; })
      .anyone = true;
  gear(
      all, "passive-sensors", Window::before_engage, kSystems,
      [](const Game& game, const Occasion& occasion) { return !has_charge(game, occasion); },
      [](Game& game, Occasion& occasion) {
        offer_one_of(game, occasion.owner, {"calculate", "lock"}, kSystems, say("passive-sensors.action"));
      });
}

}  // namespace plotboard::rules::effects
