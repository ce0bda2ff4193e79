#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Step 1iii (1e-timing-1), for another friend that has just become the defender.
void death_troopers(Effects& all) {
  must(
      all, "1e-upgrade-deathtroopers", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        return occasion.subject == attack.defender && is_friend(game, occasion.owner, attack.defender) &&
               within(game, occasion.owner, attack.defender, 1, 1) &&
               band_in_firing_arcs(game, occasion.owner, attack.attacker) <= 3;
      },
      [](Game& game, Occasion& occasion) {
        gain(game, attack_in(game, occasion).attacker, Token::stress, 1, "1e-upgrade-deathtroopers",
             game.piece(occasion.owner).side);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
