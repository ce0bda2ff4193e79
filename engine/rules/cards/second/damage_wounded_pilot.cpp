#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// The action that repairs this card leaves it facedown: it is not asked any more (2e-damage-card-5).
void damage_wounded_pilot(Effects& all) {
  Effect acts;
  acts.card = "damage:3";
  acts.window = Window::after_action;
  acts.rule = "2e-damage-card-4";
  acts.run = [](Game& game, Occasion& occasion) {
    const state::Face face = game.roll(occasion.subject, state::DieKind::attack, 1, say("wounded-pilot.dice")).front();
    if (face == state::Face::hit || face == state::Face::crit) {
      gain(game, occasion.subject, state::Token::stress, 1, "2e-damage-card-4");
    }
  };
  all.push_back(acts);
}

}  // namespace plotboard::rules::effects
