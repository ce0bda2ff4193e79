#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_l3_37(Effects& all) {
  for (const char* card : {"pilot:l337", "pilot:l337-escapecraft"}) {
    squad_adds<-1>(all, card, Window::difficulty, [](const Game& game, const Occasion& occasion) {
      return is_bank(occasion.maneuver) && bearer(game, occasion).ship.shields == 0;
    });
  }
}

}  // namespace plotboard::rules::effects
