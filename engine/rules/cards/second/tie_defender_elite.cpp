#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

namespace {

bool is_turn(geom::Maneuver maneuver) {
  return maneuver.bearing == geom::Bearing::turn_left || maneuver.bearing == geom::Bearing::turn_right;
}

}  // namespace

// Full Throttle looks for this card (ship_full_throttle.cpp).
void tie_defender_elite(Effects& all) {
  gear(
      all, "tie-defender-elite", Window::difficulty, kConfigurations,
      [](const Game&, const Occasion& occasion) {
        return is_turn(occasion.maneuver) || occasion.maneuver.bearing == geom::Bearing::koiogran_turn;
      },
      [](Game&, Occasion& occasion) { occasion.value += is_turn(occasion.maneuver) ? -1 : 1; });

  gear(
      all, "tie-defender-elite", Window::bonus_attack, kConfigurations,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        if (!owner_attacks(game, occasion) || !has_bonus_attack_left(game, occasion.owner)) return false;
        const data::WeaponType type = type_of_weapon(game, attack.weapon);
        return (type == data::WeaponType::cannon || type == data::WeaponType::missile) &&
               game.piece(occasion.owner).has_locked(attack.defender);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        for (const WeaponOnShip& weapon : weapons_of(game, occasion.owner)) {
          if (weapon.id.starts_with("primary:")) filter.weapons.push_back(weapon.id);
        }
        filter.defender = occasion.other;
        if (!shots_of(game, occasion.owner, filter).empty()) {
          offer_attack(game, occasion.owner, filter, true, kConfigurations);
        }
      });
}

}  // namespace plotboard::rules::effects
