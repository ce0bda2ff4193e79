#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

void precognitive_reflexes(Effects& all) {
  all.push_back(
      force_talent("precognitive-reflexes", Window::after_reveal, has_force, [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const auto done = act_by_reflex(game, ship, say("precognitive-reflexes.move"), true);
        if (!done || is_on_bar(game, ship, *done)) return;
        gain(game, ship, state::Token::strain, 1, kForceTalents);
      }));
}

}  // namespace plotboard::rules::effects
