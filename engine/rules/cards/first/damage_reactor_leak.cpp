#include <algorithm>

#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_reactor_leak(Effects& all) {
  on_damage(all,
            {{"damage:314", "1e-hdeck-22"},
             {"damage:336", "1e-hdeck-22"},
             {"damage:345", "1e-hdeck-22"},
             {"damage:373", "1e-hdeck-22"},
             {"damage:393", "1e-hdeck-22"}},
            Window::energy_gain, nullptr,
            [](Game&, Occasion& occasion) { occasion.value = std::max(0, occasion.value - 1); });
}

}  // namespace plotboard::rules::effects::first
