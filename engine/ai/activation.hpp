#pragma once
// What the parts of a decision share while it is made: the ship that activates, its target, and the answer so far.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ai/board_edge.hpp"
#include "ai/decision.hpp"
#include "rules/board/field.hpp"

namespace plotboard::data {
struct AiCard;
struct Dial;
}  // namespace plotboard::data

namespace plotboard::ai {

struct Activation {
  const rules::Field& field;
  const rules::Field::Ship& self;
  const state::Piece& piece;
  const data::Dial& dial;  // in the colours of now, and only what the mission lets it fly
  const data::AiCard& card;
  Decision& decision;
  bool explains = true;  // false: nobody reads the reasons, so nothing is noted
  bool flees = false;    // by a flee token: no edge holds it, and it swerves only into blue maneuvers (fga-3.5)

  [[nodiscard]] bool stressed() const { return piece.tokens.stress > 0; }
  [[nodiscard]] double tolerance_mm() const { return field.tolerance_mm(); }
  Step& note(std::string rule, Phrase text) {
    return decision.steps.emplace_back(Step{std::move(rule), std::move(text), {}, {}});
  }
};

// Where the ship wants to go.
struct Target {
  enum class Kind : std::uint8_t { none, ship, edge, object };
  Kind kind = Kind::none;
  const rules::Field::Ship* ship = nullptr;
  const rules::Field::Remote* object = nullptr;  // of a Strike order: a component that can be attacked
  geom::PlacedBase aim;    // range and direction are measured to it: the base, or the stand of a huge ship
  bool still = false;      // a huge ship that stays: counts as closing (fga-3.3.2.4a-3)
  bool behind = false;     // in contact: counts as at range 1 straight behind (fga-3.3.1.3-2)
  WayOut exit;             // where the ship leaves the table: an edge, or a stretch of one
  geom::Vec2 point;        // of that, nearest to the ship's centre; of an object, its centre
  double distance_mm = 0;  // base edge to base edge, or to an object's outline
  int band = 0;
  geom::Segment line;  // along which the distance was measured
};

// Step 1 (target.cpp). Fills candidates, target, target_reason, drops_lock.
Target select_target(Activation& act, const std::optional<Id>& pick);

// Step 2, the table (sector.cpp). Fills sector, ring, closing. `coin` 1 to 6 settles a target on a dividing line:
// 1 to 3 the clockwise side, 4 to 6 the other.
void find_table(Activation& act, const Target& target, int coin, const std::optional<data::Sector>& pick);

void note_ionised(Activation& act);
// What is flown in place of a maneuver that is faster than the mission lets the ship fly; nothing: it may be flown.
std::optional<geom::Maneuver> slowed(Activation& act, geom::Maneuver wanted);

// All of it for a ship with a flee token (flee.cpp): no target, the flee table or the fastest way to an edge. `die` is
// that of the table.
void flee(Activation& act, const Request& request, int die);

// Step 2, the way (swerve.cpp). Flies decision.maneuver, or what replaces it: obstacles, edges. Fills flown, outcome,
// swerve, destroyed_at_edge.
void settle_way(Activation& act, const Target& target, geom::Maneuver wanted);

// How far a base would be from the target, edge to edge; with no target, from the middle of the play area.
double distance_to(const Activation& act, const Target& target, const geom::PlacedBase& base);

}  // namespace plotboard::ai
