// The bot's dials. Every maneuver of the dial is flown on the table as it stands; enemies are taken to fly on a little.
// What counts: shots gained against shots suffered, then trouble on the way, stress, and closing in where nobody can
// shoot. Weights are in hit points, ours, tried out in simulations.

#include <algorithm>

#include "ai/advice.hpp"
#include "ai/board_edge.hpp"
#include "rules/activation.hpp"
#include "rules/movement.hpp"

namespace plotboard::ai {
namespace {

constexpr double kFlyOn = 80;      // mm that an enemy is taken to fly straight ahead
constexpr double kSuffered = 0.7;  // of a hit point suffered against one dealt
constexpr double kLeaves = 100;    // the ship is lost
constexpr double kNoWayOn = 3;     // so near an edge ahead that it may be lost in the round after
constexpr double kObstacle = 1.2;  // each
constexpr double kCutShort = 0.5;  // no action
constexpr double kStress = 0.4;
constexpr double kCalm = 0.3;        // a stress token gone
constexpr double kApproach = 0.003;  // for each mm beyond range 2
constexpr double kWhim = 0.001;      // to 100 of these: equal ways differ from round to round

// Room ahead for the slowest turn, as far as the base reaches.
double cramped(const state::Area& area, const geom::PlacedBase& base) {
  constexpr double kTurningRoom = 130;
  const geom::Vec2 ahead = base.frame.to_world({0, base.half_length + kTurningRoom});
  double outside = 0;
  for (const Edge edge : kEdges) outside = std::max(outside, -inside_mm(area, edge, ahead));
  return std::min(1.0, outside / kTurningRoom);
}

}  // namespace

geom::Maneuver bot_dial(rules::Game& game, const std::string& ship) {
  const rules::Field& field = game.field();
  const rules::Field::Ship* self = field.ship(ship);
  const data::Ship* type = game.type_of(ship);
  ENSURE(self != nullptr && type != nullptr && !type->dial.entries.empty(), "no dial to set for " + ship);
  const state::Piece& piece = field.piece(*self);
  const Outlook outlook(game, ship, kFlyOn);
  const double near_enough = 2 * field.figures().range_band.mm();
  const state::Choice none{"dial", piece.side, ship, "", "", {}, 0, state::DieKind::d6};
  const Hints hints;
  base::Rng rng = Thought{game, none, hints, false}.generator("dial");

  std::optional<geom::Maneuver> best;
  double most = 0;
  for (const data::DialEntry& entry : type->dial.entries) {
    if (!rules::flyable(field, *self, entry.maneuver)) continue;
    const double whim = kWhim * rng.between(0, 100);
    const rules::Flight flight = rules::flight_of(game, ship, entry.maneuver);
    const rules::MoveOutcome outcome = rules::fly(field, *self, flight.maneuver);
    double worth = whim;
    if (flight.substituted) worth -= kStress;  // it could as well dial something else
    if (outcome.left_area) {
      worth -= kLeaves;
    } else {
      const Outlook::View view = outlook.from(outcome.end);
      worth += view.gained - kSuffered * view.suffered;
      worth -= kApproach * std::max(0.0, view.nearest_mm - near_enough);
      const geom::PlacedBase end = geom::placed_base(field.figures(), piece.base, false, outcome.end);
      worth -= kNoWayOn * cramped(field.table().area, end);
      for (const rules::Crossing& crossing : outcome.template_crosses) {
        if (crossing.gap_mm < -field.tolerance_mm()) worth -= kObstacle;
      }
      if (!outcome.base_overlaps.empty()) worth -= kObstacle;
      if (!outcome.fully_executed) worth -= kCutShort;
    }
    if (flight.difficulty == geom::Difficulty::red) worth -= kStress;
    if (flight.difficulty == geom::Difficulty::blue && piece.tokens.stress > 0) worth += kCalm;
    if (best && worth <= most) continue;
    best = entry.maneuver;
    most = worth;
  }
  return best.value_or(type->dial.entries.front().maneuver);
}

}  // namespace plotboard::ai
