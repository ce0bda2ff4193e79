#pragma once
// Dice that range gives: an attack die up close, defense dice from afar (2e-attack-dice-2 to -5, 2e-defense-dice-2,
// 2e-huge-9; 1e-attack-23). How many from afar says the edition's book: FightingRule::range_defense, in
// rules/second/dice.cpp and rules/first/dice.cpp.

#include "rules/machine/game.hpp"

namespace plotboard::rules {

struct RangeDice {
  int by = 0;
  const char* rule;
  words::Key text;
};
RangeDice attack_dice_by_range(Game& game, const state::Attack& attack);
RangeDice defense_dice_by_range(Game& game, const state::Attack& attack);

}  // namespace plotboard::rules
