#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Who locks this ship or a friend at range 1 of it.
Ids lockers_near(const Game& game, Id ship) {
  Ids ids;
  for (const state::Piece& enemy : game.table().pieces) {
    if (!enemy.in_play() || enemy.lock.empty() || game.friendly(ship, enemy.id)) continue;
    const bool near = enemy.lock == ship || (game.in_play(enemy.lock) && is_friend(game, ship, enemy.lock) &&
                                             within(game, ship, enemy.lock, 1, 1));
    if (near) ids.push_back(enemy.id);
  }
  return ids;
}

}  // namespace

// From the new place, free actions included (1e-action-11). Both tokens of the lock go (1e-lock-15).
void black_one(Effects& all) {
  must(
      all, "1e-upgrade-blackone", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        const bool moved = occasion.word == "boost" || occasion.word == "barrel-roll";
        return is_own(game, occasion) && moved && !lockers_near(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id enemy = pick_ship(game, occasion.owner, lockers_near(game, occasion.owner), "1e-upgrade-blackone");
        if (!enemy.empty()) break_lock(game, enemy, "1e-upgrade-blackone");
      });
}

}  // namespace plotboard::rules::effects::first
