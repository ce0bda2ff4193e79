#include "ai/nearness.hpp"

#include <algorithm>
#include <limits>

#include "geom/trig.hpp"

namespace plotboard::ai {

namespace {

int rank_of(const Nearness& one) { return one.number > 0 ? one.number : std::numeric_limits<int>::max(); }

}  // namespace

double off_nose_of(geom::Vec2 place) {
  if (!(geom::dot(place, place) > 0)) return 0;
  const double bearing = geom::direction_degrees(place);
  return std::min(bearing, 360 - bearing);
}

bool as_near(const Nearness& one, const Nearness& nearest, double similar_mm) {
  return one.band == nearest.band && one.distance_mm - nearest.distance_mm <= similar_mm;
}

bool has_higher_number(const Nearness& one, const Nearness& other) { return rank_of(one) > rank_of(other); }

bool goes_before(const Nearness& one, const Nearness& other) {
  if (one.off_nose < other.off_nose - kSameAngle) return true;
  if (one.off_nose > other.off_nose + kSameAngle) return false;
  return has_higher_number(other, one);
}

}  // namespace plotboard::ai
