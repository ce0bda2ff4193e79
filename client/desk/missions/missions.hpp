#pragma once
// View models of missions: the list with its filters, the briefing with the choices that a group makes, how a running
// mission stands, and the report at its end. Everything is made from catalog, table and log. Pure.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "battle/battle.hpp"
#include "data/mission.hpp"
#include "mission/mission.hpp"
#include "mission/result.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::desk {

// --- the list

struct MissionFilter {  // empty members let everything pass
  std::string text;     // words, each in number, name, tour, ship or summary
  std::string tour, ship;
  std::optional<data::Territory> territory;
  std::optional<int> rounds;
  std::optional<data::Difficulty> difficulty;
  friend bool operator==(const MissionFilter&, const MissionFilter&) = default;
};
struct MissionGroup {
  std::string tour;
  std::vector<const data::Mission*> missions;  // in the tour's order
};
// The introductory mission first, then the tours, then missions of no tour.
std::vector<MissionGroup> missions_listed(const data::Catalog& catalog, const MissionFilter& filter);
// What there is to choose a filter from.
struct MissionTraits {
  std::vector<std::string> tours, ships;  // catalog ids of ships
  std::vector<int> rounds;                // 0: no limit
};
MissionTraits traits_of(const data::Catalog& catalog);
std::string next_of_tour(const data::Catalog& catalog, const std::string& id);  // "" after the last

std::string ship_words(const data::Catalog& catalog, const std::string& ship);        // its name
std::string ships_flown(const data::Catalog& catalog, const data::Mission& mission);  // "TIE/ln Fighter or ..."
std::string tour_words(const data::Mission& mission);
// What losing it costs, in sentences; empty: nothing is known of it.
std::vector<std::string> defeat_words(const data::Mission& mission);
std::string rounds_words(int rounds);  // "12 rounds", "no limit"
std::string in_rounds(int rounds);     // "next round", "in 3 rounds"
std::string words_of(data::Territory territory);
std::string words_of(data::ObjectiveKind kind);

// --- the briefing

enum class PilotsBy : std::uint8_t { people, bot };  // who flies the pilots' ships
struct MissionChoice {
  mission::Setup setup;
  PilotsBy by = PilotsBy::people;
  bool typed_dice = false;
  friend bool operator==(const MissionChoice&, const MissionChoice&) = default;
};

// Of many simulated games (assets/mission-balance.json): shares of 1, and the bounds of its 95 % interval.
struct WinRate {
  double share = 0, low = 0, high = 0;
  int games = 0;
  int pilots = 0, rank = 0;  // that were measured
  bool exact = true;         // those asked for; else the nearest that were
  bool earlier = false;      // of a mission that has been changed since
};
// Nothing: it has not been measured.
std::optional<WinRate> measured_of(const data::Catalog& catalog, const data::Mission& mission, int pilots, int rank);
std::string measured_words(const std::optional<WinRate>& measured);    // one or two sentences
std::string measured_percent(const std::optional<WinRate>& measured);  // "46 %"; "" where it has not been measured
struct SquadLine {                                                     // of the table of squads, at the rank chosen
  std::string name, who, arrival, where, order, text;
  std::array<std::string, mission::kMostPilots - mission::kFewestPilots + 1> ships;  // by pilot count
};
struct Briefing {
  const data::Mission* mission = nullptr;
  std::vector<SquadLine> squads;    // in silver-star mode only those that stand there from the start
  bool hidden = false;              // others are left out
  int initiative = 0;               // of the pilots' ships at that rank
  std::vector<std::string> kit;     // names of the upgrades that each pilot's ship carries
  std::optional<WinRate> measured;  // at this pilot count and rank, or the nearest
};
Briefing briefing_of(const data::Catalog& catalog, const MissionChoice& choice);
std::string order_words(Id order);  // "strikes Decimator"
// "2 Z-95-AF4 Headhunter and an elite T-65 X-wing" with so many pilots at that rank; "" none.
std::string squad_words(const data::Catalog& catalog, const data::Squad& squad, int pilots, int rank);

// --- how it stands

struct ObjectiveLine {
  std::string id, text;
  data::ObjectiveKind kind = data::ObjectiveKind::primary;
  state::Status status = state::Status::open;
  int xp = 0;
  int done = 0, of = 0;  // of one that counts; of 0: it does not
};
std::string count_words(const ObjectiveLine& objective);  // "2 of 4"; "" where it does not count, or is met
struct ComingLine {
  std::string squad, ships, where, order;
  int round = 0;
};
struct PilotLine {
  Id ship;
  std::string title;          // "Vesper, TIE/ln Fighter"
  std::string state;          // "flies", "destroyed in round 5", "left"
  int kills = 0, damage = 0;  // damage: hull and shields that it took from others
  int experience = 0;
  std::vector<std::string> credits;  // "+2  destroyed Red 1 (round 3)"
  std::vector<std::string> deeds;
  std::optional<state::Ejection> ejection;
};
struct FateLine {
  std::string squad, side, words;  // "3 ships: 2 destroyed, 1 got away"
};
struct MissionView {
  const data::Mission* mission = nullptr;  // null: no mission on the table
  int pilots = 0, rank = 0, round = 1;
  bool fought = false;  // by its rules, in a battle; else a table for movement
  bool hides = false;   // then `next` and `later` are empty
  std::vector<ObjectiveLine> objectives;
  std::vector<ComingLine> next;    // whose round is known, soonest first
  std::vector<std::string> later;  // squads that an event may call
  std::vector<PilotLine> pilot_lines;
  std::vector<FateLine> fates;
  std::vector<std::string> events;  // deeds in words, oldest first
  std::vector<std::string> draws;   // what chance decided of the set-up
  std::string reason;               // of the end, in words
  mission::Result result;           // of any battle, without a mission too
};
MissionView view_of(const battle::Session& session);

std::string how_far_words(const MissionView& view);  // "round 4 of 12, 2 of 4 objectives met, all pilots flying"

// --- the report

struct ReportPart {
  std::string title;
  std::vector<std::string> lines;
};
std::vector<ReportPart> report_of(const MissionView& view);
std::string text_of(const MissionView& view);  // the same for a file

}  // namespace plotboard::desk
