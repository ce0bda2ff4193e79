// What missions can say since their second edition: secrets, objectives and exits that open, what happens at the end of
// every round, counts by the number of pilots, playing on when all is won, ships that come out of another.
#include <catch2/catch.hpp>
#include <set>

#include "geom/contact.hpp"
#include "mission/conditions.hpp"
#include "mission/mission.hpp"
#include "mission/objectives.hpp"
#include "mission/squads.hpp"
#include "rules/coop/hyperspace.hpp"
#include "support/catalog.hpp"
#include "support/missions.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_language {
namespace {

using state::Status;

const std::string kRed = R"({"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"],
                             "ships": [{"ship": "t65xwing"}]})";
const std::string kHunt = R"({"id": "hunt", "kind": "primary", "text": "Destroy Red.", "met": {"destroyed": "Red"}})";

std::string squads(const std::string& more) { return R"("squads": [)" + kRed + ", " + more + "]"; }

constexpr const char* kSecret = R"({"secrets": [{"name": "traitor", "of": ["Ann", "Ben", "Late"]}],
  "squads": [
    {"name": "Pair", "faction": "galacticempire", "arrival": "setup", "ships": [
      {"ship": "lambdaclasst4ashuttle", "id": "Ann", "at": {"x_mm": 300, "y_mm": 500, "heading_deg": 0}},
      {"ship": "lambdaclasst4ashuttle", "id": "Ben", "at": {"x_mm": 600, "y_mm": 500, "heading_deg": 0}}]},
    {"name": "Late", "faction": "galacticempire", "arrival": 2, "vectors": ["3"],
     "ships": [{"ship": "lambdaclasst4ashuttle"}]}],
  "objectives": [{"id": "find", "kind": "primary", "text": "Find him.", "met": {"scanned": "secret:traitor"}}]})";

std::string meant(const state::Table& table) {
  const auto pieces = mission::selected(table, {data::Selector("secret:traitor")});
  return pieces.empty() ? "" : pieces.front()->id.text();
}

}  // namespace

TEST_CASE("A secret means one of those that it is drawn from, another in another game, and no one is told",
          "[fga-4.6.1.2-3]") {
  const data::Catalog made = test::catalog_with_mission(kSecret);
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const state::Table table = test::opened(made, 3, 1, seed);
    seen.insert(meant(table));
    CHECK(meant(table) == meant(test::opened(made, 3, 1, seed)));
    for (const std::string& draw : table.progress.draws) CHECK(draw.find("traitor") == std::string::npos);
  }
  CHECK(seen == std::set<std::string>{"", "Ann", "Ben"});  // "": it comes later
}

TEST_CASE("A secret stays with its ship, also with one that comes later", "[fga-4.6.1.2-3]") {
  const data::Catalog made = test::catalog_with_mission(kSecret);
  std::uint64_t seed = 0;
  while (!meant(test::opened(made, 3, 1, seed)).empty()) ++seed;
  test::Played late(made, 3, 1, seed);
  late.start();
  late.round_begins(2);
  CHECK(meant(late.table) == "Late 3");
  late.deed("scanned", "P1", "Ann").looks();
  CHECK(late.status("find") == Status::open);
  late.deed("scanned", "P1", "Late 3").looks();
  CHECK(late.outcome() == "won");

  while (meant(test::opened(made, 3, 1, seed)) != "Ben") ++seed;
  test::Played there(made, 3, 1, seed);
  there.start().round_ends(1).round_begins(2);  // once-a-round marks go, this one stays
  CHECK(meant(there.table) == "Ben");
}

TEST_CASE("An objective that waits for a trigger counts from then on, and one that is taken back no more",
          "[fga-4.1-16]") {
  const data::Catalog made = test::catalog_with_mission(R"({"objectives": [)" + kHunt + R"(,
      {"id": "keep", "kind": "primary", "text": "Keep P1.", "until": "turn", "failed": {"destroyed": "P1"}},
      {"id": "chase", "kind": "primary", "text": "Scan P2.", "after": "turn", "met": {"scanned": "P2"}},
      {"id": "never", "kind": "bonus", "text": "Scan P3.", "after": "other", "met": {"scanned": "P3"}, "xp": 3}],
    "triggers": [{"id": "turn", "when": {"scanned": "P3"}, "effects": [{"add": "n", "by": 1}]},
                 {"id": "other", "when": {"round": 5}, "effects": [{"add": "n", "by": 1}]}]})");
  const auto asked = [](const test::Played& table, const char* id) {
    return mission::is_asked_for(*table.catalog.mission("9:9")->objective(id), table.table.progress);
  };
  test::Played first(made);
  first.start();
  CHECK(asked(first, "keep"));
  CHECK_FALSE(asked(first, "chase"));
  first.deed("scanned", "P1", "P2").destroy("Red 1").looks();
  CHECK(first.outcome() == "won");  // nobody has heard of the chase
  CHECK(first.table.progress.earned("P1") == 0);

  test::Played then(made);
  then.start().deed("scanned", "P1", "P3").looks();
  CHECK_FALSE(asked(then, "keep"));
  CHECK(asked(then, "chase"));
  then.destroy("P1").looks();
  CHECK(then.outcome().empty());  // the old order is gone
  then.destroy("Red 1").looks();
  CHECK(then.outcome().empty());  // the new one is still open
  then.deed("scanned", "P2", "P2").looks();
  CHECK(then.outcome() == "won");
  CHECK(then.status("never") == Status::failed);
  CHECK_FALSE(then.told("fga-4.1-16", "Scan P3."));
}

TEST_CASE("An exit that waits for a trigger is no way out before", "[fga-2.15.1x-2]") {
  const data::Catalog made = test::catalog_with_mission(R"({
      "exits": [{"name": "gate", "edge": "north", "from_mm": 100, "to_mm": 300, "after": "open"}],
      "grants": {"exits": ["gate", "south"]},
      "triggers": [{"id": "open", "when": {"scanned": "P1"}, "effects": [{"add": "n", "by": 1}]}]})");
  test::Played table(made);
  table.start();
  const data::Mission& mission = *made.mission("9:9");
  CHECK_FALSE(mission::is_open(mission, table.table.progress, "gate"));
  CHECK(mission::is_open(mission, table.table.progress, "south"));
  table.deed("scanned", "P2", "P1").looks();
  CHECK(mission::is_open(mission, table.table.progress, "gate"));
}

TEST_CASE("What happens at the end of a round happens once in every round, and not before its end", "[fga-4.6.1.2-3]") {
  const data::Catalog made = test::catalog_with_mission(R"({"triggers": [
      {"id": "clock", "when": {"round_ends": true}, "effects": [{"add": "rounds", "by": 1}], "each_round": true}]})");
  test::Played table(made);
  table.start().looks();
  CHECK(table.table.progress.counter("rounds") == 0);
  table.round_ends(1);
  CHECK(table.table.progress.counter("rounds") == 1);
  table.round_begins(2);
  table.table.play.phase = state::Phase::planning;
  table.looks();
  CHECK(table.table.progress.counter("rounds") == 1);
  table.round_ends(2);
  CHECK(table.table.progress.counter("rounds") == 2);
}

TEST_CASE("An effect on a zone is for those of the selection that are in it", "[fga-4.6.1.2-3]") {
  const data::Catalog made = test::catalog_with_mission(R"({
      "zones": [{"name": "south", "x_mm": 0, "y_mm": 0, "width_mm": 914.4, "height_mm": 100, "heading_deg": 0},
                {"name": "flare", "x_mm": 300, "y_mm": 300, "width_mm": 200, "height_mm": 200}],
      "triggers": [{"id": "burn", "when": {"scanned": "P1"},
                    "effects": [{"token": "ion", "to": "players", "in_zone": "flare"}]}]})");
  test::Played table(made);
  table.start();
  table.edit("P2").pose = test::pose(400, 400);
  table.edit("P3").pose = test::pose(700, 400);
  table.deed("scanned", "P1", "P1").looks();
  CHECK(table["P1"].tokens[state::Token::ion] == 0);
  CHECK(table["P2"].tokens[state::Token::ion] == 1);
  CHECK(table["P3"].tokens[state::Token::ion] == 0);
}

TEST_CASE("A count may depend on the number of pilots", "[fga-4.6.1.5-1]") {
  const data::Catalog made = test::catalog_with_mission(R"({"objectives": [{"id": "home", "kind": "primary",
      "text": "Lose pilots.", "met": {"destroyed": "players", "count": [1, 2, 2, 3]}}]})");
  for (const auto& [pilots, wanted] : {std::pair{3, 1}, {4, 2}, {5, 2}, {6, 3}}) {
    INFO(pilots);
    test::Played table(made, pilots);
    table.start();
    for (int lost = 1; lost <= wanted; ++lost) {
      CHECK(table.looks().outcome().empty());
      table.destroy("P" + std::to_string(lost));
    }
    CHECK(table.looks().outcome() == "won");
  }
}

TEST_CASE("A mission that plays on is won only when all are off the table, or at the limit", "[fga-4.1-16]") {
  const data::Catalog made = test::catalog_with_mission(R"({"plays_on": true, "objectives": [)" + kHunt + R"(,
      {"id": "scan", "kind": "bonus", "text": "Scan P1.", "met": {"scanned": "P1"}}]})");
  test::Played table(made);
  table.start().destroy("Red 1").looks();
  CHECK(table.status("hunt") == Status::met);
  CHECK(table.outcome().empty());
  table.deed("scanned", "P2", "P1").looks();
  CHECK(table.status("scan") == Status::met);
  table.destroy("P1").destroy("P2").looks();
  CHECK(table.outcome().empty());
  table.run([](rules::Game& game) { game.emit(state::ShipFled{"P3"}); }).looks();
  CHECK(table.outcome() == "won");

  test::Played lost(made);
  lost.start().destroy("P1").destroy("P2").destroy("P3").looks();
  CHECK(lost.outcome() == "lost");
  test::Played limit(made);
  CHECK(limit.start().destroy("Red 1").round_ends(6).outcome() == "won");
}

TEST_CASE("Whoever is still in hostile territory when a mission is won before its limit is lost there",
          "[fga-4.11.5-2]") {
  const data::Catalog made = test::catalog_with_mission(R"({"territory": "hostile", "objectives": [)" + kHunt + R"(,
      {"id": "home", "kind": "gold-star", "text": "Lose no pilot.", "failed": {"destroyed": "players"}}]})");
  test::Played table(made);
  table.start().run([](rules::Game& game) { game.emit(state::ShipFled{"P3"}); });
  table.destroy("Red 1").looks();
  CHECK(table.outcome() == "won");
  CHECK(table["P1"].ship.destroyed);
  CHECK_FALSE(table["P3"].ship.destroyed);
  CHECK(table.table.progress.ejections.size() == 2);
  CHECK(table.status("home") == Status::failed);
}

TEST_CASE("The last words are those of the way it ended", "[fga-4.1-16]") {
  const data::Catalog made = test::catalog_with_mission(
      R"({"victory": "They cheer.", "defeat": "They weep.", "objectives": [)" + kHunt + "]}");
  test::Played won(made);
  won.start().destroy("Red 1").looks();
  CHECK(won.told("fga-4.1-16", "They cheer."));
  CHECK_FALSE(won.told("fga-4.1-16", "They weep."));
  test::Played lost(made);
  lost.start().round_ends(6);
  CHECK(lost.told("fga-4.1-16", "They weep."));
}

TEST_CASE("Who arrives from a ship comes out beside it, wherever it is, and on the table", "[fga-4.6.1.3-1]") {
  const data::Catalog made = test::catalog_with_mission(R"({
      "vectors": [{"name": "3", "x_mm": 560, "y_mm": 914.4, "heading_deg": 180}, {"name": "hold", "from": "Big"}],)" +
                                                        squads(R"(
      {"name": "Mother", "faction": "rebelalliance", "arrival": "setup", "ships": [
        {"ship": "modifiedyt1300lightfreighter", "id": "Big", "at": {"x_mm": 300, "y_mm": 500, "heading_deg": 0}}]},
      {"name": "Boat", "faction": "rebelalliance", "arrival": "special", "vectors": ["hold"],
       "ships": [{"ship": "hwk290lightfreighter"}]})") +
                                                        R"(, "triggers": [{"id": "out", "when": {"scanned": "P1"},
      "effects": [{"arrive": "Boat"}]}]})");
  const auto boat_from = [&](const geom::Pose& mother, bool gone) {
    test::Played table(made);
    table.start();
    table.edit("Big").pose = mother;
    if (gone) table.destroy("Big");
    table.deed("scanned", "P1", "P1").looks();
    return table["Boat 3"].pose;
  };
  const geom::Pose behind = boat_from(test::pose(300, 500), false);
  CHECK(behind.heading.degrees() == 180);
  CHECK(behind.x.mm() == Approx(300));
  CHECK(behind.y.mm() < 460);
  CHECK(boat_from(test::pose(300, 500), true).x == behind.x);       // where it last was
  const geom::Pose beside = boat_from(test::pose(600, 44), false);  // no room behind it
  CHECK(beside.heading.degrees() == 90);
  CHECK(beside.y.mm() > 20);
}

TEST_CASE("In a squad without ships of Group 1 a replacement is for one as good as it", "[fga-4.7.2-10]") {
  const data::Catalog made = test::catalog_with_mission("{" + squads(R"(
      {"name": "Rogue", "faction": "rebelalliance", "arrival": 9, "vectors": ["1"], "ships": [
        {"ship": "rz1awing", "elite": true}, {"ship": "rz1awing"},
        {"ship": "t65xwing", "elite": true, "replaces": true, "rank_at_least": 6},
        {"ship": "t65xwing", "replaces": true, "rank_at_least": 8}]})") +
                                                        "}");
  const data::Squad& rogue = *made.mission("9:9")->squad("Rogue");
  const auto ships = [&](int rank) {
    std::string words;
    for (const mission::PlannedShip& ship : mission::ships_of(rogue, test::opened(made, 4, rank)))
      words += (words.empty() ? "" : " ") + std::string(ship.elite ? "elite-" : "") + ship.ship.text();
    return words;
  };
  CHECK(ships(5) == "elite-rz1awing rz1awing");
  CHECK(ships(6) == "elite-t65xwing rz1awing");
  CHECK(ships(8) == "elite-t65xwing t65xwing");
}

}  // namespace plotboard::mission_language
