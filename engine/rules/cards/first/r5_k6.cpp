#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// Wherever the lock was spent. What it locks anew in an attack serves later attacks only.
void r5_k6(Effects& all) {
  must(
      all, "1e-upgrade-r5k6", Window::token_spent,
      [](const Game&, const Occasion& occasion) { return occasion.word == "lock"; },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner, target = occasion.other;
        const Face face = game.roll(ship, state::DieKind::defense, 1, just(words::Card{occasion.card})).front();
        if (face != Face::evade || !acquire_lock_on(game, ship, target)) return;
        if (game.attack() != nullptr) note_in_attack(game, ship, kFreshLock);
      });
  must(
      all, "1e-upgrade-r5k6", Window::may_modify,
      [](const Game& game, const Occasion& occasion) {
        const bool by_lock = occasion.word == "lock" || occasion.word == "1e-upgrade-hansolo";
        return by_lock && !may_spend_lock(game, occasion.owner);
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = "1e-upgrade-r5k6";
      });
}

}  // namespace plotboard::rules::effects::first
