#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

// Both may be on one object, as of the squads' pilot (named_redline.cpp).
void redline_two_locks(Effects& all) {
  all.push_back(
      ability("redline-two-locks", Window::lock_limit, nullptr, [](Game&, Occasion& occasion) { occasion.value = 2; }));
}

}  // namespace plotboard::rules::effects
