#include <algorithm>

#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// The turret keeps to the arc. Hit or miss the primary attack opens it as a further attack, with its own costs and
// range and perhaps at another target (1e-timing-6).
void btl_a4_y_wing(Effects& all) {
  must(all, "1e-upgrade-btla4ywing", Window::weapons, is_own, [](Game&, Occasion& occasion) {
    for (WeaponOnShip& weapon : *occasion.weapons) weapon.weapon.arc = geom::ArcKind::front;
  });
  must(
      all, "1e-upgrade-btla4ywing", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && attacks_with_primary(game, occasion) && may_attack_again(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.weapons = weapons_of_type(game, occasion.owner, data::WeaponType::turret);
        if (!filter.weapons.empty()) offer_attack(game, occasion.owner, filter, false, "1e-upgrade-btla4ywing");
      });
}

}  // namespace plotboard::rules::effects::first
