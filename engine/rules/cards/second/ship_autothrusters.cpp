#include "rules/play/actions.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void ship_autothrusters(Effects& all) {
  Effect dodge;
  dodge.card = "autothrusters";
  dodge.window = Window::after_action;
  dodge.rule = "2e-ship-3";
  dodge.when = [](const Game& game, const Occasion& occasion) {
    return !has_card(game.piece(occasion.owner), "sensitive-controls");  // which stands in their place
  };
  dodge.run = [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.only = {"barrel-roll", "boost"};
    offer.colour = "red";
    offer.rule = "2e-ship-3";
    offer.prompt = say("autothrusters.action");
    offer_action(game, occasion.subject, offer);
  };
  all.push_back(dodge);
}

}  // namespace plotboard::rules::effects
