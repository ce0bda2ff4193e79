#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool has_red(const Game& game, const Occasion& occasion) {
  return !burdens_of(game, occasion.owner, state::is_red).empty();
}
void shed_red(Game& game, Occasion& occasion) { pick_burden(game, occasion.owner, occasion.owner, state::is_red); }

}  // namespace

void named_derek_klivian(Effects& all) {
  squad_may(all, "pilot:derekklivian", Window::lock_acquired, has_red, shed_red);
  squad_may(
      all, "pilot:derekklivian", Window::token_spent,
      [](const Game& game, const Occasion& occasion) { return occasion.word == "lock" && has_red(game, occasion); },
      shed_red);
}

}  // namespace plotboard::rules::effects
