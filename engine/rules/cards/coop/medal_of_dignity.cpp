#include "rules/cards/coop/parts_campaign.hpp"
#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

void medal_of_dignity(Effects& all) {
  may_gear(
      all, "medal-of-dignity", Window::start_of_activation_phase, kMedals, has_charge,
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        gain(game, occasion.owner, state::Token::evade, 1, kMedals);
      },
      say("medal-of-dignity.evade"))
      .worth = [](Game& game, const Occasion& occasion) { return enemies_near(game, occasion.owner, 0, 3).size() > 1; };
}

}  // namespace plotboard::rules::effects
