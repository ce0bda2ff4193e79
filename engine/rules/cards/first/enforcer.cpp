#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Hit or miss, where the attacker stands when the attack is over.
void enforcer(Effects& all) {
  must(
      all, "1e-upgrade-enforcer", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = attack_in(game, occasion).attacker;
        return defends(game, occasion) && game.in_play(attacker) &&
               is_in_arc(game, attacker, geom::ArcKind::bullseye, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        gain(game, game.attack()->attacker, Token::stress, 1, "1e-upgrade-enforcer", game.piece(occasion.owner).side);
      });
}

}  // namespace plotboard::rules::effects::first
