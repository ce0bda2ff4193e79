#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// As many dice as other friends stand at range 1, all named together.
void pilot_jess_pava(Effects& all) {
  static const auto friends = [](const Game& game, Id ship) {
    return static_cast<int>(friends_within(game, ship, 1, 1).size());
  };
  offers(
      all, "1e-pilot-jesspava", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && friends(game, occasion.owner) > 0;
      },
      [](Game& game, Occasion& occasion) {
        reroll_some(game, occasion.owner, true, friends(game, occasion.owner), "1e-pilot-jesspava");
      });
  offers(
      all, "1e-pilot-jesspava", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && friends(game, occasion.owner) > 0;
      },
      [](Game& game, Occasion& occasion) {
        reroll_some(game, occasion.owner, false, friends(game, occasion.owner), "1e-pilot-jesspava");
      });
}

}  // namespace plotboard::rules::effects::first
