// Results of whole battles and missions against a count of their own, against what the rules have noted, and as files.
#include <catch2/catch.hpp>

#include <map>
#include <set>

#include "battle/battle.hpp"
#include "battle/result.hpp"
#include "mission/mission.hpp"
#include "mission/result_file.hpp"
#include "support/catalog.hpp"
#include "support/random_battle.hpp"
#include "support/soak.hpp"

namespace plotboard::mission_result {

using mission::Combatant;
using mission::Result;
using mission::ShipFate;
using state::Side;

namespace {

constexpr int kRounds = 40;

battle::Session played(state::Table start, std::uint64_t seed, int rounds) {
  battle::Session session(test::catalog(), std::move(start), seed);
  for (const Side side : {Side::player, Side::enemy}) session.fly_by_bot(side, true);
  rules::StartBattle command;
  command.seed = seed;
  command.first = Side::player;
  if (const auto refused = session.apply(command)) FAIL(refused->why);
  while (session.table().play.phase != state::Phase::over && session.table().round <= rounds) {
    const auto next = session.advised();
    REQUIRE(next.has_value());
    if (const auto refused = session.follow(*next))
      FAIL(rules::words_of(next->command).english() + ": " + refused->why.english());
  }
  return session;
}

// What everybody has lost, hit and thrown, counted in another way.
struct Counted {
  std::map<std::string, int> lost;
  int attacks = 0, hits = 0, dice = 0;
};
Counted counted(const battle::Session& session) {
  Counted count;
  state::Table table = session.start();
  for (const battle::LogEntry& entry : session.log()) {
    for (const state::Event& event : entry.events) {
      if (const auto* shields = get_if<state::ShieldsChanged>(&event); shields != nullptr && shields->by < 0) {
        count.lost[shields->id] -= shields->by;
      } else if (const auto* card = get_if<state::DamageDealt>(&event)) {
        ++count.lost[card->id];
      } else if (const auto* dice = get_if<state::DiceRolled>(&event)) {
        if (dice->kind != state::DieKind::random) count.dice += static_cast<int>(dice->values.size());
      } else if (holds<state::DieRolled>(event)) {
        ++count.dice;
      }
      count.attacks += holds<state::AttackDeclared>(event) ? 1 : 0;
      const bool ends = holds<state::AttackEnded>(event);
      count.hits += ends && table.play.attack->hit ? 1 : 0;
      state::fold(table, event);
    }
  }
  CHECK(state::hash_of(table) == state::hash_of(session.table()));
  return count;
}

void check_sums(const Result& result, const Counted& count) {
  std::map<std::string, int> lost;
  int dealt = 0, taken = 0;
  for (const mission::Damage& damage : result.damage) {
    lost[damage.to] += damage.points();
    dealt += damage.points();
    CHECK(damage.by != damage.to);
  }
  CHECK(lost == count.lost);
  std::set<std::string> authors{""};
  for (const Combatant& who : result.combatants) {
    for (const mission::Damage& damage : result.damage) taken += damage.to == who.id ? damage.points() : 0;
    authors.insert(who.id);
  }
  CHECK(dealt == taken);
  for (const mission::Damage& damage : result.damage) CHECK(authors.count(damage.by) == 1);
  int attacks = 0, hits = 0, dice = 0;
  for (const Combatant& who : result.combatants) {
    attacks += who.attacks;
    hits += who.hits;
  }
  for (const mission::Thrown& thrown : result.dice) dice += thrown.count;
  CHECK(attacks == count.attacks);
  CHECK(hits == count.hits);
  CHECK(dice == count.dice);
}

void check_fates(const Result& result, const state::Table& table) {
  std::size_t kills = 0, destroyed = 0;
  std::set<std::string> killers{""};
  for (const Combatant& who : result.combatants) {
    if (who.fate == ShipFate::destroyed) {
      ++destroyed;
      killers.insert(who.by);
      CHECK(who.round > 0);
    }
    const state::Piece* piece = table.find(who.id);
    if (piece == nullptr) {
      CHECK(who.kind == state::PieceType::device);
      continue;
    }
    INFO(who.id);
    // Shot down, it may still jump in its step of initiative: the kill stands.
    CHECK((who.fate == ShipFate::destroyed) == piece->ship.destroyed);
    CHECK(mission::is_away(who.fate) == (piece->fled && !piece->ship.destroyed));
    CHECK(who.shields == piece->ship.shields);
    if (who.fate != ShipFate::destroyed) CHECK(who.hull_left() == std::max(0, piece->ship.hull_left()));
    for (const mission::CardLeft& card : who.cards) CHECK_FALSE(card.lost);
  }
  for (const std::string& killer : killers) kills += result.kills_of(killer).size();
  CHECK(kills == destroyed);
  for (const state::Piece& piece : table.pieces) {
    if (piece.type == state::PieceType::ship) CHECK(result.find(piece.id) != nullptr);
  }
}

void check_file(const Result& result) {
  const std::string text = mission::write_result(result);
  const auto again = mission::read_result(text, "result", test::catalog());
  if (!again) FAIL(base::text(again.errors()) + text);
  CHECK(*again == result);
  CHECK(mission::write_result(*again) == text);
}

// The rules note who has destroyed whom; a Result without those notes reads the same from the order of events.
void check_authors(const battle::Session& session, const Result& result, int& right, int& wrong) {
  state::Table bare = session.table();
  bare.progress.deeds.clear();
  mission::Tally tally(session.catalog(), session.start());
  for (const battle::LogEntry& entry : session.log()) {
    for (const state::Event& event : entry.events) tally.read(event);
  }
  const Result derived = tally.close(bare);
  for (const Combatant& who : result.combatants) {
    if (who.fate != ShipFate::destroyed) continue;
    const Combatant* other = derived.find(who.id);
    REQUIRE(other != nullptr);
    CHECK(other->round == who.round);
    ++(other->by == who.by ? right : wrong);
    if (other->by != who.by) WARN(result.mission << ": " << who.id << " is of " << who.by << ", not of " << other->by);
  }
}

state::Table opening(const std::string& id, int pilots, int rank, std::uint64_t seed) {
  mission::Setup setup;
  setup.mission = id;
  setup.pilots = pilots;
  setup.rank = rank;
  setup.seed = seed;
  auto table = mission::opening(test::catalog(), setup);
  if (!table) FAIL(base::text(table.errors()));
  return std::move(*table);
}

}  // namespace

TEST_CASE("Every mission has a Result that agrees with all that has happened") {
  std::uint64_t seed = 100;
  int right = 0, wrong = 0;
  std::map<mission::EndReason, int> reasons;
  for (const auto& entry : test::catalog().missions) {
    const std::string& id = entry.first;
    for (int game = 0; game < test::tries(1); ++game) {
      ++seed;
      const int pilots = 3 + static_cast<int>(seed % 4), rank = 1 + static_cast<int>(seed % 8);
      INFO(id << ", " << pilots << " pilots, rank " << rank << ", seed " << seed);
      const battle::Session session = played(opening(id, pilots, rank, seed), seed, kRounds);
      const Result result = battle::result_of(session);
      const state::Progress& progress = session.table().progress;
      CHECK(base::text(mission::check_result(test::catalog(), result, "")) == "");
      CHECK(mission::name_of(result.outcome) == progress.outcome);
      CHECK(mission::name_of(result.winner) == session.table().play.result);
      CHECK(result.reason != mission::EndReason::open);
      CHECK(result.reason != mission::EndReason::conceded);
      ++reasons[result.reason];
      check_sums(result, counted(session));
      check_fates(result, session.table());
      check_file(result);
      check_authors(session, result, right, wrong);
      int earned = 0, credited = 0;
      for (const mission::Earned& entry_of : result.experience) earned += entry_of.points;
      for (const state::Credit& credit : progress.credits) credited += credit.points;
      CHECK(earned == credited);
      CHECK(result.shares == mission::shares_of(session.table()));
      CHECK(result.shares == mission::shares_of(result));
    }
  }
  INFO(right << " kills read right, " << wrong << " wrong");
  for (const auto& [reason, count] : reasons) UNSCOPED_INFO(mission::name_of(reason) << ": " << count);
  CHECK(wrong == 0);
  CHECK(right > 100);
}

TEST_CASE("Random battles have a Result that agrees with all that has happened") {
  constexpr int kMost = 5, kObstacles = 4, kFewRounds = 5;
  constexpr std::int32_t kSpread = 700'000;
  for (int i = 0; i < test::tries(12); ++i) {
    const auto seed = static_cast<std::uint64_t>(i) + 1;
    test::RandomBattle random(seed);
    random.inwards = true;
    INFO("battle " << seed);
    const battle::Session session = played(random.table(kMost, kObstacles, kSpread), seed, kFewRounds);
    const Result result = battle::result_of(session);
    CHECK(base::text(mission::check_result(test::catalog(), result, "")) == "");
    check_sums(result, counted(session));
    check_fates(result, session.table());
    check_file(result);
  }
}

}  // namespace plotboard::mission_result
