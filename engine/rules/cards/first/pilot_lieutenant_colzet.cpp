#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_lieutenant_colzet(Effects& all) {
  may(
      all, "1e-pilot-lieutenantcolzet", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* locked = game.find(owner_of(game, occasion).lock);
        if (locked == nullptr || !locked->in_play() || game.friendly(occasion.owner, locked->id)) return false;
        const auto& damage = locked->ship.damage;
        return std::any_of(damage.begin(), damage.end(), [](const state::DamageCard& card) { return !card.faceup; });
      },
      [](Game& game, Occasion& occasion) {
        const Id enemy = owner_of(game, occasion).lock;
        spend_lock(game, occasion.owner, "1e-pilot-lieutenantcolzet");
        expose(game, enemy, "1e-pilot-lieutenantcolzet");
      });
}

}  // namespace plotboard::rules::effects::first
