#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The bank alone, to either side (1e-roll-8). What moves it by a tractor beam is no roll of its own.
void starviper_mk_ii(Effects& all) {
  must(all, "1e-upgrade-starvipermkii", Window::roll_templates, is_own, [](Game&, Occasion& occasion) {
    constexpr int kBank = 2;
    occasion.value = kBank;
  });
}

}  // namespace plotboard::rules::effects::first
