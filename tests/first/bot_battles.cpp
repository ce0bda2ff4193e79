// The bot against itself in the 1st edition: whole battles of random squads.
#include <catch2/catch.hpp>

#include "bot_battle.hpp"
#include "rules/play/invariants.hpp"
#include "support/soak.hpp"

namespace plotboard::first_bot_battles {
namespace {

using state::Side;

constexpr int kRounds = 20;

state::Table squads(std::uint64_t seed) {
  test::RandomBattle random(seed, geom::Edition::first);
  random.inwards = true;
  return random.table(4, 4, 420'000);
}

TEST_CASE("The bot plays whole battles of the first edition and keeps on the table [1e-flee-1]", "[first]") {
  int flown = 0, fled = 0, decided = 0;
  const int battles = test::tries(30);
  for (int i = 0; i < battles; ++i) {
    INFO("battle " << i);
    state::Table table = squads(static_cast<std::uint64_t>(i) + 9000);
    test::WatchedBots bots;
    test::fight(table, static_cast<std::uint64_t>(i), kRounds, bots,
                [&](const rules::Game&, const state::Event& event) {
                  if (get_if<state::ManeuverFlown>(&event) != nullptr) ++flown;
                  const auto* told = get_if<state::Told>(&event);
                  if (told != nullptr && told->rule == "1e-flee-1") ++fled;
                });
    CHECK(state::broken_invariants(table).empty());
    CHECK((table.play.phase == state::Phase::over || table.round == kRounds + 1));
    decided += table.play.result.empty() ? 0 : 1;
  }
  CHECK(flown > 20 * battles);
  CHECK(fled * 50 < flown);  // less than 2 %
  CHECK(decided * 3 > battles * 2);
}

TEST_CASE("The bot beats one that flies well and never acts or shoots", "[first]") {
  int won = 0, lost = 0;
  const int battles = test::tries(30);
  for (int i = 0; i < battles; ++i) {
    state::Table table = squads(static_cast<std::uint64_t>(i) + 500);
    test::WatchedBots bots;
    bots.idle = i % 2 == 0 ? Side::player : Side::enemy;
    test::fight(table, static_cast<std::uint64_t>(i), kRounds, bots);
    if (table.play.result == "player" || table.play.result == "enemy") {
      ++(table.play.result == state::name_of(bots.idle) ? lost : won);
    }
  }
  CHECK(won > 4 * lost);
  CHECK(won * 2 > battles);
}

}  // namespace
}  // namespace plotboard::first_bot_battles
