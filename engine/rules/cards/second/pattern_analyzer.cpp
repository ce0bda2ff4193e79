#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

void pattern_analyzer(Effects& all) {
  gear(
      all, "pattern-analyzer", Window::before_check_difficulty, kTech,
      [](const Game& game, const Occasion& occasion) { return flew_fully(game, occasion, geom::Difficulty::red); },
      [](Game& game, Occasion& occasion) {
        Offer offer;
        offer.rule = kTech;
        offer.prompt = say("pattern-analyzer.action");
        offer_action(game, occasion.owner, offer);
      });
}

}  // namespace plotboard::rules::effects
