// An AI ship decides on the colours that its maneuvers have now, not on the printed ones (2e-difficulty-1).
#include <catch2/catch.hpp>

#include "ai/decide_on.hpp"
#include "rules/board/field.hpp"
#include "rules/coop/mission_play.hpp"
#include "rules/machine/game.hpp"
#include "rules/play/dial_now.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::ai_damaged_dial {
namespace {

using state::Side;

constexpr int kDamagedEngine = 6;

// A stressed Kihraxz with a Damaged Engine, heading for the west edge at that distance from it; its target is far
// behind.
state::Table cornered(double x) {
  state::Piece ship = test::fighter("A", "kihraxzfighter", Side::enemy, x, 457, 270);
  ship.ai = true;
  ship.faction = "scumandvillainy";
  ship.tokens.stress = 1;
  test::Arena arena({ship, test::fighter("P", "t65xwing", Side::player, 800, 457, 270)}, "fga-207");
  arena.edit("A").ship.damage = {{kDamagedEngine, true}};
  return arena.table;
}

}  // namespace

TEST_CASE("The dial now has the colours that a Damaged Engine gives it", "[2e-damage-card-10][2e-difficulty-1]") {
  state::Table table = cornered(300);
  rules::Game game(test::catalog(), table, {}, nullptr);
  const data::Dial now = rules::dial_now(game, "A");
  const data::Dial& printed = test::catalog().ship("kihraxzfighter")->dial;
  REQUIRE(now.entries.size() == printed.entries.size());
  int harder = 0;
  for (std::size_t i = 0; i < printed.entries.size(); ++i) {
    REQUIRE(now.entries[i].maneuver == printed.entries[i].maneuver);
    if (now.entries[i].difficulty != printed.entries[i].difficulty) ++harder;
  }
  CHECK(now.difficulty_of(*geom::maneuver_from_code("2T")) == geom::Difficulty::red);
  CHECK(harder > 0);
  CHECK(rules::dial_now(game, "P").entries.front().difficulty ==
        test::catalog().ship("t65xwing")->dial.entries.front().difficulty);
}

TEST_CASE("A stressed AI ship neither flies nor swerves into what its damage has made red",
          "[2e-activation-10][2e-damage-card-10][fga-3.3.6.3-2]") {
  int by_printed_dial = 0;
  for (const double x : {45.0, 70.0, 110.0, 150.0}) {
    state::Table table = cornered(x);
    rules::Game game(test::catalog(), table, {}, nullptr);
    const data::Dial now = rules::dial_now(game, "A");
    for (int die = 1; die <= 6; ++die) {
      ai::Request request;
      request.ship = "A";
      request.die = die;
      base::Rng one(7);
      base::Rng other(7);
      const auto decision = ai::decide_on(now, field_of(game), request, one);
      const auto unaware = ai::decide(field_of(game), request, other);
      REQUIRE(decision);
      REQUIRE(unaware);
      INFO(x << " mm, die " << die);
      // Where no maneuver is left at all, the white straight stands in.
      const bool stand_in = decision->flown == rules::stand_in_straight(test::catalog(), table, *table.find("A"));
      CHECK((stand_in || now.difficulty_of(decision->flown) != geom::Difficulty::red));
      if (now.difficulty_of(unaware->flown) == geom::Difficulty::red) ++by_printed_dial;
    }
  }
  CHECK(by_printed_dial > 0);  // so the tables would tell the two dials apart
}

}  // namespace plotboard::ai_damaged_dial
