#pragma once
// How a mission stands: what has been met, what has happened, who has come, what each pilot has earned. Part of the
// table; a plain value. All empty on a table without a mission.

#include <cstdint>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "fields/fields.hpp"
#include "words/phrase.hpp"

namespace plotboard::state {

enum class Status : std::uint8_t { open, met, failed };
const char* name_of(Status status);

struct ObjectiveState {
  Id id;
  Status status = Status::open;
  friend bool operator==(const ObjectiveState&, const ObjectiveState&) = default;
};

struct Counter {  // of a mission's own: "cargo loaded"
  Id name;
  int value = 0;
  friend bool operator==(const Counter&, const Counter&) = default;
};

struct Coming {  // a squad that an event has called
  Id squad;
  int round = 0;  // at whose start it arrives
  Id vector;      // "": the squad's own
  friend bool operator==(const Coming&, const Coming&) = default;
};

// What conditions and experience ask for later.
struct Deed {
  Id what;  // of a ship: "scanned", "docked", "left:<exit>", "landed:<bay>", "jumped", "demoted";
            // what was done to it: "attacked", "damaged", "ionised", "destroyed"
  Id ship;  // who did it, or whom it was done to
  Id to;    // to whom, or by whom; "": nobody
  int round = 0;
  friend bool operator==(const Deed&, const Deed&) = default;
};

namespace deeds {
inline const Id scanned{"scanned"}, docked{"docked"}, jumped{"jumped"}, demoted{"demoted"};
// How a ship went off the table for good: by that exit or edge, into that bay; and back, "" of any other deed.
Id left_by(const std::string& way);
Id landed_in(const std::string& bay);
std::string way_left(Id deed);
std::string bay_landed_in(Id deed);
inline const Id attacked{"attacked"}, damaged{"damaged"}, ionised{"ionised"}, destroyed{"destroyed"};
}  // namespace deeds

struct Credit {    // experience (fga table 2.3)
  Id ship;         // the pilot's
  Id source;       // "1.1" ... "5.3", "mission"
  int points = 0;  // may be negative
  int round = 0;
  Phrase why;
  friend bool operator==(const Credit&, const Credit&) = default;
};

struct Ejection {  // of a pilot whose ship was lost (fga-4.11.2)
  Id ship;
  int dice = 0;
  bool killed = false, injured = false;
  int path_points = 0;     // career path points lost
  int upgrade_points = 0;  // U&M points lost
  int experience = 0;      // XP of this mission lost
  friend bool operator==(const Ejection&, const Ejection&) = default;
};

struct Progress {
  int rank = 0;                    // imperial rank 1 to 8; 0: a table that is no mission flown by its rules
  bool hides = false;              // what is to come is not shown (silver star)
  std::vector<std::string> draws;  // what chance decided of the set-up, in words
  Ids called;                      // squads that have arrived, or will not come any more
  std::vector<Coming> coming;
  std::vector<ObjectiveState> objectives;  // those of the mission, in its order, once the battle has started
  Ids fired;                               // triggers
  Ids fired_now;                           // in this round
  std::vector<Counter> counters;
  std::vector<Deed> deeds;
  std::vector<Credit> credits;
  std::vector<Ejection> ejections;
  std::string outcome;  // "won", "lost"; "" while it goes on
  Phrase reason;        // of the outcome
  friend bool operator==(const Progress&, const Progress&) = default;

  [[nodiscard]] Status status_of(Id objective) const;
  [[nodiscard]] bool has_fired(Id trigger) const;
  [[nodiscard]] int counter(const std::string& name) const;
  [[nodiscard]] int earned(Id ship) const;  // sum of its credits
};

}  // namespace plotboard::state

template <>
inline constexpr plotboard::state::Status plotboard::fields::last_of<plotboard::state::Status> =
    plotboard::state::Status::failed;
