#pragma once
// Before the first round (2e-setup): what each ship brings, decks, turret indicators, and the placing of obstacles and
// forces, by hand with every illegal place refused, or by the program.
//
// A battle started with `place` begins in Phase::setup: every obstacle and ship waits in the pool (Piece::waiting)
// until PlacePieces puts it down, one piece a command. Otherwise the pieces stand already and the first round starts at
// once. In a mission only the flight group is placed, in its deployment areas (fga-4.2-3). Elsewhere the player side
// has the lower edge (y = 0), the enemy the upper.

#include <optional>
#include <vector>

#include "rules/machine/game.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules {

// Hull, shields, charges, Force, turret of a piece as its ship, pilot and cards say.
state::ShipState equipped(const data::Catalog& catalog, const state::Piece& piece);
state::ShipState kept_of(const state::Piece& piece);  // what the piece has of it before the battle, as it is
// The same where a scene shows it as it came out of an earlier fight: its damage cards, and what it has left of
// shields, Force, charges and energy. Its cards leave `deck`, which is its side's; a huge ship's leave its own.
state::ShipState as_it_stands(const data::Catalog& catalog, const state::Piece& piece, std::vector<int>& deck);
bool has_hull_left(const data::Catalog& catalog, const state::Piece& piece);  // as a scene shows it
// People's turret indicators: their player says where they point (2e-setup-14); AI ships' look ahead.
void place_turrets(Game& game);
void place_turret(Game& game, Id ship);
// May this obstacle, this ship stand there (2e-setup-9, -10, -12, -13)? Other pieces count where they are placed.
std::optional<Refusal> obstacle_fault(const data::Catalog& catalog, const state::Table& table,
                                      const state::Piece& piece);
std::optional<Refusal> deployment_fault(const data::Catalog& catalog, const state::Table& table,
                                        const state::Piece& ship);
// Whichever of the two its type asks for; nothing for what is neither.
std::optional<Refusal> place_fault(const data::Catalog& catalog, const state::Table& table, const state::Piece& piece);
// The same in words for who places it: "within range 1 of its edge".
Phrase where_to_place(const data::Catalog& catalog, const state::Table& table, const state::Piece& piece);
// How far from its side's edge ships may stand.
double deployment_depth_mm(const data::Catalog& catalog, const state::Table& table);

// Who places next, and which pieces they choose from (2e-setup-8, -11): obstacles alternately from the first player,
// then ships of the lowest initiative, the first player's before the second's; huge ones before all others where the
// edition has it so (1e-epic-5). Nothing once all stand. A huge ship that serves as an obstacle goes before all others,
// in place of those of the player who puts it down (Piece::side while it waits; else the first player), and the other
// player places the rest (huge-obstacle-3).
struct Placing {
  state::Side side = state::Side::none;
  Ids pieces;
};
Placing next_to_place(const data::Catalog& catalog, const state::Table& table);
// A pool with such a huge ship keeps the other player's three obstacles; what is beyond goes back to the box.
void agree_on_obstacles(Game& game);
// A legal place for a waiting piece, for bots and for people in a hurry: obstacles far from one another, ships in rows
// about the middle of their edge, looking across. The same for the same table and seed. Nothing: there is no room.
// Cost: 1 to 20 ms.
std::optional<geom::Pose> suggested_place(const data::Catalog& catalog, const state::Table& table, Id id);
// After a piece has been placed: its turret; obstacles for which no room is left go back to the box. Once the last one
// lies, forces_next().
void after_placing(Game& game, Id id);
// All obstacles lie, and no ship has been placed yet: who picks an edge does (choice "edge": "this", "other"; by
// 1e-setup-8), then Window::before_forces opens for all ships.
void forces_next(Game& game);
}  // namespace plotboard::rules
