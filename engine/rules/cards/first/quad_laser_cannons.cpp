#include <algorithm>

#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// A miss may be made good once, for 1 more energy off the card (1e-huge-11): a declaration of its own, perhaps at
// another target. It has no repeat in its turn: the attack that it repeats is waiting then.
void quad_laser_cannons(Effects& all) {
  may(
      all, "1e-upgrade-quadlasercannons", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        const auto& waiting = game.table().play.waiting;
        const bool repeated = std::any_of(waiting.begin(), waiting.end(), [&](const state::Attack& outer) {
          return outer.attacker == attack.attacker && outer.weapon == attack.weapon;
        });
        return attacks_with_card(game, occasion) && is_own(game, occasion) && !attack.has_hit() && !repeated &&
               charges_of_card(game, occasion) > 0 && may_attack_again(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.weapons = {occasion.card};
        offer_attack(game, occasion.owner, filter, false, "1e-upgrade-quadlasercannons");
      });
}

}  // namespace plotboard::rules::effects::first
