// Maneuvers among other bases: the free end, or the last free place on the way to it.
#include <algorithm>
#include <array>
#include <cmath>

#include "geom/guided.hpp"

namespace plotboard::geom {
namespace {

// Rounding a pose to whole units moves no point of a base by more than this: half a micrometre along x and y, half a
// millidegree at 125 mm.
constexpr double kPoseRounding = 0.002;
// Free stretches shorter than this may be passed over; where the depth shrinks slowly, the search goes on in such
// steps.
constexpr double kFinestStep = 0.005;
// From the first place that is free by the tolerance, the base gives back up to this much to stand at gap 0.
constexpr double kGiveBack = 0.04;
constexpr int kHalvings = 12;  // of a stretch of kFinestStep or kGiveBack: to 0.01 um

// The places of a base between the start of its maneuver and the template's end, by t.
class Way {
 public:
  Way(const Figures& figures, BaseKind base, const Pose& start, Maneuver maneuver, const ManeuverChoice& choice)
      : start_(frame_of(start)), piece_(template_for(figures, base, start, maneuver, choice)) {
    if (is_huge(base)) {
      use_tool(displacement_of(figures, base, maneuver, choice));
      return;
    }
    length_ = (slips(maneuver, choice) ? figures.base_of(base).width : figures.base_of(base).length).mm();
    first_ = -length_;
    last_ = piece_.length_mm;
    const bool reverse = is_reverse(maneuver.bearing);
    nose_ = slips(maneuver, choice) ? Vec2{static_cast<double>(-side_of(maneuver.bearing)), 0}
                                    : Vec2{0, reverse ? -1.0 : 1.0};
  }

  [[nodiscard]] double first() const { return first_; }
  [[nodiscard]] double last() const { return last_; }
  [[nodiscard]] const Template& piece() const { return piece_; }

  [[nodiscard]] Frame at(double t) const {
    if (piece_.kind == TemplateKind::none) return at_of_tool(t);
    const Chord chord = guided_chord(piece_, length_, t);
    const Vec2 ahead = (chord.leading - chord.trailing) * (1 / length_);
    // The ship looks along the chord, against it (reverse), or across it (sideslip).
    const Vec2 across{ahead.y, -ahead.x};
    const Vec2 forward = ahead * nose_.y - across * nose_.x;
    return {middle(chord.trailing, chord.leading), {forward.y, -forward.x}, forward};
  }

 private:
  // A huge ship's way with its tool is ours to choose, the rules name none: straight on, or round the one point about
  // which a rotation leads from start to end. t is the share of the way times its end's distance.
  void use_tool(const Displacement& move) {
    move_ = move;
    first_ = 0;
    last_ = std::sqrt(move.right * move.right + move.forward * move.forward);
    if (move.turn_degrees == 0) return;
    const SinCos turn = sin_cos_degrees(move.turn_degrees / 2);
    // The pivot lies on the bisector of the chord, half a chord / tan(turn / 2) away, to the side turned to.
    const double share = turn.cos / turn.sin / 2;
    pivot_ = {move.right / 2 + move.forward * share, move.forward / 2 - move.right * share};
  }
  [[nodiscard]] Frame at_of_tool(double t) const {
    const double share = last_ > 0 ? t / last_ : 1;
    if (move_.turn_degrees == 0) {
      Frame frame = start_;
      frame.origin = start_.to_world({move_.right * share, move_.forward * share});
      return frame;
    }
    const SinCos turn = sin_cos_degrees(move_.turn_degrees * share);
    const Vec2 arm = -pivot_;
    const Vec2 swung{arm.x * turn.cos + arm.y * turn.sin, arm.y * turn.cos - arm.x * turn.sin};
    const Vec2 forward = start_.right * turn.sin + start_.forward * turn.cos;
    return {start_.to_world(pivot_ + swung), {forward.y, -forward.x}, forward};
  }

  Frame start_;
  Template piece_;
  double length_ = 0;
  double first_ = 0;
  double last_ = 0;
  Vec2 nose_{0, 1};
  Displacement move_;
  Vec2 pivot_;
};

bool circles_apart(Vec2 a, Vec2 b, double radii) {
  const Vec2 d = b - a;
  return dot(d, d) > radii * radii;
}

// How far the farthest point of the base moves from one frame to another: a corner of its bounding rectangle.
double farthest_move(const PlacedBase& base, const Frame& from, const Frame& to) {
  const Vec2 shift = to.origin - from.origin;
  const Vec2 across = (to.right - from.right) * base.half_width;
  const Vec2 along = (to.forward - from.forward) * (base.half_length + base.guide_projection);
  double squared = 0;
  for (const Vec2 corner :
       {shift + across + along, shift + across - along, shift - across + along, shift - across - along}) {
    squared = std::max(squared, dot(corner, corner));
  }
  return std::sqrt(squared);
}

// Slides a base back along its way among the bases near it.
class Slide {
 public:
  Slide(const Way& way, PlacedBase base, double tolerance_mm, const std::vector<PlacedBase>& others)
      : way_(way), base_(base), clear_(std::max(0.0, tolerance_mm - kPoseRounding)) {
    const Vec2 from = way.at(way.first()).origin;
    const Vec2 to = way.at(way.last()).origin;
    const double reach = way.last() - way.first() + radius_of(base);
    for (const PlacedBase& other : others) {
      const double radius = radius_of(other);
      if (circles_apart(middle(from, to), other.frame.origin, reach + radius)) continue;
      const double both = radius + radius_of(base) + kRounding;
      near_.push_back({&other, both * both});
    }
  }

  // The last place where nothing is overlapped, corrected to gap 0 where that costs no more than kGiveBack; the first
  // place of the way when there is none.
  double stop() {
    double t = way_.last();
    Frame frame = way_.at(t);
    Worst worst = worst_at(frame);
    if (worst.depth <= clear_) return t;
    double speed = 1;  // of the fastest point of the base, per mm of t
    while (t > way_.first()) {
      // As long as no point of the base has moved by its depth in the deepest overlap, it still overlaps there.
      const double safe = worst.depth - clear_;
      double step = std::max(safe / speed, kFinestStep);
      double back = 0;
      Frame next;
      for (;;) {
        back = std::max(t - step, way_.first());
        next = way_.at(back);
        const double moved = farthest_move(base_, frame, next);
        speed = std::max(moved / (t - back), 0.1);
        if (moved <= safe || step <= kFinestStep) break;
        step = std::max(0.95 * safe / speed, kFinestStep);
      }
      const Worst there = worst_at(next);
      if (there.depth <= clear_) return settled(step <= kFinestStep ? last_clear(back, t) : back, *worst.other);
      t = back;
      frame = next;
      worst = there;
    }
    return way_.first();
  }

 private:
  struct Worst {
    double depth = -1;  // of the deepest overlap; negative when there is none
    const PlacedBase* other = nullptr;
  };
  Worst worst_at(const Frame& frame) {
    base_.frame = frame;
    Worst worst;
    for (const Near& near : near_) {
      const Vec2 way = near.other->frame.origin - frame.origin;
      if (dot(way, way) > near.squared_reach) continue;
      const double depth = -gap_mm_up_to(base_, *near.other, 0);
      if (depth > worst.depth) worst = {depth, near.other};
    }
    return worst;
  }
  double depth_at(double t, const PlacedBase& other) {
    base_.frame = way_.at(t);
    return -gap_mm_up_to(base_, other, 0);
  }
  double last_clear(double free, double blocked) {
    for (int i = 0; i < kHalvings; ++i) {
      const double t = (free + blocked) / 2;
      (worst_at(way_.at(t)).depth <= clear_ ? free : blocked) = t;
    }
    return free;
  }
  // From `t`, where the stopping base is overlapped by less than the tolerance, back towards gap 0 with it.
  double settled(double t, const PlacedBase& stopper) {
    double apart = std::max(t - kGiveBack, way_.first());
    double overlapping = t;
    if (depth_at(apart, stopper) <= 0) {
      for (int i = 0; i < kHalvings; ++i) {
        const double between = (apart + overlapping) / 2;
        (depth_at(between, stopper) <= 0 ? apart : overlapping) = between;
      }
    }
    return worst_at(way_.at(apart)).depth <= clear_ ? apart : t;
  }

  const Way& way_;
  PlacedBase base_;
  double clear_;
  struct Near {
    const PlacedBase* other;
    double squared_reach;  // between the middles of bases farther apart than that no overlap is possible
  };
  std::vector<Near> near_;
};

// A blocked special maneuver is flown as the plain one of its template (2e-bearing-9).
Maneuver plain(Maneuver maneuver) {
  const int side = side_of(maneuver.bearing);
  if (maneuver.bearing == Bearing::koiogran_turn) return {maneuver.speed, Bearing::straight};
  if (flips(maneuver.bearing)) return {maneuver.speed, side < 0 ? Bearing::bank_left : Bearing::bank_right};
  if (is_tallon(maneuver.bearing)) return {maneuver.speed, side < 0 ? Bearing::turn_left : Bearing::turn_right};
  return maneuver;
}

struct Contacts {
  std::vector<std::size_t> in_contact;
  std::vector<std::size_t> overlapped;
};
Contacts contacts_at(const PlacedBase& base, const std::vector<PlacedBase>& others, double tolerance_mm) {
  Contacts found;
  const double reach = radius_of(base) + tolerance_mm;
  for (std::size_t i = 0; i < others.size(); ++i) {
    if (circles_apart(base.frame.origin, others[i].frame.origin, reach + radius_of(others[i]))) continue;
    const Contact verdict = contact(base, others[i], tolerance_mm);
    if (verdict != Contact::apart) found.in_contact.push_back(i);
    if (verdict == Contact::overlapping) found.overlapped.push_back(i);
  }
  return found;
}

}  // namespace

BumpResult fly(const Figures& figures, BaseKind base, bool guides, const Pose& start, Maneuver maneuver,
               const ManeuverChoice& choice, const std::vector<PlacedBase>& others) {
  const double tolerance = figures.contact_tolerance.mm();
  BumpResult result;
  result.tallon = choice.tallon;
  result.end = end_pose(figures, base, start, maneuver, choice);
  PlacedBase moved = placed_base(figures, base, guides, result.end);
  Contacts contacts = contacts_at(moved, others, tolerance);
  if (maneuver.bearing == Bearing::stationary) {  // never overlaps, even where bases do (2e-bearing-13)
    result.flown = template_for(figures, base, start, maneuver, choice);
    result.touching = std::move(contacts.in_contact);
    return result;
  }
  result.overlapped = contacts.overlapped;
  if (!contacts.overlapped.empty() && is_tallon(maneuver.bearing)) {
    for (const TallonPlace place : {TallonPlace::middle, TallonPlace::front, TallonPlace::back}) {
      if (place == choice.tallon) continue;
      ManeuverChoice other_choice = choice;
      other_choice.tallon = place;
      const Pose end = end_pose(figures, base, start, maneuver, other_choice);
      moved = placed_base(figures, base, guides, end);
      Contacts there = contacts_at(moved, others, tolerance);
      if (!there.overlapped.empty()) continue;
      result.end = end;
      result.tallon = place;
      result.overlapped.clear();
      contacts = std::move(there);
      break;
    }
  }
  if (contacts.overlapped.empty()) {
    result.flown = template_for(figures, base, start, maneuver, choice);
    result.t_mm = is_huge(base) ? Way(figures, base, start, maneuver, choice).last() : result.flown.length_mm;
    result.touching = std::move(contacts.in_contact);
    return result;
  }

  const Maneuver flown = plain(maneuver);
  ManeuverChoice flown_choice = choice;
  flown_choice.side_slip = slips(maneuver, choice);  // a blocked Segnor's loop does not become one
  const Way way(figures, base, start, flown, flown_choice);
  result.fully_executed = false;
  result.t_mm = Slide(way, moved, tolerance, others).stop();
  if (result.t_mm >= way.last()) {
    result.end = end_pose(figures, base, start, flown, flown_choice);
  } else if (result.t_mm <= way.first()) {
    result.end = start;
  } else {
    const Frame stop = way.at(result.t_mm);
    result.end = rounded_pose(stop.origin, direction_degrees(stop.forward));
  }
  result.flown = trimmed(way.piece(), result.t_mm);
  result.touching = contacts_at(placed_base(figures, base, guides, result.end), others, tolerance).in_contact;
  return result;
}

}  // namespace plotboard::geom
