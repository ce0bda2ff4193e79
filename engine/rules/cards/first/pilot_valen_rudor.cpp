#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Once for an attack that is performed twice (1e-attack-37); who moves away has to be aimed at anew.
void pilot_valen_rudor(Effects& all) {
  must(
      all, "1e-pilot-valenrudor", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && still_flying(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) { free_action(game, occasion.owner, {}, "1e-pilot-valenrudor"); });
}

}  // namespace plotboard::rules::effects::first
