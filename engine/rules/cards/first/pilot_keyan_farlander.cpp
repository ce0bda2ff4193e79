#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Once an attack, and allowed where no focus result shows (1e-golden-7, 1e-attack-27).
void pilot_keyan_farlander(Effects& all) {
  offers(
      all, "1e-pilot-keyanfarlander", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) { return is_stressed(owner_of(game, occasion)); },
      [](Game& game, Occasion& occasion) {
        lose(game, occasion.owner, Token::stress, 1, "1e-pilot-keyanfarlander");
        turn(game, true, Face::focus, Face::hit);
      });
}

}  // namespace plotboard::rules::effects::first
