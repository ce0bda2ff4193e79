#include "rules/cards/first/parts_upgrades.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

void azmorigan(Effects& all) {
  Effect& trades = may(
      all, "1e-upgrade-azmorigan", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) { return rules::first::energy_of(owner_of(game, occasion)) > 0; },
      [](Game& game, Occasion& occasion) {
        rules::first::spend_energy(game, occasion.owner, 1);
        exchange_card(game, occasion.owner, {"crew", "team"}, "1e-upgrade-azmorigan");
      });
  trades.worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects::first
