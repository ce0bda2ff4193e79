#include <algorithm>

#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

void hate(Effects& all) {
  all.push_back(force_talent("hate", Window::after_damage, lacks_force, [](Game& game, Occasion& occasion) {
    const state::ShipState& ship = game.piece(occasion.owner).ship;
    const int back = std::min(occasion.value, ship.force_limit - ship.force);
    if (back <= 0) return;
    game.tell(occasion.owner, kForceTalents, say("hate.recovers", back));
    game.emit(state::ForceChanged{occasion.owner, back});
  }));
}

}  // namespace plotboard::rules::effects
