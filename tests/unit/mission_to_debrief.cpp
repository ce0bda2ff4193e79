// From take-off to the debriefing: who flies with Alpha One, what each pilot takes home, and what leaving costs in each
// territory (fga-4.1 steps 6 and 8, fga-4.11.1).
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "mission/shares.hpp"
#include "rules/coop/ejection.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/wings.hpp"
#include "rules/second/rulebook.hpp"
#include "support/battle_wing.hpp"
#include "support/catalog.hpp"
#include "support/mission_wing.hpp"
#include "support/missions.hpp"
#include "support/pieces.hpp"
#include "unit/battle_commands.hpp"

namespace plotboard::mission_to_debrief {
namespace {

using rules::Game;
using state::Side;
using test::Arena;
using test::fighter;

// Why a battle cannot start so; "": it can.
std::string refusal(std::vector<state::Piece> pieces) {
  pieces.push_back(fighter("E", "tielnfighter", Side::enemy, 457, 850, 180));
  return test::Match(std::move(pieces), test::kCampaign).refusal(rules::StartBattle{});
}

std::string credits_of(const state::Progress& progress) {
  std::string text;
  for (const state::Credit& credit : progress.credits) {
    text += (text.empty() ? "" : ", ") + credit.ship + " " + credit.source + " " + std::to_string(credit.points);
  }
  return text;
}

// Three pilots; allies of theirs and one enemy far away. P1 flies over the northern edge in the first round, P2 is shot
// down, and the last round is over.
state::Table flown(const data::Catalog& made, bool exit_granted = false) {
  test::Played table(made);
  table.start();
  table.edit("P1").pose = test::pose(457, 880);
  table.edit("P1").ship.dial = geom::maneuver_from_code("5F");
  table.table.play.phase = state::Phase::activation;
  table.run([](Game& game) { rules::activate(game, "P1"); });
  CHECK(table["P1"].ship.destroyed != exit_granted);
  CHECK_FALSE(table["P1"].in_play());
  table.destroy("P2");
  table.round_ends(6);
  CHECK(table.table.play.phase == state::Phase::over);
  return table.table;
}
std::string mission_in(const std::string& territory, bool exit = false) {
  return R"({"territory": ")" + territory + R"(", "squads": [
      {"name": "Red", "faction": "rebelalliance", "arrival": "setup",
       "ships": [{"ship": "t65xwing", "at": {"x_mm": 800, "y_mm": 500, "heading_deg": 180}}]},
      {"name": "Omega", "faction": "galacticempire", "arrival": "setup", "side": "ally",
       "ships": [{"ship": "tielnfighter", "at": {"x_mm": 100, "y_mm": 500, "heading_deg": 0}}]},
      {"name": "Delta", "faction": "galacticempire", "arrival": "setup", "side": "player",
       "ships": [{"ship": "tielnfighter", "at": {"x_mm": 200, "y_mm": 500, "heading_deg": 0}}]}])" +
         (exit ? R"(, "exits": [{"name": "gate", "edge": "north", "from_mm": 300, "to_mm": 600}],
                    "grants": {"exits": ["gate"]}})"
               : "}");
}
int dice_of(const state::Progress& progress, const std::string& ship) {
  int dice = 0;
  for (const state::Ejection& roll : progress.ejections) dice += roll.ship == ship ? roll.dice : 0;
  return dice;
}

}  // namespace

TEST_CASE("Step 6: every pilot may fly with Alpha One or alone, whatever the others do", "[fga-4.1-14]") {
  constexpr unsigned kFollowers = 3;
  for (unsigned joined = 0; joined < 1u << kFollowers; ++joined) {
    INFO("followers " << joined);
    auto flight = test::flight_of(Ids(kFollowers + 1, "tielnfighter"));
    Ids wing;
    for (unsigned i = 1; i <= kFollowers; ++i) {
      if ((joined >> (i - 1) & 1u) != 0) {
        wing.push_back("A" + std::to_string(i + 1));
      } else {
        flight[i].ship.wing = {};
        flight[i].pose = test::pose(100 + 100.0 * i, 100);
      }
    }
    if (wing.empty()) flight[0].ship.wing = {};
    flight.push_back(fighter("E", "tielnfighter", Side::enemy, 457, 850, 180));
    test::Match match(flight, test::kCampaign);
    match.start();
    CHECK(rules::wingmates(match.table, "A1") == wing);
    for (const state::Piece& ship : match.table.pieces) {
      if (ship.side != Side::player) continue;
      INFO(ship.id);
      const bool follows = std::find(wing.begin(), wing.end(), ship.id) != wing.end();
      CHECK(ship.ship.is_wingmate() == follows);
      CHECK(rules::takes_dial(rules::second_edition(), ship) == !follows);
      CHECK(ship.tokens.stress == 0);  // to stay out costs nothing
    }
  }
}

TEST_CASE("Step 6: five ships at the most join Alpha One", "[fga-4.1-15][fga-4.1p-13]") {
  // "All of its type" is read together with fga-2.14.1x-8: other small ships may join, and split where they must.
  CHECK(refusal(test::wing_of("tielnfighter", 6)).empty());
  CHECK(state::kMostInWing == 1 + 5);
  for (int place = 1; place <= 8; ++place) {
    auto seven = test::wing_of("tielnfighter", 6);
    seven.push_back(fighter("A7", "tielnfighter", Side::player, 800, 100));
    seven.back().ship.wing = {"A1", place, false};
    INFO("place " << place);
    const bool sound = state::broken_invariants(test::table(seven)).empty();
    CHECK((!sound || !refusal(seven).empty()));
    CHECK(sound == (place >= 2 && place <= 6));
  }
}

TEST_CASE("Step 8: experience is reckoned for every ship of the flight group, lost or not, and for no other",
          "[fga-4.1-22]") {
  const data::Catalog made = test::catalog_with_mission(mission_in("neutral"));
  state::Table table = flown(made);
  CHECK(table.progress.credits.empty());
  table.progress.credits = {
      {"P1", "1.4", 4, 1, {}}, {"P2", "1.1", 1, 1, {}}, {"P3", "5.2", -2, 2, {}}, {"", "1.4", 6, 2, {}}};
  const mission::Shares shares = mission::shares_of(table);
  CHECK(shares.pool == 9);
  Ids pilots;
  for (const mission::Share& share : shares.pilots) {
    pilots.push_back(share.ship);
    CHECK(share.share == 3);
  }
  CHECK(pilots == Ids{"P1", "P2", "P3"});
  CHECK(shares.pilots[0].earned == 4);
  CHECK(shares.pilots[2].earned == -2);
}

TEST_CASE("Step 8: who fled or was destroyed ejects when the mission is over, and the roll may cost experience",
          "[fga-4.1-23]") {
  const data::Catalog made = test::catalog_with_mission(mission_in("neutral"));
  bool costs = false, spares = false;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    test::Played table(made);
    table.start(seed);
    table.edit("P1").pose = test::pose(457, 880);
    table.edit("P1").ship.dial = geom::maneuver_from_code("5F");
    table.table.play.phase = state::Phase::activation;
    table.run([](Game& game) { rules::activate(game, "P1"); });  // flees over the edge
    table.destroy("P2").destroy("Omega 2").destroy("Red 1");
    CHECK(table.table.progress.ejections.empty());  // not before
    table.run([](Game& game) { game.emit(state::Credited{{"P3", "1.4", 30, 1, {}}}); });
    table.round_ends(6);
    const auto& rolls = table.table.progress.ejections;
    REQUIRE(rolls.size() == 2);
    CHECK(rolls[0].ship == "P1");
    CHECK(rolls[1].ship == "P2");
    const mission::Shares shares = mission::shares_of(table.table);
    REQUIRE(shares.pilots.size() == 3);
    for (std::size_t i = 0; i < 2; ++i) {
      CHECK(shares.pilots[i].mission_xp() == 10 - std::min(10, rolls[i].experience));
      (rolls[i].experience > 0 ? costs : spares) = true;
    }
    CHECK(shares.pilots[2].mission_xp() == 10);
  }
  CHECK((costs && spares));
}

TEST_CASE("Escaping: over an edge is lost, and ejects with the territory's dice, in all three; by a granted exit not",
          "[fga-4.11.1-3]") {
  for (const auto& [territory, dice] : {std::pair<std::string, int>{"friendly", 1}, {"neutral", 2}, {"hostile", 3}}) {
    INFO(territory);
    const data::Catalog made = test::catalog_with_mission(mission_in(territory));
    const state::Table lost = flown(made);
    CHECK(dice_of(lost.progress, "P1") == dice);
    CHECK(dice_of(lost.progress, "P2") == dice);
    const data::Catalog gate = test::catalog_with_mission(mission_in(territory, true));
    const state::Table left = flown(gate, true);
    CHECK_FALSE(left.find("P1")->ship.destroyed);
    CHECK(dice_of(left.progress, "P1") == 0);
  }
}

TEST_CASE("The experience for a kill grows with the enemy's Threat Level", "[fga-4.8-2]") {
  for (int threat = 1; threat <= 5; ++threat) {
    Arena arena({fighter("P1", "t65xwing", Side::player, 457, 300), fighter("E", "t65xwing", Side::enemy, 457, 500)},
                test::kCampaign, state::Phase::engagement);
    arena.table.mission = "0-1-escorting-the-decimator";
    arena.table.progress.rank = 2;
    arena.edit("E").ship.threat = threat;
    arena.run([](Game& game) {
      const Game::By by(game, "P1");
      rules::suffer(game, "E", 9, 0, "test");
    });
    CHECK(arena["E"].ship.destroyed);
    CHECK(credits_of(arena.table.progress) == "P1 1.1 1, P1 1.4 " + std::to_string(2 * threat));
  }
  // The level that the rank has given it: an X-wing's is one higher from rank 7 on.
  const data::Catalog made = test::catalog_with_mission("{}");
  const auto worth = [&](int rank) {
    test::Played table(made, 3, rank);
    table.start().run([](Game& game) {
      const Game::By by(game, "P1");
      rules::suffer(game, "Red 1", 20, 0, "test");
    });
    int points = 0;
    for (const state::Credit& credit : table.table.progress.credits)
      points += credit.source == "1.4" ? credit.points : 0;
    return points;
  };
  CHECK(worth(1) == 2 * 2);
  CHECK(worth(7) == 2 * 3);
}

TEST_CASE("The table for critical damage pays as a faceup damage card does, no more and no less",
          "[fga-3.4.2.1-4][fga-3.4.2.1p-1][fga-2.11.1-5]") {
  const auto after = [](bool by_table, int eyes) {
    data::Catalog catalog = test::catalog();
    catalog.rulesets.at(test::kCampaign).quick_damage = by_table;
    Arena arena(
        {fighter("P1", "t65xwing", Side::player, 457, 300), fighter("E", "z95af4headhunter", Side::enemy, 457, 500)},
        test::kCampaign, state::Phase::engagement);
    arena.table.mission = "0-1-escorting-the-decimator";
    arena.table.progress.rank = 2;
    arena.edit("E").ai = true;
    arena.edit("E").ship.shields = 0;
    arena.edit("E").ship.hull = 4;
    arena.table.play.typed_dice = true;
    if (by_table) arena.eyes({eyes});
    Game game(catalog, arena.table, {}, &arena);
    const Game::By by(game, "P1");
    rules::suffer(game, "E", 0, 1, "test");
    arena.expect_all_said();
    const auto& damage = arena["E"].ship.damage;
    CHECK(std::any_of(damage.begin(), damage.end(), [](const auto& card) { return card.faceup; }) == !by_table);
    return credits_of(arena.table.progress);
  };
  CHECK(after(false, 0) == "P1 1.1 1, P1 1.2 1");
  for (int eyes = 1; eyes <= 6; ++eyes) {
    INFO(eyes);
    CHECK(after(true, eyes) == "P1 1.1 1, P1 1.2 1");
  }
}

}  // namespace plotboard::mission_to_debrief
