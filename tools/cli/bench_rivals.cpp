#include "bench_rivals.hpp"

#ifdef PLOTBOARD_HAS_RIVALS
#include <box2d/b2_collision.h>
#include <box2d/b2_polygon_shape.h>
#include <geos_c.h>

#include <array>
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/ring.hpp>
#include <memory>
#endif

namespace plotboard::cli {

#ifndef PLOTBOARD_HAS_RIVALS

std::vector<Rival> rivals(const geom::Figures&, const std::vector<PosePair>&) { return {}; }

#else

namespace {

namespace bg = boost::geometry;
using Point = bg::model::d2::point_xy<double>;
using Ring = bg::model::ring<Point>;

std::array<geom::Vec2, 5> closed_corners(double half, const geom::Pose& pose) {
  const geom::Frame frame = geom::frame_of(pose);
  const std::array<geom::Vec2, 5> local{{{-half, half}, {-half, -half}, {half, -half}, {half, half}, {-half, half}}};
  std::array<geom::Vec2, 5> world;
  for (std::size_t i = 0; i < local.size(); ++i) world[i] = frame.to_world(local[i]);
  return world;
}

b2Transform transform_of(const geom::Pose& pose) {
  const geom::SinCos turn = geom::sin_cos(pose.heading);
  b2Transform transform;
  transform.p.Set(static_cast<float>(pose.x.mm()), static_cast<float>(pose.y.mm()));
  transform.q.s = static_cast<float>(-turn.sin);  // Box2D turns counter-clockwise
  transform.q.c = static_cast<float>(turn.cos);
  return transform;
}

Ring ring_of(double half, const geom::Pose& pose) {
  Ring ring;
  const auto corners = closed_corners(half, pose);
  for (auto corner = corners.rbegin(); corner != corners.rend(); ++corner) ring.emplace_back(corner->x, corner->y);
  return ring;
}

struct Geos {
  GEOSContextHandle_t handle = GEOS_init_r();
  std::vector<GEOSGeometry*> squares;
  Geos() = default;
  Geos(const Geos&) = delete;
  Geos& operator=(const Geos&) = delete;
  ~Geos() {
    for (GEOSGeometry* square : squares) GEOSGeom_destroy_r(handle, square);
    GEOS_finish_r(handle);
  }
  void add_square(double half, const geom::Pose& pose) {
    const auto corners = closed_corners(half, pose);
    GEOSCoordSequence* sequence = GEOSCoordSeq_create_r(handle, 5, 2);
    for (unsigned i = 0; i < 5; ++i) GEOSCoordSeq_setXY_r(handle, sequence, i, corners[i].x, corners[i].y);
    squares.push_back(GEOSGeom_createPolygon_r(handle, GEOSGeom_createLinearRing_r(handle, sequence), nullptr, 0));
  }
};

}  // namespace

std::vector<Rival> rivals(const geom::Figures& figures, const std::vector<PosePair>& pairs) {
  const double half = figures.base_of(geom::BaseKind::small).width.mm() / 2;
  b2PolygonShape box;
  box.SetAsBox(static_cast<float>(half), static_cast<float>(half));
  std::vector<b2Transform> transforms;
  std::vector<Ring> rings;
  auto geos = std::make_shared<Geos>();
  for (const PosePair& pair : pairs) {
    for (const geom::Pose& pose : {pair.a, pair.b}) {
      transforms.push_back(transform_of(pose));
      rings.push_back(ring_of(half, pose));
      geos->add_square(half, pose);
    }
  }
  return {
      {"b2TestOverlap, transforms ready", counted([box, transforms](std::size_t k) {
         return b2TestOverlap(&box, 0, &box, 0, transforms[2 * k], transforms[2 * k + 1]);
       })},
      {"Boost.Geometry intersects, rings ready",
       counted([rings](std::size_t k) { return bg::intersects(rings[2 * k], rings[2 * k + 1]); })},
      {"GEOS intersects, polygons ready", counted([geos](std::size_t k) {
         return GEOSIntersects_r(geos->handle, geos->squares[2 * k], geos->squares[2 * k + 1]) == 1;
       }),
       true},
  };
}

#endif

}  // namespace plotboard::cli
