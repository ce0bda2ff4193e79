#pragma once
// Made-up missions for tests, read by the real reader, and how they are played.
//
//   const data::Catalog made = test::catalog_with_mission(R"({"squads": [...], "rounds": 6})");
//   test::Played played(made, 3, 1);                       // pilots, imperial rank
//   played.start().run([](rules::Game& game) { rules::mission_looks(game); });
//
// The mission is "9:9" of 3x3 with vectors 1 to 6, a deployment area at the south edge and one objective that nobody
// meets, unless the text says otherwise (JSON merge patch).

#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "ai/pilot.hpp"
#include "data/catalog.hpp"
#include "mission/mission.hpp"
#include "rules/mission_play.hpp"
#include "rules/round.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

data::Mission mission_from(const std::string& patch);  // unit/made_up_mission.cpp

// The real catalog with that mission in it.
inline data::Catalog catalog_with_mission(const std::string& patch) {
  data::Catalog made = catalog();
  data::Mission mission = mission_from(patch);
  made.missions[mission.id] = std::move(mission);
  return made;
}

inline state::Table opened(const data::Catalog& made, int pilots = 3, int rank = 1, std::uint64_t seed = 0) {
  mission::Setup setup;
  setup.mission = "9:9";
  setup.pilots = pilots;
  setup.rank = rank;
  setup.seed = seed;
  auto table = mission::opening(made, setup);
  if (!table) FAIL(base::text(table.errors()));
  return std::move(*table);
}

inline std::vector<const state::Piece*> squad_on(const state::Table& table, const std::string& squad) {
  std::vector<const state::Piece*> ships;
  for (const state::Piece& piece : table.pieces) {
    if (piece.squad == squad) ships.push_back(&piece);
  }
  return ships;
}

// A mission flown by bots and AI, as far as a test lets it.
class Played {
 public:
  explicit Played(const data::Catalog& made, int pilots = 3, int rank = 1, std::uint64_t seed = 0)
      : catalog(made), table(opened(made, pilots, rank, seed)) {
    pilots_.bot_player = pilots_.bot_enemy = true;
  }
  const data::Catalog& catalog;
  state::Table table;
  std::vector<state::Event> events;

  template <class Code>
  Played& run(const Code& code) {
    rules::Game game(catalog, table, {}, &pilots_);
    code(game);
    for (state::Event& event : game.events()) events.push_back(std::move(event));
    return *this;
  }
  // To the first Planning Phase.
  Played& start(std::uint64_t seed = 1) {
    return run([seed](rules::Game& game) {
      game.emit(state::BattleStarted{seed, false, state::Side::player});
      rules::start_battle(game);
      rules::advance(game);
    });
  }
  Played& looks() {
    return run([](rules::Game& game) { rules::mission_looks(game); });
  }
  // The End Phase's last step, at that round.
  Played& round_ends(int round) {
    table.round = round;
    table.play.phase = state::Phase::end;
    return run([](rules::Game& game) { rules::mission_round_ends(game); });
  }
  Played& round_begins(int round) {
    return run([round](rules::Game& game) {
      game.emit(state::RoundStarted{round});
      rules::mission_round_begins(game);
    });
  }
  state::Piece& edit(const std::string& id) { return table.pieces[table.index_of(id).value()]; }
  const state::Piece& operator[](const std::string& id) const {
    const state::Piece* found = table.find(id);
    REQUIRE(found != nullptr);
    return *found;
  }
  Played& destroy(const std::string& id) {
    return run([&](rules::Game& game) {
      game.emit(state::ShipDestroyed{id});
      game.emit(state::ShipRemoved{id});
    });
  }
  Played& deed(const std::string& what, const std::string& ship, const std::string& to = "") {
    return run([&](rules::Game& game) { game.emit(state::DeedDone{{what, ship, to, game.table().round}}); });
  }
  [[nodiscard]] bool told(const std::string& rule, const std::string& with = "") const {
    for (const state::Event& event : events) {
      const auto* told = std::get_if<state::Told>(&event);
      if (told != nullptr && told->rule == rule && told->text.find(with) != std::string::npos) return true;
    }
    return false;
  }
  [[nodiscard]] state::Status status(const std::string& objective) const { return table.progress.status_of(objective); }
  [[nodiscard]] std::string outcome() const { return table.progress.outcome; }

 private:
  ai::Pilots pilots_;
};

}  // namespace plotboard::test
