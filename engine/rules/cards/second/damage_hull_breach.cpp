#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_hull_breach(Effects& all) {
  Effect worse;
  worse.card = "damage:8";
  worse.window = Window::suffer_hit;
  worse.rule = "2e-damage-card-14";
  worse.when = [](const Game&, const Occasion& occasion) { return occasion.word != "crit"; };
  worse.run = [](Game& game, Occasion& occasion) {
    occasion.word = "crit";
    game.tell(occasion.subject, "2e-damage-card-14", say("hull-breach.crit"));
  };
  all.push_back(worse);
}

}  // namespace plotboard::rules::effects
