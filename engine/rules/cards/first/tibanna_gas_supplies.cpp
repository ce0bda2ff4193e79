#include "rules/cards/first/parts.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// What is above the energy limit is lost (huge-energy-6).
void tibanna_gas_supplies(Effects& all) {
  Effect& burns =
      offers(all, "1e-upgrade-tibannagassupplies", Window::energy_options, is_own, [](Game& game, Occasion& occasion) {
        discard_card(game, occasion.owner, occasion.card, "1e-upgrade-tibannagassupplies");
        rules::first::gain_energy(game, occasion.owner, 3);
      });
  burns.worth = [](Game& game, const Occasion& occasion) {
    return rules::first::energy_of(game.piece(occasion.owner)) == 0;
  };
}

}  // namespace plotboard::rules::effects::first
