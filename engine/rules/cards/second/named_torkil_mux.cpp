#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids torkils_choices(const Game& game, const Occasion& occasion) {
  return only_in_firing_arc(game, occasion, others_at(game, occasion, 0, 3));
}

}  // namespace

void named_torkil_mux(Effects& all) {
  squad_may(
      all, "pilot:torkilmux", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !torkils_choices(game, occasion).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id chosen = pick_ship(game, occasion, torkils_choices(game, occasion));
        game.emit(state::InitiativeChanged{chosen, occasion.card, 0});
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return are_enemies(game, torkils_choices(game, occasion).front(), occasion.owner);
  };
}

}  // namespace plotboard::rules::effects
