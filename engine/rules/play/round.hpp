#pragma once
// The round: which phase, whose turn, what is expected, and what ends it (2e-round, 2e-planning, 2e-system,
// 2e-activation, 2e-engagement, 2e-end, 2e-initiative). A phase moves on by itself when nobody has anything left to do
// in it; people say when their dials are set (Ready) and which ship acts (TakeTurn).

#include <string>
#include <vector>

#include "rules/machine/game.hpp"

namespace plotboard::rules {

struct Rulebook;

// Ships that may take their turn now in System, Activation or Engagement: those of the next initiative and side; of AI
// ships only the next by number. Empty in other phases.
Ids whose_turn(const data::Catalog& catalog, const state::Table& table);
// Ships of the side that still need a dial; empty outside Planning (2e-planning-6).
Ids need_dials(const data::Catalog& catalog, const state::Table& table, state::Side side);
bool takes_dial(const Rulebook& book, const state::Piece& ship);  // a person's ship in play, not ionised, no wingmate

// A step of the battle: its start, the next phases, or a turn (Edition::run).
void run_round(Game& game, const state::Step& step);

void start_battle(Game& game);  // gear, turrets; advance() goes on to the first Planning Phase once all pieces stand
// As far as the battle goes without a command.
void advance(Game& game);
// The turn of a ship in the running phase; in set-up: of the piece that has just been placed.
void take_turn(Game& game, Id ship);

void activate(Game& game, Id ship);  // activation.cpp
void engage(Game& game, Id ship);    // engagement.cpp
void remove_destroyed(Game& game);   // damage.cpp: at the end of an initiative step

}  // namespace plotboard::rules
