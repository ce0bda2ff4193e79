#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_rexler_brath(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:rexler-brath", Window::after_attack, "2e-aftermath-2",
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = *game.attack();
        return attack.hit && game.piece(occasion.owner).tokens.evade > 0 && is_ship_in_play(game, attack.defender);
      },
      [](Game& game, Occasion& occasion) { expose(game, occasion.other, kPilotRule); }));
}

}  // namespace plotboard::rules::effects
