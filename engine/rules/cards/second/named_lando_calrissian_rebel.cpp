#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_lando_calrissian_rebel(Effects& all) {
  squad_must(
      all, "pilot:landocalrissian-modifiedyt1300lightfreighter", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) { return flew(game, occasion, geom::Difficulty::blue); },
      [](Game& game, Occasion& occasion) {
        const Id chosen = pick_ship(game, occasion, friends_at(game, occasion, 0, 3, true), true);
        if (!chosen.empty()) offer_action_of(game, occasion, chosen);
      });
}

}  // namespace plotboard::rules::effects
