#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool deadeye_needs_lock(Game& game, Id ship, Id weapon) {
  const auto found = weapon_named(game, ship, weapon);
  return found && base::contains(found->weapon.needs, "lock");
}

}  // namespace

// The header: a focus token serves where a lock is asked for, and no lock on that target is needed then (1e-attack-13).
// The price: a lock that has been spent for the attack comes back for a focus token.
void deadeye(Effects& all) {
  must(all, "1e-upgrade-deadeye", Window::weapons, nullptr, [](Game&, Occasion& occasion) {
    for (WeaponOnShip& weapon : *occasion.weapons) {
      const bool locks = base::contains(weapon.weapon.needs, "lock");
      if (locks && !base::contains(weapon.weapon.needs, "focus")) weapon.weapon.needs.push_back("focus");
    }
  });
  may(
      all, "1e-upgrade-deadeye", Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack* attack = game.attack();
        return occasion.word == "lock" && attack != nullptr && attack->attacker == occasion.owner &&
               attack->step == state::AttackStep::declare && owner_of(game, occasion).tokens.focus > 0 &&
               may_spend(game, occasion.owner, Token::focus);
      },
      [](Game& game, Occasion& occasion) {
        if (!deadeye_needs_lock(game, occasion.owner, game.attack()->weapon)) return;
        const Id target = occasion.other;
        const state::Section at = game.attack()->section;
        game.emit(state::LockSet{occasion.owner, target, at});
        spend(game, occasion.owner, Token::focus, "1e-upgrade-deadeye");
      })
      .worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects::first
