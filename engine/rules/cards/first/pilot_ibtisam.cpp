#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void pilot_ibtisam(Effects& all) {
  offers(
      all, "1e-pilot-ibtisam", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) { return is_stressed(owner_of(game, occasion)); },
      [](Game& game, Occasion& occasion) { reroll_some(game, occasion.owner, true, 1, "1e-pilot-ibtisam"); });
  offers(
      all, "1e-pilot-ibtisam", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) { return is_stressed(owner_of(game, occasion)); },
      [](Game& game, Occasion& occasion) { reroll_some(game, occasion.owner, false, 1, "1e-pilot-ibtisam"); });
}

}  // namespace plotboard::rules::effects::first
