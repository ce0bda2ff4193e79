// Simulated battles against the same battles played through a session: same rules, same answers, same end.
#include <catch2/catch.hpp>

#include "battle/battle.hpp"
#include "rules/play/squad.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "support/soak.hpp"

namespace plotboard::battle_simulation {
namespace {

using state::Side;

constexpr int kRounds = 6;

// Two fleets of random ships with random upgrades that face each other among rocks.
state::Table fleets(base::Rng& rng, int a_side, bool ai_players) {
  std::vector<const data::AiCard*> cards;
  for (const auto& [id, card] : test::catalog().cards) {
    const data::Ship* ship = test::catalog().ship(card.ship);
    if (ship != nullptr && !geom::is_huge(ship->base) && card.faction.empty()) cards.push_back(&card);
  }
  std::vector<std::string> upgrades;
  for (const auto& [id, upgrade] : test::catalog().upgrades) upgrades.push_back(id);
  std::vector<state::Piece> pieces;
  for (int i = 0; i < 2 * a_side; ++i) {
    const bool enemy = i % 2 == 0;
    const data::AiCard& card = *cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
    state::Piece piece = test::fighter(
        (enemy ? "A" : "P") + std::to_string(i / 2 + 1), card.ship, enemy ? Side::enemy : Side::player,
        150.0 + i / 2 * 150, enemy ? 780.0 - rng.between(0, 150) : 130.0 + rng.between(0, 150), enemy ? 180 : 0);
    piece.ai = enemy || ai_players;
    piece.number = i / 2 + 1;
    piece.initiative = rng.between(1, 6);
    for (int tries = 0; tries < 12; ++tries) {
      state::Piece equipped = piece;
      equipped.ship.cards.push_back({upgrades[rng.below(static_cast<std::uint32_t>(upgrades.size()))], 0, false});
      if (rules::loadout_faults(test::catalog(), equipped).empty()) piece = std::move(equipped);
    }
    pieces.push_back(std::move(piece));
  }
  for (int i = 0; i < 4; ++i) {
    const char* shape = i % 2 == 0 ? "coreasteroid0" : "gascloud1";
    if (test::catalog().obstacle(shape) == nullptr) shape = "coreasteroid1";
    pieces.push_back(test::obstacle("R" + std::to_string(i + 1), shape, 200.0 + 180 * i, 400.0 + rng.between(0, 120),
                                    rng.between(0, 359)));
  }
  state::Table table = test::table(std::move(pieces), true);
  table.ruleset = "fga-207";
  return table;
}

// Everything that AI and bot say, one command after the other.
state::Table by_session(const state::Table& start, std::uint64_t seed, bool bot_player) {
  battle::Session session(test::catalog(), start, seed);
  session.fly_by_bot(Side::player, bot_player);
  rules::StartBattle command;
  command.seed = seed;
  command.first = Side::player;
  REQUIRE(!session.apply(command));
  // The step that begins the round after the last is played to its end, as simulate() does.
  const auto goes_on = [&] {
    const state::Table& now = session.table();
    return now.play.phase != state::Phase::over && (now.round <= kRounds || now.play.choice);
  };
  while (goes_on()) {
    const auto next = session.advised();
    REQUIRE(next.has_value());
    if (const auto refused = session.follow(*next))
      FAIL(rules::words_of(next->command).english() + ": " + refused->why.english());
  }
  return session.table();
}

TEST_CASE("A simulated battle ends with the hash of the same battle in a session") {
  const int battles = test::tries(6);
  for (int i = 0; i < battles; ++i) {
    base::Rng rng(static_cast<std::uint64_t>(i) + 100);
    const bool ai_players = i % 2 == 0;
    const state::Table start = fleets(rng, 3, ai_players);
    const auto seed = static_cast<std::uint64_t>(i) * 31 + 5;
    INFO("battle " << i);
    const battle::Outcome outcome = battle::simulate(test::catalog(), start, seed, kRounds);
    const state::Table played = by_session(start, seed, !ai_players);
    CHECK(outcome.result == played.play.result);
    CHECK(state::hash_of(outcome.table) == state::hash_of(played));
  }
}

TEST_CASE("A simulated battle keeps every invariant, and the same seed gives the same battle") {
  const int battles = test::tries(10);
  for (int i = 0; i < battles; ++i) {
    base::Rng rng(static_cast<std::uint64_t>(i) + 700);
    const state::Table start = fleets(rng, 4, i % 3 != 0);
    INFO("battle " << i);
    const battle::Outcome first = battle::simulate(test::catalog(), start, static_cast<std::uint64_t>(i), 12);
    CHECK(state::broken_invariants(first.table).empty());
    const battle::Outcome second = battle::simulate(test::catalog(), start, static_cast<std::uint64_t>(i), 12);
    CHECK(state::hash_of(first.table) == state::hash_of(second.table));
    const battle::Outcome other = battle::simulate(test::catalog(), start, static_cast<std::uint64_t>(i) + 1, 12);
    CHECK(state::hash_of(first.table) != state::hash_of(other.table));
  }
}

}  // namespace
}  // namespace plotboard::battle_simulation
