#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// For the rest of the round one focus result becomes a critical hit and all others hits; at each attack all of it or
// nothing (1e-action-15).
void marksmanship(Effects& all) {
  action(all, "1e-upgrade-marksmanship", nullptr, [](Game& game, Occasion& occasion) { use_up(game, occasion); });
  offers(
      all, "1e-upgrade-marksmanship", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && !is_fresh(game, occasion) && any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) {
        turn(game, true, Face::focus, Face::crit, 1);
        turn(game, true, Face::focus, Face::hit);
      });
}

}  // namespace plotboard::rules::effects::first
