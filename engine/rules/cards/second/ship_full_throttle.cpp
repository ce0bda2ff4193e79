#include "rules/cards/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void ship_full_throttle(Effects& all) {
  Effect evade;
  evade.card = "full-throttle";
  evade.window = Window::after_maneuver;
  evade.rule = "2e-ship-14";
  evade.when = [](const Game& game, const Occasion& occasion) {
    const bool replaced = has_card(game.piece(occasion.owner), "tie-defender-elite");
    return !replaced && fully_executed(occasion, 3, 5);
  };
  evade.run = [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.only = {"evade"};
    offer.rule = "2e-ship-14";
    offer.prompt = say("full-throttle.evade");
    offer_action(game, occasion.subject, offer);
  };
  all.push_back(evade);
}

}  // namespace plotboard::rules::effects
