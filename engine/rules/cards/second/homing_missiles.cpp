#include "rules/cards/parts.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// Choice "homing" of the defender: "yes" takes 1 hit damage in place of all dice (2e-attack-14).
void homing_missiles(Effects& all) {
  Effect offer;
  offer.card = "homing-missiles";
  offer.window = Window::defender_declared;
  offer.rule = "2e-special-16";
  offer.when = attacks_with_card;
  offer.run = [](Game& game, Occasion& occasion) {
    if (!game.ask_whether("homing", occasion.other, "2e-special-16", say("homing-missiles.suffer"))) {
      return;
    }
    suffer(game, occasion.other, 1, 0, "2e-special-16");
    change_attack(game, [](state::Attack& attack) { attack.sure_hit = true; });
  };
  all.push_back(offer);
}

}  // namespace plotboard::rules::effects
