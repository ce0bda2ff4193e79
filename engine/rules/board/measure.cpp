#include "rules/board/measure.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "data/catalog.hpp"
#include "data/component.hpp"
#include "data/rule_set.hpp"
#include "rules/board/components.hpp"
#include "rules/board/flown.hpp"

namespace plotboard::rules {

namespace {

const state::Piece& known(const Field& field, Id id) {
  const state::Piece* piece = field.table().find(id);
  ENSURE(piece != nullptr, "measured a piece that is not on the table: " + id);
  return *piece;
}

bool is_huge_ship(const state::Piece& piece) {
  return piece.type == state::PieceType::ship && geom::is_huge(piece.base);
}

int bands_for(const Field& field, const state::Piece& a, const state::Piece& b) {
  return is_huge_ship(a) || is_huge_ship(b) ? field.figures().huge_bands : field.figures().bands;
}

// A marker has no extent: it is measured as a speck about its middle, a millionth of a millimetre across, because the
// judge knows polygons only.
geom::PlacedShape measured(const Field& field, const state::Piece& piece) {
  if (auto shape = shape_of(field.catalog(), piece)) return std::move(*shape);
  constexpr double kHalf = 0.5e-6;
  geom::Shape speck;
  speck.parts = {{{-kHalf, -kHalf}, {kHalf, -kHalf}, {kHalf, kHalf}, {-kHalf, kHalf}}};
  geom::measure_radius(speck);
  return geom::placed(speck, piece.pose);
}

std::optional<geom::Template> laid_template(const Field& field, const state::Piece& piece) {
  if (piece.type != state::PieceType::template_piece) return std::nullopt;
  return geom::template_named(field.figures(), piece.ref.text(), geom::frame_of(piece.pose));
}

// One side of a measurement, in whichever form gives the exact gap.
struct Measured {
  const state::Piece& piece;
  geom::PlacedShape shape;
  std::optional<geom::Template> laid;

  Measured(const Field& field, const state::Piece& of)
      : piece(of), shape(measured(field, of)), laid(laid_template(field, of)) {}
  [[nodiscard]] bool is_ship() const { return piece.type == state::PieceType::ship; }
  [[nodiscard]] geom::PlacedShape with_guides(const Field& field) const {
    if (!is_ship()) return shape;
    return geom::placed(geom::base_shape(field.figures(), piece.base, true), piece.pose);
  }
  [[nodiscard]] geom::PlacedBase base(const Field& field, bool guides) const {
    return geom::placed_base(field.figures(), piece.base, guides, piece.pose);
  }
};

double gap_between(const Field& field, const Measured& a, const Measured& b, bool guides) {
  if (a.is_ship() && b.is_ship()) return geom::gap_mm(a.base(field, guides), b.base(field, guides));
  if (b.is_ship() || (b.laid && !a.is_ship() && (!a.laid || b.piece.id < a.piece.id))) {
    return gap_between(field, b, a, guides);  // the ship first, then a template, by id among two: the same both ways
  }
  if (a.is_ship() && b.laid) {
    return geom::gap_mm(*b.laid, geom::placed(geom::base_shape(field.figures(), a.piece.base, guides), a.piece.pose));
  }
  if (a.is_ship()) return geom::gap_mm(a.base(field, guides), b.shape);
  if (a.laid) return geom::gap_mm(*a.laid, b.shape);
  return geom::gap_mm(a.shape, b.shape);
}

// What a measured line may run into: obstacles (2e-obstruct-3, -4), those under the two pieces too (2e-obstruct-10),
// huge ships that are not measured themselves (fga-sheet.obstacle-13, huge-overlap-15), minefields and clouds
// (fga-4.4.1.2-1, fga-4.4.2.2-1). Other ships and devices do not count (2e-obstruct-2).
class Obstacles {
 public:
  Obstacles(const Field& field, Id a, Id b) : field_(field) {
    all_.reserve(field.obstacles().size() + field.components().size());
    for (const Field::Obstacle& obstacle : field.obstacles()) {
      const Id id = field.piece(obstacle).id;
      if (bears(obstacle, a) || bears(obstacle, b)) continue;
      if (id != a && id != b) all_.push_back({obstacle.piece, &obstacle.shape});
    }
    for (const Field::Component& component : field.components()) {
      const Id id = field.piece(component).id;
      if (obstructs(*component.kind) && id != a && id != b) all_.push_back({component.piece, &component.shape});
    }
    for (const Field::Ship& ship : field.ships()) {
      const state::Piece& piece = field.piece(ship);
      if (!geom::is_huge(piece.base) || piece.id == a || piece.id == b) continue;
      all_.push_back({ship.piece, &ship.shape()});
    }
    for (const Field::Hulk& hulk : field.hulks()) {  // huge-obstacle-6
      const Id id = field.piece(hulk).id;
      if (id != a && id != b) all_.push_back({hulk.piece, &hulk.shape});
    }
  }
  // Sets `line` to the one that the attacker would pick (2e-obstruct-7) and returns what that one crosses.
  Ids on(const geom::Segment& first, const geom::Segment& last, geom::Segment& line) const {
    std::vector<std::size_t> near;
    std::vector<const geom::PlacedShape*> shapes;
    for (const One& one : all_) {
      if (!reaches(*one.shape, first, last)) continue;
      near.push_back(one.piece);
      shapes.push_back(one.shape);
    }
    Ids ids;
    if (near.empty()) return ids;
    const geom::Obstruction found = geom::obstruction(line, first, last, shapes, field_.tolerance_mm());
    line = found.line;
    for (const std::size_t index : found.obstacles) ids.push_back(field_.table().pieces[near[index]].id);
    return ids;
  }
  [[nodiscard]] std::vector<InTheWay> listed() const {
    std::vector<InTheWay> list;
    for (const One& one : all_) list.push_back({field_.table().pieces[one.piece].id, one.shape});
    return list;
  }
  // What any line from `first` to `last` crosses.
  [[nodiscard]] Ids between(const geom::Segment& first, const geom::Segment& last) const {
    Ids ids;
    for (const One& one : all_) {
      if (!reaches(*one.shape, first, last)) continue;
      geom::Shape swept;
      swept.parts = {{first.a, last.a, last.b, first.b}};
      const auto area = [&swept](std::size_t i, std::size_t j) { return cross(swept.parts[0][i], swept.parts[0][j]); };
      if (area(0, 1) + area(1, 2) + area(2, 3) + area(3, 0) < 0) std::swap(swept.parts[0][1], swept.parts[0][3]);
      geom::measure_radius(swept);
      const auto verdict = geom::contact(geom::placed(swept, geom::Frame{}), *one.shape, field_.tolerance_mm());
      if (verdict == geom::Contact::overlapping) ids.push_back(field_.table().pieces[one.piece].id);
    }
    return ids;
  }

 private:
  struct One {
    std::size_t piece;
    const geom::PlacedShape* shape;
  };
  // A beacon (or another emplacement) that stands on an asteroid is not hidden by it (fga-4.5.3-3).
  [[nodiscard]] bool bears(const Field::Obstacle& obstacle, Id id) const {
    const Field::Component* component = field_.components().empty() ? nullptr : field_.component(id);
    return component != nullptr && component->kind->kind == data::ComponentKind::emplacement &&
           geom::contact(component->shape, obstacle.shape, field_.tolerance_mm()) == geom::Contact::overlapping;
  }
  // Could the shape lie on a line from `first` to `last`? All of those run close to the middle one.
  static bool reaches(const geom::PlacedShape& shape, const geom::Segment& first, const geom::Segment& last) {
    const geom::Vec2 from = geom::middle(first.a, last.a);
    const geom::Vec2 way = geom::middle(first.b, last.b) - from;
    const double aside = std::max(length(first.a - from), length(first.b - from - way));
    const geom::Vec2 to_centre = shape.centre - from;
    const double squared = dot(way, way);
    const double share = squared > 0 ? std::clamp(dot(to_centre, way) / squared, 0.0, 1.0) : 0;
    const double reach = aside + shape.radius + geom::kRounding;
    const geom::Vec2 apart = to_centre - way * share;
    return dot(apart, apart) <= reach * reach;
  }
  const Field& field_;
  std::vector<One> all_;
};

// The part of the attacker's base that an arc is measured from: on a huge ship the section that the arc belongs to.
geom::Shape attacking_part(const Field& field, geom::BaseKind base, geom::ArcKind kind) {
  using geom::ArcKind;
  switch (kind) {
    case ArcKind::huge_fore:
    case ArcKind::section_fore_left:
    case ArcKind::section_fore_right:
    case ArcKind::section_turret:
      return geom::section_shape(field.figures(), base, geom::Section::fore);
    case ArcKind::huge_aft_left:
    case ArcKind::huge_aft_right:
    case ArcKind::section_aft_left:
    case ArcKind::section_aft_right:
      return geom::section_shape(field.figures(), base, geom::Section::aft);
    default:
      return geom::base_shape(field.figures(), base, false);
  }
}

const geom::Arc* arc_for(const Field& field, geom::BaseKind base, geom::ArcKind kind) {
  const geom::Arcs& arcs = field.catalog().arcs;
  const geom::Arc* arc = arcs.of(base, field.ruleset().edition, kind);
  // Huge ships keep their first edition sections and arcs under every rule set (huge.tsv).
  return arc == nullptr && geom::is_huge(base) ? arcs.of(base, geom::Edition::first, kind) : arc;
}

}  // namespace

PairVerdict measure(const Field& field, Id a, Id b) {
  const Measured first(field, known(field, a));
  const Measured second(field, known(field, b));
  const double tolerance = field.tolerance_mm();
  PairVerdict verdict;
  verdict.a = a;
  verdict.b = b;
  verdict.gap_mm = gap_between(field, first, second, false);
  verdict.contact = geom::verdict_of(verdict.gap_mm, tolerance);
  const bool guides = field.table().options.guides && (first.is_ship() || second.is_ship());
  verdict.gap_with_guides_mm = guides ? gap_between(field, first, second, true) : verdict.gap_mm;
  verdict.contact_with_guides = geom::verdict_of(verdict.gap_with_guides_mm, tolerance);
  const bool in_contact = verdict.contact_with_guides != geom::Contact::apart;
  verdict.range = geom::range_of(in_contact ? verdict.gap_with_guides_mm : verdict.gap_mm, field.figures(),
                                 bands_for(field, first.piece, second.piece));
  const geom::Nearest nearest = geom::nearest(first.shape, second.shape);
  verdict.nearest = nearest.line;
  verdict.first = nearest.first;
  verdict.last = nearest.last;
  verdict.nearest_with_guides =
      guides ? geom::nearest(first.with_guides(field), second.with_guides(field)).line : nearest.line;
  verdict.obstructed_by = Obstacles(field, a, b).on(nearest.first, nearest.last, verdict.nearest);
  return verdict;
}

int ruler_bands(const Field& field, Id a, Id b) { return bands_for(field, known(field, a), known(field, b)); }

std::vector<InTheWay> in_the_way(const Field& field, Id a, Id b) { return Obstacles(field, a, b).listed(); }

bool lies_within(const Field& field, const geom::PlacedShape& object, const geom::PlacedShape& from, int range) {
  const double limit = field.figures().range_band.mm() * range + field.tolerance_mm() + geom::kRounding;
  return std::all_of(object.points.begin(), object.points.end(), [&](geom::Vec2 corner) {
    return geom::nearest(geom::placed_segment(corner, corner), from).distance_mm <= limit;
  });
}

ArcAnswer measure_arc(const Field& field, Id from, const std::string& to, geom::ArcKind kind) {
  const state::Piece& attacker = known(field, from);
  const state::Piece& target = known(field, to);
  ArcAnswer answer;
  answer.from = from;
  answer.to = to;
  answer.kind = kind;
  const geom::Arc* arc = attacker.type == state::PieceType::ship ? arc_for(field, attacker.base, kind) : nullptr;
  answer.exists = arc != nullptr;
  if (arc == nullptr) return answer;

  const geom::Figures& figures = field.figures();
  const geom::Frame frame = geom::frame_of(attacker.pose);
  const geom::PlacedShape base = geom::placed(attacking_part(field, attacker.base, kind), frame);
  const Obstacles obstacles(field, from, to);
  const auto judge = [&](const std::string& section, const geom::PlacedShape& shape) {
    SectionVerdict verdict;
    verdict.section = section;
    verdict.arc = geom::in_arc(figures, *arc, frame, base, shape, bands_for(field, attacker, target));
    verdict.line = verdict.arc.line;
    verdict.edge = geom::arc_edge(*arc, frame, shape).points;
    if (verdict.arc.in_arc) {
      verdict.obstructed_by = obstacles.on(verdict.arc.first, verdict.arc.last, verdict.line);
    }
    return verdict;
  };
  if (!is_huge_ship(target)) {
    answer.sections.push_back(judge("", measured(field, target)));
    return answer;
  }
  const geom::Frame target_frame = geom::frame_of(target.pose);
  for (const geom::Section section : {geom::Section::fore, geom::Section::aft}) {
    const geom::Shape shape = geom::section_shape(figures, target.base, section);
    answer.sections.push_back(
        judge(section == geom::Section::fore ? "fore" : "aft", geom::placed(shape, target_frame)));
    answer.sections.back().midline_blocks =
        !geom::midline_allows(figures, target.base, target_frame, section, frame.origin);
  }
  return answer;
}

ArcGauge::ArcGauge(const Field& field, const Field::Ship& from, geom::ArcKind kind)
    : field_(field),
      from_(field.piece(from)),
      frame_(from.measured.frame),
      radius_(from.measured.half_width + from.measured.half_length),
      arc_(arc_for(field, from_.base, kind)),
      base_(&from.shape()) {
  if (arc_ == nullptr || !geom::is_huge(from_.base)) return;
  part_ = geom::placed(attacking_part(field, from_.base, kind), frame_);
  base_ = &part_;
}

namespace {

// Of two ships that stand on the field, the verdict of the first who asked. `base` tells whether it is measured from
// one of them where it stands: its shape is then the field's own.
template <class Judge>
std::optional<geom::ArcVerdict> remembered(const Field& field, const geom::PlacedShape* base, const Field::Ship& to,
                                           geom::ArcKind arc, geom::Wanted wanted, const Judge& judge) {
  const auto& ships = field.ships();
  const auto from = std::find_if(ships.begin(), ships.end(),
                                 [base](const Field::Ship& ship) { return ship.shape_ && &*ship.shape_ == base; });
  const bool stands = std::any_of(ships.begin(), ships.end(), [&to](const Field::Ship& ship) { return &ship == &to; });
  if (from == ships.end() || !stands) return judge();
  Field::Flown& known = flown_on(field);
  const Field::Flown::Sighting sighting{from->piece, to.piece, arc, wanted};
  const auto before = std::find(known.sightings.begin(), known.sightings.end(), sighting);
  if (before != known.sightings.end()) {
    return known.seen[static_cast<std::size_t>(before - known.sightings.begin())];
  }
  known.sightings.push_back(sighting);
  return known.seen.emplace_back(judge());
}

// 90 degrees ahead of the centre.
geom::ArcRegion quarter_ahead() {
  constexpr double kHalf = 45;
  const geom::SinCos edge = geom::sin_cos_degrees(kHalf);
  return {{{{-edge.cos, -edge.sin}, 0}, {{edge.cos, -edge.sin}, 0}}};
}

}  // namespace

ArcGauge::ArcGauge(const Field& field, const Field::Component& from)
    : field_(field),
      from_(field.piece(from)),
      frame_(geom::frame_of(from_.pose)),
      radius_(from.shape.radius),
      bands_(std::max(from.kind->farthest, field.figures().bands)),
      own_arc_{from.kind->arc ? geom::ArcKind::front : geom::ArcKind::all_round, {}, {}},
      arc_(&own_arc_),
      base_(&from.shape) {
  own_arc_.regions.push_back(from.kind->arc ? quarter_ahead() : geom::ArcRegion{});  // without planes: everywhere
}

ArcGauge::ArcGauge(const Field& field, const Field::Remote& from, geom::ArcKind kind)
    : field_(field),
      from_(field.piece(from)),
      frame_(geom::frame_of(from_.pose)),
      radius_(from.shape.radius),
      bands_(field.figures().bands),
      own_arc_{kind, {}, {}},
      arc_(&own_arc_),
      base_(&from.shape) {
  ENSURE(kind == geom::ArcKind::front || kind == geom::ArcKind::bullseye, "an arc that no remote has");
  if (kind == geom::ArcKind::front) {
    own_arc_.regions.push_back(quarter_ahead());
    return;
  }
  const double half = field.figures().bullseye_width.mm() / 2;
  double front = 0;
  for (const geom::Vec2 point : from.shape.points) front = std::max(front, frame_.to_local(point).y);
  own_arc_.regions.push_back({{{{-1, 0}, half}, {{1, 0}, half}, {{0, -1}, -front}}});
}

int ArcGauge::bands_to(const state::Piece& target) const { return std::max(bands_, bands_for(field_, from_, target)); }

// By the target's corners alone: beyond the ruler, or all of them outside of one edge of every region.
bool ArcGauge::surely_outside(const Field::Ship& to) const {
  constexpr double kSlack = 0.1;  // mm: far above every tolerance
  const state::Piece& target = field_.piece(to);
  const bool endless = arc_->kind == geom::ArcKind::base_strip;
  const bool by_centre = arc_->kind >= geom::ArcKind::huge_fore;
  const double ruler = field_.figures().range_band.mm() * bands_to(target);
  const double reach = ruler + radius_ + to.measured.half_width + to.measured.half_length + kSlack;
  const geom::Vec2 apart = to.measured.frame.origin - frame_.origin;
  if (!endless && dot(apart, apart) > reach * reach) return true;
  if (by_centre) return false;
  std::array<geom::Vec2, 4> corners;
  for (int i = 0; i < 4; ++i) {
    corners[static_cast<std::size_t>(i)] = frame_.to_local(to.measured.corner(i));
  }
  return std::all_of(arc_->regions.begin(), arc_->regions.end(), [&](const geom::ArcRegion& region) {
    return std::any_of(region.planes.begin(), region.planes.end(), [&](const geom::HalfPlane& plane) {
      return std::all_of(corners.begin(), corners.end(),
                         [&](geom::Vec2 corner) { return dot(plane.normal, corner) > plane.offset + kSlack; });
    });
  });
}

std::optional<geom::ArcVerdict> ArcGauge::in_arc(const Field::Ship& to, geom::Wanted wanted) const {
  if (arc_ == nullptr || surely_outside(to)) return std::nullopt;
  const state::Piece& target = field_.piece(to);
  if (!is_huge_ship(target)) {
    const auto judge = [&] { return judged(to.shape(), target, wanted); };
    return remembered(field_, base_, to, arc_->kind, wanted, judge);
  }
  const auto fore = in_arc(to, geom::Section::fore, wanted);
  const auto aft = in_arc(to, geom::Section::aft, wanted);
  return fore && (!aft || fore->distance_mm <= aft->distance_mm) ? fore : aft;
}

std::optional<geom::ArcVerdict> ArcGauge::in_arc(const Field::Ship& to, geom::Section section,
                                                 geom::Wanted wanted) const {
  if (arc_ == nullptr || surely_outside(to)) return std::nullopt;
  const state::Piece& target = field_.piece(to);
  if (midline_bars(to, section)) return std::nullopt;
  const geom::Shape part = geom::section_shape(field_.figures(), target.base, section);
  return judged(geom::placed(part, to.measured.frame), target, wanted);
}

bool ArcGauge::midline_bars(const Field::Ship& to, geom::Section section) const {
  const geom::BaseKind base = field_.piece(to).base;
  return field_.ruleset().edition == geom::Edition::first &&
         !geom::midline_allows(field_.figures(), base, to.measured.frame, section, base_centre());
}

bool ArcGauge::only_midline_bars(const Field::Ship& to, geom::Section section) const {
  if (arc_ == nullptr || surely_outside(to) || !midline_bars(to, section)) return false;
  const state::Piece& target = field_.piece(to);
  const geom::Shape part = geom::section_shape(field_.figures(), target.base, section);
  return judged(geom::placed(part, to.measured.frame), target, geom::Wanted::distance).has_value();
}

std::optional<geom::ArcVerdict> ArcGauge::judged(const geom::PlacedShape& shape, const state::Piece& target,
                                                 geom::Wanted wanted) const {
  const auto verdict = geom::in_arc(field_.figures(), *arc_, frame_, *base_, shape, bands_to(target), wanted);
  return verdict.in_arc ? std::optional(verdict) : std::nullopt;
}

// A huge attacker's section has a base of its own.
geom::Vec2 ArcGauge::base_centre() const {
  if (!geom::is_huge(from_.base)) return frame_.origin;
  const double ahead = frame_.to_local(part_.centre).y;
  if (std::fabs(ahead) < 1) return frame_.origin;  // an arc of the whole ship
  return frame_.to_world({0, std::copysign(field_.figures().base_of(from_.base).section_offset.mm(), ahead)});
}

Ids ArcGauge::obstructed_by(const Field::Ship& to, const geom::ArcVerdict& verdict) const {
  geom::Segment line = verdict.line;
  return Obstacles(field_, from_.id, field_.piece(to).id).on(verdict.first, verdict.last, line);
}

std::optional<geom::ArcVerdict> ArcGauge::in_arc(const Field::Remote& to, geom::Wanted wanted) const {
  if (arc_ == nullptr) return std::nullopt;
  const int bands = bands_to(field_.piece(to));
  const geom::ArcVerdict verdict = geom::in_arc(field_.figures(), *arc_, frame_, *base_, to.shape, bands, wanted);
  return verdict.in_arc ? std::optional(verdict) : std::nullopt;
}

Ids ArcGauge::obstructed_by(const Field::Remote& to, const geom::ArcVerdict& verdict) const {
  geom::Segment line = verdict.line;
  return Obstacles(field_, from_.id, field_.piece(to).id).on(verdict.first, verdict.last, line);
}

Ids ArcGauge::might_obstruct(const Field::Ship& to, const geom::ArcVerdict& verdict) const {
  const Obstacles obstacles(field_, from_.id, field_.piece(to).id);
  if (length(verdict.last.a - verdict.first.a) == 0 && length(verdict.last.b - verdict.first.b) == 0) {
    geom::Segment line = verdict.line;
    return obstacles.on(verdict.first, verdict.last, line);
  }
  return obstacles.between(verdict.first, verdict.last);
}

}  // namespace plotboard::rules
