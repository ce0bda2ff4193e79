// The same flights give the same bits on every build.
#include <catch2/catch.hpp>

#include <bit>

#include "base/hash.hpp"
#include "path_table.hpp"
#include "support/catalog.hpp"

namespace plotboard::path_signature {

using namespace plotboard::test;

TEST_CASE("50,000 flights have the signature of every build", "[path][determinism]") {
  const geom::Figures& figures = test::figures();
  base::Rng rng(20260106);
  base::Hasher hasher;
  const auto feed = [&hasher](double value) { hasher.integer(std::bit_cast<std::int64_t>(value)); };
  for (int round = 0; round < 50000; ++round) {
    const Flight flight = random_flight(figures, rng);
    const geom::BumpResult result =
        geom::fly(figures, flight.base, flight.guides, flight.start, flight.maneuver, flight.choice, flight.others);
    hasher.integer(result.end.x.value).integer(result.end.y.value).integer(result.end.heading.value);
    hasher.integer(result.fully_executed).integer(static_cast<int>(result.tallon));
    feed(result.t_mm);
    feed(result.flown.length_mm);
    for (const std::size_t index : result.touching) hasher.integer(static_cast<std::int64_t>(index));
    for (const std::size_t index : result.overlapped) hasher.integer(static_cast<std::int64_t>(index));
    const geom::PlacedShape base =
        geom::placed(geom::base_shape(figures, flight.base, flight.guides), flight.others.front().frame);
    if (result.flown.kind != geom::TemplateKind::none) feed(geom::gap_mm(result.flown, base));
  }
  CHECK(hasher.value() == 0x20f17fb0437d4a07ull);
}

}  // namespace plotboard::path_signature
