#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Two against a pilot with a unique name. All of them are named before any is rolled.
void dengar(Effects& all) {
  offers(all, "1e-upgrade-dengar", Window::modify_attack, attacks, [](Game& game, Occasion& occasion) {
    const data::FirstPilot* pilot = game.catalog().first_pilot(game.piece(game.attack()->defender).ship.pilot);
    reroll_some(game, occasion.owner, true, pilot != nullptr && pilot->unique ? 2 : 1, "1e-upgrade-dengar");
  });
}

}  // namespace plotboard::rules::effects::first
