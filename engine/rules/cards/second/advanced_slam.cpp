#include "data/ship.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// Only actions of the bar: repairing and other "Action:" headers are none of these (2e-action-3).
void advanced_slam(Effects& all) {
  Effect more;
  more.card = "advanced-slam";
  more.window = Window::after_action;
  more.rule = "fga-table-2.11";
  more.when = [](const Game& game, const Occasion& occasion) {
    const auto& executed = game.piece(occasion.subject).ship.executed;
    return occasion.word == "slam" && executed && executed->fully;
  };
  more.run = [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.colour = "red";
    offer.rule = "fga-table-2.11";
    offer.prompt = say("advanced-slam.action");
    for (const data::ShipAction& icon : bar_of(game, occasion.subject)) {
      if (icon.difficulty == "white") offer.only.push_back(icon.type);
    }
    if (!offer.only.empty()) offer_action(game, occasion.subject, offer);
  };
  all.push_back(more);
}

}  // namespace plotboard::rules::effects
