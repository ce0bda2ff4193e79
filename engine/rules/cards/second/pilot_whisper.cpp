#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_whisper(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:whisper", Window::after_attack, "2e-aftermath-2",
      [](const Game& game, const Occasion&) { return game.attack()->hit; },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::evade, 1, kPilotRule); }));
}

}  // namespace plotboard::rules::effects
