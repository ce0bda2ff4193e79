#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// For his own attacks alone: whom he touches may not answer (1e-touch-5).
void pilot_arvel_crynyd(Effects& all) {
  must(
      all, "1e-pilot-arvelcrynyd", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return occasion.rule == "2e-attack-range-9" &&
               is_in_arc(game, occasion.other, geom::ArcKind::front, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        const auto weapon = weapon_named(game, occasion.owner, occasion.word);
        if (weapon && weapon->weapon.nearest <= 1) occasion.allowed = true;
      });
}

}  // namespace plotboard::rules::effects::first
