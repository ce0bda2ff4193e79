#pragma once
// An attack in smaller pieces than its steps, for who plays it ahead on a copy of the table (foresight.hpp).

#include <optional>

#include "rules/play/attack.hpp"

namespace plotboard::rules {

// Who changes which dice, in the order of the attack: the defender and the attacker the attack dice, then the attacker
// and the defender the defense dice.
inline constexpr std::size_t kModifyParts = 4;
std::optional<std::size_t> part_of_kind(Id kind);           // "modify-attack-defender" ...; nothing: no modify choice
bool changes_attack_dice(std::size_t part);                 // else defense dice
bool is_asked(Game& game, std::size_t part);                // false: people keep the tokens, or the dice are fixed
state::Choice modify_choice(Game& game, std::size_t part);  // what would be asked now; perhaps only "done" is legal
void begin_modifying(Game& game, bool attack_dice);
void end_modifying_attack(Game& game);  // what cards do once the attack dice are settled

void declare(Game& game, const Shot& shot, bool bonus, Ids across);  // up to the dice, costs paid
bool performs_again(Game& game);  // an attack that is performed twice begins again; false: it cannot

}  // namespace plotboard::rules
