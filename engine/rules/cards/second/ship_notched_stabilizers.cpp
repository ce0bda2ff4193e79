#include "data/catalog.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// Asteroids still keep a ship from attacking: the ability works only while it moves (2e-ship-44).
void ship_notched_stabilizers(Effects& all) {
  Effect ignores;
  ignores.card = "notched-stabilizers";
  ignores.window = Window::obstacle_hurts;
  ignores.rule = "2e-ship-43";
  ignores.when = [](const Game& game, const Occasion& occasion) {
    const data::Obstacle* obstacle = game.catalog().obstacle(game.piece(occasion.other).ref);
    return occasion.word == "move" && obstacle != nullptr && obstacle->kind == data::ObstacleKind::asteroid;
  };
  ignores.run = [](Game&, Occasion& occasion) { occasion.value = 0; };
  all.push_back(ignores);
}

}  // namespace plotboard::rules::effects
