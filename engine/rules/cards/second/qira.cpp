#include "rules/cards/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool locks_that(const Game& game, const Occasion& occasion) { return bearer(game, occasion).lock == occasion.other; }

}  // namespace

void qira(Effects& all) {
  squad_must(all, "qira", Window::obstacle_hurts, locks_that, [](Game&, Occasion& occasion) { occasion.value = 0; });
  squad_must(all, "qira", Window::may_cover, locks_that, [](Game&, Occasion& occasion) { occasion.value = 1; });
}

}  // namespace plotboard::rules::effects
