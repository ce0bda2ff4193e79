// Random battles in which people set ships and tokens right in the middle of turns: 10,000 corrections. After each the
// table is what a table set up that way would be, and the whole battle plays again to the same bytes.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle/log.hpp"
#include "battle/resume.hpp"
#include "battle/session.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/invariants.hpp"
#include "state/snapshot.hpp"
#include "support/catalog.hpp"
#include "support/random_battle.hpp"
#include "support/random_player.hpp"
#include "support/soak.hpp"

namespace plotboard::correction_random {

using test::catalog;

namespace {

struct Met {
  int corrections = 0, attacks = 0, gone = 0;  // gone: questions that a correction settled
};

bool is_correction(const state::Table& table, const rules::Command& command) {
  const bool by_hand = holds<rules::ChangePiece>(command) || holds<rules::PlacePieces>(command);
  return by_hand && table.play.choice.has_value() && table.play.phase != state::Phase::setup;
}

// What the open question of a shot offers is what a fresh look at this table says.
void check_shots(const state::Table& table, Met& met) {
  const state::Choice& choice = *table.play.choice;
  if (choice.kind != "attack" || choice.options.empty()) return;
  state::Table copy = table;
  rules::Game game(catalog(), copy, {}, nullptr, rules::Keeps::nothing);
  rules::ShotFilter all;
  all.explain = true;
  const auto shots = rules::shots_of(game, choice.ship, all);
  for (const state::Option& option : choice.options) {
    if (option.key == "pass" || !option.legal) continue;
    const bool there = std::any_of(shots.begin(), shots.end(),
                                   [&](const rules::Shot& shot) { return option.key.starts_with(shot.key().text()); });
    INFO(option.key);
    CHECK(there);
  }
  ++met.attacks;
}

void check_corrected(const state::Table& before, const rules::Command& command, const state::Table& after, Met& met) {
  ++met.corrections;
  REQUIRE(state::broken_invariants(after).empty());
  const std::vector<std::string> broken = rules::broken_battle(catalog(), after);
  if (!broken.empty()) FAIL(broken.front());
  // One event more, the correction itself: else it has settled the question, and the step has gone on.
  const bool still_asks = after.play.choice && after.play.told == before.play.told + 1;
  if (!still_asks) {
    ++met.gone;
    return;
  }
  if (const auto* changed = get_if<rules::ChangePiece>(&command)) {
    REQUIRE(*after.find(changed->piece.id) == changed->piece);
  } else {
    const rules::Placement& placement = get<rules::PlacePieces>(command).placements.front();
    REQUIRE(after.find(placement.id)->pose == placement.to);
  }
  check_shots(after, met);
  auto read = state::read_snapshot(state::write_snapshot(after), "it", catalog());
  if (!read) FAIL(base::text(read.errors()));
  const auto resumed = battle::resumed(std::move(*read), "it", catalog());
  REQUIRE(resumed);
  REQUIRE_FALSE(resumed->step_anew);
  REQUIRE(state::hash_of(resumed->table) == state::hash_of(after));
}

void play(std::uint64_t seed, test::Seen& seen, Met& met, geom::Edition edition) {
  INFO("seed " << seed);
  test::RandomBattle random(seed, edition);
  random.inwards = true;
  const state::Table start = random.table(3, 3, 300'000);
  battle::Session session(catalog(), start, seed);
  rules::StartBattle begin;
  begin.seed = seed;
  begin.typed_dice = random.one_in(2);
  if (session.apply(begin)) return;
  test::RandomPlayer player(random.rng, seen);
  player.eager = player.corrects = true;
  constexpr int kCommands = 300;
  for (int i = 0; i < kCommands; ++i) {
    const auto command = player.next(session.table());
    if (!command) break;
    const state::Table before = session.table();
    REQUIRE_FALSE(session.apply(*command));
    if (is_correction(before, *command)) check_corrected(before, *command, session.table(), met);
  }
  const std::string log = battle::write_log(session);
  const auto again = battle::read_log(log, "game.log", catalog());
  if (!again) FAIL(base::text(again.errors()));
  REQUIRE(battle::write_log(*again) == log);
}

}  // namespace

TEST_CASE("Corrections in the middle of turns keep battles whole", "[property][battle][plotboard]") {
  test::Seen seen;
  Met met;
  const int battles = test::tries(1600);
  for (int i = 0; i < battles; ++i) play(static_cast<std::uint64_t>(i) + 1, seen, met, geom::Edition::second);
  CAPTURE(met.corrections, met.attacks, met.gone);
  CHECK(met.corrections > battles * 4);
  CHECK(met.attacks > 0);
  CHECK(met.gone >= battles / 1600);
}

TEST_CASE("Corrections in the middle of turns keep battles of the first edition whole", "[plotboard][battle][first]") {
  test::Seen seen;
  Met met;
  const int battles = test::tries(200);
  for (int i = 0; i < battles; ++i) play(static_cast<std::uint64_t>(i) + 1, seen, met, geom::Edition::first);
  CAPTURE(met.corrections, met.attacks, met.gone);
  CHECK(met.corrections > battles * 3);
  CHECK(met.attacks > 0);
}

}  // namespace plotboard::correction_random
