#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The move alone (1e-act-12): no dial, no energy.
void rear_admiral_chiraneau(Effects& all) {
  action(all, "1e-upgrade-rearadmiralchiraneau", nullptr, [](Game& game, Occasion& occasion) {
    const Flight ahead{{1, geom::Bearing::straight}, geom::Difficulty::white, false, false};
    execute_maneuver(game, occasion.owner, ahead, ManeuverKind::effect);
  }).worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects::first
