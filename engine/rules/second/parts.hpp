#pragma once
// Parts of the 2nd edition's rulebook (rulebook.cpp), a file an area.

#include "rules/play/activation.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::second {

// difficulty.cpp
void check_difficulty(Game& game, Id ship, const Flight& flight, bool fully_executed);
bool may_execute(const state::Piece& ship, geom::Difficulty difficulty);
geom::Difficulty changed(geom::Difficulty printed, int steps);

// maneuver.cpp
bool settle_maneuver(Game& game, Id ship, const Flight& flight, const MoveOutcome& outcome, ManeuverKind kind);
const char* stays_inside(geom::Reposition kind);

// dice.cpp
void offer_changes(Game& game, Id ship, bool attack_die, std::vector<state::Option>& options);
bool change(Game& game, Id ship, bool attack_die, Id key);
int range_defense(const data::RuleSet& rules, int range);
int dice_lost(const Game& game, const state::Piece& ship);
bool stays(const Game& game, const state::Piece& ship);

// gear.cpp
state::ShipState equipped(const data::Catalog& catalog, const state::Piece& ship);

// squad.cpp, loadout.cpp
std::optional<int> points_of(const data::Catalog& catalog, const state::Piece& ship);
std::vector<Refusal> squad_faults(const data::Catalog& catalog, const std::vector<state::Piece>& pieces,
                                  state::Side side, const data::RuleSet& rules);
std::vector<Refusal> loadout_faults(const data::Catalog& catalog, const state::Piece& ship);
// What squads are held to besides (2e-squad-4, -5): like points and factions said while one builds, and no bar to a
// battle.
std::vector<Refusal> loadout_objections(const data::Catalog& catalog, const state::Piece& ship);

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
