#pragma once
// Components of missions (data/component.hpp): who is hostile to whom, what a move across one does, the lines of sight
// that they cut, what destroying one does. fga-4.3.1, fga-4.4, fga-4.5.2, fga-4.5.3, fga-4.5.4; their own attacks are
// in component_attacks.hpp.
//
// A component takes damage as markers (facedown cards without a number), shields first; a critical hit on its hull is
// worth two. Destroyed or gone off it stays listed, out of the game (ShipState::removed). Effects of single kinds stand
// in effects/<id>.cpp: every component carries a card of its own name.
//
// Our readings: a neutral minefield or mine is hostile to nobody, but anything may be attacked that is not of one's own
// side. A container's die costs the Perform Action step as an asteroid's does, not the turn in the Engagement Phase.
// Emplacements that stand on no station module profit from no generator but themselves.

#include <string>
#include <vector>

#include "rules/game.hpp"
#include "rules/movement.hpp"

namespace plotboard::data {
struct Component;
}  // namespace plotboard::data

namespace plotboard::rules {

// Null for pieces that are none.
const data::Component* component_of(const data::Catalog& catalog, const state::Piece& piece);
// Damage goes on it as markers, a critical hit on the hull counting twice: components and bulk freighters (fga-4.3.1-7,
// -8, fga-4.5.1-5).
bool takes_markers(const Game& game, const std::string& id);
// A component of the one side is hostile to ships of the other (fga-4.4.1-1).
bool is_hostile(const state::Piece& component, const state::Piece& ship);

// Met by template or base in this move, the nearest to its start first: minefields, ion storms, containers, mines.
std::vector<std::string> components_met(const Field& field, const Field::Ship& ship, const MoveOutcome& move);
// What they do to the ship, in that order; the lost Perform Action step where `costs_action`.
void meet_components(Game& game, const std::string& ship, const MoveOutcome& move, bool costs_action);
// Those of them that an AI ship swerves from (fga-4.4.1.4-1, fga-4.5.2-3, fga-4.5.4-5).
std::vector<std::string> swerve_causes(const Field& field, const Field::Ship& ship, const MoveOutcome& move);

// Obstructs attacks across it (fga-4.4.1.2-1, fga-4.4.2.2-1).
bool obstructs(const data::Component& component);
// The cloud among these pieces on a line of sight that forbids attacks of that range (fga-4.4.2.2-2), or "".
std::string blocking_cloud(const Field& field, const std::vector<std::string>& crossed, int range);

// Defense dice that shield generators give to this emplacement (fga-4.3.1.2-1).
int guarded_by_generators(const Game& game, const std::string& id);
// Tokens on a component: mines take ion tokens, nothing else has a hold on any (fga-4.3.1-9, fga-4.5.4-6).
void component_gains(Game& game, const std::string& id, state::Token token, int count);
// Ion tokens of mines become one disarm token each (fga-4.5.4-6).
void settle_ion_on_mines(Game& game);
// Off the table: with its tokens and every lock on it.
void remove_component(Game& game, const std::string& id, std::string_view rule, const std::string& why);

}  // namespace plotboard::rules
