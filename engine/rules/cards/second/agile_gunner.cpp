#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void agile_gunner(Effects& all) {
  may_gear(
      all, "agile-gunner", Window::during_end_phase, kGunners,
      [](const Game& game, const Occasion& occasion) {
        return game.piece(occasion.owner).ship.turret != state::Turret::none;
      },
      [](Game& game, Occasion& occasion) { rotate_turret(game, occasion.owner, true); }, say("agile-gunner.rotate"))
      .worth = [](Game& game, const Occasion& occasion) { return shots_of(game, occasion.owner).empty(); };
}

}  // namespace plotboard::rules::effects
