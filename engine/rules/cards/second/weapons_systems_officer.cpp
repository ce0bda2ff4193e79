#include "base/lists.hpp"
#include "data/catalog.hpp"
#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void weapons_systems_officer(Effects& all) {
  may_gear(
      all, "weapons-systems-officer", Window::after_attack, kGunners,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        const data::Upgrade* upgrade = game.catalog().upgrade(attack.weapon);
        return owner_attacks(game, occasion) && upgrade != nullptr && upgrade->weapon &&
               base::contains(upgrade->weapon->needs, Id("lock")) && can_suffer(game, attack.defender) &&
               !game.piece(attack.defender).ship.destroyed && !game.piece(occasion.owner).has_locked(attack.defender);
      },
      [](Game& game, Occasion& occasion) { acquire_lock_on(game, occasion.owner, occasion.other); },
      say("weapons-systems-officer.lock"));
}

}  // namespace plotboard::rules::effects
