// What the bot does about a mission: small missions of this file's own, played by it to their end.
#include <catch2/catch.hpp>
#include <functional>

#include "ai/bot_goals.hpp"
#include "ai/bot_mission.hpp"
#include "battle/simulate.hpp"
#include "mission/conditions.hpp"
#include "support/missions.hpp"

namespace plotboard::mission_bot {
namespace {

using test::catalog_with_mission;
using test::Played;
using Kind = ai::Errand::Kind;

constexpr int kRounds = 20;

// Nobody comes unless a trigger says so, which it does not.
const std::string kNobody = R"("squads": [{"name": "Far", "faction": "rebelalliance", "arrival": "special",
    "vectors": ["3"], "ships": [{"ship": "t65xwing"}]}])";

std::string primary(const std::string& id, const std::string& conditions) {
  return R"({"id": ")" + id + R"(", "kind": "primary", "text": "A test.", )" + conditions + "}";
}
std::string mission(const std::string& parts, const std::string& objectives) {
  return "{" + parts + R"(, "rounds": 14, "objectives": [)" + objectives + "]}";
}

state::Table simulated(const data::Catalog& made, std::uint64_t seed,
                       const std::function<void(state::Table&)>& arrange = {}) {
  state::Table table = test::opened(made, 3, 1, seed);
  if (arrange) arrange(table);
  return battle::simulate(made, std::move(table), seed, kRounds).table;
}
ai::Errand errand(Played& played, const std::string& ship) {
  ai::Errand found;
  played.run([&](rules::Game& game) { found = ai::errand_of(game, ship); });
  return found;
}
int lost_or_gone(const state::Table& table) {
  int count = 0;
  for (const state::Piece& piece : table.pieces) {
    count += mission::is_of_flight_group(piece) && mission::is_gone(piece) ? 1 : 0;
  }
  return count;
}
bool attacked_by_pilots(const state::Table& table, const std::string& id) {
  for (const state::Deed& deed : table.progress.deeds) {
    if (deed.what == "attacked" && deed.ship == id && deed.to.starts_with("P")) return true;
  }
  return false;
}
bool has_deed(const state::Table& table, const std::string& what, const std::string& ship, int until = kRounds) {
  for (const state::Deed& deed : table.progress.deeds) {
    if (deed.what == what && (ship.empty() || deed.ship == ship) && deed.round <= until) return true;
  }
  return false;
}
void put(state::Table& table, const std::string& id, double x, double y, double heading = 0) {
  table.pieces[table.index_of(id).value()].pose = {base::um_from_mm(x), base::um_from_mm(y),
                                                   base::mdeg_from_degrees(heading).wrapped()};
}

TEST_CASE("The bot flies at a component that is to be destroyed, and destroys it", "[plotboard][fga-4.3.1-4]") {
  const data::Catalog made = catalog_with_mission(
      mission(kNobody + R"(, "terrain": [{"id": "Depot", "component": "command-center", "side": "enemy", "x_mm": 500,
          "y_mm": 700, "heading_deg": 0}])",
              primary("depot", R"("met": {"destroyed": "Depot"})")));
  Played played(made);
  played.start();
  CHECK(errand(played, "P1").kind == Kind::strike);
  CHECK(errand(played, "P1").object == "Depot");
  CHECK(errand(played, "P3").object == "Depot");
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    INFO("seed " << seed);
    const state::Table end = simulated(made, seed);
    CHECK(end.progress.status_of("depot") == state::Status::met);
    CHECK(end.round <= 9);
    CHECK(lost_or_gone(end) == 0);
  }
}

TEST_CASE("Of ships that are to be destroyed the bot goes for the nearest", "[plotboard]") {
  const data::Catalog made = catalog_with_mission(mission(
      R"("squads": [{"name": "Prey", "faction": "rebelalliance", "arrival": "setup", "stays": true, "ships": [
           {"ship": "gr75mediumtransport", "at": {"x_mm": 200, "y_mm": 800, "heading_deg": 90}},
           {"ship": "gr75mediumtransport", "at": {"x_mm": 700, "y_mm": 800, "heading_deg": 90}}]}])",
      primary("prey", R"("met": {"gone": "Prey", "count": "all"})")));
  Played played(made);
  played.start();
  put(played.table, "P1", 100, 200);
  put(played.table, "P2", 800, 200);
  CHECK(errand(played, "P1").kind == Kind::strike);
  CHECK(errand(played, "P1").object == "Prey 1");
  CHECK(errand(played, "P2").object == "Prey 2");
  played.destroy("Prey 2");
  CHECK(errand(played, "P2").object == "Prey 1");
}

TEST_CASE("The bot follows a trigger, a counter and another objective to what has to be done", "[plotboard]") {
  const std::string terrain = R"(, "terrain": [
      {"id": "One", "component": "cargo-container", "side": "enemy", "x_mm": 300, "y_mm": 700, "heading_deg": 0},
      {"id": "Two", "component": "cargo-container", "side": "enemy", "x_mm": 600, "y_mm": 700, "heading_deg": 0}])";
  struct Case {
    const char* triggers;
    const char* objective;
  };
  for (const Case& each :
       {Case{R"([{"id": "bang", "when": {"destroyed": "Two"}, "effects": [{"met": "goal"}]}])", ""},
        Case{R"([{"id": "bang", "when": {"destroyed": "Two"}, "effects": [{"add": "bangs", "by": 1}]}])",
             R"("met": {"counter": "bangs", "at_least": 1})"},
        Case{R"([{"id": "bang", "when": {"destroyed": "Two"}, "effects": [{"tell": "Bang."}]}])",
             R"("met": {"fired": "bang"})"}}) {
    INFO(each.triggers);
    const std::string conditions = *each.objective == '\0' ? R"("failed": {"round_over": 12})" : each.objective;
    const data::Catalog made = catalog_with_mission(
        mission(kNobody + terrain + R"(, "triggers": )" + each.triggers, primary("goal", conditions)));
    Played played(made);
    played.start();
    CHECK(errand(played, "P1").kind == Kind::strike);
    CHECK(errand(played, "P1").object == "Two");
  }
}

TEST_CASE("Who is to dock does, though another pilot is nearer", "[fga-2.16.1.3x-1][fga-2.16.1.3x-2]") {
  const data::Catalog made =
      catalog_with_mission(mission(kNobody + R"(, "grants": {"dock": ["Platform"]}, "terrain": [{"id": "Platform",
          "component": "station-module", "side": "neutral", "x_mm": 450, "y_mm": 500, "heading_deg": 0}])",
                                   primary("load", R"("met": {"docked": "P2", "with": "Platform"})")));
  Played played(made);
  played.start();
  put(played.table, "P1", 450, 300);
  put(played.table, "P2", 450, 100);
  CHECK(errand(played, "P1").kind == Kind::none);
  CHECK(errand(played, "P2").kind == Kind::dock);
  CHECK(errand(played, "P2").object == "Platform");
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    INFO("seed " << seed);
    const state::Table end = simulated(made, seed, [](state::Table& table) {
      put(table, "P1", 600, 60);
      put(table, "P2", 100, 60);
      put(table, "P3", 400, 60);
    });
    CHECK(end.progress.status_of("load") == state::Status::met);
    CHECK(has_deed(end, "docked", "P2"));
  }
}

const std::string kExit = R"(, "exits": [{"name": "way home", "edge": "north", "from_mm": 0, "to_mm": 914.4}],
    "grants": {"exits": ["way home"]})";
const std::string kLeave = primary("out", R"("met": {"left": "players", "by": "way home", "count": "rest"})");

TEST_CASE("The bot leaves by the exit that an objective names, and waits for nothing that it cannot hasten",
          "[plotboard][fga-2.15.1x-2]") {
  for (const char* other : {R"("met": {"round_over": 10})", R"("met": {"any": [{"pilots": 5}, {"round_over": 10}]})",
                            R"("met": {"any": [{"all": [{"not": {"rank": 1}}, {"destroyed": "Wall"}]},
                               {"round_over": 10}]})"}) {
    INFO(other);
    const data::Catalog made = catalog_with_mission(
        mission(kNobody + kExit + R"(, "terrain": [{"id": "Wall", "component": "cargo-container", "side": "enemy",
            "x_mm": 450, "y_mm": 30, "heading_deg": 0}])",
                primary("other", other) + ", " + kLeave));
    Played played(made);
    played.start();
    CHECK(errand(played, "P1").kind == Kind::leave);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      INFO("seed " << seed);
      const state::Table end = simulated(made, seed, [](state::Table& table) {
        for (const char* id : {"P1", "P2", "P3"}) {
          const double x = 200 + 200.0 * (id[1] - '1');
          put(table, id, x, 60);
        }
      });
      for (const char* id : {"P1", "P2", "P3"}) CHECK(has_deed(end, "left:way home", id, 8));
    }
  }
}

TEST_CASE("The bot does not leave while an objective needs it here", "[plotboard]") {
  const std::string depot = R"(, "terrain": [{"id": "Depot", "component": "command-center", "side": "enemy",
      "x_mm": 500, "y_mm": 500, "heading_deg": 0}])";
  const data::Catalog made = catalog_with_mission(
      mission(kNobody + kExit + depot, kLeave + ", " + primary("depot", R"("met": {"destroyed": "Depot"})")));
  Played played(made);
  played.start();
  CHECK(errand(played, "P1").kind == Kind::strike);
  played.run([](rules::Game& game) {
    game.emit(state::ShipDestroyed{"Depot"});
    game.emit(state::ShipRemoved{"Depot"});
  });
  CHECK(errand(played, "P1").kind == Kind::leave);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {  // first the one, then the other
    INFO("seed " << seed);
    const state::Table end = simulated(made, seed);
    CHECK(end.progress.outcome == "won");
  }
  // What is still to come is waited for.
  const data::Catalog later = catalog_with_mission(mission(
      R"("squads": [{"name": "Late", "faction": "rebelalliance", "arrival": 5, "vectors": ["3"],
         "ships": [{"ship": "t65xwing"}]}])" +
          kExit,
      kLeave + ", " + primary("late", R"("met": {"destroyed": "Late"})")));
  Played waiting(later);
  waiting.start();
  CHECK(errand(waiting, "P1").kind == Kind::none);
}

TEST_CASE("Nobody waits for the other to leave first", "[plotboard]") {
  const std::string each = primary("one", R"("met": {"left": "P1", "by": "way home"})") + ", " +
                           primary("two", R"("met": {"left": "P2", "by": "way home"})");
  const data::Catalog made = catalog_with_mission(
      mission(R"("squads": [{"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"],
                 "ships": [{"ship": "t65xwing"}]}])" +
                  kExit,
              each));
  Played played(made);
  played.start();
  CHECK(errand(played, "P1").kind == Kind::leave);
  CHECK(errand(played, "P2").kind == Kind::leave);
  CHECK(errand(played, "P3").kind == Kind::none);
}

TEST_CASE("For a bonus the bot leaves only if no primary objective has to be kept", "[plotboard]") {
  const std::string bonus = R"({"id": "out", "kind": "bonus", "text": "A test.",
      "met": {"left": "players", "by": "way home", "count": "all"}})";
  const auto kind = [&](const std::string& conditions) {
    const data::Catalog made =
        catalog_with_mission(mission(kNobody + kExit, primary("main", conditions) + ", " + bonus));
    Played played(made);
    played.start();
    return errand(played, "P1").kind;
  };
  CHECK(kind(R"("met": {"round_over": 10})") == Kind::leave);
  CHECK(kind(R"("failed": {"destroyed": "P3"})") == Kind::none);
}

TEST_CASE("With no enemy on the table the bot stays on it", "[plotboard]") {
  const data::Catalog made = catalog_with_mission(mission(kNobody, primary("wait", R"("met": {"round_over": 12})")));
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    INFO("seed " << seed);
    const state::Table end = simulated(made, seed);
    CHECK(end.progress.status_of("wait") == state::Status::met);
    CHECK(lost_or_gone(end) == 0);
  }
}

TEST_CASE("Neutral containers are left alone unless an objective wants them shot", "[plotboard][fga-4.5.2-1]") {
  const std::string crates = R"("squads": [{"name": "Red", "faction": "rebelalliance", "arrival": "setup",
        "ships": [{"ship": "z95af4headhunter", "at": {"x_mm": 450, "y_mm": 880, "heading_deg": 180}}]}],
      "terrain": [
      {"id": "Crate 1", "component": "class-b-container", "side": "neutral", "x_mm": 300, "y_mm": 400,
       "heading_deg": 0},
      {"id": "Crate 2", "component": "class-b-container", "side": "neutral", "x_mm": 600, "y_mm": 400,
       "heading_deg": 0}])";
  const data::Catalog spared = catalog_with_mission(mission(crates, primary("red", R"("met": {"round_over": 8})")));
  const data::Catalog wanted = catalog_with_mission(
      mission(crates, primary("crates", R"("met": {"destroyed": "component:class-b-container", "count": "all"})")));
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    INFO("seed " << seed);
    const state::Table end = simulated(spared, seed);
    CHECK_FALSE(attacked_by_pilots(end, "Crate 1"));
    CHECK_FALSE(attacked_by_pilots(end, "Crate 2"));
    const state::Table done = simulated(wanted, seed);
    CHECK(attacked_by_pilots(done, "Crate 1"));
    CHECK(done.progress.status_of("crates") == state::Status::met);
  }
}

TEST_CASE("What a shot at a target is worth: wanted, harmless, neutral, not to be lost", "[plotboard]") {
  const std::string parts = R"("squads": [
      {"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"], "ships": [{"ship": "t65xwing"}]},
      {"name": "Prize", "faction": "rebelalliance", "arrival": "setup", "vectors": ["2"],
       "ships": [{"ship": "yt2400lightfreighter", "id": "Galleon"}]}],
    "terrain": [
      {"id": "Tower", "component": "turbolaser-tower", "side": "enemy", "x_mm": 300, "y_mm": 400, "heading_deg": 0},
      {"id": "Array", "component": "sensor-array", "side": "enemy", "x_mm": 400, "y_mm": 400, "heading_deg": 0},
      {"id": "Depot", "component": "command-center", "side": "enemy", "x_mm": 500, "y_mm": 400, "heading_deg": 0},
      {"id": "Files", "component": "cargo-container", "side": "enemy", "x_mm": 600, "y_mm": 400, "heading_deg": 0},
      {"id": "Crate", "component": "class-b-container", "side": "neutral", "x_mm": 700, "y_mm": 400, "heading_deg": 0}])";
  const data::Catalog made = catalog_with_mission(
      mission(parts, primary("depot", R"("met": {"destroyed": "Depot"}, "failed": {"destroyed": "Files"})") + ", " +
                         primary("prize", R"("met": {"disabled": "Prize"}, "failed": {"gone": "Prize"})")));
  Played played(made);
  played.start();
  played.run([](rules::Game& game) {
    const auto worth = [&](const char* id) { return ai::worth_of_target(game, "P1", id); };
    CHECK(worth("Red 1") == 1);
    CHECK(worth("Depot") > 1);
    CHECK(worth("Tower") < 1);
    CHECK(worth("Array") < worth("Tower"));
    CHECK(worth("Array") > 0);
    CHECK(worth("Files") == 0);
    CHECK(worth("Crate") == 0);
    CHECK(worth("Galleon") > 1);                             // until it is disabled
    CHECK(ai::worth_of_target(game, "Red 1", "Depot") < 1);  // the players' objectives are theirs
  });
  played.edit("Galleon").ship.fitness = state::Fitness::disabled;
  played.run([](rules::Game& game) { CHECK(ai::worth_of_target(game, "P1", "Galleon") == 0); });
}

}  // namespace
}  // namespace plotboard::mission_bot
