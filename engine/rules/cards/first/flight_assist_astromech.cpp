#include "rules/board/obstacles.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Every arc of the ship counts, as for Outmaneuver. Without an enemy in them it may move on.
void flight_assist_astromech(Effects& all) {
  must(
      all, "1e-upgrade-flightassistastromech", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return occasion.rule.empty() && !occasion.other.empty() && !is_in_any_arc(game, occasion.other, occasion.owner);
      },
      [](Game&, Occasion& occasion) {
        occasion.allowed = false;
        occasion.rule = "1e-upgrade-flightassistastromech";
      });
  must(
      all, "1e-upgrade-flightassistastromech", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        const MoveOutcome& move = *occasion.move;
        const bool clear = move.fully_executed && move.bumped.empty() && obstacles_met(move).empty();
        return clear && enemies_in_firing_arcs(game, occasion.owner, 3).empty();
      },
      [](Game& game, Occasion& occasion) {
        free_action(game, occasion.owner, {"boost", "barrel-roll"}, "1e-upgrade-flightassistastromech");
      });
}

}  // namespace plotboard::rules::effects::first
