#include <algorithm>

#include "rules/cards/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_alexsandr_kallus(Effects& all) {
  squad_adds<1>(all, "pilot:alexsandrkallus", Window::defense_dice, [](const Game& game, const Occasion& occasion) {
    const state::Attack& attack = attack_in(game, occasion);
    const bool rerolled = std::any_of(attack.attack_dice.begin(), attack.attack_dice.end(),
                                      [](const state::Die& die) { return die.rerolled; });
    static const Ids tokens{"focus", "calculate", "force", "lock"};
    const bool spent =
        std::any_of(attack.used.begin(), attack.used.end(), [](Id key) { return base::contains(tokens, key); });
    return owner_defends(game, occasion) && (rerolled || spent);
  });
}

}  // namespace plotboard::rules::effects
