#pragma once
// What the machine has to know of an edition: its dice, and who runs a step. The rest of an edition's book is
// play/rulebook.hpp.

#include <array>

#include "rules/machine/game.hpp"

namespace plotboard::rules {

struct Edition {
  std::array<state::Face, 8> attack_die{}, defense_die{};
  void (*run)(Game& game, const state::Step& step) = nullptr;  // from the beginning of the step to its end
  void (*settle)(Game& game) = nullptr;                        // after every window: who is due leaves the table
  // The rule of this edition for one of the 2nd edition, by whose ids the shared mechanics tell their reasons. Null:
  // they are its own.
  Id (*cite)(Id rule) = nullptr;
  // Is that card of the ship without effect just now? Null: never.
  bool (*ignores)(const Game& game, const state::Piece& owner, Id card) = nullptr;
};

}  // namespace plotboard::rules
