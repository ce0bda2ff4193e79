#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// The player says so before the roll, for then all dice are due (1e-attack-18); the answer stands for the whole attack,
// however often it is performed. Asked when everything else has had its say about obstruction.
void trick_shot(Effects& all) {
  must(
      all, "1e-upgrade-trickshot", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && occasion.subject == attack_in(game, occasion).defender &&
               !attack_in(game, occasion).obstructed_by.empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        if (is_obstructed(game, *game.attack()) && !wants(game, occasion, ship)) {
          note_in_attack(game, ship, "no-trick-shot");
        }
      })
      .anyone = true;
  must(
      all, "1e-upgrade-trickshot", Window::attack_dice,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && !noted_in_attack(game, occasion.owner, "no-trick-shot");
      },
      [](Game& game, Occasion& occasion) {
        if (is_obstructed(game, attack_in(game, occasion))) ++occasion.value;
      });
}

}  // namespace plotboard::rules::effects::first
