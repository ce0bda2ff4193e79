#pragma once
// Ships that cannot do what ships do (fga-3.5.1b, 3.5.2, 3.5.3): disabled, immobile, docked, fleeing. How they come to
// be so in docking and flight (mission_docking.hpp, flee.hpp).

#include <string>

#include "rules/machine/game.hpp"
#include "rules/play/additions.hpp"

namespace plotboard::rules {

// For good: what is disabled or immobile stays so, and stays what it became first (fga-3.5.1b-5). Disabled, it glides
// on 1 straight each round if it was moving: if the maneuver that it has executed in this round was no stop, and before
// its activation unless it is kept still or docked.
void disable(Game& game, Id ship);
void immobilise(Game& game, Id ship);

// Why the ship may do no action, or make no attack, whatever it would be.
Hindrance hinders_actions(const state::Piece& ship);
Hindrance hinders_attacks(const Game& game, const state::Piece& ship);
// Docked, immobile or disabled it flies nothing of its own will and does no action: true, and its reason is told. What
// is left of a disabled ship's speed takes it 1 straight on.
bool held(Game& game, Id ship);

}  // namespace plotboard::rules
