#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_jake_farrell(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:jake-farrell", Window::after_action, "2e-action-5",
      [](const Game&, const Occasion& occasion) { return occasion.word == "barrel-roll" || occasion.word == "boost"; },
      [](Game& game, Occasion& occasion) { grant(game, occasion, occasion.owner, {"focus"}); }));
}

}  // namespace plotboard::rules::effects
