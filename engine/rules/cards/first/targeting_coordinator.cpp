#include "rules/cards/first/parts_range.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// The carrier's lock as it is acquired, which then belongs to the other ship (1e-lock-18).
void targeting_coordinator(Effects& all) {
  offers(
      all, "1e-upgrade-targetingcoordinator", Window::energy_options,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && rules::first::energy_of(owner_of(game, occasion)) > 0 &&
               !friends_within(game, occasion.owner, 1, 2).empty() &&
               !enemies_within(game, occasion.owner, 1, 3).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        rules::first::spend_energy(game, ship, 1);
        const Id to = pick_ship(game, ship, friends_within(game, ship, 1, 2), "1e-upgrade-targetingcoordinator", false);
        if (!acquire_lock(game, ship, false) || game.piece(ship).lock.empty()) return;
        const Id target = game.piece(ship).lock;
        const state::Section at = game.piece(ship).ship.lock_section;
        game.emit(state::LockSet{ship, ""});
        set_lock(game, to, target, "1e-upgrade-targetingcoordinator", at);
      });
}

}  // namespace plotboard::rules::effects::first
