#pragma once
// The verdicts that players ask for: two pieces' contact, gap, range and nearest points; a ship in an arc with range
// and obstruction; huge ships by section. Every verdict has its number and how far the number is from the limit.

#include <optional>
#include <string>
#include <vector>

#include "geom/arc.hpp"
#include "rules/board/field.hpp"

namespace plotboard::rules {

struct PairVerdict {
  Id a, b;
  geom::Contact contact = geom::Contact::apart;
  double gap_mm = 0;              // negative: overlapping, penetration depth. With guides off for ships
  double gap_with_guides_mm = 0;  // equal to gap_mm when neither is a ship
  geom::Contact contact_with_guides = geom::Contact::apart;
  geom::RangeVerdict range;           // 0 in contact (guides as the options say, 2e-range-8), else by gap_mm; the huge
                                      // ruler when either is a huge ship
  geom::Segment nearest;              // without guides: the line along which range is measured
  geom::Segment first, last;          // the ends of the stretch of lines as short as that one
  geom::Segment nearest_with_guides;  // of gap_with_guides_mm; guides only where the table's options count them
  Ids obstructed_by;                  // obstacles on the measured line
};
// Preconditions: both ids exist and differ.
PairVerdict measure(const Field& field, Id a, Id b);
int ruler_bands(const Field& field, Id a, Id b);  // 3, or 5 with the huge ruler

// What a line measured between those two may run into (board/obstacles.hpp has what it then does). Not longer than the
// field.
struct InTheWay {
  Id id;
  const geom::PlacedShape* shape;
};
std::vector<InTheWay> in_the_way(const Field& field, Id a, Id b);

// 2e-range-5: does all of the object lie inside that range of the other? `from` is convex (a
// base, a token in one part, an edge as geom::placed_segment): of others the object's corners alone decide.
bool lies_within(const Field& field, const geom::PlacedShape& object, const geom::PlacedShape& from, int range);

struct SectionVerdict {
  std::string section;  // "" for standard bases, "fore", "aft"
  geom::ArcVerdict arc;
  bool midline_blocks = false;  // huge target, first edition: not a legal target from here
  Ids obstructed_by;
  geom::Segment line;
  geom::Segment edge;  // from the target to the arc's edge, where the margin is decided
};
struct ArcAnswer {
  Id from, to;
  geom::ArcKind kind;
  bool exists = true;                    // false: this base has no such arc
  std::vector<SectionVerdict> sections;  // one, or fore and aft of a huge target
};
ArcAnswer measure_arc(const Field& field, Id from, const std::string& to, geom::ArcKind kind);

// One arc of a ship in play, of a component or of a remote, against many others: the same verdicts, its own part worked
// out once. Must not outlive the field. Targets well outside cost tens of nanoseconds, others about 1 us.
class ArcGauge {
 public:
  ArcGauge(const Field& field, const Field::Ship& from, geom::ArcKind kind);
  ArcGauge(const ArcGauge&) = delete;
  ArcGauge& operator=(const ArcGauge&) = delete;
  // A component's: 90 degrees ahead or all round, as far as its attack reaches (fga-4.3.1.1-1, fga-4.5.4-1).
  ArcGauge(const Field& field, const Field::Component& from);
  // A remote's: 90 degrees ahead of its centre, or the bullseye ahead of its front edge (fga-4.5.5.4-2, 4.5.5.5-2).
  // ENSURE: one of these two.
  ArcGauge(const Field& field, const Field::Remote& from, geom::ArcKind kind);
  // Nothing when the target is not in the arc. Of a huge ship, its nearest section that may be attacked.
  [[nodiscard]] std::optional<geom::ArcVerdict> in_arc(const Field::Ship& to,
                                                       geom::Wanted wanted = geom::Wanted::line) const;
  // Of one section of a huge ship; nothing too where its midline bars the way.
  [[nodiscard]] std::optional<geom::ArcVerdict> in_arc(const Field::Ship& to, geom::Section section,
                                                       geom::Wanted wanted = geom::Wanted::line) const;
  [[nodiscard]] std::optional<geom::ArcVerdict> in_arc(const Field::Remote& to,
                                                       geom::Wanted wanted = geom::Wanted::line) const;
  // Is that section in the arc, and its ship's mid-line all that bars the way (huge-targeting-2)?
  [[nodiscard]] bool only_midline_bars(const Field::Ship& to, geom::Section section) const;
  // What the line of range crosses; where several are equally short, the clear one if there is any (2e-obstruct-7).
  [[nodiscard]] Ids obstructed_by(const Field::Ship& to, const geom::ArcVerdict& verdict) const;
  [[nodiscard]] Ids obstructed_by(const Field::Remote& to, const geom::ArcVerdict& verdict) const;
  // What any of the equally short lines crosses.
  [[nodiscard]] Ids might_obstruct(const Field::Ship& to, const geom::ArcVerdict& verdict) const;

 private:
  [[nodiscard]] bool surely_outside(const Field::Ship& to) const;
  [[nodiscard]] bool midline_bars(const Field::Ship& to, geom::Section section) const;
  [[nodiscard]] std::optional<geom::ArcVerdict> judged(const geom::PlacedShape& shape, const state::Piece& target,
                                                       geom::Wanted wanted) const;
  [[nodiscard]] geom::Vec2 base_centre() const;
  [[nodiscard]] int bands_to(const state::Piece& target) const;
  const Field& field_;
  const state::Piece& from_;
  geom::Frame frame_;
  double radius_;
  int bands_ = 0;  // at least so many
  geom::Arc own_arc_{};
  const geom::Arc* arc_;           // the catalog's, or its own; null: the base has no such arc
  geom::PlacedShape part_;         // of a huge ship
  const geom::PlacedShape* base_;  // that it is measured from: the field's, or that part
};

}  // namespace plotboard::rules
