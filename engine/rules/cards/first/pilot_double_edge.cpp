#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// In step 9 (1e-timing-6). Performed twice, both have to miss (1e-attack-39).
void pilot_double_edge(Effects& all) {
  must(
      all, "1e-pilot-doubleedge", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_secondary(game, occasion) && !attack_in(game, occasion).has_hit() &&
               is_fresh(game, occasion) && may_attack_again(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter others;
        const Id missed_with = game.attack()->weapon;
        for (const WeaponOnShip& weapon : weapons_of(game, occasion.owner)) {
          if (weapon.id != missed_with) others.weapons.push_back(weapon.id);
        }
        others.cost = [](Game& paying, Id ship) { paying.emit(state::Marked{ship, "used:1e-pilot-doubleedge"}); };
        if (!others.weapons.empty()) offer_attack(game, occasion.owner, others, false, "1e-pilot-doubleedge");
      });
}

}  // namespace plotboard::rules::effects::first
