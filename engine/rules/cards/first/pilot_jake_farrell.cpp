#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// A focus action and the token that it brings are one occasion, so the token alone is looked at.
void pilot_jake_farrell(Effects& all) {
  must(
      all, "1e-pilot-jakefarrell", Window::token_gained,
      [](const Game&, const Occasion& occasion) { return occasion.word == "focus"; },
      [](Game& game, Occasion& occasion) {
        free_action(game, occasion.owner, {"boost", "barrel-roll"}, "1e-pilot-jakefarrell");
      });
}

}  // namespace plotboard::rules::effects::first
