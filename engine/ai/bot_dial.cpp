// The bot's dials. Every maneuver of the dial is flown on the table as it stands; enemies are taken to fly on a little.
// What counts: shots gained against shots suffered, then trouble on the way, stress, and closing in where nobody can
// shoot. Weights are in hit points, ours, tried out in simulations.

#include <algorithm>

#include "ai/advice.hpp"
#include "ai/board_edge.hpp"
#include "ai/bot_mission.hpp"
#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/coop/components.hpp"
#include "rules/coop/mission_play.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/battle_commands.hpp"

namespace plotboard::ai {
namespace {

constexpr double kFlyOn = 80;           // mm that an enemy is taken to fly straight ahead
constexpr double kDialSuffered = 0.7;   // of a hit point suffered against one dealt
constexpr double kLeaves = 100;         // the ship is lost
constexpr double kPushedOut = 60;       // the same, unless the ship in its way flies on first
constexpr double kLeansOn = 20;         // only a ship in its way, which may fly on first, keeps it on the table
constexpr double kNoWayOn = 6;          // no maneuver of the round after would stay on the table
constexpr double kCramped = 0.7;        // an edge close ahead
constexpr double kObstacle = 1.2;       // each, and each mine or container on the way
constexpr double kCutShort = 0.5;       // no action
constexpr double kCutShortInFirst = 1;  // nor any shot between the two (1e-touch-3)
constexpr double kCollision = 2;        // of huge ships, each
constexpr double kRammed = 0.3;         // of an enemy's hit points
constexpr double kRammingDie = 0.5;
constexpr double kOverFriend = 4;
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

// Does it end on the table, other ships aside?
bool stays(const rules::Field& field, const state::Piece& piece, const geom::Pose& start, geom::Maneuver maneuver,
           geom::Pose* end) {
  geom::ManeuverChoice choice;
  choice.edition = field.ruleset().edition;
  *end = geom::end_pose(field.figures(), piece.base, start, maneuver, choice);
  const geom::PlacedBase base = geom::placed_base(field.figures(), piece.base, field.table().options.guides, *end);
  return rules::overhang_of_move(field, base) <= field.tolerance_mm();
}

// For how many rounds, up to `most`, maneuvers would keep it on the table from there, other ships aside.
int rounds_on(const rules::Field& field, const state::Piece& piece, const data::Ship& type, const geom::Pose& start,
              bool stressed, int most) {
  int longest = 0;
  for (const data::DialEntry& entry : type.dial.entries) {
    geom::Pose end;
    if (stressed && entry.difficulty == geom::Difficulty::red) continue;
    if (!stays(field, piece, start, entry.maneuver, &end)) continue;
    const bool red = entry.difficulty == geom::Difficulty::red;
    longest = std::max(longest, most > 1 ? 1 + rounds_on(field, piece, type, end, red, most - 1) : 1);
    if (longest == most) break;
  }
  return longest;
}

// How far ahead it has to look: ships of the 1st edition have no way out of a corner but their dials, and huge ships
// need several rounds to come about.
int rounds_to_look(const rules::Field& field, const state::Piece& piece) {
  if (field.ruleset().edition != geom::Edition::first) return 1;
  return geom::is_huge(piece.base) ? 3 : 2;
}

// How many of the rounds to look at would have no way on the table from there.
int rounds_without_way(const rules::Field& field, const state::Piece& piece, const data::Ship& type,
                       const geom::Pose& pose, bool stressed) {
  const int most = rounds_to_look(field, piece);
  if (stressed || !rules::has_ailerons(type)) return most - rounds_on(field, piece, type, pose, stressed, most);
  int longest = 0;
  for (const geom::Maneuver slip : rules::kAileronSlips) {
    geom::Pose end;
    if (stays(field, piece, pose, slip, &end)) {
      longest = std::max(longest, rounds_on(field, piece, type, end, false, most));
    }
  }
  return most - longest;
}

// What a ship may fly, and what each way is worth.
class Ways {
 public:
  Ways(rules::Game& game, Id ship)
      : field_(field_of(game)),
        self_(*field_.ship(ship)),
        piece_(field_.piece(self_)),
        type_(*game.type_of(ship)),
        outlook_(game, ship, kFlyOn),
        errand_(errand_of(game, ship)) {
    if (errand_.kind == Errand::Kind::strike) outlook_.add_object(game, errand_.object);
  }

  [[nodiscard]] rules::MoveOutcome flown(const geom::Pose& start, geom::Maneuver maneuver) const {
    return rules::fly_from(field_, self_, start, maneuver);
  }

  // Of flying this from there and staying where it ends.
  [[nodiscard]] double worth(const geom::Pose& start, const rules::Flight& flight) const {
    const rules::MoveOutcome outcome = flown(start, flight.maneuver);
    const int stress = piece_.tokens.stress + (flight.difficulty == geom::Difficulty::red ? 1 : 0) -
                       (flight.difficulty == geom::Difficulty::blue ? 1 : 0);
    double worth = trouble(outcome, stress > 0);
    if (!outcome.left_area) {
      const Outlook::View view = outlook_.from(outcome.end);
      const double near_enough = 2 * field_.figures().range_band.mm();
      worth += view.gained - kDialSuffered * view.suffered;
      if (!outlook_.empty()) worth -= kApproach * std::max(0.0, view.nearest_mm - near_enough);
    }
    if (flight.substituted) worth -= kStress;  // it could as well dial something else
    if (flight.difficulty == geom::Difficulty::red) worth -= kStress;
    if (flight.difficulty == geom::Difficulty::blue && piece_.tokens.stress > 0) worth += kCalm;
    return worth;
  }

  // Never above 0.
  [[nodiscard]] double trouble(const rules::MoveOutcome& outcome, bool stressed) const {
    geom::Pose unhindered;
    const bool stays_unhindered = stays(field_, piece_, outcome.start, outcome.maneuver, &unhindered);
    if (outcome.left_area) return stays_unhindered ? -kPushedOut : -kLeaves;
    const geom::PlacedBase end = geom::placed_base(field_.figures(), piece_.base, false, outcome.end);
    double worth = -kCramped * cramped(field_.table().area, end);
    worth -= kNoWayOn * rounds_without_way(field_, piece_, type_, outcome.end, stressed);
    if (first_edition() && geom::is_huge(piece_.base)) worth += met_by_huge(outcome);
    for (const rules::Crossing& crossing : outcome.template_crosses) {
      if (crossing.gap_mm < -field_.tolerance_mm()) worth -= kObstacle;
    }
    if (!outcome.base_overlaps.empty()) worth -= kObstacle;
    worth -= kObstacle * static_cast<double>(rules::swerve_causes(field_, self_, outcome).size());
    if (!outcome.fully_executed) worth -= first_edition() ? kCutShortInFirst : kCutShort;
    if (!outcome.bumped.empty() && !stays_unhindered) worth -= kLeansOn;
    return worth;
  }

  [[nodiscard]] bool first_edition() const { return field_.ruleset().edition == geom::Edition::first; }

  // Smaller ships under a huge one are destroyed, huge ones that meet are damaged (huge-overlap-1, -4, -6). All others
  // will have flown on by then: friends may still be in the way, and enemies have rarely waited.
  [[nodiscard]] double met_by_huge(const rules::MoveOutcome& outcome) const {
    double worth = -kCollision * static_cast<double>(outcome.huge_overlaps.size());
    for (const Id id : outcome.crushed) {
      const state::Piece* under = field_.table().find(id);
      if (under == nullptr) continue;
      const double dice = under->base == geom::BaseKind::large ? 2 : 1;
      const bool enemy = state::are_enemies(under->side, piece_.side);
      worth += enemy ? kRammed * (under->ship.hull_left() + under->ship.shields) - kRammingDie * dice : -kOverFriend;
    }
    return worth;
  }

  // Where it may stand when its dial is revealed: here, or where adaptive ailerons take it first. Whoever stands in
  // their way now will have moved by then: a slip that stops short is counted on only where no other leads on.
  [[nodiscard]] std::vector<geom::Pose> starts() const {
    std::vector<geom::Pose> poses, short_ones;
    if (rules::has_ailerons(type_) && piece_.tokens.stress == 0) {
      for (const geom::Maneuver maneuver : rules::kAileronSlips) {
        const rules::MoveOutcome slip = flown(piece_.pose, maneuver);
        if (slip.left_area) continue;
        const bool leads_on = rounds_on(field_, piece_, type_, slip.end, false, 1) > 0;
        (slip.fully_executed && leads_on ? poses : short_ones).push_back(slip.end);
      }
    }
    if (poses.empty()) poses = std::move(short_ones);
    if (poses.empty()) poses.push_back(piece_.pose);
    return poses;
  }

  [[nodiscard]] const Errand& errand() const { return errand_; }
  [[nodiscard]] const rules::Field& field() const { return field_; }
  [[nodiscard]] const rules::Field::Ship& self() const { return self_; }
  [[nodiscard]] const state::Piece& piece() const { return piece_; }

 private:
  const rules::Field& field_;
  const rules::Field::Ship& self_;
  const state::Piece& piece_;
  const data::Ship& type_;
  Outlook outlook_;
  Errand errand_;
};

}  // namespace

geom::Maneuver bot_dial(rules::Game& game, Id ship) {
  const data::Ship* type = game.type_of(ship);
  ENSURE(field_of(game).ship(ship) != nullptr && type != nullptr && !type->dial.entries.empty(),
         "no dial to set for " + ship);
  const Ways ways(game, ship);
  const state::Choice none{"dial", ways.piece().side, ship, "", {}, {}, 0, state::DieKind::d6};
  const Hints hints;
  base::Rng rng = Thought{game, none, hints, false}.generator("dial");
  const std::vector<geom::Pose> starts = ways.starts();
  const Errand& errand = ways.errand();
  const auto limit = rules::speed_limit_of(game.catalog(), game.table(), ways.piece());

  std::optional<geom::Maneuver> best;
  double most = 0;
  for (const data::DialEntry& entry : type->dial.entries) {
    if (!rules::flyable(ways.field(), ways.self(), entry.maneuver)) continue;
    if (limit && entry.maneuver.speed > *limit) continue;
    if (rules::dial_fault(game, ship, entry.maneuver)) continue;
    const rules::Flight flight = rules::flight_of(game, ship, entry.maneuver);
    double worth = -2 * kLeaves;
    for (const geom::Pose& start : starts) {
      double each = ways.worth(start, flight);
      if (errand.kind != Errand::Kind::none)
        each += errand_worth(game, ship, errand, ways.flown(start, flight.maneuver), flight.difficulty);
      worth = std::max(worth, each);
    }
    worth += kWhim * rng.between(0, 100);
    if (best && worth <= most) continue;
    best = entry.maneuver;
    most = worth;
  }
  if (best) return *best;
  for (const data::DialEntry& entry : type->dial.entries) {
    if (!rules::dial_fault(game, ship, entry.maneuver)) return entry.maneuver;
  }
  return type->dial.entries.front().maneuver;
}

double edge_trouble(const rules::Game& game, Id ship, const geom::Pose& pose) {
  const state::Piece& piece = game.piece(ship);
  const data::Ship* type = game.type_of(ship);
  if (type == nullptr) return 0;
  const geom::PlacedBase base = geom::placed_base(game.catalog().figures, piece.base, false, pose);
  geom::Pose end;  // of a dial that is set and still to be flown
  if (!piece.moved && piece.ship.dial && !stays(field_of(game), piece, pose, *piece.ship.dial, &end))
    return leaves_as_wanted(game, ship, end) ? 0 : kLeaves;
  return kCramped * cramped(game.table().area, base) +
         kNoWayOn * rounds_without_way(field_of(game), piece, *type, pose, piece.tokens.stress > 0);
}

std::optional<Advice> choose_way(const Thought& t) {
  if (!t.game.in_play(t.choice.ship) || t.game.type_of(t.choice.ship) == nullptr) return std::nullopt;
  const Ways ways(t.game, t.choice.ship);
  const double sign = t.choice.side == ways.piece().side ? 1 : -1;  // an opponent may pick for it
  const std::optional<geom::Maneuver> dial = t.choice.kind == "ailerons" ? ways.piece().ship.dial : std::nullopt;
  const state::Option* best = nullptr;
  double most = 0;
  for (const state::Option& option : t.choice.options) {
    const auto maneuver = geom::maneuver_from_code(option.key.text());
    if (!option.legal || !maneuver) continue;
    const rules::MoveOutcome outcome = ways.flown(ways.piece().pose, *maneuver);
    double worth = 0;
    if (dial && !outcome.left_area) {  // the dial's maneuver follows at once
      worth = ways.worth(outcome.end, rules::flight_of(t.game, t.choice.ship, *dial)) +
              (outcome.fully_executed ? 0 : -1) - (outcome.hits_obstacle() ? kObstacle : 0);
    } else {
      worth = ways.worth(ways.piece().pose, {*maneuver, geom::Difficulty::white});
    }
    worth *= sign;
    if (best != nullptr && worth <= most) continue;
    best = &option;
    most = worth;
  }
  if (best == nullptr) return std::nullopt;
  return answer(t, best->key, "plotboard", [] { return say("bot.way"); });
}

}  // namespace plotboard::ai
