#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Against every attacker, near or far.
void pilot_gemmer_sojan(Effects& all) {
  adds<1>(all, "1e-pilot-gemmersojan", Window::agility, [](const Game& game, const Occasion& occasion) {
    return !enemies_within(game, occasion.owner, 1, 1).empty();
  });
}

}  // namespace plotboard::rules::effects::first
