#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// A new attack with a target of its own (1e-attack-40), whatever the missed one was made with; both performances of an
// attack that is performed twice have to miss (1e-attack-39).
void pilot_ig88b(Effects& all) {
  must(
      all, "1e-pilot-ig88b", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && !game.attack()->has_hit() && is_fresh(game, occasion) &&
               may_attack_again(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter cannons;
        for (const WeaponOnShip& weapon : weapons_of(game, occasion.owner)) {
          if (weapon.weapon.type == data::WeaponType::cannon) cannons.weapons.push_back(weapon.id);
        }
        if (cannons.weapons.empty()) return;
        cannons.cost = [](Game& table, Id ship) { table.emit(state::Marked{ship, "used:1e-pilot-ig88b"}); };
        offer_attack(game, occasion.owner, cannons, false, "1e-pilot-ig88b");
      });
}

}  // namespace plotboard::rules::effects::first
