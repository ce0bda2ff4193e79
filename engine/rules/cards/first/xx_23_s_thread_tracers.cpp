#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Each by itself, and no action: stress is no bar. Who locks has to reach the defender (1e-lock-10).
void xx_23_s_thread_tracers(Effects& all) {
  hits_with<Harm::none>(all, "1e-upgrade-xx23sthreadtracers", [](Game& game, Occasion& occasion) {
    constexpr int kReach = 3;
    const Id target = occasion.other;
    Ids lockers = friends_within(game, occasion.owner, 1, 2);
    lockers.insert(lockers.begin(), occasion.owner);
    for (const Id each : lockers) {
      const bool able = game.piece(each).lock != target && within(game, each, target, 1, kReach);
      if (able && wants(game, occasion, each)) acquire_lock_on(game, each, target);
    }
  });
}

}  // namespace plotboard::rules::effects::first
