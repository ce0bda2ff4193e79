// Range bands of 100 mm; a gap on a line is in the nearer band and flagged (decisions, Geometry).
#include <catch2/catch.hpp>

#include "geom/range.hpp"
#include "support/catalog.hpp"

namespace plotboard::geom_verdicts_range {

using test::figures;

namespace {

geom::RangeVerdict range_between_small(std::int32_t centres_um, int bands) {
  const auto a = geom::placed_base(figures(), geom::BaseKind::small, false, geom::Pose{{300000}, {100000}, {0}});
  const auto b =
      geom::placed_base(figures(), geom::BaseKind::small, false, geom::Pose{{300000}, {100000 + centres_um}, {0}});
  return range_of(gap_mm(a, b), figures(), bands);
}

}  // namespace

TEST_CASE("exactly 100.000 mm is range 1, on the line", "[geom][range]") {
  for (const std::int32_t um : {139990, 140000, 140010}) {
    CHECK(range_between_small(um, 3).band == 1);
    CHECK(range_between_small(um, 3).on_line);
  }
  CHECK(range_between_small(139989, 3).band == 1);
  CHECK_FALSE(range_between_small(139989, 3).on_line);
  CHECK(range_between_small(140011, 3).band == 2);
  CHECK_FALSE(range_between_small(140011, 3).on_line);
  CHECK(range_between_small(140011, 3).to_limit_mm == Approx(0.011));
}

TEST_CASE("range 0 is contact", "[geom][range]") {
  CHECK(range_between_small(30000, 3).band == 0);
  CHECK(range_between_small(40010, 3).band == 0);
  CHECK(range_between_small(40011, 3).band == 1);
  CHECK(range_between_small(30000, 3).to_limit_mm == Approx(100));
  CHECK_FALSE(range_between_small(40000, 3).on_line);
}

TEST_CASE("the ruler ends at range 3, the huge ruler at 5", "[geom][range]") {
  CHECK(range_between_small(340010, 3).band == 3);
  CHECK_FALSE(range_between_small(340011, 3).band.has_value());
  CHECK(range_between_small(340011, 5).band == 4);
  CHECK(range_between_small(540000, 5).band == 5);
  CHECK_FALSE(range_between_small(540011, 5).band.has_value());
  CHECK(range_between_small(440000, 3).to_limit_mm == Approx(100));  // past the end: to its last line
  CHECK_FALSE(range_between_small(440000, 3).on_line);
  CHECK(range_between_small(440000, 5).on_line);
}

TEST_CASE("bands without an end, for the AI", "[geom][range]") {
  CHECK(geom::open_band(-5, figures()) == 0);
  CHECK(geom::open_band(0.01, figures()) == 0);
  CHECK(geom::open_band(0.02, figures()) == 1);
  CHECK(geom::open_band(100, figures()) == 1);
  CHECK(geom::open_band(300.01, figures()) == 3);
  CHECK(geom::open_band(300.02, figures()) == 4);
  CHECK(geom::open_band(1199.999, figures()) == 12);
}

}  // namespace plotboard::geom_verdicts_range
