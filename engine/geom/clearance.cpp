#include "geom/clearance.hpp"

#include <algorithm>
#include <limits>

#include "geom/convex.hpp"

namespace plotboard::geom {

namespace {

constexpr double kSeam = 1e-7;    // mm: parts of one obstacle share their inner edges up to this
constexpr double kSliver = 1e-6;  // mm: a shorter piece of an edge is rounding
constexpr int kBisections = 60;   // of an interval: down to the last bits

// The moves of the line that bring it upon one convex part: a convex polygon about the origin, which is no move at all.
struct Swept {
  std::vector<Vec2> moves;  // counter-clockwise
  std::size_t obstacle;
  std::size_t part;
};

std::vector<Vec2> hull_of(std::vector<Vec2> all) {
  std::sort(all.begin(), all.end(), [](Vec2 p, Vec2 q) { return p.x != q.x ? p.x < q.x : p.y < q.y; });
  const auto same = [](Vec2 p, Vec2 q) { return std::fabs(p.x - q.x) < kRounding && std::fabs(p.y - q.y) < kRounding; };
  all.erase(std::unique(all.begin(), all.end(), same), all.end());
  if (all.size() < 3) return all;
  std::vector<Vec2> hull;
  const auto grow = [&hull](Vec2 p, std::size_t floor) {
    while (hull.size() > floor && cross(hull.back() - hull[hull.size() - 2], p - hull.back()) <= 0) hull.pop_back();
    hull.push_back(p);
  };
  for (const Vec2 p : all) grow(p, 1);
  const std::size_t floor = hull.size();
  for (std::size_t i = all.size() - 1; i-- > 0;) grow(all[i], floor);
  hull.pop_back();
  return hull;
}

std::vector<Swept> swept_by(const Segment& line, const std::vector<const PlacedShape*>& obstacles) {
  std::vector<Swept> all;
  for (std::size_t i = 0; i < obstacles.size(); ++i) {
    for (std::size_t part = 0; part < obstacles[i]->parts(); ++part) {
      std::vector<Vec2> points;
      for (const Vec2 p : part_of(*obstacles[i], part)) {
        points.push_back(p - line.a);
        points.push_back(p - line.b);
      }
      all.push_back({hull_of(std::move(points)), i, part});
    }
  }
  return all;
}

// The moves along the stretch, and how far each keeps from the parts.
class Stretch {
 public:
  Stretch(Vec2 sweep, double half, const std::vector<Swept>& blocked) : sweep_(sweep), half_(half), blocked_(blocked) {}
  [[nodiscard]] Vec2 at(double offset) const { return sweep_ * offset; }
  [[nodiscard]] double half() const { return half_; }
  // 0 inside. A convex function of the offset.
  [[nodiscard]] double distance(std::size_t part, double offset) const {
    const Vec2 move = at(offset);
    return std::max(convex_gap(Convex(&move, 1), blocked_[part].moves), 0.0);
  }
  [[nodiscard]] double distance(double offset) const {
    double least = kInfinity;
    for (std::size_t i = 0; i < blocked_.size(); ++i) least = std::min(least, distance(i, offset));
    return least;
  }
  // The offset at which the part is nearest.
  [[nodiscard]] double nearest(std::size_t part) const {
    double low = -half_;
    double high = half_;
    for (int i = 0; i < kBisections && high > low; ++i) {
      const double third = (high - low) / 3;
      if (distance(part, low + third) <= distance(part, high - third)) {
        high -= third;
      } else {
        low += third;
      }
    }
    return (low + high) * 0.5;
  }
  // The offset that keeps farthest from all. The distance from all is the least of convex functions, so it is greatest
  // at an end of the stretch, or where one part comes nearer while another is left behind and both are equally far.
  [[nodiscard]] double farthest() const {
    double best = 0;
    double most = distance(0.0);
    const auto look_at = [&](double offset) {
      const double far = distance(offset);
      if (far > most) {
        most = far;
        best = offset;
      }
    };
    if (half_ <= 0) return best;
    look_at(-half_);
    look_at(half_);
    double bound = kInfinity;  // no offset keeps farther than this
    for (std::size_t i = 0; i < blocked_.size(); ++i)
      bound = std::min(bound, std::max(distance(i, -half_), distance(i, half_)));
    std::vector<std::pair<double, std::size_t>> near;  // where each is nearest
    for (std::size_t i = 0; i < blocked_.size(); ++i) {
      const double offset = nearest(i);
      if (distance(i, offset) <= bound) near.emplace_back(offset, i);
    }
    for (const auto& [left, i] : near) {
      for (const auto& [right, j] : near) {
        if (left >= right) continue;
        double low = left;
        double high = right;
        for (int k = 0; k < kBisections; ++k) {
          const double middle = (low + high) * 0.5;
          (distance(i, middle) < distance(j, middle) ? low : high) = middle;
        }
        look_at((low + high) * 0.5);
      }
    }
    return best;
  }

 private:
  Vec2 sweep_;
  double half_;
  const std::vector<Swept>& blocked_;
};

double distance_of(Vec2 p, const Segment& s, Vec2& foot) {
  const Vec2 edge = s.b - s.a;
  const double squared = dot(edge, edge);
  const double share = squared > 0 ? std::clamp(dot(p - s.a, edge) / squared, 0.0, 1.0) : 0;
  foot = s.a + edge * share;
  return length(p - foot);
}

// The nearest points of two lines that do not cross.
double between(const Segment& s, const Segment& t, Segment& ways) {
  double least = kInfinity;
  const auto look_at = [&](Vec2 p, const Segment& other, bool swap) {
    Vec2 foot;
    const double distance = distance_of(p, other, foot);
    if (distance >= least) return;
    least = distance;
    ways = swap ? Segment{foot, p} : Segment{p, foot};
  };
  look_at(s.a, t, false);
  look_at(s.b, t, false);
  look_at(t.a, s, true);
  look_at(t.b, s, true);
  return least;
}

// The share of an edge of part `i` that part `j` holds; low > high: nothing. Where both have an edge along one line and
// lie on one side of it, only the earlier one's counts as an edge of both together.
struct Share {
  double low = 0, high = 1;
};
Share held(const Segment& edge, std::size_t i, const std::vector<Vec2>& other, std::size_t j) {
  Share share;
  const Vec2 way = edge.b - edge.a;
  for (std::size_t k = 0; k < other.size(); ++k) {
    const Vec2 from = other[k];
    const Vec2 side = other[k + 1 < other.size() ? k + 1 : 0] - from;
    const double size = length(side);
    const Vec2 outward{side.y / size, -side.x / size};
    const double start = dot(outward, edge.a - from);
    const double end = dot(outward, edge.b - from);
    if (std::fabs(start) < kSeam && std::fabs(end) < kSeam) {
      if (dot(side, way) > 0 && j > i) return {1, 0};
      continue;
    }
    if (start >= kSeam && end >= kSeam) return {1, 0};
    const double at = (kSeam - start) / (end - start);
    if (start >= kSeam) share.low = std::max(share.low, at);
    if (end >= kSeam) share.high = std::min(share.high, at);
  }
  return share;
}

struct Escape {
  double mm = kInfinity;
  Segment way;  // from a move of the stretch to the nearest one that is clear
  std::size_t part = 0;
};

// What is left of an edge of the union of all parts, and the nearest point of it to the stretch.
void look_along(const Segment& edge, std::size_t i, const std::vector<Swept>& blocked, const Segment& stretch,
                Escape& best) {
  std::vector<Share> covered;
  for (std::size_t j = 0; j < blocked.size(); ++j) {
    if (j == i || blocked[j].moves.size() < 3) continue;
    const Share share = held(edge, i, blocked[j].moves, j);
    if (share.low < share.high) covered.push_back(share);
  }
  std::sort(covered.begin(), covered.end(), [](const Share& a, const Share& b) { return a.low < b.low; });
  covered.push_back({1, 1});
  const Vec2 way = edge.b - edge.a;
  const double size = length(way);
  double from = 0;
  for (const Share& share : covered) {
    if ((share.low - from) * size > kSliver) {
      Segment ways;
      const double distance = between(stretch, {edge.a + way * from, edge.a + way * share.low}, ways);
      if (distance < best.mm) best = {distance, ways, i};
    }
    from = std::max(from, share.high);
  }
}

// The shortest way out of the union of all parts, from anywhere on the stretch.
Escape way_out(const Segment& stretch, const std::vector<Swept>& blocked) {
  struct Edge {
    double distance;
    Segment line;
    std::size_t part;
  };
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < blocked.size(); ++i) {
    const std::vector<Vec2>& moves = blocked[i].moves;
    for (std::size_t k = 0; k < moves.size() && moves.size() > 2; ++k) {
      const Segment edge{moves[k], moves[k + 1 < moves.size() ? k + 1 : 0]};
      Segment ways;
      edges.push_back({between(stretch, edge, ways), edge, i});
    }
  }
  std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.distance < b.distance; });
  Escape best;
  for (const Edge& edge : edges) {
    if (edge.distance >= best.mm) break;
    look_along(edge.line, edge.part, blocked, stretch, best);
  }
  return best;
}

Segment moved(const Segment& line, Vec2 by) { return {line.a + by, line.b + by}; }

}  // namespace

Clearance clearance(const Segment& first, const Segment& last, const std::vector<const PlacedShape*>& obstacles) {
  const Segment line{middle(first.a, last.a), middle(first.b, last.b)};
  Clearance result;
  result.line = line;
  const std::vector<Swept> blocked = swept_by(line, obstacles);
  if (blocked.empty()) return result;

  const Vec2 reach = last.a - first.a;
  const double size = length(reach);
  const Stretch stretch(size > 0 ? reach * (1 / size) : Vec2{}, size * 0.5, blocked);
  const double offset = stretch.farthest();
  const double far = stretch.distance(offset);
  const Escape escape =
      far > 0 ? Escape{} : way_out({stretch.at(-stretch.half()), stretch.at(stretch.half())}, blocked);
  if (far > 0 || escape.mm == kInfinity) {
    result.mm = far;
    result.line = moved(line, stretch.at(offset));
    double least = kInfinity;
    for (const Swept& one : blocked) {
      const Vec2 ends[] = {result.line.a, result.line.b};
      const bool point = ends[0] == ends[1];
      const Nearest found = convex_nearest(part_of(*obstacles[one.obstacle], one.part), Convex(ends, point ? 1 : 2));
      if (found.distance_mm >= least) continue;
      least = found.distance_mm;
      result.deciding = {found.line.b, found.line.a};
      result.obstacle = one.obstacle;
    }
    return result;
  }
  const Vec2 move = escape.way.b - escape.way.a;
  const Swept& out_of = blocked[escape.part];
  result.mm = -escape.mm;
  result.line = moved(line, escape.way.a);
  result.obstacle = out_of.obstacle;
  // Once moved, the line just meets the part: there.
  const Segment clear = moved(line, escape.way.b);
  const Vec2 ends[] = {clear.a, clear.b};
  const Nearest met =
      convex_nearest(part_of(*obstacles[out_of.obstacle], out_of.part), Convex(ends, clear.a == clear.b ? 1 : 2));
  result.deciding = {met.line.a - move, met.line.a};
  return result;
}

}  // namespace plotboard::geom
