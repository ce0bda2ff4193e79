#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void perceptive_copilot(Effects& all) {
  gear(
      all, "perceptive-copilot", Window::after_action, kCrew,
      [](const Game&, const Occasion& occasion) { return occasion.word == "focus"; },
      [](Game& game, Occasion& occasion) {
        tell_card(game, occasion);
        gain(game, occasion.owner, state::Token::focus, 1, kCrew);
      });
}

}  // namespace plotboard::rules::effects
