#include "rules/cards/first/parts.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// Energy on its upgrade cards is not counted.
void quantum_storm(Effects& all) {
  must(
      all, "1e-upgrade-quantumstorm", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && rules::first::energy_of(owner_of(game, occasion)) <= 1;
      },
      [](Game& game, Occasion& occasion) { rules::first::gain_energy(game, occasion.owner, 1); });
}

}  // namespace plotboard::rules::effects::first
