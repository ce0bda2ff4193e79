#include <algorithm>

#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_structural_damage(Effects& all) {
  on_damage(
      all, {{"damage:111", "1e-deck0-12"}, {"damage:212", "1e-deckf-13"}}, Window::agility,
      [](const Game&, const Occasion& occasion) { return occasion.value > 0; },
      [](Game&, Occasion& occasion) { occasion.value = std::max(0, occasion.value - 1); });
  repaired_by_die(all, {{"damage:111", "1e-deck0-12"}}, CritRepairs::no);
  repaired_by_die(all, {{"damage:212", "1e-deckf-13"}}, CritRepairs::counts);
}

}  // namespace plotboard::rules::effects::first
