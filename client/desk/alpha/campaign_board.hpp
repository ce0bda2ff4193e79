#pragma once
// How tours, missions and the past of a campaign look on its pages, each with the reason and the rule behind it. Pure;
// made from session and book.

#include <string>
#include <vector>

#include "campaign/alpha/alpha.hpp"
#include "mission/mission.hpp"

namespace plotboard::words {
class Names;
}  // namespace plotboard::words

namespace plotboard::desk {

namespace alpha = campaign::alpha;

struct MissionTile {
  enum class Look : std::uint8_t { outside, open, drawn, kept, won, lost };
  Id number;
  std::string name;
  Look look = Look::outside;
  std::string words, rule;            // why it stands so
  bool gold = false, silver = false;  // somebody has earned it
};
struct TourLine {
  int number = 0;                 // 0: the missions of no tour
  std::string name, text, medal;  // text: what it is about
  alpha::TourEnd end = alpha::TourEnd::open;
  std::string words, rule;  // "Won in round 9"; "" while it goes on
  bool medal_won = false;   // by somebody
  std::vector<MissionTile> missions;
};
std::vector<TourLine> tours_of(const alpha::Book& book, const alpha::Session& session);

struct ChronicleLine {
  int round = 1;
  std::string text, rule;  // "" where it goes by none
};
std::vector<ChronicleLine> chronicle_of(const alpha::Session& session, const words::Names& names);

// An objective of the mission that has just ended.
struct ObjectiveOutcome {
  data::ObjectiveKind kind = data::ObjectiveKind::primary;
  state::Status status = state::Status::open;
  std::string text;
  std::string
      words;  // "Met: 3 XP into the pool, 1 for each pilot."; "" where the report does not say what became of it
};
// Of the debrief, in the order of the mission's card.
std::vector<ObjectiveOutcome> outcomes_of(const data::Catalog& catalog, const alpha::State& state);

// What becomes of the mission's card and of the pilots, in one or two sentences, by the campaign's mode.
std::string if_won_words(const alpha::Book& book, const alpha::State& state, Id mission);
std::string if_lost_words(const alpha::Book& book, const alpha::State& state, Id mission);

// What a mission's card shows (fga-1.4.3-2), beside story, objectives and squads, which the briefing has.
struct MissionCard {
  std::string number, name, tour, ships, summary;
  std::string territory, rounds;  // "neutral", "12 rounds"
  std::string omega;              // how Omega One takes part; "": it does not, or a silver star hides it
  std::string enters, rule;       // when its card comes into the deck
  std::string won, lost;          // what becomes of deck and pilots
  std::string needs;              // obstacles and components, with so many pilots at that rank; "" none
};
MissionCard mission_card_of(const alpha::Book& book, const alpha::State& state, const mission::Setup& setup);

const char* words_of(alpha::Mode mode);  // "Classic"
const char* words_of(alpha::Standing standing);

}  // namespace plotboard::desk
