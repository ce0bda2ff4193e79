#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_jake_farrell(Effects& all) {
  squad_must(
      all, "pilot:jakefarrell", Window::after_action,
      [](const Game&, const Occasion& occasion) { return occasion.word == "barrel-roll" || occasion.word == "boost"; },
      [](Game& game, Occasion& occasion) {
        const Id chosen = pick_ship(game, occasion, friends_at(game, occasion, 0, 1, true), true);
        if (!chosen.empty()) offer_action_of(game, occasion, chosen, {"focus"});
      });
}

}  // namespace plotboard::rules::effects
