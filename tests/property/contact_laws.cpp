// What every verdict must obey, whatever the pieces: symmetry to the bit, no effect of where the table's origin lies,
// nearest points that are where the gap says.
#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>

#include "contact_pairs.hpp"
#include "support/catalog.hpp"
#include "support/soak.hpp"

namespace plotboard::contact_laws {

using namespace plotboard::test;

namespace {

double tolerance() { return figures().contact_tolerance.mm(); }

bool same_bits(double a, double b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }
bool same_bits(geom::Vec2 a, geom::Vec2 b) { return same_bits(a.x, b.x) && same_bits(a.y, b.y); }
bool swapped_bits(geom::Segment s, geom::Segment t) { return same_bits(s.a, t.b) && same_bits(s.b, t.a); }

double distance(geom::Vec2 a, geom::Vec2 b) { return geom::length(b - a); }

double distance_from(const geom::PlacedShape& shape, geom::Vec2 p) {
  return std::max(0.0, geom::gap_mm(shape, geom::placed_segment(p, p)));
}

}  // namespace

TEST_CASE("contact: A against B is B against A, to the last bit", "[contact]") {
  oracle::PairMaker maker(11);
  for (int i = 0; i < tries(40000); ++i) {
    const auto pair = maker.next();
    const oracle::Placed a = oracle::place(pair.a);
    const oracle::Placed b = oracle::place(pair.b);
    REQUIRE(oracle::contact_of(pair.a, pair.b, tolerance()) == oracle::contact_of(pair.b, pair.a, tolerance()));
    REQUIRE(same_bits(oracle::gap_of(pair.a, pair.b), oracle::gap_of(pair.b, pair.a)));
    REQUIRE(same_bits(geom::gap_mm(a.shape, b.shape), geom::gap_mm(b.shape, a.shape)));
    const geom::Nearest there = geom::nearest(a.shape, b.shape);
    const geom::Nearest back = geom::nearest(b.shape, a.shape);
    REQUIRE(same_bits(there.distance_mm, back.distance_mm));
    REQUIRE(swapped_bits(there.line, back.line));
    REQUIRE(swapped_bits(there.first, back.first));
    REQUIRE(swapped_bits(there.last, back.last));
  }
}

TEST_CASE("contact: a base and its shape give the same gap", "[contact]") {
  oracle::PairMaker maker(12);
  for (int i = 0; i < tries(20000); ++i) {
    const auto pair = maker.next();
    const double as_shapes = geom::gap_mm(oracle::place(pair.a).shape, oracle::place(pair.b).shape);
    REQUIRE(std::fabs(as_shapes - oracle::gap_of(pair.a, pair.b)) < 1e-9);
  }
}

TEST_CASE("contact: moving both pieces changes nothing", "[contact]") {
  oracle::PairMaker maker(13);
  for (int i = 0; i < tries(20000); ++i) {
    const auto pair = maker.next();
    auto moved = pair;
    const base::Um dx{maker.rng().between(-3000000, 3000000)};
    const base::Um dy{maker.rng().between(-3000000, 3000000)};
    for (geom::Pose* pose : {&moved.a.sketch.pose, &moved.b.sketch.pose}) {
      pose->x = pose->x + dx;
      pose->y = pose->y + dy;
    }
    const double gap = oracle::gap_of(pair.a, pair.b);
    REQUIRE(std::fabs(gap - oracle::gap_of(moved.a, moved.b)) < 1e-9);
    if (std::fabs(std::fabs(gap) - tolerance()) < 1e-8) continue;
    REQUIRE(oracle::contact_of(pair.a, pair.b, tolerance()) == oracle::contact_of(moved.a, moved.b, tolerance()));
  }
}

TEST_CASE("contact: a gap asked for only up to a limit is the gap, or beyond the limit", "[contact]") {
  oracle::PairMaker maker(14);
  for (int i = 0; i < tries(20000); ++i) {
    const auto pair = maker.next();
    if (!pair.a.base || !pair.b.base) continue;
    const oracle::Placed a = oracle::place(pair.a);
    const oracle::Placed b = oracle::place(pair.b);
    const double enough = maker.rng().between(-1000, 60000) / 1000.0;
    const double gap = geom::gap_mm(a.base, b.base);
    const double up_to = geom::gap_mm_up_to(a.base, b.base, enough);
    if (!same_bits(up_to, gap)) REQUIRE((up_to > enough && gap > enough));
  }
}

TEST_CASE("nearest: the points lie on their pieces, as far apart as the gap", "[contact]") {
  oracle::PairMaker maker(15);
  for (int i = 0; i < tries(20000); ++i) {
    const auto pair = maker.next();
    const geom::PlacedShape a = oracle::place(pair.a).shape;
    const geom::PlacedShape b = oracle::place(pair.b).shape;
    const geom::Nearest found = geom::nearest(a, b);
    REQUIRE(std::fabs(found.distance_mm - std::max(0.0, geom::gap_mm(a, b))) <= geom::kRounding);
    for (const geom::Segment& line : {found.line, found.first, found.last}) {
      REQUIRE(distance_from(a, line.a) < 1e-8);
      REQUIRE(distance_from(b, line.b) < 1e-8);
      REQUIRE(std::fabs(distance(line.a, line.b) - found.distance_mm) < 2e-6);  // stretches count to a nanometre
    }
  }
}

}  // namespace plotboard::contact_laws
