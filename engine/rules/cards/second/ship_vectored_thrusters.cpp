#include "rules/play/actions.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void ship_vectored_thrusters(Effects& all) {
  Effect boost;
  boost.card = "vectored-thrusters";
  boost.window = Window::after_action;
  boost.rule = "2e-ship-27";
  boost.run = [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.only = {"boost"};
    offer.colour = "red";
    offer.rule = "2e-ship-27";
    offer.prompt = say("vectored-thrusters.boost");
    offer_action(game, occasion.subject, offer);
  };
  all.push_back(boost);
}

}  // namespace plotboard::rules::effects
