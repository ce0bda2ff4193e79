#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The agility outlasts the card: a mark of the ship stands for it.
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
        discard_card(game, ship, "1e-upgrade-countermeasures", "1e-upgrade-countermeasures");
        use_up(game, occasion);
        const Id locker = pick_ship(game, ship, lockers_of(game, ship), "1e-upgrade-countermeasures");
        if (!locker.empty()) break_lock(game, locker, "1e-upgrade-countermeasures");
      })
      .worth = [](Game& game, const Occasion& occasion) { return !lockers_of(game, occasion.owner).empty(); };
  must(
      all, "1e-rules", Window::agility,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && owner_of(game, occasion).ship.has_mark("used:1e-upgrade-countermeasures");
      },
      [](Game&, Occasion& occasion) { ++occasion.value; })
      .rule = "1e-upgrade-countermeasures";
}

}  // namespace plotboard::rules::effects::first
