#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_wedge_antilles(Effects& all) {
  add_dice<-1>(all, "pilot:wedge-antilles", Window::defense_dice_against, nullptr);
}

}  // namespace plotboard::rules::effects
