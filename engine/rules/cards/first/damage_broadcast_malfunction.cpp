#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_broadcast_malfunction(Effects& all) {
  on_damage(
      all, {{"damage:302", "1e-hdeck-15"}}, Window::may_act,
      [](const Game&, const Occasion& occasion) { return occasion.word == "jam"; }, bars_by_card);
  repaired_by_die(all, {{"damage:302", "1e-hdeck-15"}}, CritRepairs::no);
}

}  // namespace plotboard::rules::effects::first
