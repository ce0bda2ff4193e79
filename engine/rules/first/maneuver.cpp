// What comes after a maneuver's move in the 1st edition (1e-act-3, -8, -9, 1e-obst), and the Perform Action step.
#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/first/difficulty.hpp"
#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/obstacle_effects.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::first {

namespace {

using geom::Difficulty;
using state::Token;

// A mark for each debris cloud whose die is thrown after the Perform Action step (1e-obst-5).
constexpr std::string_view kDebris = "debris:";

bool is_debris(const Game& game, Id id) {
  const data::Obstacle* obstacle = game.catalog().obstacle(game.piece(id).ref);
  return obstacle != nullptr && obstacle->kind == data::ObstacleKind::debris;
}

void check_stress(Game& game, Id ship, const Flight& flight) {
  if (flight.difficulty == Difficulty::red) gain(game, ship, Token::stress, 1, "1e-act-9");
  if (flight.difficulty == Difficulty::blue) lose(game, ship, Token::stress, 1, "1e-stress-8");
}

// Asteroids cost the action step and throw at once, nearest first; debris stresses now and throws later.
void meet_obstacles(Game& game, Id ship, const Ids& met, bool step_at_stake) {
  obstacle_stress(game, ship, met);
  if (!game.is_battle()) return;
  for (const Id id : met) {
    if (!still_flying(game, ship)) return;
    if (is_debris(game, id)) {
      game.emit(state::Marked{ship, std::string(kDebris) + id.text()});
    } else {
      obstacle_dice(game, ship, {id}, step_at_stake);
    }
  }
}

void throw_for_debris(Game& game, Id ship) {
  Ids clouds;
  for (const Id mark : game.piece(ship).ship.marks) {
    if (mark.starts_with(kDebris)) clouds.push_back(mark.text().substr(kDebris.size()));
  }
  // Once for each time that it was met: a SLAM's own die is thrown with it.
  for (const Id cloud : clouds) {
    const Id thrown = "thrown-" + std::string(kDebris) + cloud.text();
    const auto& marks = game.piece(ship).ship.marks;
    const auto times = std::count(marks.begin(), marks.end(), Id(std::string(kDebris) + cloud.text()));
    if (std::count(marks.begin(), marks.end(), thrown) >= times) continue;
    game.emit(state::Marked{ship, thrown});
    if (still_flying(game, ship) && game.find(cloud) != nullptr) obstacle_dice(game, ship, {cloud}, false);
  }
}

}  // namespace

const char* stays_inside(geom::Reposition kind) {
  switch (kind) {
    case geom::Reposition::boost:
    case geom::Reposition::turn_boost:
      return "1e-boost-3";
    case geom::Reposition::barrel_roll:
    case geom::Reposition::bank_barrel_roll:
      return "1e-roll-6";
    case geom::Reposition::decloak:
      return "1e-cloak-8";
    case geom::Reposition::tractor:
      return "1e-tractor-9";
  }
  return "";
}

bool may_execute(const state::Piece& ship, Difficulty difficulty) {
  return difficulty != Difficulty::red || ship.tokens.stress == 0 || ship.ship.has_mark(kRedWhileStressed);
}

Difficulty changed(Difficulty printed, int steps) {
  static_assert(static_cast<int>(Difficulty::blue) == 0 && static_cast<int>(Difficulty::red) == 2);
  if (steps >= kMakesRed / 2) return Difficulty::red;
  if (steps >= kMakesWhite / 2) return std::max(printed, Difficulty::white);
  return static_cast<Difficulty>(std::clamp(static_cast<int>(printed) + steps, 0, static_cast<int>(Difficulty::red)));
}

bool settle_maneuver(Game& game, Id ship, const Flight& flight, const MoveOutcome& outcome, ManeuverKind kind) {
  const bool step_at_stake = kind == ManeuverKind::activation;
  if (outcome.left_area) {  // destroyed at once, and no card has an answer (1e-flee-3)
    game.tell(ship, "1e-flee-1", say("maneuver.beyond-edge"));
    if (!additions().settles_edge(game, ship)) flees(game, ship);
    return false;
  }
  if (geom::is_huge(game.piece(ship).base)) return settle_huge_maneuver(game, ship, flight, outcome, kind);
  if (game.is_battle()) mines_met(game, ship, outcome);  // before stress is checked (1e-act-8)
  if (!still_flying(game, ship)) return false;
  check_stress(game, ship, flight);
  if (flight.ion) lose(game, ship, Token::ion, game.piece(ship).tokens.ion, "1e-ion-5");
  maneuver_moment(game, Window::after_stress_check, ship, flight, outcome, kind);
  if (still_flying(game, ship)) meet_obstacles(game, ship, obstacles_met(outcome), step_at_stake);
  if (still_flying(game, ship)) throw_for_huge_ships(game, ship, outcome);
  if (kind == ManeuverKind::slam) return still_flying(game, ship);  // they come with those after the action: slam()
  for (const Window window : {Window::after_maneuver, Window::after_move}) {
    if (still_flying(game, ship)) maneuver_moment(game, window, ship, flight, outcome, kind);
  }
  return still_flying(game, ship);
}

void act(Game& game, Id ship, bool ion_maneuver) {
  if (geom::is_huge(game.piece(ship).base)) return huge_actions(game, ship);
  offer_step_action(game, ship, ion_maneuver);
  if (still_flying(game, ship)) throw_for_debris(game, ship);
}

}  // namespace plotboard::rules::first
