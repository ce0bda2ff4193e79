// How stress bears on the AI's tables.
#include <catch2/catch.hpp>

#include "support/ai_table.hpp"
#include "support/catalog.hpp"

namespace plotboard::ai_stress {

TEST_CASE("AI ships under stress use the stress table", "[2e-stress-6][fga-3.3.3-2]") {
  // A TIE fighter with its target ahead: whatever the die, the stressed row of its card.
  const data::AiCard& card = *test::catalog().card_for("tielnfighter", "galacticempire");
  bool differs = false;
  for (int die = 1; die <= 6; ++die) {
    test::AiTable table;
    table.ship("A1", "tielnfighter", 1500, 1500, 0).tokens.stress = 1;
    table.ship("P1", "t65xwing", 1500, 1800, 180);
    const geom::Maneuver stressed =
        card.row(data::Sector::bullseye, data::Ring::stressed)[static_cast<std::size_t>(die - 1)];
    CHECK(table.decide("A1", die).maneuver == stressed);
    table.piece("A1").tokens.stress = 0;
    differs = differs || table.decide("A1", die).maneuver != stressed;
  }
  CHECK(differs);
}

}  // namespace plotboard::ai_stress
