#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void luke_skywalker(Effects& all) {
  squad_may(
      all, "luke-skywalker", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return has_force(game, occasion) && bearer(game, occasion).ship.turret != state::Turret::none;
      },
      [](Game& game, Occasion& occasion) {
        spend_force(game, occasion.owner);
        rotate_turret(game, occasion.owner, true);
      })
      .worth = [](Game& game, const Occasion& occasion) { return shots_of(game, occasion.owner).empty(); };
}

}  // namespace plotboard::rules::effects
