#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void pilot_ndru_suhlak(Effects& all) {
  adds<1>(all, "1e-pilot-ndrusuhlak", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return friends_within(game, occasion.owner, 1, 2).empty();
  });
}

}  // namespace plotboard::rules::effects::first
