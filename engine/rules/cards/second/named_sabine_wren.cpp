#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_sabine_wren(Effects& all) {
  for (const char* card : {"pilot:sabinewren", "pilot:sabinewren-tielnfighter"}) {
    squad_must(all, card, Window::before_activation, nullptr, [](Game& game, Occasion& occasion) {
      offer_action_of(game, occasion, occasion.owner, {"barrel-roll", "boost"});
    });
  }
}

}  // namespace plotboard::rules::effects
