#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void pilot_krassis_trelix(Effects& all) {
  offers(all, "1e-pilot-krassistrelix", Window::modify_attack, attacks_with_secondary,
         [](Game& game, Occasion& occasion) { reroll_some(game, occasion.owner, true, 1, "1e-pilot-krassistrelix"); });
}

}  // namespace plotboard::rules::effects::first
