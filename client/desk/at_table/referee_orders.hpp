#pragma once
// Orders as a table wants them: as few cards as hands can follow. A command often gives several (a lock is an action
// and a target, an attack is a shot, dice, a spent token and dice again); on the large screen each costs a press. Pure.
#include <string>
#include <vector>

#include "battle/orders.hpp"

namespace plotboard::desk {

// What belongs together becomes one order: an action with its place or target, an attack with the dice of an AI ship
// and how it spends them, defense dice with the damage that comes through, objectives that are settled at once.
std::vector<battle::Order> in_few(std::vector<battle::Order> orders);

// What a flight brought that stood on no card before it was flown: its tokens.
std::optional<battle::Order> besides_flight(battle::Order flown, const battle::Order& shown);
// With what the ship does next, else by itself.
void add_besides(std::vector<battle::Order>& orders, battle::Order besides);
// Tokens alone: what the ship does next goes with them.
bool only_brings_tokens(const battle::Order& order);

// What came of an entry for which hands have nothing to do.
struct Quiet {
  Phrase missed;  // a shot, or what got through of it; empty: none
  Ids no_target;  // ships whose turn to attack came to nothing
};
Quiet quiet_of(const state::Table& before, const battle::LogEntry& entry);

std::string kind_words(battle::OrderKind kind);  // what stands above its card: "Move", "Off the table"
// What a line about a damage card wants of the real deck, where the program has drawn the card; "": nothing.
std::string deck_words(const Phrase& line);

}  // namespace plotboard::desk
