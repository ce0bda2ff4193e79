#include "rules/cards/first/parts_sections.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// After the tokens have left (1e-round-7).
void backup_shield_generator(Effects& all) {
  may(
      all, "1e-upgrade-backupshieldgenerator", Window::end_of_round,
      [](const Game& game, const Occasion& occasion) {
        return rules::first::energy_of(owner_of(game, occasion)) > 0 &&
               lacks_shield(game, occasion.owner, occasion.card);
      },
      [](Game& game, Occasion& occasion) {
        rules::first::spend_energy(game, occasion.owner, 1);
        regain_shield(game, occasion.owner, occasion.card);
      });
}

}  // namespace plotboard::rules::effects::first
