#include "rules/board/obstacles.hpp"
#include "rules/cards/first/parts_damage.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Of the first deck what the maneuver made it overlap: obstacles by template or base, ships where it rests against them
// (1e-overlap-10, -15). Of the second deck what it touches or stands on now.
void damage_stunned_pilot(Effects& all) {
  on_damage(
      all, {{"damage:112", "1e-deck0-13"}}, Window::after_maneuver,
      [](const Game&, const Occasion& occasion) { return occasion.move != nullptr; },
      [](Game& game, Occasion& occasion) {
        const MoveOutcome& move = *occasion.move;
        const bool met_ship = !move.fully_executed && !move.touching.empty();
        if (!met_ship && !any_hurts(game, occasion.owner, obstacles_met(move))) return;
        suffer(game, occasion.owner, 1, 0, "1e-deck0-13");
      });

  on_damage(
      all, {{"damage:204", "1e-deckf-5"}}, Window::after_maneuver,
      [](const Game&, const Occasion& occasion) { return occasion.move != nullptr; },
      [](Game& game, Occasion& occasion) {
        Ids under;
        for (const Crossing& each : occasion.move->base_overlaps) under.push_back(each.id);
        if (touched_by(game, occasion.owner).empty() && !any_hurts(game, occasion.owner, under)) return;
        suffer(game, occasion.owner, 1, 0, "1e-deckf-5");
      });
}

}  // namespace plotboard::rules::effects::first
