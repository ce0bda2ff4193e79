#pragma once
// What cards of the 1st edition share that work on dials, maneuvers, the actions inside an action and other
// ships' damage.

#include "geom/reposition.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// --- dials
bool has_dial(const Game& game, Id ship);  // set and not yet revealed: an ionised ship has none
// Its player alone gets to know what that dial shows (choice "look", one option).
void look_at_dial(Game& game, Id ship, Id target, std::string_view rule);
// Turns the ship's dial to another entry that `fits` (choice "turn-dial", codes of maneuvers); nothing where none does.
// `no_red`: a red entry may not be chosen.
using Fits = bool (*)(geom::Maneuver now, geom::Maneuver other);
bool can_turn_dial(const Game& game, Id ship, Fits fits);
bool turn_dial(Game& game, Id ship, Fits fits, bool no_red, std::string_view rule);
// The dial's own entry, before any card: nothing for what is not on it.
std::optional<geom::Difficulty> printed_difficulty(const Game& game, Id ship, geom::Maneuver maneuver);

// --- actions inside an action (1e-action-5): both are used up, so the inner one must be open still
bool may_reposition(const Game& game, Id ship, Id action, geom::Reposition kind);
bool perform_inside(Game& game, Id ship, Id action, std::string_view rule);  // false: something forbids it
bool has_icon(const Game& game, Id ship, Id action);

// --- the running attack, once it has hit: does its weapon leave the results to be suffered, or cancel them all? Then
// nobody can suffer them in the defender's place (1e-attack-33).
bool results_stay(const Game& game);

}  // namespace plotboard::rules::effects::first
