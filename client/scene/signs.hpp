#pragma once
// The signs of tokens and dice faces as lines and polygons, so that board and panels draw the same ones at every size.
// Coordinates in the square [-1, 1], y up. Told apart by shape: circles leave at the end of the round, diamonds stay;
// every kind has a sign of its own. Pure.

#include <vector>

#include "geom/vec.hpp"
#include "scene/theme.hpp"
#include "state/play.hpp"
#include "state/tokens.hpp"

namespace plotboard::scene {

struct Sign {
  std::vector<std::vector<geom::Vec2>> fills;  // simple polygons
  std::vector<std::vector<geom::Vec2>> lines;  // open
};
const Sign& sign_of(state::Token token);
const Sign& sign_of(state::Face face);
const Sign& lock_sign();

// The piece of cardboard behind a token's sign, and the die behind a face: attack dice have eight corners, defense dice
// stand on one of four.
std::vector<geom::Vec2> token_rim(state::Token token);
std::vector<geom::Vec2> die_rim(state::DieKind kind);
Colour colour_of(const Theme& theme, state::Token token);
Colour colour_of(const Theme& theme, state::DieKind kind);

// "Focus", "Reinforce, front" ...; `first`: as the first edition calls it.
const char* words_of(state::Token token, bool first = false);
const char* words_of(state::Face face);  // "hit", "critical hit" ...

}  // namespace plotboard::scene
