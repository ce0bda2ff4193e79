#pragma once
// One simulated game of a mission with everything watched that must never happen: the bot in the pilots' seats, AI
// ships by their cards, in a session as a person would have it, so every command goes through its check.
//
// What counts as a fault: a command that the rules refuse; nobody who could act; a table that breaks an invariant; no
// end by objective, loss or limit; and a needless flight off the table. Needless is one that nobody wanted (no order
// to escape, no flee token, no exit that the mission grants the pilots, no gliding of a disabled ship), of a ship that
// was not ionised, where a maneuver of its dial that it could have flown from where it stood ends on the table; for a
// ship with a dial set in Planning, one that needs no other ship in its way for that, and only if the dial was bad:
// not if others in its way push it out.
// Pure: the same game, the same answer. Cost: about twice a simulation.

#include <cstdint>
#include <string>
#include <vector>

#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::battle {

struct GameOf {
  std::string mission;  // id
  int pilots = 4;
  int rank = 2;
  int number = 0;  // of the games of these three
};
// Of set-up and dice; from these four alone, so no game depends on which others are played, or in which order.
std::uint64_t seed_of(const GameOf& game);

struct CheckedGame {
  std::string outcome;  // "won", "lost"; "" where a fault came first
  int rounds = 0;
  int losses = 0;                      // ships of the flight group
  std::vector<std::string> over_edge;  // ships lost over the edge that no maneuver could have kept on the table
  std::vector<std::string> faults;     // in words; the game ends at most of them
};
CheckedGame checked_game(const data::Catalog& catalog, const GameOf& game);

// A maneuver that would have kept the ship on the table as it was before its turn ("2B"), after a slip where its
// ailerons must make one; "" none.
std::string way_to_stay(const data::Catalog& catalog, const state::Table& before, Id ship);
// Nothing that a person could still choose as its turn began would have kept it on the table. Its dial was set before a
// roll or its ailerons took it elsewhere: no dial would have done, or its own would after a slip that others are in the
// way of now.
bool is_bound_to_leave(const data::Catalog& catalog, const state::Table& turn, Id ship);

}  // namespace plotboard::battle
