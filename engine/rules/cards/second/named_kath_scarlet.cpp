#include <algorithm>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_kath_scarlet(Effects& all) {
  squad_adds<1>(all, "pilot:kathscarlet", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    if (!makes_primary_attack(game, occasion)) return false;
    const Ids ids = friends_near(game, occasion.owner, attack_in(game, occasion).defender, 0, 0);
    return std::any_of(ids.begin(), ids.end(), [&](Id id) { return !has_dot(game, id); });
  });
}

}  // namespace plotboard::rules::effects
