#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// Every miss counts. A ship that is stressed already takes no further token and has the rest all the same.
void bossk(Effects& all) {
  must(all, "1e-upgrade-bossk", Window::after_attack, missed, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner, defender = occasion.other;
    if (!is_stressed(game.piece(ship))) gain(game, ship, Token::stress, 1, "1e-upgrade-bossk");
    gain(game, ship, Token::focus, 1, "1e-upgrade-bossk");
    if (game.in_play(defender)) acquire_lock_on(game, ship, defender);
  });
}

}  // namespace plotboard::rules::effects::first
