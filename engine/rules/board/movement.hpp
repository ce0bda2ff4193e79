#pragma once
// What a maneuver does on this table: the end, whom it bumps, what template and base cross, whether the ship leaves
// (2e-maneuver-3..11, 2e-overlap-1..15, 2e-obstacle-1..21, 2e-flee-1..4, 2e-bearing-3..20). Pure; used alike by
// commands, previews, the AI and the command line.

#include <array>
#include <string>
#include <vector>

#include "geom/path.hpp"
#include "geom/reposition.hpp"
#include "rules/board/field.hpp"

namespace plotboard::data {
struct Ship;
}

namespace plotboard::rules {

inline constexpr geom::Maneuver kIonManeuver{1, geom::Bearing::straight};
// Ailerons take an unstressed ship one of these ways before its dial is revealed (2e-ship-17).
inline constexpr std::array<geom::Maneuver, 3> kAileronSlips{
    {{1, geom::Bearing::bank_left}, {1, geom::Bearing::straight}, {1, geom::Bearing::bank_right}}};
bool has_ailerons(const data::Ship& type);

struct Crossing {
  Id id;              // of the obstacle
  double gap_mm = 0;  // negative: how deep; between +-tolerance it only touches and has no effect
};
struct MoveOutcome {
  geom::Maneuver maneuver;
  geom::Pose start;
  geom::Pose end;
  bool fully_executed = true;
  geom::TallonPlace tallon = geom::TallonPlace::middle;
  geom::Template flown;                    // trimmed when cut short
  geom::Template planned;                  // the whole template
  Ids touching;                            // ships in contact at the end, and huge ships that serve as obstacles
  Ids bumped;                              // those that the full end would have overlapped
  std::vector<Crossing> template_crosses;  // moved through, in order along the template
  std::vector<Crossing> base_overlaps;     // ended on
  bool left_area = false;                  // fled (2e-flee-1)
  double overhang_mm = 0;                  // how far the base stands out of the area; negative: inside (1e-flee-6)
  Ids huge_overlaps;                       // huge ships among `bumped`: swerve causes (fga-sheet.obstacle-13)
  Ids crushed;                             // smaller ships under one that does not stop for them
  [[nodiscard]] bool hits_obstacle() const { return !template_crosses.empty() || !base_overlaps.empty(); }
};
// Preconditions: `ship` is in play; the maneuver exists for its base.
MoveOutcome fly(const Field& field, const Field::Ship& ship, geom::Maneuver maneuver,
                const geom::ManeuverChoice& choice = {});
// The same from another pose (previews, look-ahead), the ship itself taken off the table.
MoveOutcome fly_from(const Field& field, const Field::Ship& ship, const geom::Pose& start, geom::Maneuver maneuver,
                     const geom::ManeuverChoice& choice = {});
// How far a ship that ends a maneuver there stands out of the area, its guides by the rule set (1e-flee-6).
double overhang_of_move(const Field& field, const geom::PlacedBase& end);
// May this base fly it at all (template and tool exist)?
bool flyable(const Field& field, const Field::Ship& ship, geom::Maneuver maneuver);

// Obstacles under a pose of that base, by id.
std::vector<Crossing> obstacles_under(const Field& field, const geom::PlacedBase& base);

// Every place of a repositioning action and whether it is legal, with the reason when not
// (2e-barrel-roll-7, 2e-boost-4, 2e-flee-5).
struct JudgedPlace {
  geom::Place place;
  bool legal = true;
  Phrase why;  // "overlaps B2", "leaves the area", "template on R1"
  Id rule;     // that forbids it
};
std::vector<JudgedPlace> judged_places(const Field& field, const Field::Ship& ship, geom::Reposition kind);

}  // namespace plotboard::rules
