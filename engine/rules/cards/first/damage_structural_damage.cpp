#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

// Agility has its minimum of 0 when all has been added up, not here (1e-golden-16).
void damage_structural_damage(Effects& all) {
  on_damage(all, {{"damage:111", "1e-deck0-12"}, {"damage:212", "1e-deckf-13"}}, Window::agility, nullptr,
            [](Game&, Occasion& occasion) { --occasion.value; });
  repaired_by_die(all, {{"damage:111", "1e-deck0-12"}}, CritRepairs::no);
  repaired_by_die(all, {{"damage:212", "1e-deckf-13"}}, CritRepairs::counts);
}

}  // namespace plotboard::rules::effects::first
