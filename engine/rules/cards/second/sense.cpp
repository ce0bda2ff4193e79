#include <algorithm>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kSensed{"sensed"};  // a mark of the round

// Whose dial it may see: near by for nothing, farther off for Force.
Ids sensed_ships(const Game& game, const Occasion& occasion, int farthest) {
  Ids ids = others_at(game, occasion, 0, farthest);
  std::erase_if(ids, [&](Id id) { return !has_dial(game, id); });
  return ids;
}
int reach_of_sense(const Game& game, const Occasion& occasion) { return has_force(game, occasion) ? 3 : 1; }

}  // namespace

void sense(Effects& all) {
  squad_offer(
      all, "sense", Window::system_options,
      [](const Game& game, const Occasion& occasion) {
        return !bearer(game, occasion).ship.has_mark(kSensed) &&
               !sensed_ships(game, occasion, reach_of_sense(game, occasion)).empty();
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::Marked{occasion.owner, kSensed});
        const Id chosen = pick_ship(game, occasion, sensed_ships(game, occasion, reach_of_sense(game, occasion)));
        if (!base::contains(sensed_ships(game, occasion, 1), chosen)) spend_force(game, occasion.owner);
        look_at_dial(game, occasion.owner, chosen, kCardRule);
      })
      .worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects
