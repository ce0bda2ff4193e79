#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

// Paid before the action: no link of it follows.
void advanced_sensors(Effects& all) {
  gear(all, "advanced-sensors", Window::after_reveal, kSystems, nullptr, [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.cost = [](Game& played, Id ship) { played.emit(state::Marked{ship, "no-further-actions"}); };
    offer.rule = kSystems;
    offer.prompt = say("advanced-sensors.action");
    offer_action(game, occasion.owner, offer);
  });
}

}  // namespace plotboard::rules::effects
