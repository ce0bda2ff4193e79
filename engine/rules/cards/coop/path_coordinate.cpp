#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

// The leader of a formation, and a ship that flies in it.
bool leads(const Game& game, const Occasion& occasion) {
  const state::Wing& mate = game.piece(occasion.other).ship.wing;
  return mate.leader == occasion.owner && game.piece(occasion.other).ship.is_wingmate() &&
         game.piece(occasion.owner).ship.wing.leader == occasion.owner;
}

}  // namespace

// The path's cards; their actions and links are in their files.
void path_coordinate(Effects& all) {
  for (const char* card : {"path-coordinate-1", "path-coordinate-2", "path-coordinate-3"}) {
    Effect reach;
    reach.card = card;
    reach.window = Window::coordinate_reach;
    reach.rule = "fga-2.5-3";
    reach.when = leads;
    reach.run = [](Game&, Occasion& occasion) { occasion.value = 1; };
    all.push_back(reach);
  }
}

}  // namespace plotboard::rules::effects
