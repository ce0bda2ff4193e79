#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// Hit or miss, perhaps at another target (1e-timing-6). The printed cost counts.
void tie_d(Effects& all) {
  must(
      all, "1e-upgrade-tied", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kMost = 3;
        const Id weapon = attack_in(game, occasion).weapon;
        return is_own(game, occasion) && attacks(game, occasion) && is_in_slot(game, weapon, "cannon") &&
               printed_points(game, weapon) <= kMost && is_fresh(game, occasion) &&
               may_attack_again(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.weapons = weapons_of_type(game, occasion.owner, data::WeaponType::primary);
        filter.cost = [](Game& table, Id ship) { table.emit(state::Marked{ship, "used:1e-upgrade-tied"}); };
        offer_attack(game, occasion.owner, filter, false, "1e-upgrade-tied");
      });
}

}  // namespace plotboard::rules::effects::first
