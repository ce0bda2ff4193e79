#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_fuel_leak(Effects& all) {
  Effect leaks;
  leaks.card = "damage:13";
  leaks.window = Window::after_crit;
  leaks.rule = "2e-damage-card-25";
  leaks.when = [](const Game& game, const Occasion& occasion) {
    // The leak that this very point of damage dealt does not react to it (2e-damage-card-26); older ones lie before it.
    return game.piece(occasion.subject).ship.faceup(13) > 0 &&
           static_cast<int>(index_of_card(game, occasion.subject, 13)) != occasion.value;
  };
  leaks.run = [](Game& game, Occasion& occasion) {
    // Repaired first: critical damage that comes of its own damage is not to set it off again (2e-timing-4).
    repair_faceup(game, occasion.subject, index_of_card(game, occasion.subject, 13), "2e-damage-card-25");
    suffer(game, occasion.subject, 1, 0, "2e-damage-card-25");
  };
  all.push_back(leaks);
}

}  // namespace plotboard::rules::effects
