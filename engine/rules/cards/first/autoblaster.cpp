#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Its hits are immune to defense dice, those that were added among them (1e-evade-6): evade results go to criticals or
// nowhere.
void autoblaster(Effects& all) {
  must(all, "1e-upgrade-autoblaster", Window::neutralize, attacks_with_card, [](Game& game, Occasion&) {
    while (count(game, false, Face::evade) > 0) {
      cancel(game, false, Face::evade);
      cancel(game, true, Face::crit);
    }
  });
}

}  // namespace plotboard::rules::effects::first
