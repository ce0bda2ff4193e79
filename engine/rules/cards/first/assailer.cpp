#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

// The token is not spent; it lies with the section that is attacked, whichever carries the card.
void assailer(Effects& all) {
  offers(
      all, "1e-upgrade-assailer", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && is_reinforced_there(game, attack_in(game, occasion)) &&
               any(game, false, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, false, Face::focus, Face::evade, 1); });
}

}  // namespace plotboard::rules::effects::first
