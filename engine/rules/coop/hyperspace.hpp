#pragma once
// Leaving the table (fga-2.15.1x, 2.15.2x, 4.11.3, 4.11.4) and the jump to hyperspace (fga-2.16.1.4x).
//
// Preparing: a person declares "hyperdrive" in Planning (mission_docking.hpp) and flies a blue maneuver; an AI ship
// that flees by hyperdrive does so by itself. A declaration counts for one round: without a new one a blue maneuver
// gives the preparation up. Only an ion maneuver leaves the tokens as they are.
//
// Choice: "hyperspace" (keys "focus", "force", "done"), asked where they can make the roll succeed.

#include <string>

#include "rules/machine/game.hpp"
#include "rules/play/activation.hpp"

namespace plotboard::rules {

// Its type has one, which its AI card shows by a flee table (fga-3.5.2-1, 4.11.4-1), or the mission gives it to its
// squad or names it among those who may jump.
bool has_hyperdrive(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship);
// Against orders or too early, a pilot may jump all the same, and is demoted for it (fga-4.11.4-2).
enum class JumpLeave : std::uint8_t { none, unauthorised, granted };
JumpLeave leave_to_jump(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship);

// Will this activation's blue maneuver power the hyperdrive? To be asked before the ship moves.
bool prepares_jump(const Game& game, Id ship);
// After the maneuver of its activation: a token more, or all gone.
void power_hyperdrive(Game& game, Id ship, const Flight& flight, bool prepares);
// A maneuver that is not blue ends the preparation, whatever it was flown for (fga-2.16.1.4x-9).
void check_hyperdrive(Game& game, Id ship, geom::Difficulty flown);
// `ions` ion tokens were assigned: each takes a hyperdrive token (fga-2.16.1.4x-12), and who gave them is remembered.
void note_ions(Game& game, Id ship, int ions);

// The engagement of a ship that holds hyperdrive tokens: the roll, or nothing while it is jammed. False: it holds none,
// or can do nothing at all.
bool rolls_for_hyperspace(Game& game, Id ship);

// Off the table for good: "jumped", "landed:<bay>", "left:<edge or exit>". Notes the deed, and takes the ship out of
// the game with all that goes with it.
void leaves_table(Game& game, Id ship, const std::string& how);
// Its base stands out over an edge. In a mission people's ships are destroyed by that unless an exit is granted
// (fga-2.15.1x-1), AI ships unless they flee, glide or go by the exit of their order (fga-3.3.6.3-4). False: no
// mission.
bool settles_edge(Game& game, Id ship);

}  // namespace plotboard::rules
