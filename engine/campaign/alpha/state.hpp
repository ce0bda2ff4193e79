#pragma once
// How a campaign of Flight Group Alpha stands: pilots and their sheets, the mission deck, the tours, and where in the
// round it is. A plain value; changed by fold() alone (events.hpp). Every field is named once more in fields.hpp.
//
// Sources: the player's sheet (fga-2.10.1), the campaign round (fga-4.1p).

#include <cstdint>
#include <string>
#include <vector>

#include "data/alpha_book.hpp"
#include "data/mission.hpp"
#include "state/mission_state.hpp"

namespace plotboard::campaign::alpha {

using data::Mode;
using data::Path;

enum class Standing : std::uint8_t { active, retired, expelled, killed };
const char* name_of(Standing standing);

struct Kill {  // sheet field H
  Id type;     // catalog id of the ship
  Id faction;
  int count = 0;
  friend bool operator==(const Kill&, const Kill&) = default;
};
struct MissionMark {  // sheet field G
  Id mission;         // "1:2"
  int flown = 0;
  bool won = false, gold = false, silver = false;
  friend bool operator==(const MissionMark&, const MissionMark&) = default;
};
struct Sortie {   // one mission of a pilot's past: what curves are drawn from
  int round = 0;  // of the campaign
  Id mission, ship;
  bool won = false, shot_down = false;
  int earned = 0;  // XP of the mission after all changes
  int rank = 1;    // at which it was flown
  int kills = 0;
  friend bool operator==(const Sortie&, const Sortie&) = default;
};
struct Loadout {
  std::string name;  // "" of the one that a mission is flown with
  Id ship;
  Ids cards;    // upgrades; a card twice where the rules allow it
  Ids charged;  // those of them that get one charge more (fga-2.3.1-4)
  friend bool operator==(const Loadout&, const Loadout&) = default;
};

struct Pilot {
  Id id;                          // "pilot-3": never given again
  std::string call_sign, player;  // field A; `player` may be ""
  Standing standing = Standing::active;
  bool guest = false;  // flies along for an evening
  int rank = 1;
  int beyond = 0;  // benefits bought after rank 8
  Path path = Path::none;
  int xp = 0;              // field B, banked
  int upgrade_points = 0;  // field C, U&M points
  int path_points = 0;     // field D, career path points
  bool injured = false;    // the next mission is flown one rank lower (fga-2.2.2-1)
  int ejections = 0;       // field E
  Ids ships;               // field F: types flown
  std::vector<MissionMark> missions;
  std::vector<int> medals;  // numbers of tours; 0: Medal of Dignity
  std::vector<Kill> kills;
  std::vector<Loadout> loadouts;  // kept by name
  std::vector<Sortie> sorties;
  friend bool operator==(const Pilot&, const Pilot&) = default;
  [[nodiscard]] bool flies() const { return standing == Standing::active; }
};

enum class Place : std::uint8_t {
  outside,  // not in the game yet
  deck,
  kept,  // lies open: may be flown again at once
  done,  // won, and out of the deck
  lost   // out of the deck for good
};
const char* name_of(Place place);
struct Card {
  Id mission;
  Place place = Place::outside;
  int flown = 0;
  bool won = false;
  bool stress = false;  // its next flight begins with a stress token on every pilot's ship
  friend bool operator==(const Card&, const Card&) = default;
};
enum class TourEnd : std::uint8_t { open, won, failed };
const char* name_of(TourEnd end);
struct Tour {
  int number = 0;
  TourEnd end = TourEnd::open;
  friend bool operator==(const Tour&, const Tour&) = default;
};

enum class Stage : std::uint8_t {
  home,     // between missions: buy, recruit, muster, draw, choose
  hangar,   // a mission is chosen; ships are fitted out
  flying,   // in the window or at a table
  debrief,  // ejections, shares
  over      // the last tour has ended
};
const char* name_of(Stage stage);

struct Plan {  // of the mission that is prepared or flown
  Id mission, ship;
  bool easier = false, harder = false;  // one pilot fewer or more, as the enemy counts (fga-1.3.6)
  bool silver = false;                  // nobody looks ahead
  bool at_table = false;                // flown there without the program
  int rank = 0;                         // Imperial Rank
  std::uint64_t seed = 0;               // of its battle
  Ids pilots;                           // P1, P2 ...
  Id lead;                              // Alpha One
  std::vector<Loadout> loadouts;        // of these pilots, in their order
  friend bool operator==(const Plan&, const Plan&) = default;
};

// How a pilot came home.
enum class Return : std::uint8_t {
  home,      // with the ship, or by a way that the mission allowed
  down,      // the ship is lost: an ejection roll
  deserted,  // jumped to hyperspace without leave: demoted (fga-2.2.3-3)
};
const char* name_of(Return how);
struct PilotReport {
  Id pilot;
  Return how = Return::home;
  data::Territory where = data::Territory::neutral;  // when the ship was lost: it says how many dice
  int earned = 0;                                    // own deeds, for the record; the pool is what counts
  std::vector<Kill> kills;
  friend bool operator==(const PilotReport&, const PilotReport&) = default;
};
// What an ejection roll came to (tables 4.7 and 4.8).
struct Ejection {
  Id pilot;
  std::vector<int> faces;  // of the attack dice: numbers of state::Face
  bool killed = false, injured = false;
  int path_points = 0, upgrade_points = 0, xp = 0;  // lost
  friend bool operator==(const Ejection&, const Ejection&) = default;
};
// What became of an objective of the mission's card; only of those that were asked for at the end.
struct ObjectiveReport {
  Id objective;
  state::Status status = state::Status::open;
  int done = 0, of = 0;  // of one that counts; of 0: it does not
  int paid = 0;          // XP into the pool
  friend bool operator==(const ObjectiveReport&, const ObjectiveReport&) = default;
};
// All that the campaign wants to know of a mission: reckoned from a battle's result (report.hpp), or typed in.
struct Report {
  bool won = false, gold = false, silver = false;
  int rounds = 0;
  int pool = 0;  // XP of the flight group, objectives included
  std::vector<PilotReport> pilots;
  std::vector<Ejection> ejections;          // rolled already, when the battle ended
  std::vector<ObjectiveReport> objectives;  // none where the result was typed in, or kept before they were reported
  friend bool operator==(const Report&, const Report&) = default;
  [[nodiscard]] const PilotReport* of(Id pilot) const;
};

struct Debrief {
  Report report;
  Ids owed;  // ejection rolls, in the order of the flight
  std::vector<Ejection> ejections;
  Ids extras;  // who gets the remainder of the pool, one XP each; the same pilot may stand here twice
  bool shared = false;
  friend bool operator==(const Debrief&, const Debrief&) = default;
};

struct House {                         // named settings of a campaign; the defaults are the readings of the rules named
  bool unlimited_uniques = false;      // fga-2.8-11
  bool tech_slot_at_rank_four = true;  // fga-2.6-2
  bool focus_costs_experience = false;    // fga-4.11.2-7, -8: focus and hit results of ejection rolls change places
  bool injury_spares_first_rank = false;  // fga-2.15.5-1: an injured pilot of rank 1 is not expelled
  friend bool operator==(const House&, const House&) = default;
};

struct State {
  std::string name;  // of the flight group
  Mode mode = Mode::classic;
  House house;
  std::uint64_t seed = 0;
  int thrown = 0;     // how often chance was asked
  int recruited = 0;  // pilots ever
  int round = 1;      // of the campaign
  Stage stage = Stage::home;
  std::vector<Pilot> pilots;  // in the order in which they came
  std::vector<Card> cards;    // in the order of the book
  std::vector<Tour> tours;
  Ids drawn;   // cards that lie open for the choice
  Ids muster;  // who flies next
  Id lead;     // settled by the tied pilots; "": whose initiative is highest
  Plan plan;
  Debrief debrief;
  friend bool operator==(const State&, const State&) = default;

  [[nodiscard]] const Pilot* pilot(Id id) const;  // null when unknown
  [[nodiscard]] const Card* card(Id mission) const;
  [[nodiscard]] const Tour* tour(int number) const;
  [[nodiscard]] const Loadout* loadout_of(Id pilot) const;  // of the plan
};
std::uint64_t hash_of(const State& state);

}  // namespace plotboard::campaign::alpha
