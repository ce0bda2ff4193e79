#pragma once
// Help (`?`): where to begin, every key by group, and the words of the game.

#include <array>

#include "desk/desk.hpp"

namespace plotboard::panels {

struct Windows;

struct HelpMemory {
  int page = 0;  // where to begin, keys, words of the game
  std::array<char, 64> word_search{};
};

void draw_help(desk::Desk& desk, Windows& windows);

}  // namespace plotboard::panels
