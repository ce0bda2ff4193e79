#pragma once
// Templates and the way of a base along them.
//
// Model: the centre line is a straight or one arc, extended straight at both ends; the
// base is the chord of its own length between two points of that line, its front-edge and rear-edge mid-points (for a
// reverse maneuver the template starts at the rear edge). Positions along the way are named by `t`, the line's arc
// length in mm at the trailing edge's mid-point: t = -length of the base at the start, t = template length at the end.
// End poses come from a closed formula, rounded once.

#include <optional>
#include <string>
#include <vector>

#include "geom/contact.hpp"
#include "geom/maneuver.hpp"
#include "geom/pose.hpp"
#include "geom/shape.hpp"

namespace plotboard::geom {

// A template lying on the table: start edge middle at `start`, pointing along its heading.
struct Template {
  TemplateKind kind = TemplateKind::none;
  int speed = 0;
  int side = 0;  // -1 left, 0, +1 right
  Frame start;
  double length_mm = 0;  // along the centre line; shorter than the piece when a maneuver was cut short
  double radius_mm = 0;  // 0: straight
  double width_mm = 0;
};
Template template_at(const Figures& figures, TemplateKind kind, int speed, int side, const Frame& start);
// "straight-3", "bank-1-left", "turn-2-right"; nothing for an unknown name.
std::optional<Template> template_named(const Figures& figures, std::string_view name, const Frame& start);
Template trimmed(const Template& piece, double length_mm);  // the first length_mm of it
// Point and direction of the centre line at arc length s (extended straight outside [0, length]).
Frame centre_line(const Template& piece, double s);
// Outline for drawing; arcs as chords of at most max_sagitta_mm deviation.
std::vector<Vec2> template_outline(const Template& piece, double max_sagitta_mm);

// Template against convex polygons, exact for the annular sector (no chords). Distance when apart. Overlapping: minus
// the depth of the deepest vertex of the polygon in the bend, or point of the bend's outline in the polygon; straights
// are rectangles, signed as in contact.hpp. Cost of the verdict: some 10 ns far off, about 1 us near an obstacle.
double gap_mm(const Template& piece, const PlacedShape& shape);
Contact contact(const Template& piece, const PlacedShape& shape, double tolerance_mm);

enum class TallonPlace : std::uint8_t { back, middle, front };  // -slide, 0, +slide along the ship's own final axis

struct ManeuverChoice {
  TallonPlace tallon = TallonPlace::middle;
  bool side_slip = false;             // second edition: the template starts at the ship's side
  Edition edition = Edition::second;  // huge ships only: which tool
  friend bool operator==(const ManeuverChoice&, const ManeuverChoice&) = default;
};

// Where a maneuver leads from a pose when nothing is in the way. Precondition: speed exists for the template kind.
// Huge bases use the huge tool of the edition (huge.hpp).
Pose end_pose(const Figures& figures, BaseKind base, const Pose& start, Maneuver maneuver,
              const ManeuverChoice& choice = {});
// The template as laid for that maneuver; kind none for stationary and huge.
Template template_for(const Figures& figures, BaseKind base, const Pose& start, Maneuver maneuver,
                      const ManeuverChoice& choice = {});

// The guided pose at t (see above), unrounded.
struct GuidedPose {
  Vec2 centre;
  double heading_degrees;
};
GuidedPose guided_pose(const Template& piece, double base_length_mm, bool reverse, double t);

// The maneuver among other bases. If the end is free: the end, fully executed. Otherwise the base slides back along
// the template to the last place where it overlaps nobody; there it touches (gap 10 um at most) the ship it stopped at.
// A Koiogran turn, Segnor's loop or Tallon roll that is blocked makes no extra rotation (2e-bearing-9); a blocked
// Tallon roll tries the other two places first (2e-bearing-8), in the order asked, middle, front, back.
// If the whole way back is blocked, even the start, the ship stays exactly there.
// Huge ships, whose tool names no way, go straight or round the one point about which a rotation leads from start to
// end. Cost: below 1 us when free, some microseconds when it bumps; milliseconds at worst, where it grazes along a ship
// that it overlaps by hundredths of a millimetre.
struct BumpResult {
  Pose end;
  bool fully_executed = true;
  double t_mm = 0;  // where on the way (template length when full); huge: 0 at the start
  TallonPlace tallon = TallonPlace::middle;
  Template flown;                       // the template, trimmed to the part between start and end when cut short
  std::vector<std::size_t> touching;    // indices into `others`, in contact at the end (at a blocked start: or over it)
  std::vector<std::size_t> overlapped;  // indices of those the full end pose overlaps (why it was cut short)
};
BumpResult fly(const Figures& figures, BaseKind base, bool guides, const Pose& start, Maneuver maneuver,
               const ManeuverChoice& choice, const std::vector<PlacedBase>& others);

}  // namespace plotboard::geom
