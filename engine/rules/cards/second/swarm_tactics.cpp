#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void swarm_tactics(Effects& all) {
  squad_may(
      all, "swarm-tactics", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !friends_at(game, occasion, 1, 1).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id chosen = pick_ship(game, occasion, friends_at(game, occasion, 1, 1));
        game.emit(state::InitiativeChanged{chosen, occasion.card, bearer(game, occasion).initiative});
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return game.piece(friends_at(game, occasion, 1, 1).front()).initiative < bearer(game, occasion).initiative;
  };
}

}  // namespace plotboard::rules::effects
