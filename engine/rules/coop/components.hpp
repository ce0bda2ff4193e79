#pragma once
// Components of missions (data/component.hpp) at work: what a move across one does, what destroying one does; what they
// are and the lines of sight that they cut is board/components.hpp. fga-4.3.1, fga-4.4, fga-4.5.2, fga-4.5.3,
// fga-4.5.4; their own attacks are in component_attacks.hpp.
//
// A component takes damage as markers (facedown cards without a number), shields first; a critical hit on its hull is
// worth two. Destroyed or gone off it stays listed, out of the game (ShipState::removed). Effects of single kinds stand
// in cards/coop/<id>.cpp: every component carries a card of its own name.
//
// Our readings: a neutral minefield or mine is hostile to nobody, but anything may be attacked that is not of one's own
// side. A container's die costs the Perform Action step as an asteroid's does, not the turn in the Engagement Phase.
// Emplacements that stand on no station module profit from no generator but themselves.

#include <string>
#include <vector>

#include "rules/board/components.hpp"
#include "rules/board/movement.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::rules {

// Met by template or base in this move, the nearest to its start first: minefields, ion storms, containers, mines.
Ids components_met(const Field& field, const Field::Ship& ship, const MoveOutcome& move);
// What they do to the ship, in that order; the lost Perform Action step where `costs_action`.
void meet_components(Game& game, Id ship, const MoveOutcome& move, bool costs_action);
// Those of them that an AI ship swerves from (fga-4.4.1.4-1, fga-4.5.2-3, fga-4.5.4-5).
Ids swerve_causes(const Field& field, const Field::Ship& ship, const MoveOutcome& move);

// Defense dice that shield generators give to this emplacement (fga-4.3.1.2-1).
int guarded_by_generators(const Game& game, Id id);
// Tokens on a component: mines take ion tokens, nothing else has a hold on any (fga-4.3.1-9, fga-4.5.4-6).
void component_gains(Game& game, Id id, state::Token token, int count);
// Ion tokens of mines become one disarm token each (fga-4.5.4-6).
void settle_ion_on_mines(Game& game);
// Off the table: with its tokens and every lock on it.
void remove_component(Game& game, Id id, std::string_view rule, const Phrase& why);

}  // namespace plotboard::rules
