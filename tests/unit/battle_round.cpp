// The round as a machine: phases, turns, suspended steps.
#include "support/battle.hpp"

namespace plotboard {
namespace {

using state::Phase;
using state::Side;

state::Table duel() {
  state::Table table = test::table({test::fighter("A", "t65xwing", Side::player, 457, 200),
                                    test::fighter("B", "tielnfighter", Side::enemy, 457, 700, 180)},
                                   true);
  table.ruleset = "2e";
  return table;
}

void apply(state::Table& table, const rules::Command& command) {
  const auto refused = rules::check(test::catalog(), table, command);
  INFO((refused ? refused->why : std::string()));
  REQUIRE(!refused);
  for (const state::Event& event : rules::resolve(test::catalog(), table, command)) state::fold(table, event);
}

TEST_CASE("A battle starts with Planning and waits for both sides' dials", "[2e-round-1][2e-round-2][2e-planning-5]") {
  state::Table table = duel();
  apply(table, rules::StartBattle{7, false, Side::player});
  CHECK(table.play.phase == Phase::planning);
  const auto unready = rules::check(test::catalog(), table, rules::Ready{Side::player});
  REQUIRE(unready);
  CHECK(unready->rule == "2e-planning-5");
  apply(table, rules::SetDial{"A", geom::maneuver_from_code("2F")});
  apply(table, rules::Ready{Side::player});
  CHECK(table.play.phase == Phase::planning);
  apply(table, rules::SetDial{"B", geom::maneuver_from_code("2F")});
  apply(table, rules::Ready{Side::enemy});
  CHECK(table.play.phase == Phase::activation);  // nobody has anything to do in the System Phase
  CHECK(table.play.before == nullptr);
}

}  // namespace
}  // namespace plotboard
