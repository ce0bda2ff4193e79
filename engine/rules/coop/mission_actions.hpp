#pragma once
// What a mission gives to do besides flying and shooting (fga-2.16.1.1x, 2.16.1.2x): the actions Protect and Scan, each
// "protect:<id>" or "scan:<id>" on the action bar, and the protect tokens. Nothing of it without a mission.

#include <string>
#include <vector>

#include "rules/machine/game.hpp"
#include "rules/play/additions.hpp"

namespace plotboard::data {
struct Mission;
}  // namespace plotboard::data

namespace plotboard::rules {

// The mission that is flown on this table by its rules; null without one.
const data::Mission* mission_of(const data::Catalog& catalog, const state::Table& table);
inline const data::Mission* mission_of(const Game& game) { return mission_of(game.catalog(), game.table()); }
bool is_on_table(const state::Piece& piece);  // a ship in play and not destroyed; anything else that still lies there
// Writes the deed down for conditions and experience (state::Deed); nothing without a mission.
void did(Game& game, Id what, Id ship, Id to);
bool is_within_range_1(const Game& game, Id ship, Id object);

// Protect and Scan; each once a round whatever its target (2e-action-7).
const std::vector<AddedAction>& mission_actions();

// Neutralize Results: each protect token of the defender cancels one result that is left, hits before critical hits
// (fga-2.16.1.1x-3). The tokens are spent; the changed attack is for the caller to emit.
void spend_protection(Game& game, state::Attack& attack);

}  // namespace plotboard::rules
