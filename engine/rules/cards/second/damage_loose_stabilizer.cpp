#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_loose_stabilizer(Effects& all) {
  Effect breaks;
  breaks.card = "damage:11";
  breaks.window = Window::after_maneuver;
  breaks.rule = "2e-damage-card-21";
  breaks.when = [](const Game& game, const Occasion& occasion) {
    return occasion.move != nullptr && occasion.move->maneuver.bearing != geom::Bearing::straight &&
           game.piece(occasion.subject).ship.faceup(11) > 0;  // an action of the same moment may have repaired it
  };
  breaks.run = [](Game& game, Occasion& occasion) {
    const std::size_t index = index_of_card(game, occasion.subject, 11);
    {
      const Game::Resolving resolving(game);
      suffer(game, occasion.subject, 1, 0, "2e-damage-card-21");
      repair_faceup(game, occasion.subject, index, "2e-damage-card-21");
    }
    remove_due(game);
  };
  all.push_back(breaks);
}

}  // namespace plotboard::rules::effects
