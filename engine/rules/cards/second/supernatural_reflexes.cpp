#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

void supernatural_reflexes(Effects& all) {
  all.push_back(
      force_talent("supernatural-reflexes", Window::before_activation, has_force, [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const auto done = act_by_reflex(game, ship, say("supernatural-reflexes.move"), false);
        if (!done || is_on_bar(game, ship, *done)) return;
        suffer(game, ship, 1, 0, kForceTalents);
      }));
}

}  // namespace plotboard::rules::effects
