#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool locks_that(const Game& game, const Occasion& occasion) {
  return bearer(game, occasion).has_locked(occasion.other);
}

}  // namespace

// What does not hurt it may be put on as well: barrel rolls and boosts look at the same window.
void qira(Effects& all) {
  squad_must(all, "qira", Window::obstacle_hurts, locks_that, [](Game&, Occasion& occasion) { occasion.value = 0; });
}

}  // namespace plotboard::rules::effects
