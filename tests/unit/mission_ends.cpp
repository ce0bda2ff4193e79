// How missions end: objectives, the turn limit, territory.
#include <algorithm>
#include <catch2/catch.hpp>

#include "mission/conditions.hpp"
#include "rules/play/commands.hpp"
#include "rules/play/setup.hpp"
#include "support/missions.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_ends {
namespace {

using state::Status;

std::string objectives(const std::string& list, const std::string& more = "") {
  return "{" + more + R"("objectives": [)" + list + "]}";
}
const std::string kHunt = R"({"id": "hunt", "kind": "primary", "text": "Red is destroyed.",
                              "met": {"destroyed": "Red", "count": "all"}})";
const std::string kGuard = R"({"id": "guard", "kind": "primary", "text": "P1 lives.", "failed": {"destroyed": "P1"}})";
const std::string kScan =
    R"({"id": "scan", "kind": "bonus", "text": "P1 is scanned.", "met": {"scanned": "P1"}, "xp": 2})";

int lost_to_nobody(const test::Played& table, const std::string& ship) {
  const auto& deeds = table.table.progress.deeds;
  return static_cast<int>(std::count_if(deeds.begin(), deeds.end(), [&](const state::Deed& deed) {
    return deed.what == "destroyed" && deed.ship == ship && deed.to.empty();
  }));
}

}  // namespace

TEST_CASE("Won as soon as every primary objective is met that there is something to do for", "[fga-4.1-16]") {
  const data::Catalog made = test::catalog_with_mission(objectives(kHunt + ", " + kGuard + ", " + kScan));
  test::Played table(made);
  table.start().looks();
  CHECK(table.outcome().empty());
  CHECK(table.status("hunt") == Status::open);
  table.destroy("Red 1").looks();
  CHECK(table.outcome() == "won");
  CHECK(table.status("hunt") == Status::met);
  CHECK(table.status("guard") == Status::met);    // it has not failed
  CHECK(table.status("scan") == Status::failed);  // nobody has done it
  CHECK(table.table.play.phase == state::Phase::over);
  CHECK(table.table.play.result == "player");
  CHECK(table.table.progress.earned("P1") == 0);
}

TEST_CASE("A bonus objective pays every pilot once and ends nothing", "[fga-4.1-16]") {
  const data::Catalog made = test::catalog_with_mission(objectives(kHunt + ", " + kScan));
  test::Played table(made);
  table.start().deed("scanned", "P2", "P1").looks().looks();
  CHECK(table.outcome().empty());
  CHECK(table.status("scan") == Status::met);
  for (const char* pilot : {"P1", "P2", "P3"}) CHECK(table.table.progress.earned(pilot) == 2);
}

TEST_CASE("Lost when a primary objective fails, or nobody is left", "[fga-4.1-16]") {
  const data::Catalog made = test::catalog_with_mission(objectives(kHunt + ", " + kGuard));
  test::Played failed(made);
  failed.start().destroy("P1").looks();
  CHECK(failed.outcome() == "lost");
  CHECK(failed.status("guard") == Status::failed);
  CHECK(failed.table.play.result == "enemy");

  const data::Catalog hunt = test::catalog_with_mission(objectives(kHunt));
  test::Played alone(hunt);
  alone.start().destroy("P1").destroy("P2").looks();
  CHECK(alone.outcome().empty());
  alone.destroy("P3").looks();
  CHECK(alone.outcome() == "lost");
}

TEST_CASE("An enemy side without ships does not end a mission", "[fga-4.1-16]") {
  const data::Catalog made = test::catalog_with_mission(objectives(kScan + R"(, {"id": "p", "kind": "primary",
      "text": "P1 is scanned.", "met": {"scanned": "P1"}})"));
  test::Played table(made);
  table.start().destroy("Red 1").round_ends(1);
  CHECK(table.outcome().empty());
}

TEST_CASE("A trigger that waits for the very event that ends the mission still fires, and once", "[fga-4.6.1.2-3]") {
  const std::string bell = R"("triggers": [{"id": "bell", "when": {"destroyed": "Red"},
      "effects": [{"add": "bells", "by": 1}, {"xp": 2, "to": "pilots"}]}], )";
  const auto rung = [](const test::Played& table) { return table.table.progress.counter("bells"); };
  const data::Catalog hunt = test::catalog_with_mission(objectives(kHunt, bell));
  test::Played won(hunt);
  won.start().destroy("Red 1").looks();
  CHECK(won.outcome() == "won");
  CHECK(rung(won) == 1);
  CHECK(won.table.progress.earned("P1") == 2);
  won.looks();
  CHECK(rung(won) == 1);

  const data::Catalog guard = test::catalog_with_mission(
      objectives(R"({"id": "guard", "kind": "primary", "text": "Red lives.", "failed": {"destroyed": "Red"}})", bell));
  test::Played failed(guard);
  failed.start().destroy("Red 1").looks();
  CHECK(failed.outcome() == "lost");
  CHECK(rung(failed) == 1);

  // When the last pilot has left, that may be what a trigger wins by.
  const data::Catalog home = test::catalog_with_mission(
      objectives(kHunt, R"("exits": [{"name": "gate", "edge": "north", "from_mm": 100, "to_mm": 300}],
      "grants": {"exits": ["gate"]}, "triggers": [{"id": "home", "when": {"left": "players", "count": "rest"},
      "effects": [{"win": "Everybody is home."}]}], )"));
  test::Played away(home);
  away.start();
  for (const char* pilot : {"P1", "P2", "P3"}) {
    away.looks();
    CHECK(away.outcome().empty());
    away.run([&](rules::Game& game) { game.emit(state::ShipFled{pilot}); }).deed("left:gate", pilot);
  }
  away.looks();
  CHECK(away.outcome() == "won");
  CHECK(away.table.progress.reason.english() == "Everybody is home.");

  // Nor does the turn limit come before what waits for an objective that is met by it.
  const data::Catalog limit = test::catalog_with_mission(
      objectives(kHunt, R"("won_at_limit": true, "triggers": [{"id": "bell", "when": {"objective": "hunt", "is": "met"},
      "effects": [{"add": "bells", "by": 1}]}], )"));
  test::Played held(limit);
  held.start().round_ends(6);
  CHECK(held.outcome() == "won");
  CHECK(rung(held) == 1);
}

TEST_CASE("A mission is lost without its flight group, whoever else people fly", "[fga-4.1-16]") {
  const data::Catalog made = test::catalog_with_mission(objectives(kHunt, R"("squads": [
      {"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"], "ships": [{"ship": "t65xwing"}]},
      {"name": "Salvage", "faction": "galacticempire", "side": "player", "arrival": "setup", "ships": [
        {"ship": "lambdaclasst4ashuttle", "id": "Tug", "at": {"x_mm": 457, "y_mm": 450, "heading_deg": 0}}]}], )"));
  test::Played table(made);
  table.start().destroy("P1").destroy("P2").looks();
  CHECK(table.outcome().empty());
  CHECK(mission::is_flown_by_people(table["Tug"]));
  table.destroy("P3").looks();
  CHECK(table["Tug"].in_play());
  CHECK(table.outcome() == "lost");
  CHECK(table.table.progress.reason.english() == "No ship of the flight group is left.");

  // And the other way about: the flight group goes on without what it escorts.
  test::Played alone(made);
  alone.start().destroy("Tug").looks();
  CHECK(alone.outcome().empty());
}

TEST_CASE("A trigger can meet, fail, win and lose", "[fga-4.6.1.2-3]") {
  const auto after = [](const std::string& effect) {
    const data::Catalog made = test::catalog_with_mission(
        objectives(R"({"id": "told", "kind": "primary", "text": "A trigger says so."})",
                   R"("triggers": [{"id": "t", "when": {"scanned": "P1"}, "effects": [)" + effect + "]}], "));
    test::Played table(made);
    table.start().looks();
    CHECK(table.outcome().empty());
    table.deed("scanned", "P2", "P1").looks();
    return table.table.progress;
  };
  CHECK(after(R"({"met": "told"})").outcome == "won");
  CHECK(after(R"({"failed": "told"})").outcome == "lost");
  CHECK(after(R"({"win": "The base is taken."})").outcome == "won");
  const state::Progress lost = after(R"({"lose": "The base is lost."}, {"met": "told"})");
  CHECK(lost.outcome == "lost");
  CHECK(lost.reason.english() == "The base is lost.");
  CHECK(lost.status_of("told") == Status::failed);  // effects after the end do nothing
}

TEST_CASE("At the turn limit what is not met has failed, unless it only had to be kept", "[fga-4.2-6][fga-4.11.5-1]") {
  const data::Catalog hunt = test::catalog_with_mission(objectives(kHunt + ", " + kGuard));
  test::Played late(hunt);
  late.start().round_ends(5);
  CHECK(late.outcome().empty());
  late.round_ends(6);
  CHECK(late.outcome() == "lost");
  CHECK(late.status("hunt") == Status::failed);
  CHECK(late.status("guard") == Status::met);

  const data::Catalog guard = test::catalog_with_mission(objectives(kGuard));
  test::Played kept(guard);
  kept.start().looks();
  CHECK(kept.outcome().empty());
  CHECK(kept.round_ends(6).outcome() == "won");

  const data::Catalog at_limit = test::catalog_with_mission(objectives(kHunt, R"("won_at_limit": true, )"));
  test::Played held(at_limit);
  CHECK(held.start().round_ends(6).outcome() == "won");
  CHECK(held.status("hunt") == Status::met);
}

TEST_CASE("A mission without a turn limit goes on", "[fga-4.2-6]") {
  const data::Catalog made = test::catalog_with_mission(objectives(kHunt, R"("rounds": 0, )"));
  test::Played table(made);
  CHECK(table.start().round_ends(30).outcome().empty());
}

TEST_CASE("At the turn limit ships survive in friendly and neutral territory and are lost in hostile",
          "[fga-4.11.5-1][fga-4.11.5-2][fga-4.11.5p-2][fga-4.11.1-1][fga-4.11.1p-1][fga-4.11.1-5][fga-4.11.5p-1]"
          "[fga-4.11-T4.7-4]") {
  for (const std::string territory : {"friendly", "neutral", "hostile"}) {
    INFO(territory);
    const data::Catalog made =
        test::catalog_with_mission(objectives(kGuard, R"("territory": ")" + territory + R"(", )"));
    test::Played table(made);
    table.start().destroy("P3").round_ends(6);
    CHECK(table.outcome() == "won");
    const bool hostile = territory == "hostile";
    CHECK(table["P1"].ship.destroyed == hostile);
    CHECK(table["P1"].in_play() == !hostile);
    CHECK(lost_to_nobody(table, "P1") == (hostile ? 1 : 0));
    CHECK(table["Red 1"].in_play());
    const auto& rolls = table.table.progress.ejections;
    REQUIRE(rolls.size() == (hostile ? 3 : 1));
    for (const state::Ejection& roll : rolls) {
      CHECK(roll.dice == (hostile ? 3 : territory == "neutral" ? 2 : 1));
    }
  }
}

TEST_CASE("What is docked in a ship that is left behind is lost with it, and nobody asks it to deploy",
          "[fga-4.11.5-2]") {
  const data::Catalog made = test::catalog_with_mission(objectives(kGuard, R"("territory": "hostile", )"));
  test::Played table(made);
  table.start();
  table.edit("P2").ship.carrier = "P1";
  table.round_ends(6);
  for (const char* id : {"P1", "P2", "P3"}) {
    INFO(id);
    CHECK(table[id].ship.removed);
    CHECK(lost_to_nobody(table, id) == 1);
  }
  CHECK(table.table.progress.ejections.size() == 3);
  CHECK_FALSE(table.told("2e-dock-9"));
}

TEST_CASE("Ships that have left by a permitted way are not lost in hostile territory", "[fga-4.11.5-2]") {
  const data::Catalog made = test::catalog_with_mission(objectives(kGuard, R"("territory": "hostile",
      "exits": [{"name": "gate", "edge": "north", "from_mm": 100, "to_mm": 300}], "grants": {"exits": ["gate"]}, )"));
  test::Played table(made);
  table.start().run([](rules::Game& game) { game.emit(state::ShipFled{"P2"}); }).deed("left:gate", "P2");
  table.round_ends(6);
  CHECK_FALSE(table["P2"].ship.destroyed);
  CHECK(table["P1"].ship.destroyed);
}

TEST_CASE("The flight group is placed in its areas, the squads stand already",
          "[fga-4.2-2][fga-4.2-3][fga-4.6.1.2-1]") {
  const data::Catalog made = test::catalog_with_mission("{}");
  state::Table table = test::opened(made);
  rules::StartBattle start;
  start.place = true;
  const auto apply = [&](const rules::Command& command) {
    if (const auto refused = rules::check(made, table, command)) return refused->rule;
    for (const state::Event& event : rules::resolve(made, table, command)) state::fold(table, event);
    return std::string();
  };
  CHECK(apply(start).empty());
  CHECK(table.play.phase == state::Phase::setup);
  CHECK_FALSE(table.find("Red 1")->waiting);
  CHECK(table.find("P1")->waiting);
  const auto place = [&](const std::string& id, double x, double y, int heading) {
    return apply(rules::PlacePieces{{{id, {base::um_from_mm(x), base::um_from_mm(y), base::Mdeg{heading}}}}});
  };
  CHECK(place("P1", 300, 81, 0) == "fga-4.2-3");      // a millimetre out of the area
  CHECK(place("P1", 300, 50, 90000) == "fga-4.2-3");  // looking another way
  CHECK(place("P1", 300, 80, 0).empty());
  CHECK(place("P2", 330, 80, 0) == "2e-setup-15");
  for (const char* id : {"P2", "P3"}) {
    const auto suggested = rules::suggested_place(made, table, id);
    REQUIRE(suggested.has_value());
    CHECK(apply(rules::PlacePieces{{{id, *suggested}}}).empty());
  }
  CHECK(table.play.phase == state::Phase::planning);
}

TEST_CASE("A ship stands wholly inside its area, on every side", "[fga-4.2-2][fga-4.2-3]") {
  const data::Catalog made = test::catalog_with_mission(
      R"({"zones": [{"name": "south", "x_mm": 200, "y_mm": 100, "width_mm": 400, "height_mm": 200,
                     "heading_deg": 0}]})");
  state::Table table = test::opened(made);
  rules::StartBattle start;
  start.place = true;
  for (const state::Event& event : rules::resolve(made, table, start)) state::fold(table, event);
  const auto fault = [&](double x, double y) {
    const auto refused = rules::check(made, table, rules::PlacePieces{{{"P1", test::pose(x, y)}}});
    return refused ? refused->rule : "";
  };
  for (const auto& [x, y] : {std::pair{220, 120}, {580, 120}, {220, 280}, {580, 280}}) CHECK(fault(x, y).empty());
  for (const auto& [x, y] : {std::pair{219, 200}, {581, 200}, {400, 119}, {400, 281}}) {
    CHECK(fault(x, y) == "fga-4.2-3");
  }
}

}  // namespace plotboard::mission_ends
