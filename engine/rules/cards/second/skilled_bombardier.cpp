#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void skilled_bombardier(Effects& all) {
  gear(all, "skilled-bombardier", Window::device_template, kGunners, nullptr,
       [](Game&, Occasion& occasion) { add_speeds(*occasion.options, 0); });
}

}  // namespace plotboard::rules::effects
