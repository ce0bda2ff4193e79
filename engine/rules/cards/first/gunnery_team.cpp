#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_sections.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// Energy of the ship, beside what the weapon itself costs.
void gunnery_team(Effects& all) {
  offers(
      all, "1e-upgrade-gunneryteam", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_from_carrier(game, occasion) && attacks_with_secondary(game, occasion) &&
               is_fresh(game, occasion) && rules::first::energy_of(owner_of(game, occasion)) > 0 &&
               any(game, true, Face::blank);
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        rules::first::spend_energy(game, occasion.owner, 1);
        turn(game, true, Face::blank, Face::hit, 1);
      });
}

}  // namespace plotboard::rules::effects::first
