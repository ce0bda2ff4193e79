#include <algorithm>
#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void moldy_crow(Effects& all) {
  squad_must(all, "moldy-crow", Window::weapons, nullptr, [](Game&, Occasion& occasion) {
    WeaponOnShip weapon;
    weapon.id = "primary:1";
    weapon.kind = "weapon.front";
    weapon.weapon.arc = geom::ArcKind::front;
    weapon.weapon.dice = 3;
    weapon.weapon.nearest = 1;
    weapon.weapon.farthest = 3;
    occasion.weapons->push_back(std::move(weapon));
  });
  squad_must(
      all, "moldy-crow", Window::keeps_tokens,
      [](const Game&, const Occasion& occasion) { return occasion.word == "focus"; },
      [](Game&, Occasion& occasion) { occasion.value = std::max(occasion.value, 2); });
}

}  // namespace plotboard::rules::effects
