#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

Ids who_may_take_stress_of_4_lom(const Game& game, Id ship) {
  Ids ships = enemies_within(game, ship, 1, 1);
  for (const Id friendly : friends_within(game, ship, 1, 1)) ships.push_back(friendly);
  return ships;
}

}  // namespace

void pilot_4_lom(Effects& all) {
  may(
      all, "1e-pilot-4lom", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) {
        return is_stressed(owner_of(game, occasion)) && !who_may_take_stress_of_4_lom(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id to = pick_ship(game, ship, who_may_take_stress_of_4_lom(game, ship), "1e-pilot-4lom", false);
        if (!to.empty()) transfer(game, ship, to, Token::stress, "1e-pilot-4lom");
      })
      .worth = [](Game& game, const Occasion& occasion) { return !enemies_within(game, occasion.owner, 1, 1).empty(); };
}

}  // namespace plotboard::rules::effects::first
