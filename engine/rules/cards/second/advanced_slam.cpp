#include "rules/cards/second/parts_crew.hpp"

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
    offer_white_as_red(game, occasion.subject, "fga-table-2.11", say("advanced-slam.action"));
  };
  all.push_back(more);
}

}  // namespace plotboard::rules::effects
