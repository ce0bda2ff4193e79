#include "geom/reposition.hpp"
#include "rules/cards/first/parts_actions.hpp"

namespace plotboard::rules::effects::first {

namespace {

Ids enemies_with_lock_on(const Game& game, Id ship) {
  Ids ids;
  for (const state::Piece& piece : game.table().pieces) {
    const bool enemy = state::are_enemies(piece.side, game.piece(ship).side);
    if (enemy && piece.in_play() && piece.lock == ship) ids.push_back(piece.id);
  }
  return ids;
}

}  // namespace

// What follows the roll may come between the two (1e-golden-12).
void expert_handling(Effects& all) {
  action(
      all, "1e-upgrade-experthandling",
      [](const Game& game, const Occasion& occasion) {
        return may_reposition(game, occasion.owner, "barrel-roll", geom::Reposition::barrel_roll);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        occasion.stopped = !perform_inside(game, ship, "barrel-roll", "1e-upgrade-experthandling");
        if (occasion.stopped || !still_flying(game, ship)) return;
        if (!has_icon(game, ship, "barrel-roll")) gain(game, ship, Token::stress, 1, "1e-upgrade-experthandling");
        const Id locker = pick_ship(game, ship, enemies_with_lock_on(game, ship), "1e-upgrade-experthandling");
        if (!locker.empty()) break_lock(game, locker, "1e-upgrade-experthandling");
      })
      .worth = [](Game& game, const Occasion& occasion) { return !enemies_with_lock_on(game, occasion.owner).empty(); };
}

}  // namespace plotboard::rules::effects::first
