#include "rules/cards/first/parts_docking.hpp"

#include "rules/first/docking.hpp"

namespace plotboard::rules::effects::first {

void deploys_one(Game& game, Occasion& occasion) {
  rules::first::deploy_after_maneuver(game, occasion.owner, 1, occasion.card.text());
}

bool has_docked(const Game& game, const Occasion& occasion, Id shuttle) {
  return !rules::first::docked_with_card(game, occasion.owner, shuttle).empty();
}

void opens_special_arc(Game&, Occasion& occasion) {
  for (WeaponOnShip& weapon : *occasion.weapons) {
    if (weapon.weapon.type == data::WeaponType::primary) weapon.also = geom::ArcKind::rear;
  }
}

}  // namespace plotboard::rules::effects::first
