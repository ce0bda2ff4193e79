#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// At the final place of his own maneuver alone, also of one that has not moved him (1e-overlap-13).
void pilot_captain_oicunn(Effects& all) {
  must(all, "1e-pilot-captainoicunn", Window::after_maneuver, nullptr, [](Game& game, Occasion& occasion) {
    for (const Id other : touched_by(game, occasion.owner)) {
      if (!game.friendly(occasion.owner, other)) suffer(game, other, 1, 0, "1e-pilot-captainoicunn");
    }
  });
}

}  // namespace plotboard::rules::effects::first
