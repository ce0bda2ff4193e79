#include "rules/cards/first/parts_damage.hpp"
#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr DamageTexts kStabilizers{
    {"damage:305", "1e-hdeck-18"}, {"damage:371", "1e-hdeck-18"}, {"damage:391", "1e-hdeck-18"}};

}  // namespace

void damage_damaged_stabilizers(Effects& all) {
  on_damage(
      all, kStabilizers, Window::after_maneuver,
      [](const Game&, const Occasion& occasion) { return is_bank(occasion.maneuver); },
      [](Game& game, Occasion& occasion) { suffer(game, occasion.owner, 1, 0, "1e-hdeck-18", state::Section::fore); });
  repaired_by_die(all, kStabilizers, CritRepairs::no);
}

}  // namespace plotboard::rules::effects::first
