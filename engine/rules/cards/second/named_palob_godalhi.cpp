#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids palobs_victims(const Game& game, const Occasion& occasion) {
  return with_focus_or_evade(game, only_in_firing_arc(game, occasion, enemies_at(game, occasion, 0, 2)));
}

}  // namespace

void named_palob_godalhi(Effects& all) {
  squad_may(
      all, "pilot:palobgodalhi", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !palobs_victims(game, occasion).empty(); },
      [](Game& game, Occasion& occasion) {
        take_focus_or_evade(game, occasion, pick_ship(game, occasion, palobs_victims(game, occasion)));
      });
}

}  // namespace plotboard::rules::effects
