#include "rules/cards/coop/parts_campaign.hpp"
#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

void medal_of_progress(Effects& all) {
  may_gear(
      all, "medal-of-progress", Window::start_of_engagement_phase, kMedals, has_charge,
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        gain(game, occasion.owner, state::Token::calculate, 1, kMedals);
      },
      say("medal-of-progress.calculate"))
      .worth = [](Game& game, const Occasion& occasion) { return !shots_of(game, occasion.owner).empty(); };
}

}  // namespace plotboard::rules::effects
