#pragma once
// Short ways to try cards out: the ship "A" with some cards, what it does, and what is left of them.
#include <string>
#include <vector>

#include "geom/maneuver.hpp"
#include "support/battle.hpp"

namespace plotboard::test {

inline constexpr state::Face kHit = state::Face::hit;
inline constexpr state::Face kCrit = state::Face::crit;
inline constexpr state::Face kFocus = state::Face::focus;
inline constexpr state::Face kBlank = state::Face::blank;
inline constexpr state::Face kEvade = state::Face::evade;

// "A" of the player's side at 457, 300, which looks north, and the others.
template <class... Pieces>
std::vector<state::Piece> ship_with(const std::string& ref, const std::vector<std::string>& cards,
                                    const Pieces&... others) {
  return {fighter("A", ref, state::Side::player, 457, 300, 0, cards), others...};
}

// What A does, to its end: every scripted answer is used.
void fly(Arena& arena, int speed, geom::Bearing bearing, geom::Difficulty difficulty = geom::Difficulty::white);
Arena& engage(Arena& arena);

// Can A attack so? "proton-torpedoes>B"
bool legal(Arena& arena, const std::string& key);
int charges(const Arena& arena, const std::string& card);

}  // namespace plotboard::test
