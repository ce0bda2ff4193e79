#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kLeftByCountermeasures = "used:1e-upgrade-countermeasures";

}  // namespace

// The agility outlasts the card: a mark of the ship stands for it, one for each copy.
void countermeasures(Effects& all) {
  static constexpr auto lockers_of = [](const Game& game, Id ship) {
    Ids ids;
    for (const state::Piece& other : game.table().pieces) {
      if (other.lock == ship && state::are_enemies(other.side, game.piece(ship).side)) ids.push_back(other.id);
    }
    return ids;
  };
  may(all, "1e-upgrade-countermeasures", Window::start_of_engagement_phase, nullptr,
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        discard_card(game, ship, occasion.card, "1e-upgrade-countermeasures");
        game.emit(state::Marked{ship, kLeftByCountermeasures});
        const Id locker = pick_ship(game, ship, lockers_of(game, ship), "1e-upgrade-countermeasures");
        if (!locker.empty()) break_lock(game, locker, "1e-upgrade-countermeasures");
      })
      .worth = [](Game& game, const Occasion& occasion) { return !lockers_of(game, occasion.owner).empty(); };
  must(
      all, "1e-rules", Window::agility,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && owner_of(game, occasion).ship.has_mark(kLeftByCountermeasures);
      },
      [](Game& game, Occasion& occasion) {
        const Ids& marks = owner_of(game, occasion).ship.marks;
        const Id left{kLeftByCountermeasures};
        occasion.value += static_cast<int>(std::count(marks.begin(), marks.end(), left));
      })
      .rule = "1e-upgrade-countermeasures";
}

}  // namespace plotboard::rules::effects::first
