#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void damage_direct_hit(Effects& all) {
  Effect faceup;
  faceup.card = "damage:14";
  faceup.window = Window::card_faceup;
  faceup.rule = "2e-damage-card-29";
  faceup.run = [](Game& game, Occasion& occasion) {
    suffer(game, occasion.subject, 1, 0, "2e-damage-card-29");
    repair_faceup(game, occasion.subject, static_cast<std::size_t>(occasion.value), "2e-damage-card-29");
  };
  all.push_back(faceup);
}

}  // namespace plotboard::rules::effects
