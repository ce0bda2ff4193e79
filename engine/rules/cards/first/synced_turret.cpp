#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// As many dice at most as the primary weapon has now, all of them named at once (1e-dice-6).
void synced_turret(Effects& all) {
  offers(
      all, "1e-upgrade-syncedturret", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_card(game, occasion) &&
               is_in_arc(game, attack_in(game, occasion).defender, geom::ArcKind::front, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        int most = 0;
        for (const WeaponOnShip& weapon : weapons_of(game, occasion.owner)) {
          if (weapon.weapon.type == data::WeaponType::primary) most = std::max(most, weapon.weapon.dice);
        }
        reroll_some(game, occasion.owner, true, most, "1e-upgrade-syncedturret");
      });
}

}  // namespace plotboard::rules::effects::first
