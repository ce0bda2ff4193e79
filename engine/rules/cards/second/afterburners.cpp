#include "rules/cards/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void afterburners(Effects& all) {
  Effect burn;
  burn.card = "afterburners";
  burn.window = Window::after_maneuver;
  burn.rule = "fga-table-2.11";
  burn.when = [](const Game& game, const Occasion& occasion) {
    return fully_executed(occasion, 3, 5) && charges_of_card(game, occasion) > 0;
  };
  burn.run = [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.only = {"boost"};
    offer.even_stressed = true;
    offer.cost = [](Game& paying, Id ship) { paying.emit(state::ChargesChanged{ship, "afterburners", -1}); };
    offer.rule = "fga-table-2.11";
    offer.prompt = say("afterburners.boost");
    offer_action(game, occasion.subject, offer);
  };
  all.push_back(burn);
}

}  // namespace plotboard::rules::effects
