#pragma once
// Short ways to try the abilities of pilot cards out: an attack with a ship that has one, with and without it.
#include <string>
#include <vector>

#include "support/battle.hpp"

namespace plotboard::test {

std::string pilot(const std::string& id);

// Another ship for a staging.
std::vector<state::Piece> with(std::vector<state::Piece> pieces, state::Piece another);

// Gives the ability to a ship that stands there already.
Arena& give(Arena& arena, const std::string& ship, const std::string& ability);

struct Dice {
  int attack = 0, defense = 0;
  friend bool operator==(const Dice&, const Dice&) = default;
};
// How many dice this attack would be made with on either side.
Dice dice_of(Arena& arena, const std::string& weapon = "primary:0", const std::string& attacker = "A",
             const std::string& defender = "B");

}  // namespace plotboard::test
