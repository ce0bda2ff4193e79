#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void linked_battery(Effects& all) {
  offers(
      all, "1e-upgrade-linkedbattery", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        const bool fits = is_primary(attack) || type_of_weapon(game, attack.weapon) == data::WeaponType::cannon;
        return attacks(game, occasion) && fits;
      },
      [](Game& game, Occasion& occasion) { reroll_some(game, occasion.owner, true, 1, "1e-upgrade-linkedbattery"); });
}

}  // namespace plotboard::rules::effects::first
