#include <catch2/catch.hpp>

#include "battle/battle.hpp"
#include "mission/mission.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_session {

using geom::Bearing;
using test::catalog;
using test::pose;
using test::small;

namespace {

rules::FlyManeuver flight(const std::string& id, int speed, Bearing bearing = Bearing::straight) {
  rules::FlyManeuver command;
  command.id = id;
  command.maneuver = {static_cast<std::int8_t>(speed), bearing};
  return command;
}
rules::PlacePieces placing(const std::string& id, double x) { return {{{id, pose(x, 300)}}}; }

battle::Session duel() {
  state::Piece ai = test::typed("X", "t65xwing", 450, 700, 180);
  ai.side = state::Side::enemy;
  ai.ai = true;
  ai.number = 1;
  ai.initiative = 2;
  state::Piece player = test::typed("P", "tielnfighter", 450, 200);
  player.side = state::Side::player;
  player.initiative = 2;
  return {catalog(), test::table({ai, player}, true), 42};
}
battle::Session mission_session(std::uint64_t seed) {
  mission::Setup setup;
  setup.mission = "0:1";
  auto table = mission::opening(catalog(), setup);
  if (!table) FAIL(base::text(table.errors()));
  return {catalog(), *table, seed};
}

}  // namespace

TEST_CASE("A command changes the table and is written down", "[plotboard]") {
  battle::Session session(catalog(), test::table({small("A", 400, 100)}), 1);
  REQUIRE_FALSE(session.apply(flight("A", 2)));
  CHECK(session.table().find("A")->pose == pose(400, 220));
  REQUIRE(session.log().size() == 1);
  CHECK(session.log()[0].hash == state::hash_of(session.table()));
  CHECK(battle::words_of(session.log()[0]).english().find("A") != std::string::npos);
  CHECK(session.revision() == 1);
}

TEST_CASE("A refused command changes nothing", "[plotboard]") {
  battle::Session session(catalog(), test::table({small("A", 400, 100)}), 1);
  const auto before = session.table();
  CHECK(session.apply(flight("B", 2)));
  CHECK(session.table() == before);
  CHECK(session.log().empty());
  CHECK(session.revision() == 0);
}

TEST_CASE("Undo and redo lead to the very same tables") {
  battle::Session session = duel();
  std::vector<std::uint64_t> hashes{state::hash_of(session.table())};
  for (int i = 0; i < 200; ++i) {  // past several snapshots
    REQUIRE_FALSE(session.apply(placing("P", 100 + i)));
    hashes.push_back(state::hash_of(session.table()));
  }
  for (std::size_t i = 200; i > 0; --i) {
    REQUIRE(session.undo());
    CHECK(state::hash_of(session.table()) == hashes[i - 1]);
  }
  CHECK_FALSE(session.undo());
  for (std::size_t i = 1; i <= 200; ++i) {
    REQUIRE(session.redo());
    CHECK(state::hash_of(session.table()) == hashes[i]);
  }
  CHECK_FALSE(session.redo());
  REQUIRE(session.undo_to(77));
  CHECK(state::hash_of(session.table()) == hashes[77]);
  CHECK(session.undone().size() == 123);
  CHECK_FALSE(session.undo_to(77));
  CHECK_FALSE(session.undo_to(500));
}

TEST_CASE("Playing on after undo keeps the old line as a branch") {
  battle::Session session = duel();
  for (int i = 0; i < 5; ++i) REQUIRE_FALSE(session.apply(placing("P", 100 + i)));
  REQUIRE(session.undo_to(2));
  REQUIRE_FALSE(session.apply(placing("P", 800)));
  CHECK(session.undone().empty());
  REQUIRE(session.branches().size() == 1);
  CHECK(session.branches()[0].size() == 3);
  CHECK(session.log().size() == 3);
}

TEST_CASE("Undo, then the same again: the same hashes and the same AI") {
  battle::Session once = duel();
  battle::Session twice = duel();
  const auto play = [](battle::Session& session) {
    REQUIRE_FALSE(session.apply(flight("P", 2)));
    const auto decision = session.think({"X", {}, {}, {}});
    REQUIRE(decision);
    REQUIRE_FALSE(session.fly(*decision));
    REQUIRE_FALSE(session.start_round());
  };
  for (int round = 0; round < 3; ++round) play(once);
  play(twice);
  const std::size_t mark = twice.log().size();
  play(twice);
  REQUIRE(twice.undo_to(mark));
  play(twice);
  play(twice);
  REQUIRE(once.log().size() == twice.log().size());
  for (std::size_t i = 0; i < once.log().size(); ++i) CHECK(once.log()[i].hash == twice.log()[i].hash);
}

TEST_CASE("Thinking twice gives one answer, rolling anew another die", "[plotboard]") {
  const battle::Session session = duel();
  const auto first = session.think({"X", {}, {}, {}});
  REQUIRE(first);
  CHECK(session.think({"X", {}, {}, {}})->die == first->die);
  bool other = false;
  for (std::uint32_t reroll = 1; reroll < 20; ++reroll) {
    other = other || session.think({"X", {}, {}, {}}, reroll)->die != first->die;
  }
  CHECK(other);
  const auto typed = session.think({"X", 3, {}, {}});
  REQUIRE(typed);
  CHECK(typed->die == 3);
  CHECK(typed->die_typed);
}

TEST_CASE("An AI's flight is logged with its reasons and its die", "[plotboard]") {
  battle::Session session = duel();
  const auto decision = session.think({"X", {}, {}, {}});
  REQUIRE(decision);
  REQUIRE_FALSE(session.fly(*decision));
  const battle::LogEntry& entry = session.log().back();
  REQUIRE(entry.reasons);
  CHECK(entry.reasons->flown == decision->flown);
  CHECK(session.table().find("X")->pose == decision->outcome.end);
  REQUIRE(holds<state::DieRolled>(entry.events.front()));
  CHECK(get<state::DieRolled>(entry.events.front()).value == decision->die);
}

TEST_CASE("A drag is one step of undo", "[plotboard]") {
  battle::Session session = duel();
  const auto start = session.table();
  for (int i = 0; i < 100; ++i) REQUIRE_FALSE(session.apply(placing("P", 100 + i), i > 0));
  CHECK(session.log().size() == 1);
  CHECK(session.table().find("P")->pose == pose(199, 300));
  REQUIRE_FALSE(session.apply(placing("X", 500), true));  // another piece: another step
  CHECK(session.log().size() == 2);
  REQUIRE(session.undo_to(0));
  CHECK(session.table() == start);
  REQUIRE(session.redo());
  CHECK(session.table().find("P")->pose == pose(199, 300));
}

TEST_CASE("The session knows whose turn it is", "[fga-3.1.1-2]") {
  battle::Session session = duel();
  CHECK(session.next_ai_ship() == "X");  // past P, whose turn it is: the players' side first at equal initiative
  REQUIRE_FALSE(session.apply(rules::SkipActivation{"P"}));
  CHECK(session.next_ai_ship() == "X");
  REQUIRE_FALSE(session.apply(rules::SkipActivation{"X"}));
  CHECK(session.next_ai_ship().empty());
  REQUIRE_FALSE(session.start_round());
  CHECK(session.next_ai_ship() == "X");
}

TEST_CASE("Rounds bring the mission's squads, their dice written down", "[fga-3.2.2-1][fga-3.2.1.1-2]") {
  battle::Session session = mission_session(7);
  const std::size_t before = session.table().pieces.size();
  for (int round = 2; round <= 7; ++round) REQUIRE_FALSE(session.start_round());
  CHECK(session.table().round == 7);
  CHECK(session.table().pieces.size() == before + 3 + 2);
  int dice = 0;
  for (const auto& entry : session.log()) {
    for (const auto& event : entry.events) dice += holds<state::DieRolled>(event) ? 1 : 0;
  }
  CHECK(dice == 3);  // two approach vectors, and the pilot card of the X-wings
  battle::Session other = mission_session(7);
  for (int round = 2; round <= 7; ++round) REQUIRE_FALSE(other.start_round());
  CHECK(state::hash_of(other.table()) == state::hash_of(session.table()));
}

}  // namespace plotboard::battle_session
