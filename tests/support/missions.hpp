#pragma once
// Made-up missions for tests, read by the real reader, and how they are played.
//
//   const data::Catalog made = test::catalog_with_mission(R"({"squads": [...], "rounds": 6})");
//   test::Played played(made, 3, 1);                       // pilots, imperial rank
//   played.start().run([](rules::Game& game) { rules::mission_looks(game); });
//
// The mission is "9:9" of 3x3 with vectors 1 to 6, a deployment area at the south edge and one objective that nobody
// meets, unless the text says otherwise (JSON merge patch).

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ai/pilot.hpp"
#include "data/catalog.hpp"
#include "rules/machine/game.hpp"
#include "state/events.hpp"
#include "state/table.hpp"

namespace plotboard::test {

const char* plain_mission();

data::Mission mission_from(const std::string& patch);

// The real catalog with that mission in it.
data::Catalog catalog_with_mission(const std::string& patch);

state::Table opened(const data::Catalog& made, int pilots = 3, int rank = 1, std::uint64_t seed = 0);

std::vector<const state::Piece*> squad_on(const state::Table& table, const std::string& squad);

// A mission flown by bots and AI, as far as a test lets it.
class Played {
 public:
  explicit Played(const data::Catalog& made, int pilots = 3, int rank = 1, std::uint64_t seed = 0);
  const data::Catalog& catalog;
  state::Table table;
  std::vector<state::Event> events;

  Played& run(const std::function<void(rules::Game&)>& code);
  // To the first Planning Phase.
  Played& start(std::uint64_t seed = 1);
  Played& looks();
  // The End Phase's last step, at that round.
  Played& round_ends(int round);
  Played& round_begins(int round);
  state::Piece& edit(const std::string& id);
  const state::Piece& operator[](const std::string& id) const;
  Played& destroy(const std::string& id);
  Played& deed(const std::string& what, const std::string& ship, const std::string& to = "");
  [[nodiscard]] bool told(const std::string& rule, const std::string& with = "") const;
  [[nodiscard]] state::Status status(const std::string& objective) const;
  [[nodiscard]] std::string outcome() const { return table.progress.outcome; }

 private:
  ai::Pilots pilots_;
};

}  // namespace plotboard::test
