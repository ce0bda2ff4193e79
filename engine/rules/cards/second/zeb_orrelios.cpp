#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool primary_at_zero(const Occasion& occasion) {
  return occasion.rule == "2e-attack-range-9" && occasion.word.starts_with("primary:");
}

}  // namespace

void zeb_orrelios(Effects& all) {
  squad_must(
      all, "zeb-orrelios", Window::weapon_check,
      [](const Game&, const Occasion& occasion) {
        return primary_at_zero(occasion) && (occasion.subject == occasion.owner || occasion.other == occasion.owner);
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
