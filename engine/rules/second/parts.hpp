#pragma once
// Parts of the 2nd edition's rulebook (rulebook.cpp), a file an area.

#include "rules/play/activation.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::second {

// difficulty.cpp
void check_difficulty(Game& game, Id ship, const Flight& flight, bool fully_executed);
bool may_execute(const state::Piece& ship, geom::Difficulty difficulty);
geom::Difficulty changed(geom::Difficulty printed, int steps);

// phases.cpp
void begin_planning(Game& game);
void end_planning(Game& game);
void begin_system(Game& game);
void begin_activation(Game& game);
void end_activation(Game& game);
void begin_engagement(Game& game);

// system.cpp: the System Phase (2e-system)
void system_turn(Game& game, Id ship);
bool has_system_options(Game& game, Id ship);

// end_phase.cpp: tokens, charges, Force (2e-end)
void end_phase(Game& game);

// actions.cpp
std::vector<ActionRule> actions();

}  // namespace plotboard::rules::second
