#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_ig88c(Effects& all) {
  squad_must(
      all, "pilot:ig88c", Window::after_action,
      [](const Game&, const Occasion& occasion) { return occasion.word == "boost"; },
      [](Game& game, Occasion& occasion) { offer_action_of(game, occasion, occasion.owner, {"evade"}); });
}

}  // namespace plotboard::rules::effects
