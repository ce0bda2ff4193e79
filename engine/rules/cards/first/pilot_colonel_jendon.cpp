#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

// A friend that he has locked himself (R5-TK) holds no lock on itself.
Ids without_lock(const Game& game, Id ship) {
  const Id object = game.piece(ship).lock;
  Ids ships = friends_within(game, ship, 1, 1);
  std::erase_if(ships, [&](Id each) { return each == object || !game.piece(each).lock.empty(); });
  return ships;
}

}  // namespace

// The lock passes on, wherever its object is, and to ships without the icon (1e-lock-9, 1e-lock-18). Nobody acquires
// one.
void pilot_colonel_jendon(Effects& all) {
  may(
      all, "1e-pilot-coloneljendon", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return !owner_of(game, occasion).lock.empty() && !without_lock(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id to =
            pick_ship(game, occasion.owner, without_lock(game, occasion.owner), "1e-pilot-coloneljendon", false);
        const Id object = game.piece(occasion.owner).lock;
        const state::Section section = game.piece(occasion.owner).ship.lock_section;
        break_lock(game, occasion.owner, "1e-pilot-coloneljendon");
        game.emit(state::LockSet{to, object, section});
      });
}

}  // namespace plotboard::rules::effects::first
