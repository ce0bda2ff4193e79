#pragma once
// What people declare for their ships in the Planning Phase of a mission: to dock, to land, to power the hyperdrive
// (fga-2.16.1.3x, 2.16.1.4x-2, 4.3.2.2), and what comes of docking and landing. 2nd edition's docking with a carrier
// is docking.hpp.
//
// A word stands for its round. Who declares docking is given no dial; who is docked stays so until it is given one.

#include <string>
#include <vector>

#include "rules/machine/game.hpp"
#include "rules/play/activation.hpp"

namespace plotboard::rules {

// All that this ship could declare in this mission, with the reason where it may not now: "dock:<id>", "hyperdrive",
// "land:<bay>". Empty for ships that people do not fly. A wingmate flies by its leader's dial and powers no hyperdrive;
// whoever flies in a wing does not dock.
std::vector<state::Option> declarations(const data::Catalog& catalog, const state::Table& table, Id ship);
bool declares_docking(const state::Piece& ship);
// Stays where it is without a dial: docked, or declared so.
bool needs_no_dial(const state::Piece& ship);

// Planning is over: who declared docking docks, who got a dial undocks.
void settle_docking(Game& game);
// The round is over: who has been docked all through it with something that is still there has done it ("docked").
void note_docked(Game& game);

// After the move of an activation, before the edge counts: lands by the template, or fails by the base (fga-4.3.2.2).
// True: the ship is out of play.
bool lands(Game& game, Id ship, const Flight& flight, const MoveOutcome& outcome);

}  // namespace plotboard::rules
