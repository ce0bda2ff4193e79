#pragma once
// Missions for tests: a catalog with one mission "staged" of the test's own making, and a table that is flown by it,
// either step by step (Stage, as an Arena) or by commands (Staged, as a Match).
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "data/catalog.hpp"
#include "rules/play/battle_commands.hpp"
#include "support/battle.hpp"

namespace plotboard::test {

data::Mission staged_mission();
data::Catalog catalog_with(data::Mission mission);
void fly_by_mission(state::Table& table);

class Stage : public Arena {
 public:
  Stage(std::vector<state::Piece> pieces, data::Mission mission, state::Phase phase = state::Phase::activation);
  const data::Catalog missions;

  Stage& run(const std::function<void(rules::Game&)>& code);
  Stage& says(const std::string& kind, const std::string& key);
  Stage& dice(const std::vector<state::Face>& faces);
  Stage& activate(const std::string& ship, const char* dial = nullptr);
  Stage& engage(const std::string& ship);
  [[nodiscard]] int deeds(const std::string& what, const std::string& ship, const std::string& to = "") const;
};

class Staged {
 public:
  Staged(std::vector<state::Piece> pieces, data::Mission mission);
  const data::Catalog missions;
  state::Table table;
  std::vector<state::Event> events;

  Staged& start(std::uint64_t seed = 7);
  Staged& does(const rules::Command& command);
  [[nodiscard]] std::string refusal(const rules::Command& command) const;
  Staged& dial(const std::string& ship, const char* code);
  Staged& ready(state::Side side = state::Side::player);
  // Answers whatever is asked with "pass", "no", "done" or the first legal option; dice are thrown.
  Staged& decline();
  Staged& turn(const std::string& ship);
  // Every turn of this round that is still to come, as long as nobody's dial is asked for.
  Staged& finish_round();
  [[nodiscard]] const state::Piece& operator[](const std::string& id) const;
  [[nodiscard]] int deeds(const std::string& what, const std::string& ship, const std::string& to = "") const;
};

// As a mission's file lays it, before anything is equipped: of no side.
state::Piece bare_component(const std::string& id, const std::string& kind, double x, double y, double heading = 0);

}  // namespace plotboard::test
