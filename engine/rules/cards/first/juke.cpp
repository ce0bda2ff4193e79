#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// The evade token is not spent.
void juke(Effects& all) {
  offers(
      all, "1e-upgrade-juke", Window::modify_defense_against,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && owner_of(game, occasion).tokens.evade > 0 && any(game, false, Face::evade);
      },
      [](Game& game, Occasion&) { turn(game, false, Face::evade, Face::focus, 1); });
}

}  // namespace plotboard::rules::effects::first
