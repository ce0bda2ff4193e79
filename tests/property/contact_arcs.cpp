// Arcs against brute force: a fine grid of the target's points, each judged by its angle or offset alone, in long
// double.
#include <algorithm>
#include <catch2/catch.hpp>

#include "contact_pairs.hpp"
#include "geom/arc.hpp"
#include "support/catalog.hpp"
#include "support/soak.hpp"

namespace plotboard::contact_arcs {

using namespace plotboard::test;
using geom::ArcKind;
using geom::BaseKind;

namespace {

struct Local {
  long double x, y;
};

// Is the point of the attacker's frame in the arc? Second edition, standard bases.
bool inside(ArcKind kind, BaseKind base, Local p) {
  constexpr long double kDegrees = 180 / 3.14159265358979323846264338327950288L;
  const auto& size = figures().base_of(base);
  const long double half = size.front_half_angle.value / 1000.0L;
  const long double off_bow = std::fabs(std::atan2(p.x, p.y)) * kDegrees;
  const long double front_edge = size.length.value / 2000.0L;
  switch (kind) {
    case ArcKind::front:
      return off_bow <= half;
    case ArcKind::rear:
      return off_bow >= 180 - half;
    case ArcKind::left:
      return p.x <= 0 && off_bow >= half && off_bow <= 180 - half;
    case ArcKind::right:
      return p.x >= 0 && off_bow >= half && off_bow <= 180 - half;
    case ArcKind::full_front:
      return p.y >= 0;
    case ArcKind::full_rear:
      return p.y <= 0;
    case ArcKind::bullseye:
      return p.y >= front_edge && std::fabs(p.x) <= figures().bullseye_width.value / 2000.0L;
    case ArcKind::base_strip:
      return p.y >= front_edge && std::fabs(p.x) <= size.width.value / 2000.0L;
    case ArcKind::double_turret_front_rear:
      return off_bow <= half || off_bow >= 180 - half;
    case ArcKind::double_turret_left_right:
      return off_bow >= half && off_bow <= 180 - half;
    default:
      return true;
  }
}

}  // namespace

TEST_CASE("arcs agree with brute force", "[arc]") {
  constexpr ArcKind kKinds[] = {ArcKind::front,
                                ArcKind::rear,
                                ArcKind::left,
                                ArcKind::right,
                                ArcKind::full_front,
                                ArcKind::full_rear,
                                ArcKind::bullseye,
                                ArcKind::base_strip,
                                ArcKind::double_turret_front_rear,
                                ArcKind::double_turret_left_right,
                                ArcKind::all_round};
  constexpr int kSteps = 60;
  base::Rng rng(31);
  int hits = 0;
  for (int i = 0; i < tries(3000); ++i) {
    const auto kind = kKinds[rng.below(std::size(kKinds))];
    const auto base = static_cast<BaseKind>(rng.below(3));
    const auto target_base = static_cast<BaseKind>(rng.below(3));
    const geom::Pose from{{457200}, {457200}, {rng.between(0, 359999)}};
    const geom::Pose to{{rng.between(0, 914400)}, {rng.between(0, 914400)}, {rng.between(0, 359999)}};
    const geom::PlacedShape own = placed(geom::base_shape(figures(), base, false), from);
    const geom::PlacedShape target = placed(geom::base_shape(figures(), target_base, false), to);
    if (geom::gap_mm(own, target) < 1) continue;  // under a base there is no arc
    const auto arc = geom::arc_of(figures(), base, geom::Edition::second, kind);
    REQUIRE(arc);
    const geom::ArcVerdict verdict = geom::in_arc(figures(), *arc, geom::frame_of(from), own, target, 3);

    const geom::Frame frame = geom::frame_of(from);
    const geom::Frame target_frame = geom::frame_of(to);
    const double half = figures().base_of(target_base).width.mm() / 2;
    const double own_half = figures().base_of(base).width.mm() / 2;
    double nearest = 1e9;
    for (int u = 0; u <= kSteps; ++u) {
      for (int v = 0; v <= kSteps; ++v) {
        const geom::Vec2 on_target{half * (2.0 * u / kSteps - 1), half * (2.0 * v / kSteps - 1)};
        const geom::Vec2 p = frame.to_local(target_frame.to_world(on_target));
        if (!inside(kind, base, {static_cast<long double>(p.x), static_cast<long double>(p.y)})) continue;
        const geom::Vec2 out{std::max(std::fabs(p.x) - own_half, 0.0), std::max(std::fabs(p.y) - own_half, 0.0)};
        nearest = std::min(nearest, geom::length(out));
      }
    }
    const double step = 2 * half / kSteps * 1.5;  // a cell's diagonal and some
    const bool found = nearest < 1e9;
    INFO(geom::name_of(kind) << " margin " << verdict.margin_mm << " distance " << verdict.distance_mm << " brute "
                             << nearest << " target " << to.x.value << "," << to.y.value << "," << to.heading.value);
    if (found) REQUIRE(verdict.margin_mm > -1e-9);
    if (verdict.margin_mm > step) REQUIRE(found);
    if (verdict.margin_mm < -0.011) REQUIRE(verdict.distance_mm == 0);
    // The part inside must hold some grid cell for the grid to know its nearest point.
    if (found) REQUIRE(verdict.distance_mm < nearest + 1e-9);
    const bool in_reach = verdict.range.band.has_value() || kind == ArcKind::base_strip;
    REQUIRE(verdict.in_arc == (verdict.margin_mm >= -0.010 && in_reach));
    if (verdict.margin_mm > 0.011) {  // the measured point itself is in the arc and on the target
      const geom::Vec2 p = frame.to_local(verdict.line.b);
      const long double nudge = 1e-7L;
      bool near_inside = false;
      for (const long double dx : {-nudge, 0.0L, nudge}) {
        for (const long double dy : {-nudge, 0.0L, nudge}) {
          near_inside = near_inside ||
                        inside(kind, base, {static_cast<long double>(p.x) + dx, static_cast<long double>(p.y) + dy});
        }
      }
      REQUIRE(near_inside);
      REQUIRE(geom::gap_mm(target, geom::placed_segment(verdict.line.b, verdict.line.b)) < 1e-8);
      ++hits;
    }
  }
  CHECK(hits > tries(500));
}

}  // namespace plotboard::contact_arcs
