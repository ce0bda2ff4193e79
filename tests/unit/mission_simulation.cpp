// A simulated mission is the same mission as in a session, and leaves nothing behind for the next.
#include <catch2/catch.hpp>

#include "battle/battle.hpp"
#include "state/scene.hpp"
#include "support/catalog.hpp"
#include "support/missions.hpp"
#include "support/soak.hpp"

namespace plotboard::mission_simulation {
namespace {

using state::Side;

constexpr int kRounds = 40;

state::Table opening(const std::string& mission, int pilots, int rank, std::uint64_t seed) {
  mission::Setup setup;
  setup.mission = mission;
  setup.pilots = pilots;
  setup.rank = rank;
  setup.seed = seed;
  auto table = mission::opening(test::catalog(), setup);
  if (!table) FAIL(base::text(table.errors()));
  return std::move(*table);
}

battle::Session played(const state::Table& start, std::uint64_t seed) {
  battle::Session session(test::catalog(), start, seed);
  for (const Side side : {Side::player, Side::enemy}) session.fly_by_bot(side, true);
  rules::StartBattle command;
  command.seed = seed;
  REQUIRE(!session.apply(command));
  while (session.table().play.phase != state::Phase::over && session.table().round <= kRounds) {
    const auto next = session.advised();
    REQUIRE(next.has_value());
    if (const auto refused = session.follow(*next))
      FAIL(rules::words_of(next->command).english() + ": " + refused->why.english());
  }
  return session;
}

std::vector<std::string> some_missions() {
  std::vector<std::string> ids;
  for (const auto& entry : test::catalog().missions) ids.push_back(entry.first);
  return ids;
}

}  // namespace

TEST_CASE("A simulated mission ends with the hash of the same mission in a session") {
  std::uint64_t seed = 11;
  int missions = 0;
  for (const std::string& id : some_missions()) {
    if (++missions > test::tries(3)) break;
    for (const int pilots : {3, 6}) {
      const int rank = pilots == 3 ? 1 : 8;
      ++seed;
      INFO(id << ", " << pilots << " pilots, rank " << rank << ", seed " << seed);
      const state::Table start = opening(id, pilots, rank, seed);
      const battle::Outcome outcome = battle::simulate(test::catalog(), start, seed, kRounds);
      const battle::Session session = played(start, seed);
      CHECK(outcome.result == session.table().play.result);
      CHECK(outcome.rounds == session.table().round);
      CHECK(state::hash_of(outcome.table) == state::hash_of(session.table()));
      CHECK(outcome.table.progress == session.table().progress);
      CHECK_FALSE(outcome.table.progress.outcome.empty());
      CHECK(state::broken_invariants(outcome.table).empty());
    }
  }
}

TEST_CASE("Ten missions in one run end as ten fresh starts do") {
  std::vector<std::uint64_t> in_a_row;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    in_a_row.push_back(
        state::hash_of(battle::simulate(test::catalog(), opening("0:1", 4, 2, seed), seed, kRounds).table));
  }
  for (std::uint64_t seed = 10; seed >= 1; --seed) {  // in another order: whatever came before is of no matter
    const auto again = battle::simulate(test::catalog(), opening("0:1", 4, 2, seed), seed, kRounds);
    CHECK(state::hash_of(again.table) == in_a_row[seed - 1]);
  }
}

TEST_CASE("The log of a mission opens again and leads to the same table") {
  const battle::Session session = played(opening("0:1", 4, 8, 5), 5);
  const auto again = battle::read_log(battle::write_log(session), "mission.log", test::catalog());
  if (!again) FAIL(base::text(again.errors()));
  CHECK(state::hash_of(again->table()) == state::hash_of(session.table()));
  CHECK(again->start() == session.start());
}

TEST_CASE("A mission's table survives the scene file, before and after its battle", "[plotboard]") {
  const state::Table before = opening("0:1", 5, 8, 3);
  const auto read = [](const state::Table& table) {
    auto scene = state::read_scene(state::write_scene(table, false), "scene", test::catalog());
    if (!scene) FAIL(base::text(scene.errors()));
    return std::move(*scene);
  };
  CHECK(read(before) == before);
  CHECK(state::hash_of(read(before)) == state::hash_of(before));
  state::Table after = battle::simulate(test::catalog(), before, 3, kRounds).table;
  after.play = {};  // scenes keep no battle; logs do
  CHECK(read(after) == after);
}

}  // namespace plotboard::mission_simulation
