#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void nien_nunb(Effects& all) {
  squad_adds<-1>(all, "nien-nunb", Window::difficulty,
                 [](const Game&, const Occasion& occasion) { return is_bank(occasion.maneuver); });
}

}  // namespace plotboard::rules::effects
