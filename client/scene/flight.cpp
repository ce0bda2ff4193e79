#include <cmath>

#include "data/catalog.hpp"
#include "scene/effects.hpp"
#include "scene/moments.hpp"
#include "scene/overlays.hpp"

namespace plotboard::scene {
namespace {

using geom::Frame;
using geom::Vec2;

Frame frame_at(Vec2 centre, double degrees) {
  const geom::SinCos a = geom::sin_cos_degrees(degrees);
  return {centre, {a.cos, -a.sin}, {a.sin, a.cos}};
}

// From one pose to another the short way round.
Frame blended(Vec2 from, double from_degrees, Vec2 to, double to_degrees, double share) {
  double turn = std::fmod(to_degrees - from_degrees, 360.0);
  if (turn > 180) turn -= 360;
  if (turn <= -180) turn += 360;
  return frame_at(from + (to - from) * share, from_degrees + turn * share);
}

}  // namespace

Frame flight_frame(const geom::Figures& figures, geom::BaseKind base, const rules::MoveOutcome& move, double at) {
  const Frame start = geom::frame_of(move.start), end = geom::frame_of(move.end);
  const double start_degrees = move.start.heading.degrees(), end_degrees = move.end.heading.degrees();
  if (at <= 0) return start;
  if (at >= 1) return end;
  if (move.planned.kind == geom::TemplateKind::none) {
    return blended(start.origin, start_degrees, end.origin, end_degrees, at);
  }
  const double length = figures.base_of(base).length.mm();
  const bool reverse = geom::is_reverse(move.maneuver.bearing);
  const auto way = [&](double t) { return geom::guided_pose(move.planned, length, reverse, t); };
  // A bump ends before the template does: the place on the way that is nearest to the end.
  double last = move.planned.length_mm;
  if (!move.fully_executed) {
    constexpr int kSteps = 400;
    double best = 1e300;
    for (int i = 0; i <= kSteps; ++i) {
      const double t = -length + (move.planned.length_mm + length) * i / kSteps;
      const double off = geom::length(way(t).centre - end.origin);
      if (off < best) {
        best = off;
        last = t;
      }
    }
  }
  const geom::GuidedPose arrived = way(last);
  const bool more = geom::length(arrived.centre - end.origin) > 1 ||
                    std::abs(std::fmod(arrived.heading_degrees - end_degrees, 360.0)) > 0.5;
  constexpr double kTurnShare = 0.25;  // of the time, for the extra rotation or slide
  const double on_way = more && move.fully_executed ? at / (1 - kTurnShare) : at;
  if (on_way < 1) {
    const geom::GuidedPose pose = way(-length + (last + length) * on_way);
    return frame_at(pose.centre, pose.heading_degrees);
  }
  return blended(arrived.centre, arrived.heading_degrees, end.origin, end_degrees,
                 (at - (1 - kTurnShare)) / kTurnShare);
}

Frame slide_frame(const geom::Pose& from, const geom::Pose& to, double at) {
  return blended(geom::frame_of(from).origin, from.heading.degrees(), geom::frame_of(to).origin, to.heading.degrees(),
                 at);
}

Frame shown_frame(const Canvas& canvas, const state::Piece& piece) {
  const Overlay& overlay = canvas.overlay;
  const auto held = overlay.dragged.find(piece.id);
  if (held != overlay.dragged.end()) return geom::frame_of(held->second);
  Frame frame = geom::frame_of(piece.pose);
  if (overlay.timeline == nullptr) return frame;
  for (const Moment* moment : moments_at(*overlay.timeline, overlay.moment)) {
    if (!moment->is_move() || moment->ship != piece.id) continue;
    const double share = (overlay.moment - moment->start) / moment->seconds;
    const double at = overlay.calm ? 1 : share * share * (3 - 2 * share);  // it gathers way, and slows down
    if (moment->way == nullptr) return slide_frame(moment->from, moment->to, at);
    return flight_frame(canvas.catalog.figures, piece.base, *moment->way, at);
  }
  frame.origin = frame.origin + shake_of(canvas, piece.id);
  return frame;
}

}  // namespace plotboard::scene
