#pragma once
// What an AI ship does and why: target, sector, ring, die, maneuver, swerve, each step with the rule's id, the values
// measured and the candidates that lost. The answer is a value; flying it is a FlyManeuver command like anybody's.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/one_of.hpp"
#include "data/ai_card.hpp"
#include "geom/pose.hpp"
#include "rules/board/movement.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::ai {

// Something to light up on the board when a step of the trace is pointed at.
struct MarkLine {
  geom::Segment line;
  Phrase label;
};  // a measured distance
struct MarkSector {
  Id ship;
  data::Sector sector;
};  // drawn from the ship's centre, without end
struct MarkClosingLine {
  geom::Segment line;
  bool closing;
};  // along the target's front edge
struct MarkPose {
  Id ship;
  geom::Pose pose;
  bool chosen;
  Phrase label;
};  // a ghost
struct MarkTemplate {
  geom::Template piece;
  bool chosen;
};
struct MarkPiece {
  Id id;
};
struct MarkEdge {
  geom::Segment line;
};
using Mark = base::OneOf<MarkLine, MarkSector, MarkClosingLine, MarkPose, MarkTemplate, MarkPiece, MarkEdge>;

struct Value {
  std::string name;  // "distance_mm", "bearing_deg", "target"
  base::OneOf<double, std::string, bool> value;
};
struct Step {
  std::string rule;  // its id
  Phrase text;       // one line for a person
  std::vector<Value> values;
  std::vector<Mark> marks;
};

struct Candidate {  // of the target selection
  Id id;
  double distance_mm = 0;
  int band = 0;  // open-ended; 0 contact
  bool in_arc = false;
  double off_nose_degrees = 0;
  bool locked = false;
  int initiative = 0;
  Phrase verdict;  // "chosen", or why it lost
};

struct Swerve {
  enum class Cause : std::uint8_t { none, obstacle, edge_facing, edge_leaving };
  struct Option {
    geom::Maneuver maneuver;
    geom::Pose end;
    double to_target_mm = 0;
    bool hits_obstacle = false;
    bool leaves = false;
    bool chosen = false;
    Phrase verdict;  // "flown", "not on the dial", "red while stressed", "farther from the target" ...
  };
  Cause cause = Cause::none;
  std::vector<Option> options;
  bool helped = false;
};
const char* name_of(Swerve::Cause cause);

// Answers that tie by the rules: the other ways this could have gone, each with the die or choice that leads to it.
struct Alternative {
  Id what;  // "target", "sector", "swerve", "tallon-place", "edge" (the house option's way on)
  Id id;
  Phrase text;
};

struct Decision {
  Id ship;
  Id target;  // id; "" when there is none
  Phrase target_reason;
  std::optional<data::Sector> sector;
  std::optional<data::Ring> ring;
  std::optional<bool> closing;
  bool stressed = false;
  bool ionised = false;
  data::TableRow table{};
  int die = 0;  // 0: no table was rolled on
  bool die_typed = false;
  geom::Maneuver maneuver;     // as the card says
  geom::Maneuver flown;        // after swerving
  rules::MoveOutcome outcome;  // of the flown maneuver
  Swerve swerve;
  bool off_dial = false;           // `flown` is not the dial's: an ion maneuver, a substituted white 2 straight
  bool destroyed_at_edge = false;  // fga-3.3.6.3-4: nothing keeps it on the board
  bool drops_lock = false;
  std::vector<Candidate> candidates;
  std::vector<Alternative> alternatives;
  std::vector<Step> steps;
  Phrase summary;  // all of it in one sentence (summary.hpp)
  [[nodiscard]] rules::FlyManeuver command() const;
};

struct Given {  // a maneuver that no table is asked for: a wingmate's that flies by itself (fga-3.3.9-5)
  geom::Maneuver maneuver;
  std::string rule;
};
struct Request {
  Id ship;
  std::optional<int> die;              // typed in from the table; otherwise drawn from the generator
  std::optional<Id> target;            // a person's pick among ties, or an override
  std::optional<data::Sector> sector;  // likewise
  bool reasons = true;                 // false: the same answer without steps, candidates and alternatives, in a
                                       // third of the time: for simulations
  std::optional<Given> given = {};     // flown or swerved from, as what a table says
};

// Preconditions: the ship is in play and has an AI card, a typed die is 1 to 6, a picked target is another ship in play
// (else an Error). Two dice are drawn from `rng`, always both and in this order, so that a typed die or a picked table
// changes nothing else: the one that settles a target on a dividing line, the one for the table. Ties between targets
// need none (nearest, straightest ahead, lowest number, first to arrive). Same field, request and generator: same
// decision, bit for bit. Cost: median below 50 us among 16 ships and 12 obstacles. How sectors and swerves are read:
// sector.cpp, swerve.cpp.
base::Result<Decision> decide(const rules::Field& field, const Request& request, base::Rng& rng);

}  // namespace plotboard::ai
