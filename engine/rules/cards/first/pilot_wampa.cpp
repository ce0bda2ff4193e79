#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// As Compare Results begins, before anything is cancelled: the attack misses (1e-attack-30, -32). One card however many
// critical results, past the shields (1e-dmg-5).
void pilot_wampa(Effects& all) {
  may(
      all, "1e-pilot-wampa", Window::neutralize,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && !game.attack()->attack_dice.empty();
      },
      [](Game& game, Occasion&) {
        const bool critical = count(game, true, Face::crit) > 0;
        cancel_all_dice(game, true);
        if (critical) deal_card(game, game.attack()->defender, false, "1e-pilot-wampa");
      })
      .worth = [](Game& game, const Occasion&) {
    const bool shielded = game.piece(game.attack()->defender).ship.shields > 0;
    const int open = open_results(game);
    return count(game, true, Face::crit) > 0 && (open <= 0 || (shielded && open == 1));
  };
}

}  // namespace plotboard::rules::effects::first
