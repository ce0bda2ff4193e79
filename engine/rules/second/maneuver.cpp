// What comes after a maneuver's move (2e-obstacle-3): Check Difficulty, debris stress, fleeing, obstacles, mines,
// cards.
#include "data/rule_set.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/obstacle_effects.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

const char* stays_inside(geom::Reposition kind) {
  return kind == geom::Reposition::tractor ? "2e-flee-6" : "2e-flee-5";
}

bool settle_maneuver(Game& game, Id ship, const Flight& flight, const MoveOutcome& outcome, ManeuverKind kind) {
  const bool step_at_stake = kind == ManeuverKind::activation;
  check_difficulty(game, ship, flight, outcome.fully_executed);
  additions().difficulty_checked(game, ship, flight.difficulty);
  if (step_at_stake && additions().lands(game, ship, flight, outcome)) return false;
  if (outcome.left_area) {  // nothing but what fleeing itself triggers comes after (2e-flee-8)
    game.tell(ship, "2e-flee-1", say("maneuver.beyond-edge"));
    if (!additions().settles_edge(game, ship)) flees(game, ship);
    return false;
  }
  Ids met = obstacles_met(outcome);
  obstacle_stress(game, ship, met);
  if (!game.is_battle()) return true;
  if (game.ruleset().huge_ships_are_terrain) {
    met.insert(met.end(), outcome.huge_overlaps.begin(), outcome.huge_overlaps.end());
  }
  // Obstacles and mines before what cards do after a maneuver (2e-timing-6).
  obstacle_dice(game, ship, met, step_at_stake);
  if (still_flying(game, ship)) mines_met(game, ship, outcome);
  if (still_flying(game, ship)) additions().crossed(game, ship, outcome, step_at_stake);
  for (const Window window : {Window::after_maneuver, Window::after_move}) {
    if (still_flying(game, ship)) maneuver_moment(game, window, ship, flight, outcome, kind);
  }
  return still_flying(game, ship);
}

}  // namespace plotboard::rules::second
