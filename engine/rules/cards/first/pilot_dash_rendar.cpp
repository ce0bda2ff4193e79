#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// While it moves: in Combat an asteroid under it still bars its attacks, and obstruction counts.
void pilot_dash_rendar(Effects& all) {
  must(
      all, "1e-pilot-dashrendar", Window::obstacle_hurts,
      [](const Game&, const Occasion& occasion) { return occasion.word == "move"; },
      [](Game&, Occasion& occasion) { occasion.value = 0; });
}

}  // namespace plotboard::rules::effects::first
