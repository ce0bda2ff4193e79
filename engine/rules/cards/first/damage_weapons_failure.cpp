#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_weapons_failure(Effects& all) {
  on_damage(all, {{"damage:214", "1e-deckf-15"}}, Window::attack_dice, nullptr,
            [](Game&, Occasion& occasion) { --occasion.value; });
  repaired_by_die(all, {{"damage:214", "1e-deckf-15"}}, CritRepairs::counts);
}

}  // namespace plotboard::rules::effects::first
