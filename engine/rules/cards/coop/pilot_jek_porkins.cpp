#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_jek_porkins(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:jek-porkins", Window::gain_token, "2e-golden-9",
      [](const Game&, const Occasion& occasion) { return occasion.word == "stress" && occasion.value > 0; },
      [](Game& game, Occasion& occasion) {
        if (--occasion.value == 0) occasion.stopped = true;
        const state::Face face = game.roll(occasion.owner, state::DieKind::attack, 1, say("jek-porkins.dice")).front();
        if (face == state::Face::hit) suffer(game, occasion.owner, 1, 0, kPilotRule);
      }));
}

}  // namespace plotboard::rules::effects
