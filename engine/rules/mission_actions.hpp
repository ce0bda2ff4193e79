#pragma once
// What a mission gives to do besides flying and shooting (fga-2.16.1.1x, 2.16.1.2x): the actions Protect and Scan, each
// "protect:<id>" or "scan:<id>" on the action bar, and the protect tokens. Nothing of it without a mission.

#include <string>
#include <vector>

#include "rules/game.hpp"

namespace plotboard::data {
struct Mission;
}  // namespace plotboard::data

namespace plotboard::rules {

// The mission that is flown on this table by its rules; null without one.
const data::Mission* mission_of(const data::Catalog& catalog, const state::Table& table);
inline const data::Mission* mission_of(const Game& game) { return mission_of(game.catalog(), game.table()); }
bool is_on_table(const state::Piece& piece);  // a ship in play and not destroyed; anything else that still lies there
// Writes the deed down for conditions and experience (state::Deed); nothing without a mission.
void did(Game& game, const std::string& what, const std::string& ship, const std::string& to);
bool is_within_range_1(const Game& game, const std::string& ship, const std::string& object);

// The keys of these actions that the ship has in this mission, whether or not they are possible now, in table order.
std::vector<std::string> mission_actions(const Game& game, const std::string& ship);
bool is_mission_action(const std::string& action);
// Protect, or Scan, once a round each whatever their targets (2e-action-7).
bool has_done_mission_action(const state::ShipState& ship, const std::string& action);
struct MissionActionBan {
  const char* rule = nullptr;  // null: allowed
  const char* why = "";
};
MissionActionBan ban_of_mission_action(const Game& game, const std::string& ship, const std::string& action);
std::string name_of_mission_action(const std::string& action);  // "Protect Transport 1"
void do_mission_action(Game& game, const std::string& ship, const std::string& action);

// Neutralize Results: each protect token of the defender cancels one result that is left, hits before critical hits
// (fga-2.16.1.1x-3). The tokens are spent; the changed attack is for the caller to emit.
void spend_protection(Game& game, state::Attack& attack);

}  // namespace plotboard::rules
