#pragma once
// What playing an attack ahead (foresight.cpp) asks of a table.

#include <array>
#include <optional>

#include "rules/play/attack.hpp"

namespace plotboard::rules::foresight {

// Cards that may have a say in an attack beyond its numbers of dice, by the part of it where they do. What the closed
// form of odds.hpp knows of (a torpedo's hit that becomes a critical hit, ion damage, what evades cancel first) is not
// among them.
struct Living {
  Ids attack, defense, results;
};
Living living_of(Game& game, const state::Attack& attack);

Ids all_living(Game& game, const state::Attack& attack);  // and those of unplayed(), each once
Ids unplayed(Game& game, const state::Attack& attack);    // cards that change what happens once damage is dealt

// What a hit does, where the card has the damage dealt by its own effect too (1e-attack-31): tried on a copy.
Harm harm_tried(Game& game, const state::Attack& attack);
int damage_on(const state::Table& table, Id ship);               // shields lost and damage cards
bool is_twice(Game& game, const state::Attack& attack);          // performed twice (1e-attack-36)
bool crits_count_more(Game& game, const state::Attack& attack);  // no evade cancels a critical hit
// What either side has left: tokens, locks, charges and cards, less what hinders its ships.
std::array<double, 2> kept_by(const state::Table& table, const state::Attack& attack);

}  // namespace plotboard::rules::foresight
