#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_outer_rim_pioneer(Effects& all) {
  squad_must(
      all, "pilot:outerrimpioneer", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return occasion.rule == "2e-attack-11" && is_friend_within(game, occasion, occasion.subject, 1);
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
