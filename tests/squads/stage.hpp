#pragma once
// Stages for cards of squads: A of the player's side looks north, B of the enemy faces it, C stands where it is told.
#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "rules/machine/effects.hpp"
#include "rules/play/attack.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::test::squads {

using Pieces = std::vector<state::Piece>;

inline constexpr double kOne = 50, kTwo = 150;  // mm between A and B: ranges 1 and 2

std::vector<state::Face> faces(const std::string& letters);  // h hit, c critical hit, f focus, e evade, b blank
std::string letters(const std::vector<state::Die>& dice);
Pieces facing(double gap_mm, const std::string& a = "t65xwing", const std::string& b = "tielnfighter");
Pieces with(Pieces pieces, state::Piece another);
state::Piece friend_at(double x, double y, const std::string& ref = "tielnfighter");
state::Piece enemy_at(double x, double y, const std::string& ref = "tielnfighter");
Pieces aside(Pieces pieces, double mm);  // B, to the right
Pieces turned_away(Pieces pieces);       // B
// Puts the card on that ship, with all its charges.
void carry(Pieces& pieces, const std::string& ship, const std::string& card);
using Cards = std::vector<std::string>;
Pieces fitted(Pieces pieces, const std::string& ship, const Cards& cards);
int charges(const Arena& arena, const std::string& ship, const std::string& card);
void leave_charges(Arena& arena, const std::string& ship, const std::string& card, int count);
std::size_t damage(const Arena& arena, const std::string& ship);

// How many dice A's attack on B would be made with.
std::pair<int, int> dice_of(Arena& arena, const std::string& weapon = "primary:0");
// A attacks B with that weapon: declared, then these steps.
using Step = void (*)(rules::Game&);
void attack(Arena& arena, const std::string& weapon, const std::vector<Step>& steps);
void opens(Arena& arena, rules::Window window);  // for all ships
int number(Arena& arena, rules::Window window, const std::string& subject, const std::string& other, int value,
           const std::string& word = "");
// What follows asks nothing that the arena has not said, and everything that it has.
void engages(Arena& arena, const std::string& ship = "A");  // its turn to attack, with whatever follows its attack
void happens(Arena& arena, rules::Window window, const std::string& ship);

}  // namespace plotboard::test::squads
