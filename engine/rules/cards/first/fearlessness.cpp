#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void fearlessness(Effects& all) {
  offers(
      all, "1e-upgrade-fearlessness", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        if (!attacks(game, occasion)) return false;
        const Id defender = game.attack()->defender;
        return is_in_any_arc(game, defender, occasion.owner) &&
               band_in_firing_arcs(game, occasion.owner, defender) == 1;
      },
      [](Game& game, Occasion&) { add_die(game, true, Face::hit); });
}

}  // namespace plotboard::rules::effects::first
