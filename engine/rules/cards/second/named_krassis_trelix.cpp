#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_krassis_trelix(Effects& all) {
  squad_must(all, "pilot:krassistrelix", Window::weapons, nullptr, [](Game&, Occasion& occasion) {
    for (WeaponOnShip& each : *occasion.weapons) {
      const bool special = !each.id.starts_with("primary:");
      if (special && each.weapon.arc == geom::ArcKind::front) each.also = geom::ArcKind::rear;
    }
  });
  squad_rerolls<1>(all, "pilot:krassistrelix", Window::modify_attack, [](const Game& game, const Occasion& occasion) {
    return owner_attacks(game, occasion) && !is_primary(attack_in(game, occasion));
  });
}

}  // namespace plotboard::rules::effects
