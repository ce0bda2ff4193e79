#include "rules/cards/second/parts_crew.hpp"
#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_constable_zuvio(Effects& all) {
  squad_must(all, "pilot:constablezuvio", Window::device_template, nullptr,
             [](Game&, Occasion& occasion) { add_template(*occasion.options, "launch-straight-1"); });
}

}  // namespace plotboard::rules::effects
