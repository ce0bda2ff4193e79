#pragma once
// Parts of the 1st edition's rulebook (rulebook.cpp), a file an area. Ids of rules are those of 1e and huge.

#include "rules/play/activation.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::first {

// cites.cpp: the rule of this edition for one of the 2nd, which the shared mechanics name; what has none stays.
Id cite(Id rule);

// initiative.cpp
void settle_first_player(Game& game);

// phases.cpp
void begin_planning(Game& game);
void end_planning(Game& game);
void begin_activation(Game& game);
void end_activation(Game& game);
void begin_combat(Game& game);
void end_combat(Game& game);
void end_phase(Game& game);

// maneuver.cpp
bool may_execute(const state::Piece& ship, geom::Difficulty difficulty);
geom::Difficulty changed(geom::Difficulty printed, int steps);
bool settle_maneuver(Game& game, Id ship, const Flight& flight, const MoveOutcome& outcome, ManeuverKind kind);
void act(Game& game, Id ship, bool ion_maneuver);
const char* stays_inside(geom::Reposition kind);

// dice.cpp
void offer_changes(Game& game, Id ship, bool attack_die, std::vector<state::Option>& options);
bool change(Game& game, Id ship, bool attack_die, Id key);
void add_reinforcement(Game& game);
int range_defense(const data::RuleSet& rules, int range);
int agility_lost(const Game& game, const state::Piece& ship);
int dice_lost(const Game& game, const state::Piece& ship);
bool is_in_bullseye(const Game& game, const state::Attack& attack);

// combat.cpp
void engage(Game& game, Id ship);
void aftermath(Game& game);
bool stays(const Game& game, const state::Piece& ship);

// score.cpp
int points_lost(const data::Catalog& catalog, const state::Table& table, state::Side side);

// gear.cpp
state::ShipState equipped(const data::Catalog& catalog, const state::Piece& ship);
void arm(const Game& game, const state::Piece& ship, std::vector<WeaponOnShip>& weapons);
bool ignores(const Game& game, const state::Piece& owner, Id card);

// actions.cpp
std::vector<ActionRule> actions();

}  // namespace plotboard::rules::first
