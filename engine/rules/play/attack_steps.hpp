#pragma once
// Inside the attack: its steps from the second on, each in its own function, on the running attack (2e-attack-1).

#include "rules/machine/effects.hpp"
#include "rules/play/attack.hpp"

namespace plotboard::rules {

void roll_attack_dice(Game& game);
void modify_attack_dice(Game& game);
void roll_defense_dice(Game& game);
void modify_defense_dice(Game& game);
void neutralize_results(Game& game);
void deal_damage(Game& game);
void aftermath(Game& game);

// Does what picking that option in that modify choice does.
void use_modification(Game& game, Id kind, Id key);

// A number window of an attack, which may be only thought of.
int attack_number(Game& game, Window window, const state::Attack& attack, bool attacker_first, int value,
                  const char* word = nullptr);
// The rule that forbids a ship to change its own attack or defense dice by `word` ("focus", an effect's key), or "".
Id modification_fault(Game& game, const state::Attack& attack, Id word, bool attack_die = true);
// Is there an obstacle, or a gas cloud, on the line that the attacker does not ignore (2e-obstruct-3, -5, -8)?
bool is_obstructed(Game& game, const state::Attack& attack);
bool crosses_gas_cloud(Game& game, const state::Attack& attack);
Harm harm_of(Game& game, const state::Attack& attack);
// An AI ship whose card spends locks keeps none on the ship that it has attacked.
void drop_leftover_lock(Game& game, Id attacker, Id defender);
int working_reinforces(const Game& game, const state::Attack& attack);  // 2e-spend-16

}  // namespace plotboard::rules
