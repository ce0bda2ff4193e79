#pragma once
// Crippled sections of huge ships of two cards, fore and aft (huge-damage-8 to -18): when a section is crippled, and
// what it loses then. Its own cards are in rules/cards/first/crippled_section.cpp, the figures in data/rule_set.hpp.

#include "rules/machine/game.hpp"

namespace plotboard::rules {

// A section with as many damage cards as hull is crippled, at last both, and then the ship is destroyed (huge-damage-8,
// -14).
void check_crippled(Game& game, Id ship);
void cripple(Game& game, Id ship, state::Section section);  // the second one destroys the ship

}  // namespace plotboard::rules
