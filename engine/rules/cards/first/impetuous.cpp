#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

// A crippled section is no destroyed ship. No action: stress would be no bar (1e-lock-10).
void impetuous(Effects& all) {
  may(
      all, "1e-upgrade-impetuous", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* victim = game.find(attack_in(game, occasion).defender);
        return attacks_from_carrier(game, occasion) && victim != nullptr && victim->ship.destroyed;
      },
      [](Game& game, Occasion& occasion) { acquire_lock(game, occasion.owner, false); });
}

}  // namespace plotboard::rules::effects::first
