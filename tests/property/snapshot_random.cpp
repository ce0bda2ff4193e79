// Snapshots of random tables in the middle of battles: text and back, equal in every field and in hash, the running
// step's own table included.
#include <catch2/catch.hpp>

#include "battle/resume.hpp"
#include "battle/session.hpp"
#include "state/snapshot.hpp"
#include "support/catalog.hpp"
#include "support/random_battle.hpp"
#include "support/random_player.hpp"
#include "support/soak.hpp"

namespace plotboard::snapshot_random {

using test::catalog;

namespace {

struct Met {
  int tables = 0, attacks = 0, waiting = 0, choices = 0;
};

void check_table(const state::Table& table, Met& met) {
  auto again = state::read_snapshot(state::write_snapshot(table), "it", catalog());
  if (!again) FAIL(base::text(again.errors()));
  REQUIRE(*again == table);
  REQUIRE(state::hash_of(*again) == state::hash_of(table));
  REQUIRE((again->play.before != nullptr) == (table.play.before != nullptr));
  if (table.play.before) REQUIRE(*again->play.before == *table.play.before);
  const auto resumed = battle::resumed(std::move(*again), "it", catalog());
  if (!resumed) FAIL(base::text(resumed.errors()));
  REQUIRE_FALSE(resumed->step_anew);
  REQUIRE(resumed->table == table);
  ++met.tables;
  met.attacks += table.play.attack ? 1 : 0;
  met.waiting += table.play.waiting.empty() ? 0 : 1;
  met.choices += table.play.choice ? 1 : 0;
}

void play(std::uint64_t seed, test::Seen& seen, Met& met, geom::Edition edition) {
  INFO("seed " << seed);
  test::RandomBattle random(seed, edition);
  random.inwards = true;
  state::Table start = random.table(3, 3, 300'000);
  if (random.one_in(3)) random.burden(start);
  battle::Session session(catalog(), start, seed);
  rules::StartBattle begin;
  begin.seed = seed;
  begin.typed_dice = random.one_in(4);
  begin.place = random.one_in(6);
  if (session.apply(begin)) return;
  test::RandomPlayer player(random.rng, seen);
  player.eager = true;
  constexpr int kCommands = 300;  // some rounds: ships have to meet before they shoot
  for (int i = 0; i < kCommands; ++i) {
    const auto command = player.next(session.table());
    if (!command) break;
    REQUIRE_FALSE(session.apply(*command));
    if (session.table().play.attack || random.one_in(4)) check_table(session.table(), met);
  }
}

}  // namespace

constexpr int kMany = 400;  // fewer tables scatter more

TEST_CASE("Random tables in the middle of battles come back from their snapshots", "[plotboard]") {
  Met met;
  test::Seen seen;
  const int wanted = test::tries(400);
  for (std::uint64_t seed = 1; met.tables < wanted; ++seed) play(seed, seen, met, geom::Edition::second);
  CHECK(met.attacks > wanted / 20);
  CHECK(met.choices > wanted / (wanted >= kMany ? 3 : 6));
}

TEST_CASE("Random tables of the first edition come back from their snapshots", "[plotboard][first]") {
  Met met;
  test::Seen seen;
  const int wanted = test::tries(400);
  for (std::uint64_t seed = 1; met.tables < wanted; ++seed) play(seed, seen, met, geom::Edition::first);
  CHECK(met.attacks > wanted / 20);
  CHECK(met.choices > wanted / (wanted >= kMany ? 4 : 8));
}

}  // namespace plotboard::snapshot_random
