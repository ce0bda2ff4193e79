#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_ig88c(Effects& all) {
  must(
      all, "1e-pilot-ig88c", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "boost" && !owner_of(game, occasion).ship.did("evade");
      },
      [](Game& game, Occasion& occasion) { free_action(game, occasion.owner, {"evade"}, "1e-pilot-ig88c"); });
}

}  // namespace plotboard::rules::effects::first
