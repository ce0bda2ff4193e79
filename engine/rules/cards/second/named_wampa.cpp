#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_wampa(Effects& all) {
  squad_may(
      all, "pilot:wampa", Window::before_attack_dice,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && has_charge(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        note_paid(game, occasion);
      });
  squad_adds<1>(all, "pilot:wampa", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return owner_attacks(game, occasion) && is_paid_for(game, occasion);
  });
  squad_must(
      all, "pilot:wampa", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        return owner_defends(game, occasion) && has_charge(game, occasion) && game.in_play(occasion.owner);
      },
      [](Game& game, Occasion& occasion) { spend_charges(game, occasion, 1); });
}

}  // namespace plotboard::rules::effects
