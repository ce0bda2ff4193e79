#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// The lock goes for this and for no reroll (1e-lock-12).
void han_solo(Effects& all) {
  offers(
      all, "1e-upgrade-hansolo", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        const state::Piece& ship = owner_of(game, occasion);
        const state::Section locked = ship.ship.lock_section;
        const bool there = locked == state::Section::none || locked == attack.section;
        return attacks(game, occasion) && ship.lock == attack.defender && there && any(game, true, Face::focus);
      },
      [](Game& game, Occasion& occasion) {
        spend_lock(game, occasion.owner, "1e-upgrade-hansolo");
        turn(game, true, Face::focus, Face::hit);
      });
}

}  // namespace plotboard::rules::effects::first
