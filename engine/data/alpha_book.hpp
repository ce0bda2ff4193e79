#pragma once
// The campaign Flight Group Alpha as its book has it: modes, ranks, paths, ships, tours, and what becomes of a
// mission's card. assets/campaigns/alpha.json, format "plotboard-alpha/1". Figures only; what they mean is in
// campaign/alpha. What each upgrade costs stands with the upgrade (data/upgrade.hpp).
//
// Source: the manual's chapters 1, 2 and 4 (each entry names its rule). What a lost mission costs beyond its card is
// ours: the mission book only says that there is something ("own": true).

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/id.hpp"

namespace plotboard::data {

inline constexpr int kHighestPilotRank = 8;
inline constexpr int kBenefitsBeyond = 3;  // what can be bought after the highest rank (fga-2.2.4-1)

enum class Mode : std::uint8_t { classic, completionist, ironman };
const char* name_of(Mode mode);
enum class Path : std::uint8_t { none, ace, force_user, coordinate, tech };
const char* name_of(Path path);  // as files have it: "force-user"
inline constexpr std::array kPaths{Path::ace, Path::force_user, Path::coordinate, Path::tech};

// A place for one upgrade: it takes any one of these kinds ("modification", "system").
struct AlphaSlot {
  Ids kinds;
  Id rule;
};
// What a rank, or a benefit beyond the last, brings.
struct AlphaGain {
  int rank = 0;                  // from which one has it
  std::vector<AlphaSlot> slots;  // on every ship flown
  int charges = 0;               // charge tokens, each on a card of its own (fga-2.6.1-4)
  Id card;                       // of actions and Force points: it lies beside the ship from then on, in place of the
                                 // path's card before
  Id rule;
};
struct AlphaRank {
  std::string title;
  int cost = 0;  // XP, from the rank before
  Id rule;
};
struct AlphaPath {
  std::string name;
  std::array<int, kHighestPilotRank> initiative{};  // by rank
  std::vector<AlphaGain> gains;                     // those of ranks 1 and 2, common to all, stand in each
};
struct AlphaShip {
  Id ship;                // catalog id
  std::vector<Id> slots;  // that it has by default (table 2.2)
  bool hyperdrive = false;
  Id instead;  // flown in its place by the paths below: the v1 for the x1
  std::vector<Path> paths;
  Id rule;
};

// What becomes of a mission's card.
enum class CardFate : std::uint8_t {
  next,         // the card is replaced by the next of its tour
  reshuffle,    // goes back into the deck
  replay,       // may be flown again at once
  replay_once,  // the same, one time, every pilot with a stress token; then `next`
  discard,      // leaves the deck; nothing follows
  tour_failed   // the tour ends
};
const char* name_of(CardFate fate);
// What a lost mission costs each pilot who flew it (fga-2.11.5-3, -5, fga-2.2.3-5).
struct AlphaPenalty {
  int mission_xp = 0;      // percent of what the mission earned, rounded up
  int banked_xp = 0;       // percent, rounded down
  int upgrade_points = 0;  // U&M points of the bank
  int path_points = 0;
  int demotion = 0;  // ranks
  [[nodiscard]] bool none() const { return *this == AlphaPenalty{}; }
  friend bool operator==(const AlphaPenalty&, const AlphaPenalty&) = default;
};
struct AlphaMission {
  Id number;                            // "1:2"
  int tour = 0, place = 0;              // 0: of no tour
  CardFate if_lost = CardFate::replay;  // Classic
  AlphaPenalty penalty;
  // For this mission only (fga-4.1p-11): U&M points, and upgrades that cost nothing.
  int bonus_points = 0;
  Ids free_upgrades;
};
struct AlphaTour {
  int number = 0;
  std::string name, medal;
  Id medal_card;  // worn in battle without a slot (fga-2.15.7-2)
};

struct AlphaBook {
  std::array<AlphaRank, kHighestPilotRank> ranks;
  std::array<AlphaRank, kBenefitsBeyond> beyond;        // their costs; titles are empty
  std::array<AlphaGain, kBenefitsBeyond> beyond_gains;  //
  std::array<AlphaPath, kPaths.size()> paths;           // in their order
  std::vector<AlphaShip> ships;
  std::vector<AlphaTour> tours;
  std::vector<AlphaMission> missions;  // in the order of the book
  std::string dignity;                 // medal of the missions of no tour
  Id dignity_card;
  Id lead_card;      // Alpha One's (fga-4.1p-3)
  Ids career_kinds;  // slots that are paid with career path points; all others with U&M points

  [[nodiscard]] const AlphaPath& path(Path path) const;  // not of `none`
  [[nodiscard]] const AlphaShip* ship(Id id) const;      // null when unknown
  [[nodiscard]] const AlphaMission* mission(Id number) const;
  [[nodiscard]] const AlphaTour* tour(int number) const;
  // The next card of its tour; null after the last.
  [[nodiscard]] const AlphaMission* after(const AlphaMission& mission) const;
  [[nodiscard]] bool is_career(Id kind) const;
};

}  // namespace plotboard::data
