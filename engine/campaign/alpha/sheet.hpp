#pragma once
// What a pilot of Flight Group Alpha may do and carry: initiative, slots, charges, Force, by rank and path (the
// manual's chapters 2.2 to 2.9), and what a rank, a point or a benefit costs. Pure look-ups in book and sheet.
//
// "In force" is the rank with which the next mission is flown: one lower after an injury (fga-2.2.2-1).

#include <optional>
#include <string>
#include <vector>

#include "campaign/alpha/book.hpp"
#include "campaign/alpha/commands.hpp"
#include "campaign/common/refusal.hpp"

namespace plotboard::campaign::alpha {

inline constexpr int kPathRank = 3;  // from which on a pilot is on a path (fga-2.2-3)

int rank_in_force(const Pilot& pilot);
bool is_introduction(Id mission);  // Escorting the Decimator, which is in no deck
// The pilot as in that mission: of rank 1 in the introduction, whatever the sheet says (fga-1.3.2-2).
Pilot as_flown(Id mission, const Pilot& pilot);
int initiative_of(const Book& book, const Pilot& pilot);  // in force (fga-2.15.3-2)
const std::string& title_of(const Book& book, const Pilot& pilot);

// Everything that rank and path give, in force.
struct Standard {
  std::vector<BookSlot> slots;  // beside those of the ship
  int charges = 0;              // charge tokens to be laid on cards
  Ids cards;                    // of actions and Force: they lie beside the ship
};
Standard standard_of(const Book& book, const House& house, const Pilot& pilot);
// The ship's own slots and the pilot's.
std::vector<BookSlot> slots_of(const Book& book, const House& house, const Pilot& pilot, Id ship);
// Types that the pilot may fly where the mission assigns that one: it, and the v1 in place of the x1 (fga-2.4.1-7).
Ids ships_for(const Book& book, const Pilot& pilot, Id assigned);

// What the next rank, a benefit or `count` of the points cost; nothing where there is none to be had.
std::optional<int> price_of(const Book& book, const Pilot& pilot, Ware what, int count = 1);
std::optional<Refusal> check_purchase(const Book& book, const State& state, const Buy& buy);
inline constexpr int kPathPointsABundle = 2;  // for 3 XP (fga-2.9.5-1)
inline constexpr int kBundlePrice = 3;

// Average rank of those pilots in force, rounded down (fga-4.1p-4); 0 of nobody.
int imperial_rank(const State& state, const Ids& pilots);
// By which that mission is set up for them: at least 1, and 1 in the introduction.
int rank_of_mission(const State& state, Id mission, const Ids& pilots);

}  // namespace plotboard::campaign::alpha
