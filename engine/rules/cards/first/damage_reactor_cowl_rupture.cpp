#include <algorithm>

#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr int kMostShieldsBack = 2;  // shields

}  // namespace

void damage_reactor_cowl_rupture(Effects& all) {
  on_damage(
      all, {{"damage:311", "1e-hdeck-19"}, {"damage:374", "1e-hdeck-19"}, {"damage:395", "1e-hdeck-19"}},
      Window::recovery, [](const Game&, const Occasion& occasion) { return occasion.value > kMostShieldsBack; },
      [](Game&, Occasion& occasion) { occasion.value = std::min(occasion.value, kMostShieldsBack); });
}

}  // namespace plotboard::rules::effects::first
