#include "wings/wings.hpp"

#include <catch2/catch.hpp>
#include <utility>
#include <vector>

#include "engine.hpp"
#include "rules/play/battle_commands.hpp"
#include "rules/play/invariants.hpp"

namespace plotboard::wings {

const data::Catalog& catalog() {
  static const data::Catalog loaded = [] {
    auto result = open_catalog(PLOTBOARD_ROOT);
    if (!result) FAIL(base::text(result.errors()));
    return std::move(*result);
  }();
  return loaded;
}

bool play(state::Table& table, std::uint64_t seed, int most_commands) {
  base::Rng rng(seed);
  const auto give = [&table](const rules::Command& command) {
    const auto refusal = rules::check(catalog(), table, command);
    INFO((refusal ? refusal->why.english() : ""));
    REQUIRE_FALSE(refusal);
    for (const state::Event& event : rules::resolve(catalog(), table, command)) state::fold(table, event);
    REQUIRE(state::broken_invariants(table).empty());
    REQUIRE(rules::broken_battle(catalog(), table).empty());
  };
  rules::StartBattle start;
  start.seed = seed;
  give(start);
  for (int i = 0; i < most_commands && table.play.phase != state::Phase::over; ++i) {
    const auto commands = rules::legal_commands(catalog(), table);
    REQUIRE_FALSE(commands.empty());
    give(commands[rng.below(static_cast<std::uint32_t>(commands.size()))]);
  }
  return table.play.phase == state::Phase::over;
}

}  // namespace plotboard::wings
