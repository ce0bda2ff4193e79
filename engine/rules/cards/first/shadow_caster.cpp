#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Any weapon in any arc; what matters is the mobile arc when the attack is over (1e-range-10).
void shadow_caster(Effects& all) {
  may(
      all, "1e-upgrade-shadowcaster", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        if (!attacks(game, occasion) || !attack.has_hit() || !still_flying(game, attack.defender)) return false;
        const geom::ArcKinds mobile = turret_arcs(owner_of(game, occasion).ship.turret);
        return std::any_of(mobile.begin(), mobile.end(), [&](geom::ArcKind arc) {
          return band_in_arc(game, attack.defender, arc, occasion.owner) <= 2;
        });
      },
      [](Game& game, Occasion& occasion) {
        gain(game, game.attack()->defender, Token::tractor, 1, "1e-upgrade-shadowcaster",
             game.piece(occasion.owner).side);
      });
}

}  // namespace plotboard::rules::effects::first
