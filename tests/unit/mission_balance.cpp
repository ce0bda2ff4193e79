// Win rates of missions with their confidence.
#include <catch2/catch.hpp>

#include "battle/balance.hpp"

#include "support/missions.hpp"

namespace plotboard::mission_balance {

TEST_CASE("Wilson's interval", "[plotboard]") {
  // Values of the literature: 15 of 20, and the ends.
  CHECK(battle::wilson(15, 20).low == Approx(0.5313).margin(0.0001));
  CHECK(battle::wilson(15, 20).high == Approx(0.8881).margin(0.0001));
  CHECK(battle::wilson(0, 10).low == 0);
  CHECK(battle::wilson(0, 10).high == Approx(0.2775).margin(0.0001));
  CHECK(battle::wilson(10, 10).high == Approx(1));
  CHECK(battle::wilson(0, 0).low == 0);
  CHECK(battle::wilson(0, 0).high == 1);
}

TEST_CASE("A mission that cannot be lost is won every time, and it can be broken off", "[plotboard]") {
  const data::Catalog made = test::catalog_with_mission(R"({"rounds": 1, "squads": [
      {"name": "Far", "faction": "rebelalliance", "arrival": "special", "vectors": ["3"],
       "ships": [{"ship": "t65xwing"}]}],
      "objectives": [{"id": "live", "kind": "primary", "text": "P1 lives.", "failed": {"destroyed": "P1"}}]})");
  mission::Setup setup;
  setup.mission = "9:9";
  int told = 0;
  const auto all = battle::balance(made, setup, 3, [&told](const battle::Balance&) { return ++told < 10; });
  REQUIRE(all);
  CHECK(told == 3);
  CHECK(all->runs == 3);
  CHECK(all->won == 3);
  CHECK(all->rounds == 1);
  CHECK(all->losses == 0);
  CHECK(all->rate() == 1);
  const auto one = battle::balance(made, setup, 3, [](const battle::Balance&) { return false; });
  REQUIRE(one);
  CHECK(one->runs == 1);
  setup.pilots = 7;
  CHECK_FALSE(battle::balance(made, setup, 1));
}

}  // namespace plotboard::mission_balance
