#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// Step 8: the token is there for an attack that Gunner makes (1e-timing-5).
void captain_rex(Effects& all) {
  may(all, "1e-upgrade-captainrex", Window::after_attack, missed,
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, Token::focus, 1, "1e-upgrade-captainrex"); });
}

}  // namespace plotboard::rules::effects::first
