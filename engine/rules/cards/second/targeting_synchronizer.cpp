#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

void targeting_synchronizer(Effects& all) {
  gear(
      all, "targeting-synchronizer", Window::weapon_check, kTech,
      [](const Game& game, const Occasion& occasion) {
        const bool lacks_lock = occasion.rule.starts_with("2e-require-") && !occasion.other.empty();
        return lacks_lock && game.piece(occasion.owner).lock == occasion.other &&
               game.friendly(occasion.subject, occasion.owner) &&
               is_at_range(game, occasion.owner, occasion.subject, 1, 2);
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
