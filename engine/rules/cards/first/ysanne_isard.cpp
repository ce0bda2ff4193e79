#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void ysanne_isard(Effects& all) {
  may(
      all, "1e-upgrade-ysanneisard", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = owner_of(game, occasion);
        return ship.ship.shields == 0 && !ship.ship.damage.empty() && !ship.ship.did("evade");
      },
      [](Game& game, Occasion& occasion) { free_action(game, occasion.owner, {"evade"}, "1e-upgrade-ysanneisard"); });
}

}  // namespace plotboard::rules::effects::first
