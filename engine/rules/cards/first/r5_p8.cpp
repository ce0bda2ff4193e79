#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Normal damage both times. Step 8: who has just been destroyed may still roll.
void r5_p8(Effects& all) {
  may(
      all, "1e-upgrade-r5p8", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && is_fresh(game, occasion) && game.in_play(occasion.other);
      },
      [](Game& game, Occasion& occasion) {
        const Id attacker = occasion.other;
        use_up(game, occasion);
        const Face face = throw_die(game, occasion, occasion.owner, state::DieKind::attack);
        if (is_damage(face)) suffer(game, attacker, 1, 0, "1e-upgrade-r5p8");
        if (face == Face::crit) suffer(game, occasion.owner, 1, 0, "1e-upgrade-r5p8");
      });
}

}  // namespace plotboard::rules::effects::first
