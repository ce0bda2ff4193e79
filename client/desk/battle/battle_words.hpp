#pragma once
// A battle's open question and its answers as whole sentences, and what is counted in words. Pure.

#include <string>

#include "desk/core/names.hpp"

namespace plotboard::desk {

std::string question_words(const state::Choice& choice, const words::Names& names);  // "Red 2: which die is rerolled?"
std::string answer_words(const state::Option& option, const words::Names& names);    // "Barrel roll"
Phrase dice_words(int count, state::DieKind kind);                                   // "2 attack dice"

// "Roll 1 attack die for asteroid R1.", "Reroll 2 attack dice with the lock."; `what` empty: those of the attack.
std::string roll_words(const state::Choice& choice, const std::string& what);
std::string reroll_words(std::size_t dice);  // "Reroll 2 dice"

}  // namespace plotboard::desk
