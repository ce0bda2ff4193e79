#include "rules/cards/parts.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void concussion_missiles(Effects& all) {
  Effect shock;
  shock.card = "concussion-missiles";
  shock.window = Window::after_hit;
  shock.rule = "2e-special-12";
  shock.when = attacks_with_card;
  shock.run = [](Game& game, Occasion& occasion) {
    for (const Id id : ships_near(game, occasion.other, 0, 1)) expose(game, id, "2e-special-12");
  };
  all.push_back(shock);
}

}  // namespace plotboard::rules::effects
