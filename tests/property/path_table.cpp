#include "path_table.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

namespace plotboard::test {

Point point(geom::Vec2 v) { return {static_cast<Real>(v.x), static_cast<Real>(v.y)}; }
Real distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

Real mm(base::Um value) { return static_cast<Real>(value.value) / 1000; }
Real radians(base::Mdeg value) { return static_cast<Real>(value.value) / 180000 * kPiLong; }

Point OracleLine::at(Real s) const {
  const Real on = std::clamp(s, Real{0}, length);
  Point p{0, on};
  Real angle = 0;
  if (radius > 0) {
    angle = on / radius;
    p = {side * radius * (1 - std::cos(angle)), radius * std::sin(angle)};
  }
  return {p.x + side * std::sin(angle) * (s - on), p.y + std::cos(angle) * (s - on)};
}
Real OracleLine::from(Point p) const {
  Real least = p.y <= 0 ? std::fabs(p.x) : std::hypot(p.x, p.y);
  const Point end = at(length);
  const Point beyond = at(length + 1);
  const Point ahead{beyond.x - end.x, beyond.y - end.y};
  const Real along = (p.x - end.x) * ahead.x + (p.y - end.y) * ahead.y;
  if (along >= 0) least = std::min(least, std::fabs((p.x - end.x) * ahead.y - (p.y - end.y) * ahead.x));
  if (radius <= 0) {
    if (p.y >= 0 && p.y <= length) least = std::min(least, std::fabs(p.x));
    return least;
  }
  const Point q{side * p.x - radius, p.y};  // from the centre of the arc, bend to the right
  const Real angle = std::atan2(q.y, -q.x);
  if (angle >= 0 && angle <= length / radius) least = std::min(least, std::fabs(std::hypot(q.x, q.y) - radius));
  return least;
}
Real OracleLine::leading(Real s, Real chord) const {
  const Point from_here = at(s);
  Real low = s;
  Real high = s + 4 * chord + length;
  for (int i = 0; i < 100; ++i) {
    const Real mid = (low + high) / 2;
    (distance(from_here, at(mid)) < chord ? low : high) = mid;
  }
  return low;
}

bool Flight::slips() const {
  using geom::Bearing;
  const Bearing b = maneuver.bearing;
  return choice.side_slip &&
         (b == Bearing::turn_left || b == Bearing::bank_left || b == Bearing::bank_right || b == Bearing::turn_right);
}

OracleLine oracle_line(const geom::Figures& figures, geom::TemplateKind kind, int speed, int side) {
  const auto index = static_cast<std::size_t>(speed - 1);
  if (kind == geom::TemplateKind::straight) return {mm(figures.straight_step) * speed, 0, 0};
  if (kind == geom::TemplateKind::bank) {
    const Real radius = mm(figures.bank_radius.at(index));
    return {radius * radians(figures.bank_angle), radius, side};
  }
  const Real radius = mm(figures.turn_radius.at(index));
  return {radius * radians(figures.turn_angle), radius, side};
}

std::vector<geom::Maneuver> all_maneuvers() {
  std::vector<geom::Maneuver> all;
  for (const char bearing : std::string("TBFNYKLPERASDO")) {
    for (int speed = 0; speed <= 5; ++speed) {
      const auto maneuver = geom::maneuver_from_code(std::to_string(speed) + bearing);
      if (maneuver && (speed > 0 || bearing == 'O')) all.push_back(*maneuver);
    }
  }
  return all;
}

geom::Pose random_pose(base::Rng& rng, int reach_um) {
  return {{rng.between(-reach_um, reach_um)}, {rng.between(-reach_um, reach_um)}, {rng.between(0, 359999)}};
}

geom::BaseKind any_base(base::Rng& rng, bool with_huge) {
  return static_cast<geom::BaseKind>(rng.below(with_huge ? 5 : 3));
}

Flight random_flight(const geom::Figures& figures, base::Rng& rng) {
  static const std::vector<geom::Maneuver> maneuvers = all_maneuvers();
  Flight flight;
  flight.base = any_base(rng, false);
  flight.guides = rng.below(2) == 0;
  flight.start = random_pose(rng, 400000);
  flight.maneuver = maneuvers[rng.below(static_cast<std::uint32_t>(maneuvers.size()))];
  flight.choice.tallon = static_cast<geom::TallonPlace>(rng.below(3));
  flight.choice.side_slip = rng.below(8) == 0;
  const auto add = [&](geom::BaseKind kind, const geom::Pose& pose) {
    flight.others.push_back(geom::placed_base(figures, kind, flight.guides, pose));
  };
  const geom::Pose end = geom::end_pose(figures, flight.base, flight.start, flight.maneuver, flight.choice);
  const double half = figures.base_of(flight.base).length.mm() / 2;
  const int blockers = rng.between(1, 3);
  for (int i = 0; i < blockers; ++i) {
    const geom::BaseKind kind = any_base(rng, rng.below(4) == 0);
    const double half_width = figures.base_of(kind).width.mm() / 2;
    const double half_length = figures.base_of(kind).length.mm() / 2;
    const auto off = [&rng] { return rng.between(-60000, 60000) / 1000.0; };
    switch (rng.below(7)) {
      case 0:
      case 1:
        add(kind, geom::displaced(end, {off(), off(), rng.between(0, 359999) / 1000.0}));
        break;
      case 2: {  // on the way
        const geom::Pose near{{(flight.start.x + end.x).value / 2}, {(flight.start.y + end.y).value / 2}, end.heading};
        add(kind, geom::displaced(near, {off(), off(), rng.between(0, 359999) / 1000.0}));
        break;
      }
      case 3: {  // flush with a side of the start, a few micrometres off, parallel
        const double side = rng.below(2) == 0 ? -1 : 1;
        add(kind, geom::displaced(flight.start, {side * (half + half_width) + rng.between(-12, 12) / 1000.0, off() * 2,
                                                 rng.below(2) * 180.0}));
        break;
      }
      case 4:  // in touch with the front
        add(kind, geom::displaced(flight.start, {off(), half + half_length + rng.between(-3, 3) / 1000.0, 0}));
        break;
      case 5:  // parallel to the end, nearly flush: a grazing bump
        add(kind, geom::displaced(end, {half + half_width - rng.between(-2000, 2000) / 1000.0, off(),
                                        rng.between(-3000, 3000) / 1000.0}));
        break;
      default:  // over the start
        add(kind, geom::displaced(flight.start, {off(), off(), rng.between(0, 359999) / 1000.0}));
        break;
    }
  }
  const int crowd = rng.between(0, 5);
  for (int i = 0; i < crowd; ++i) {
    const geom::BaseKind kind = any_base(rng, false);  // in a statement of its own: arguments have no order
    add(kind, random_pose(rng, 600000));
  }
  return flight;
}

}  // namespace plotboard::test
