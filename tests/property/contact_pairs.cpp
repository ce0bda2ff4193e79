#include "contact_pairs.hpp"

#include <cmath>
#include <utility>

#include "geom/trig.hpp"
#include "support/catalog.hpp"

namespace plotboard::test::oracle {

Placed place(const Piece& piece) {
  Placed result;
  if (piece.base) result.base = geom::placed_base(figures(), *piece.base, piece.guides, piece.sketch.pose);
  result.shape = geom::placed(*piece.shape, piece.sketch.pose);
  return result;
}

geom::Contact contact_of(const Piece& a, const Piece& b, double tolerance) {
  const Placed p = place(a);
  const Placed q = place(b);
  if (a.base && b.base) return geom::contact(p.base, q.base, tolerance);
  if (a.base) return geom::contact(p.base, q.shape, tolerance);
  if (b.base) return geom::contact(q.base, p.shape, tolerance);
  return geom::contact(p.shape, q.shape, tolerance);
}
double gap_of(const Piece& a, const Piece& b) {
  const Placed p = place(a);
  const Placed q = place(b);
  if (a.base && b.base) return geom::gap_mm(p.base, q.base);
  if (a.base) return geom::gap_mm(p.base, q.shape);
  if (b.base) return geom::gap_mm(q.base, p.shape);
  return geom::gap_mm(p.shape, q.shape);
}

PairMaker::PairMaker(std::uint64_t seed) : rng_(seed) {
  for (int kind = 0; kind < geom::kBaseKinds; ++kind) {
    for (const bool guides : {false, true}) {
      const auto base = static_cast<geom::BaseKind>(kind);
      bases_.push_back({base, guides, own(geom::base_shape(figures(), base, guides)), {}});
      bases_.back().sketch.parts = sketch_base(figures(), base, guides);
    }
  }
  for (const auto& [id, obstacle] : catalog().obstacles) {
    for (const geom::Shape& shape : {obstacle.shape, geom::mirrored(obstacle.shape)}) {
      obstacles_.push_back({std::nullopt, false, own(shape), {}});
      obstacles_.back().sketch.parts = sketch_shape(shape);
    }
  }
}

PairMaker::Pair PairMaker::next() {
  Pair pair{pick(), pick()};
  pair.a.sketch.pose = {{rng_.between(0, 914400)}, {rng_.between(0, 914400)}, heading()};
  pair.b.sketch.pose.heading = turn_for(pair.a.sketch.pose.heading);
  const double reach = (pair.a.shape->radius + pair.b.shape->radius) * 1000;
  const int range = static_cast<int>(reach);
  base::Um dx{rng_.between(-range, range)};
  base::Um dy{rng_.between(-range, range)};
  pair.b.sketch.pose.x = pair.a.sketch.pose.x + dx;
  pair.b.sketch.pose.y = pair.a.sketch.pose.y + dy;
  if (rng_.below(4) != 0) slide_to_limit(pair, reach);
  return pair;
}

const geom::Shape* PairMaker::own(geom::Shape shape) {
  shapes_.push_back(std::make_unique<geom::Shape>(std::move(shape)));
  return shapes_.back().get();
}
const Piece& PairMaker::pick() {
  const auto& from = rng_.below(8) == 0 ? obstacles_ : bases_;
  return from[rng_.below(static_cast<std::uint32_t>(from.size()))];
}
base::Mdeg PairMaker::heading() { return {rng_.below(4) == 0 ? 45000 * rng_.between(0, 7) : rng_.between(0, 359999)}; }
base::Mdeg PairMaker::turn_for(base::Mdeg other) {
  if (rng_.below(2) == 0) return heading();
  return base::Mdeg{other.value + 90000 * rng_.between(0, 3) + rng_.between(-2, 2)}.wrapped();
}
void PairMaker::slide_to_limit(Pair& pair, double reach) {
  const double wanted = (10 * rng_.between(-1, 1) + rng_.between(-30, 30)) / 1000.0;
  const geom::SinCos way = geom::sin_cos(heading());
  const geom::Pose from = pair.a.sketch.pose;
  const auto move_to = [&](double um) {
    pair.b.sketch.pose.x = {from.x.value + static_cast<std::int32_t>(std::lround(um * way.sin))};
    pair.b.sketch.pose.y = {from.y.value + static_cast<std::int32_t>(std::lround(um * way.cos))};
  };
  double low = 0;
  double high = 2 * reach;
  while (high - low > 0.5) {
    const double um = (low + high) / 2;
    move_to(um);
    (gap_of(pair.a, pair.b) < wanted ? low : high) = um;
  }
}

}  // namespace plotboard::test::oracle
