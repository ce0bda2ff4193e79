#include <algorithm>

#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// Escorted it is harder to hit. The result is added when all dice have been modified: nobody has a choice.
void device_shuttle(Effects& all) {
  Effect escorted;
  escorted.card = "device:shuttle";
  escorted.window = Window::neutralize;
  escorted.rule = "fga-4.5.5.3-1";
  escorted.anyone = true;
  escorted.when = [](const Game& game, const Occasion& occasion) {
    const state::Attack& attack = *game.attack();
    if (attack.defender != occasion.owner) return false;
    const auto ships = game.ships_in_play();
    return std::any_of(ships.begin(), ships.end(), [&](Id ship) {
      return game.friendly(ship, occasion.owner) && is_in_arc(game, ship, attack.arc, attack.attacker);
    });
  };
  escorted.run = [](Game& game, Occasion& occasion) {
    game.tell(occasion.owner, "fga-4.5.5.3-1", say("shuttle.escorted"));
    add_die(game, false, state::Face::evade);
  };
  all.push_back(escorted);
}

}  // namespace plotboard::rules::effects
