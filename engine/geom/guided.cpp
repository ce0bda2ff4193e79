// The guided path of a base along a template, and the closed formulas of where it ends.
#include "geom/guided.hpp"

#include <algorithm>
#include <cmath>

#include "base/ensure.hpp"
#include "geom/huge.hpp"

namespace plotboard::geom {
namespace {

constexpr double kDegreesOfRadian = 180.0 / kPi;

double place_of(TallonPlace place) { return static_cast<int>(place) - static_cast<int>(TallonPlace::middle); }

// Centre and heading after a template of this kind for a base of this length, in the frame that the template starts in.
Displacement along(const Figures& figures, TemplateKind kind, int speed, double base_length) {
  if (kind == TemplateKind::straight) return {0, figures.straight_step.mm() * speed + base_length, 0};
  const auto index = static_cast<std::size_t>(speed - 1);
  const bool bank = kind == TemplateKind::bank;
  const double radius = (bank ? figures.bank_radius.at(index) : figures.turn_radius.at(index)).mm();
  const base::Mdeg angle = bank ? figures.bank_angle : figures.turn_angle;
  const SinCos bend = sin_cos(angle);
  const double half = base_length / 2;
  return {radius * (1 - bend.cos) + half * bend.sin, half + radius * bend.sin + half * bend.cos, angle.degrees()};
}

}  // namespace

bool slips(Maneuver maneuver, const ManeuverChoice& choice) {
  if (!choice.side_slip) return false;
  switch (maneuver.bearing) {
    case Bearing::turn_left:
    case Bearing::bank_left:
    case Bearing::bank_right:
    case Bearing::turn_right:
      return true;
    default:
      return false;
  }
}

Displacement displacement_of(const Figures& figures, BaseKind base, Maneuver maneuver, const ManeuverChoice& choice) {
  if (maneuver.bearing == Bearing::stationary) return {};
  if (is_huge(base)) {
    const std::optional<Displacement> move = huge_displacement(figures, base, choice.edition, maneuver);
    ENSURE(move.has_value(), "no huge maneuver " + code_of(maneuver));
    return *move;
  }
  const BaseFigures& size = figures.base_of(base);
  const int side = side_of(maneuver.bearing);
  const TemplateKind kind = template_of(maneuver.bearing);
  if (slips(maneuver, choice)) {
    const Displacement slip = along(figures, kind, maneuver.speed, size.width.mm());
    return {-side * slip.forward, slip.right, side * slip.turn_degrees};
  }
  const Displacement plain = along(figures, kind, maneuver.speed, size.length.mm());
  if (is_reverse(maneuver.bearing)) return {side * plain.right, -plain.forward, -side * plain.turn_degrees};
  Displacement move{side * plain.right, plain.forward, side * plain.turn_degrees};
  if (flips(maneuver.bearing)) {
    move.turn_degrees += 180;
  } else if (is_tallon(maneuver.bearing)) {
    move.turn_degrees += side * 90;
    const SinCos facing = sin_cos_degrees(move.turn_degrees);
    const double slide = place_of(choice.tallon) * figures.tallon_slide.mm();
    move.right += slide * facing.sin;
    move.forward += slide * facing.cos;
  }
  return move;
}

Pose end_pose(const Figures& figures, BaseKind base, const Pose& start, Maneuver maneuver,
              const ManeuverChoice& choice) {
  if (maneuver.bearing == Bearing::stationary) return start;
  return displaced(start, displacement_of(figures, base, maneuver, choice));
}

Template template_for(const Figures& figures, BaseKind base, const Pose& start, Maneuver maneuver,
                      const ManeuverChoice& choice) {
  const Frame frame = frame_of(start);
  const TemplateKind kind = template_of(maneuver.bearing);
  if (is_huge(base) || kind == TemplateKind::none) return template_at(figures, TemplateKind::none, 0, 0, frame);
  int side = side_of(maneuver.bearing);
  Frame laid = frame;
  if (slips(maneuver, choice)) {
    laid.forward = frame.right * -side;
    laid.origin = frame.origin + laid.forward * (figures.base_of(base).width.mm() / 2);
  } else {
    if (is_reverse(maneuver.bearing)) {
      laid.forward = -frame.forward;
      side = -side;
    }
    laid.origin = frame.origin + laid.forward * (figures.base_of(base).length.mm() / 2);
  }
  laid.right = {laid.forward.y, -laid.forward.x};
  return template_at(figures, kind, maneuver.speed, side, laid);
}

// In the template's own frame the line runs up the y axis to the origin, then along a straight or an arc about (R, 0)
// (mirrored for a bend to the left), then straight on. The leading point is the first point of the line beyond the
// trailing one at the base's length; as long as the line bends by no more than 90 degrees, the distance from the
// trailing point grows all the way along it, so that there is exactly one.
Chord guided_chord(const Template& piece, double base_length_mm, double t) {
  const Frame& start = piece.start;
  if (piece.radius_mm <= 0 || t <= -base_length_mm) {
    return {start.origin + start.forward * t, start.origin + start.forward * (t + base_length_mm)};
  }
  const double r = piece.radius_mm;
  const double squared = base_length_mm * base_length_mm;
  const SinCos whole = sin_cos_degrees(piece.length_mm / r * kDegreesOfRadian);
  const Vec2 end{r * (1 - whole.cos), r * whole.sin};
  const Vec2 beyond{whole.sin, whole.cos};

  Vec2 trailing{0, t};
  Vec2 ahead{0, 1};
  if (t >= piece.length_mm) {
    trailing = end + beyond * (t - piece.length_mm);
    ahead = beyond;
  } else if (t > 0) {
    const SinCos bend = sin_cos_degrees(t / r * kDegreesOfRadian);
    trailing = {r * (1 - bend.cos), r * bend.sin};
    ahead = {bend.sin, bend.cos};
  }

  Vec2 leading;
  const Vec2 to_end = end - trailing;
  if (t >= piece.length_mm) {
    leading = trailing + ahead * base_length_mm;
  } else if (dot(to_end, to_end) < squared) {  // the leading point has passed the end of the arc
    const double along_line = dot(to_end, beyond);
    const double u = std::sqrt(along_line * along_line + squared - dot(to_end, to_end)) - along_line;
    leading = end + beyond * u;
  } else {  // it is on the arc: the circle about the trailing point cuts the arc's
    const Vec2 to_centre = Vec2{r, 0} - trailing;
    const double distance_squared = dot(to_centre, to_centre);
    // Foot of the common chord on the line of centres, as a share of that line.
    const double share = (distance_squared + squared - r * r) / (2 * distance_squared);
    const double height = std::sqrt(std::max(0.0, squared / distance_squared - share * share));
    leading = trailing + to_centre * share + Vec2{-to_centre.y, to_centre.x} * height;
  }
  const double mirror = piece.side < 0 ? -1 : 1;
  return {start.to_world({mirror * trailing.x, trailing.y}), start.to_world({mirror * leading.x, leading.y})};
}

GuidedPose guided_pose(const Template& piece, double base_length_mm, bool reverse, double t) {
  const Chord chord = guided_chord(piece, base_length_mm, t);
  const Vec2 ahead = chord.leading - chord.trailing;
  return {middle(chord.leading, chord.trailing), direction_degrees(reverse ? -ahead : ahead)};
}

}  // namespace plotboard::geom
