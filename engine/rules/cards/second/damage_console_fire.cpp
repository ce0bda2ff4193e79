#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_console_fire(Effects& all) {
  Effect burns;
  burns.card = "damage:5";
  burns.window = Window::before_engage;
  burns.rule = "2e-damage-card-8";
  burns.run = [](Game& game, Occasion& occasion) {
    const state::Face face = game.roll(occasion.subject, state::DieKind::attack, 1, say("console-fire.dice")).front();
    if (face == state::Face::hit) suffer(game, occasion.subject, 1, 0, "2e-damage-card-8");
  };
  all.push_back(burns);
}

}  // namespace plotboard::rules::effects
