#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Values, not dice: they are there whatever the attack, and below 0 counts as 0 at the end of all changes
// (1e-golden-16).
void expose(Effects& all) {
  action(all, "1e-upgrade-expose", nullptr, [](Game& game, Occasion& occasion) { use_up(game, occasion); });
  must(
      all, "1e-upgrade-expose", Window::weapons,
      [](const Game& game, const Occasion& occasion) { return !is_fresh(game, occasion); },
      [](Game&, Occasion& occasion) {
        for (WeaponOnShip& weapon : *occasion.weapons) {
          if (weapon.weapon.type == data::WeaponType::primary) ++weapon.weapon.dice;
        }
      });
  adds<-1>(all, "1e-upgrade-expose", Window::agility,
           [](const Game& game, const Occasion& occasion) { return !is_fresh(game, occasion); });
}

}  // namespace plotboard::rules::effects::first
