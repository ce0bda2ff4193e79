#pragma once
// What ion tokens do: who is ionised, what it flies in place of its dial, and the one action it has (2e-ion, 1e-ion).
// How the editions differ stands in their Rulebook (FlyingRule); ion weapons are cards (rules/cards/parts.hpp).

#include "rules/machine/game.hpp"

namespace plotboard::rules {

struct Flight;
struct Rulebook;

// By the book's threshold for the size of its base (2e-ion-1).
bool is_ionised(const Rulebook& book, const state::Piece& ship);
// The ion maneuver (2e-ion-3) in the colour that it has for that ship.
Flight ion_flight(Game& game, Id ship);
// All that an ionised ship may do: focus if it can at all (2e-ion-5); an AI ship without it calculates (fga-3.3.5-2).
// "": nothing.
Id ion_action(const Game& game, Id ship);
void lose_ions(Game& game, Id ship);  // all of them: it has flown its ion maneuver (2e-ion-7)

}  // namespace plotboard::rules
