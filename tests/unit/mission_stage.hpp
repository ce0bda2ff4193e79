#pragma once
// Missions for tests: a catalog with one mission "staged" of the test's own making, and a table that is flown by it,
// either step by step (Stage, an Arena) or by commands (a Match).
#include <functional>
#include <string>
#include <vector>

#include "data/catalog.hpp"
#include "support/battle.hpp"
#include "unit/battle_commands.hpp"

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
};

// The same by commands.
Match staged(std::vector<state::Piece> pieces, data::Mission mission);

int deeds(const state::Table& table, const std::string& what, const std::string& ship, const std::string& to = "");

// As a mission's file lays it, before anything is equipped: of no side.
state::Piece bare_component(const std::string& id, const std::string& kind, double x, double y, double heading = 0);

}  // namespace plotboard::test
