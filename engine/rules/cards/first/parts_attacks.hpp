#pragma once
// The attack that is running, further attacks, and the weapons that make them.

#include <string>
#include <string_view>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// --- the running attack
// Notes that end with the attack, however often it is performed. ENSURE: one is running.
void note_in_attack(Game& game, Id ship, const std::string& note);
bool noted_in_attack(const Game& game, Id ship, const std::string& note);
bool missed(const Game& game, const Occasion& occasion);  // the owner's attack, which hit no time that it was performed
// It has missed and may attack again: a ship that is only kept by the simultaneous attack rule does (1e-sim-7,
// 1e-timing-7).
bool may_answer_miss(const Game& game, const Occasion& occasion);
// Once it has hit: does its weapon leave the results to be suffered, or cancel them all? Then nobody can suffer them in
// the defender's place (1e-attack-33).
bool results_stay(const Game& game);

// --- further attacks
// Beside its own turn (1e-attack-42).
bool may_attack_again(const Game& game, Id ship);
// A further attack with a primary weapon, after which the ship attacks no more this round (1e-timing-6).
void attack_once_more(Game& game, Id ship, const Ids& among, std::string_view rule);
// In place of all its attacks of this Combat phase: it has made none, and has not given them up for another card.
// Nothing that bars attacks bars giving them up.
bool has_attacks_to_give_up(const Game& game, Id ship);
void give_up_attacks(Game& game, Id ship);

// --- weapons
Ids weapons_of_type(Game& game, Id ship, data::WeaponType type);
// A disabled ship attacks all the same with weapons that are `exempt`, a When (Occasion::word is the weapon); every
// other bar holds (1e-token-4).
bool is_barred_by_token(const Game& game, const Occasion& occasion);
template <auto exempt>
void fires_disabled(Effects& all, const char* card) {
  must(
      all, card, Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return is_barred_by_token(game, occasion) && exempt(game, occasion);
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; });
}

}  // namespace plotboard::rules::effects::first
