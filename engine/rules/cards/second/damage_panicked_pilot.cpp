#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_panicked_pilot(Effects& all) {
  Effect faceup;
  faceup.card = "damage:1";
  faceup.window = Window::card_faceup;
  faceup.rule = "2e-damage-card-1";
  faceup.run = [](Game& game, Occasion& occasion) {
    gain(game, occasion.subject, state::Token::stress, 2, "2e-damage-card-1");
    repair_faceup(game, occasion.subject, static_cast<std::size_t>(occasion.value), "2e-damage-card-1");
  };
  all.push_back(faceup);
}

}  // namespace plotboard::rules::effects
