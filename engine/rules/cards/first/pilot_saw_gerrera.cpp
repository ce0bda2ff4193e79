#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Friends and he himself, who is at range 1 of himself (1e-range-7); once an attack.
void pilot_saw_gerrera(Effects& all) {
  offers(
      all, "1e-pilot-sawgerrera", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& attacker = game.piece(occasion.subject);
        return game.friendly(occasion.owner, occasion.subject) &&
               (is_stressed(attacker) || !attacker.ship.damage.empty()) &&
               within(game, occasion.owner, occasion.subject, 1, 2);
      },
      [](Game& game, Occasion& occasion) { reroll_some(game, occasion.subject, true, 1, "1e-pilot-sawgerrera"); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
