#pragma once
// Arcs of ships: wedges from an apex, half planes and strips, in the attacker's own frame; which part of a target lies
// inside, how far, and along which line. Figures: assets/geometry.json.
// An arc is a union of convex regions (a double turret has two). Guides never count.
// in_arc: some part of the target's base lies inside. margin_mm: how deep inside the target's deepest point is
// (positive), or how far the target is outside (negative); |margin| within the tolerance: on_line, and counts as in.
// An arc ends with the ruler, only base_strip has no end: a target whose part inside lies beyond `bands` is not in arc,
// though its margin, distance and line say where it is. all_round has no edge: its margin is infinite.
// A CR90 section's turret goes by the target's centre (huge-attack-7): it must lie outside the shadow.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "geom/contact.hpp"
#include "geom/range.hpp"

namespace plotboard::geom {

enum class ArcKind : std::uint8_t {
  front,
  rear,
  left,
  right,
  full_front,
  full_rear,
  bullseye,
  turret_front,
  turret_rear,
  turret_left,
  turret_right,
  double_turret_front_rear,
  double_turret_left_right,
  all_round,   // first edition turret primary weapon
  base_strip,  // fga-3.3.2b-3: bullseye as wide as the base, endless
  // first edition huge ships
  huge_fore,  // Gozanti and C-ROC, Raider: by base kind
  huge_aft_left,
  huge_aft_right,  // Raider
  section_fore_left,
  section_fore_right,
  section_aft_left,
  section_aft_right,  // CR90
  section_turret      // CR90 primary turret, with its shadow astern
};
// A single or double turret arc, which points where the indicator does.
constexpr bool is_turret(ArcKind kind) {
  return kind >= ArcKind::turret_front && kind <= ArcKind::double_turret_left_right;
}
// The arcs that a weapon can use at one time: one, both of a double turret's, or none.
class ArcKinds {
 public:
  ArcKinds() = default;
  ArcKinds(ArcKind one) : kinds_{one, {}}, size_(1) {}
  ArcKinds(ArcKind one, ArcKind other) : kinds_{one, other}, size_(2) {}
  [[nodiscard]] const ArcKind* begin() const { return kinds_.data(); }
  [[nodiscard]] const ArcKind* end() const { return begin() + size_; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  friend bool operator==(const ArcKinds&, const ArcKinds&) = default;

 private:
  std::array<ArcKind, 2> kinds_{};
  std::uint8_t size_ = 0;
};
std::string_view name_of(ArcKind kind);  // "front", "full-front", "turret-left", "fore-left" ...
std::optional<ArcKind> arc_named(std::string_view name);
std::vector<std::string_view> arc_names();

// A convex region as half planes: inside where dot(normal, p) <= offset for all. Own frame, mm, unit normals.
struct HalfPlane {
  Vec2 normal;
  double offset = 0;
};
struct ArcRegion {
  std::vector<HalfPlane> planes;
};
struct Arc {
  ArcKind kind;
  std::vector<ArcRegion> regions;
  // For drawing: apex and the two edge directions of each wedge, degrees clockwise from the bow; none for strips.
  struct Wedge {
    Vec2 apex;
    double from_degrees;
    double to_degrees;  // from + extent, clockwise
  };
  std::vector<Wedge> wedges;
};
// Empty when the base kind has no such arc (a bullseye on a first edition huge ship).
std::optional<Arc> arc_of(const Figures& figures, BaseKind base, Edition edition, ArcKind kind);

// All of them, worked out once, for those who ask often.
class Arcs {
 public:
  Arcs() = default;  // none
  explicit Arcs(const Figures& figures);
  [[nodiscard]] const Arc* of(BaseKind base, Edition edition, ArcKind kind) const;  // null where arc_of gives nothing

 private:
  std::vector<std::optional<Arc>> all_;
};

struct ArcVerdict {
  bool in_arc = false;
  bool on_line = false;
  double margin_mm = 0;
  double distance_mm = 0;  // attacker's whole base to the target's part inside; 0 when no part is
  RangeVerdict range;
  Segment line;         // along which it was measured
  Segment first, last;  // the ends of the stretch of equally short lines
};
// `target` is the base or section without guides. `section` limits where the measuring starts: the attacker's base
// (or, for huge ships, the section's own base). `bands` 3 or 5.
// `wanted` distance leaves the lines out, for half the price.
enum class Wanted : std::uint8_t { line, distance };
ArcVerdict in_arc(const Figures& figures, const Arc& arc, const Frame& attacker, const PlacedShape& attacker_base,
                  const PlacedShape& target, int bands, Wanted wanted = Wanted::line);

// Where an arc's margin is decided: the target's deepest point inside, or its nearest to the arc, and the point of the
// arc's edge nearest to that. The margin is in_arc's; infinite, with both points at the target's middle, where an arc
// has no edge.
struct ArcEdge {
  double margin_mm = -kInfinity;
  Segment points;  // from the target to the edge
};
ArcEdge arc_edge(const Arc& arc, const Frame& attacker, const PlacedShape& target);

// Sections of a huge ship as shapes in the ship's frame: fore and aft halves of its rectangle, split at the
// mid-line, and the plastic base of each.
enum class Section : std::uint8_t { fore, aft };
Shape section_shape(const Figures& figures, BaseKind kind, Section section);
Shape section_plastic(const Figures& figures, BaseKind kind, Section section);
// First edition mid-line rule (huge-targeting-2): a section is a legal target only if the line from the attacker's
// centre to the centre of that section's plastic base does not cross the target's mid-line.
bool midline_allows(const Figures& figures, BaseKind target_kind, const Frame& target, Section section,
                    Vec2 attacker_centre);

// Which obstacles does the measured line cross? Where several lines are equally short, the attacker picks one
// (2e-obstruct-7): `line` becomes the clear one nearest the middle if there is any, otherwise stays in the middle.
// Symmetric: A to B equals B to A. A line that only touches an obstacle within the tolerance is not obstructed.
struct Obstruction {
  Segment line;
  std::vector<std::size_t> obstacles;  // indices into the given list
};
Obstruction obstruction(const Segment& line, const Segment& first, const Segment& last,
                        const std::vector<const PlacedShape*>& obstacles, double tolerance_mm);

}  // namespace plotboard::geom
