#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_minor_hull_breach(Effects& all) {
  on_damage(
      all, {{"damage:109", "1e-deck0-10"}}, Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) { return colour_flown(game, occasion) == geom::Difficulty::red; },
      [](Game& game, Occasion& occasion) {
        if (throws_hit(game, occasion)) suffer(game, occasion.owner, 1, 0, "1e-deck0-10");
      });
}

}  // namespace plotboard::rules::effects::first
