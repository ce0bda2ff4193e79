#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// A second token may serve the usual effect (1e-focus-6).
void sensor_cluster(Effects& all) {
  offers(
      all, "1e-upgrade-sensorcluster", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && owner_of(game, occasion).tokens.focus > 0 && any(game, false, Face::blank);
      },
      [](Game& game, Occasion& occasion) {
        spend(game, occasion.owner, Token::focus, "1e-upgrade-sensorcluster");
        turn(game, false, Face::blank, Face::evade, 1);
      })
      .worth = [](Game& game, const Occasion& occasion) {  // where the usual effect would do nothing
    return game.piece(occasion.owner).tokens.focus > 1 || count(game, false, Face::focus) == 0;
  };
}

}  // namespace plotboard::rules::effects::first
