#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// Whether obstacles hurt the ship is another matter: it did move through one.
void damage_stunned_pilot(Effects& all) {
  Effect hits;
  hits.card = "damage:4";
  hits.window = Window::after_maneuver;
  hits.rule = "2e-damage-card-6";
  hits.when = [](const Game&, const Occasion& occasion) {
    return occasion.move != nullptr && occasion.move->hits_obstacle();
  };
  hits.run = [](Game& game, Occasion& occasion) { suffer(game, occasion.subject, 1, 0, "2e-damage-card-6"); };
  all.push_back(hits);
}

}  // namespace plotboard::rules::effects
