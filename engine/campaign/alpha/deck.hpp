#pragma once
// Which missions of Flight Group Alpha may be flown now, and what becomes of their cards and tours (fga-1.3.3, -1.3.4,
// -1.4, -4.1 steps 3 and 7). Pure.

#include <optional>
#include <string>
#include <vector>

#include "base/rng.hpp"
#include "campaign/alpha/events.hpp"
#include "campaign/alpha/sheet.hpp"

namespace plotboard::campaign::alpha {

inline constexpr int kCardsDrawn = 2;    // fga-4.1p-6
inline constexpr int kFewestPilots = 3;  // fga-1.3.1-1
inline constexpr int kMostPilots = 6;

// A campaign on its first evening: modes and house rules as settled, the deck of its mode, nobody there yet.
State opening_state(const Book& book, std::string name, Mode mode, const House& house, std::uint64_t seed);

// Cards are drawn for the choice: neither in Completionist nor in the last tour (fga-1.3.3-7, fga-1.4.3-1).
bool draws_cards(const State& state);
Ids deck_of(const State& state);  // what can be drawn, cards that lie open first
std::optional<Refusal> check_draw(const State& state);
Ids drawn_from(const State& state, base::Rng& rng, int* times);

struct MissionOffer {
  Id mission;
  std::optional<Refusal> why_not;
};
// So many pilots a player flies at most, by how many players there are (table 1.1: fga-1.3.1-2 to -5). Pilots without a
// player's name count as those of one more.
std::optional<Refusal> check_players(const State& state);

// What lies open for this muster; with the reason where its ranks are too low.
std::vector<MissionOffer> missions_now(const Book& book, const State& state);
// How many pilots the enemy counts (fga-1.3.6).
int columns_of(const Plan& plan);

// After a mission: card, tours, decks that open, medals, the end.
void move_cards(const Book& book, const State& state, std::vector<Event>& events);

}  // namespace plotboard::campaign::alpha
