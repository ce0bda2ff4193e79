#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void r5_tk(Effects& all) {
  squad_must(all, "r5-tk", Window::may_target, nullptr, [](Game&, Occasion& occasion) { occasion.value = 1; });
}

}  // namespace plotboard::rules::effects
