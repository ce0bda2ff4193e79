#include "rules/cards/first/parts_damage.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

Ids under_base(const MoveOutcome& move) {
  Ids under;
  for (const Crossing& each : move.base_overlaps) under.push_back(each.id);
  return under;
}

}  // namespace

// What lies under the base alone: a template moves through an obstacle, a ship overlaps it (1e-overlap-10). Of the
// first deck it is what the maneuver made it overlap, ships where it rests against them (1e-overlap-15); of the second
// deck what it touches or stands on now.
void damage_stunned_pilot(Effects& all) {
  on_damage(
      all, {{"damage:112", "1e-deck0-13"}}, Window::after_maneuver,
      [](const Game&, const Occasion& occasion) { return occasion.move != nullptr; },
      [](Game& game, Occasion& occasion) {
        const MoveOutcome& move = *occasion.move;
        const bool met_ship = !move.fully_executed && !move.touching.empty();
        if (!met_ship && !any_hurts(game, occasion.owner, under_base(move))) return;
        suffer(game, occasion.owner, 1, 0, "1e-deck0-13");
      });

  on_damage(
      all, {{"damage:204", "1e-deckf-5"}}, Window::after_maneuver,
      [](const Game&, const Occasion& occasion) { return occasion.move != nullptr; },
      [](Game& game, Occasion& occasion) {
        const bool touches = !touched_by(game, occasion.owner).empty();
        if (!touches && !any_hurts(game, occasion.owner, under_base(*occasion.move))) return;
        suffer(game, occasion.owner, 1, 0, "1e-deckf-5");
      });
}

}  // namespace plotboard::rules::effects::first
