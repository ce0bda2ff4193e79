#pragma once
// What the sheet of a pilot of Flight Group Alpha shows (fga-2.10.1): fields A to I as plain values, each number with
// where it comes from and the rule that it goes by. Made from the campaign's state; where the session is at hand, what
// came in and went out is told as well. Pure; no errors. Panels and the printed sheet show the same values.
//
// Cost: some 100 us a sheet.

#include <string>
#include <vector>

#include "campaign/campaign.hpp"
#include "data/catalog.hpp"

namespace plotboard::desk {

namespace alpha = campaign::alpha;

// A number on the sheet.
struct Figure {
  int value = 0;
  std::string origin;  // a sentence: "Ace of rank 4."
  std::string rule;    // its id
};

// --- what came in and went out

struct Movement {
  int round = 0;  // of the campaign
  std::string words;
  std::string rule;
  int xp = 0, upgrade_points = 0, path_points = 0;  // added; may be negative
};
// Oldest first; their sums are what is banked. Of a campaign taken over from an older version the first line is what
// was brought along.
std::vector<Movement> movements_of(const alpha::Session& session, Id pilot);

// --- field I: the path chart

enum class Reach : std::uint8_t { reached, suspended, next, later };  // suspended: an injury takes it for a mission
struct ChartStep {
  int rank = 0;
  std::string title;  // "Captain"
  int cost = 0;       // XP from the rank before
  int initiative = 0, charges = 0, force = 0;
  std::vector<std::string> brings;  // "Initiative 4", "Modification slot"
  Reach reach = Reach::later;
  std::string rule;
};
struct PathChart {
  data::Path path = data::Path::none;
  std::string name;
  bool chosen = false;
  bool open = false;  // the pilot is on it, or may still choose it
  std::vector<ChartStep> steps;
};
std::vector<PathChart> charts_of(const data::Catalog& catalog, const alpha::House& house, const alpha::Pilot& pilot);
// What can be bought after rank 8, in order.
std::vector<ChartStep> beyond_of(const data::Catalog& catalog, const alpha::Pilot& pilot);

// The rank, or benefit, that is bought next.
struct NextRank {
  bool any = false;  // false: all is bought
  alpha::Ware what = alpha::Ware::rank;
  std::string name;   // "Rank 4, Captain", "Benefit 2"
  int price = 0;      // XP
  int missing = 0;    // XP that are not there yet
  bool path = false;  // a path is chosen with it
  std::vector<std::string> brings;
  std::string rule;
};
NextRank next_of(const data::Catalog& catalog, const alpha::House& house, const alpha::Pilot& pilot);

// --- the sheet

struct SheetSlot {
  std::string words;  // "Modification or System"
  bool career = false;
  std::string rule;
};
struct ShipRow {  // field F
  std::string name;
  bool flown = false, hyperdrive = false;
  int missions = 0;
};
struct MissionRow {  // field G
  std::string number, name;
  int flown = 0;
  bool won = false, gold = false, silver = false;
};
struct TourRow {
  int number = 0;  // 0: missions of no tour
  std::string name, medal;
  bool medal_won = false;
  alpha::TourEnd end = alpha::TourEnd::open;
  std::vector<MissionRow> missions;
};
struct KillRow {  // field H
  std::string name;
  int count = 0;
};
struct KillGroup {
  std::string name;  // "Rebels"
  int count = 0;
  std::vector<KillRow> rows;  // most first
};
struct CurvePoint {  // one mission flown
  int round = 0, rank = 1;
  std::string mission, name, ship;
  bool won = false, shot_down = false;
  int earned = 0, total = 0, kills = 0;  // XP of the mission, and of all so far
};

struct PilotSheet {
  Id pilot;
  std::string call_sign, player;  // A
  bool guest = false, injured = false;
  alpha::Standing standing = alpha::Standing::active;
  std::string title, path, standing_words;  // "Captain", "Ace" ("" before rank 3), "flies"
  Figure rank, initiative, charges, force;
  Figure xp, upgrade_points, path_points, ejections;  // B to E
  std::vector<SheetSlot> slots;                       // of rank and path, in force
  std::vector<std::string> actions;                   // that the path gives, in force
  std::vector<ShipRow> ships;
  std::vector<TourRow> tours;
  std::vector<KillGroup> kills;
  int kills_total = 0, missions_flown = 0, missions_won = 0, shot_down = 0, gold = 0, silver = 0;
  std::vector<PathChart> charts;  // I
  std::vector<ChartStep> beyond;
  NextRank next;
  std::vector<CurvePoint> curve;
  std::vector<Movement> movements;  // empty where no session was at hand
};
// Precondition: the state knows the pilot.
PilotSheet sheet_of(const data::Catalog& catalog, const alpha::State& state, Id pilot);
PilotSheet sheet_of(const alpha::Session& session, Id pilot);

// --- words that hangar and print use too

std::string slot_words(const data::AlphaSlot& slot);                // "Modification or System"
std::string mission_name(const data::Catalog& catalog, Id number);  // "Ties of Duty"; the number where it is unknown
std::string joined(const std::vector<std::string>& parts, const std::string& between);

}  // namespace plotboard::desk
