#pragma once
// What a battle or a mission tells the world: who flew what and what became of it, who shot whom down, damage, cards
// that are left, experience and its shares, objectives, stars, rounds, dice. Numbers and ids, no prose: reports and
// campaigns read this and nothing else of a battle. A plain value; a group that has played at a real table types the
// same value in (mission/result_file.hpp).
//
// Made from the table at the start, the events since then and the table now: pure, at any moment of a battle, not only
// at its end. Cost: some tens of nanoseconds an event.
//
// What the events do not name is read from their order. A loss of shields or hull is the doing
//   - of nobody while a damage card's text is resolved (as fga-2.11.1-5 has it),
//   - of the owner of the device that is going off,
//   - of the attacker while an attack runs, if the loser is the defender or another ship of its enemies,
//   - of nobody else: obstacles, edges, what a ship does to itself.
// A kill is the doing of whom the mission names (deed "destroyed"), without a mission of whom the last loss names.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "data/mission.hpp"
#include "mission/shares.hpp"
#include "state/events.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::mission {

enum class Winner : std::uint8_t { open, player, enemy, draw };  // of a battle
enum class Outcome : std::uint8_t { open, won, lost };           // of a mission; open: none, or it goes on
enum class EndReason : std::uint8_t {
  open,
  side_gone,         // no ship of the other side is left
  conceded,          // a side gave up
  objectives_met,    // every primary one
  objective_failed,  // Result::reason_of: which
  round_limit,       // reached without all that was needed
  flight_group_gone,
  event  // a trigger said so; Result::reason_of: which
};
enum class ShipFate : std::uint8_t {
  survived,   // in the game, fit
  disabled,   // in the game, disabled or immobile
  captured,   // in the game, on another side than it came with
  docked,     // in a carrier or at what `way` names
  fled,       // over an edge, where no mission says by which
  left,       // by the edge or exit that `way` names
  jumped,     // to hyperspace
  landed,     // in the bay that `way` names
  removed,    // taken out of the game, unharmed
  destroyed,  // by `by`; "": nobody's kill
  unplaced    // of a battle's set-up, not on the table yet
};
const char* name_of(Winner winner);
const char* name_of(Outcome outcome);
const char* name_of(EndReason reason);  // "side-gone" ...
const char* name_of(ShipFate fate);
const std::vector<std::string>& names_of_winners();  // each list in the order of its enum
const std::vector<std::string>& names_of_outcomes();
const std::vector<std::string>& names_of_reasons();
const std::vector<std::string>& names_of_fates();
inline bool is_off_table(ShipFate fate) { return fate >= ShipFate::fled && fate <= ShipFate::destroyed; }
// Off the table alive.
inline bool is_away(ShipFate fate) { return fate >= ShipFate::fled && fate <= ShipFate::landed; }

struct CardLeft {  // an upgrade that a ship came with
  std::string id;
  int charges = 0;    // left
  int of = 0;         // at first
  bool lost = false;  // no longer on the ship
  friend bool operator==(const CardLeft&, const CardLeft&) = default;
};

// A ship, a remote or a component of a mission that can be shot at.
struct Combatant {
  std::string id;
  state::PieceType kind = state::PieceType::ship;  // ship, device, component
  std::string type;                                // catalog id
  std::string faction;
  state::Side side = state::Side::none;  // with which it came
  bool ai = false;
  bool flight_group = false;                    // a pilot's own ship (fga-2.11.3-2)
  std::string pilot, pilot_card, ai_card;       // catalog ids, or ""
  std::string squad;                            // of a mission
  std::string wing;                             // id of its leader, who has its own here
  int initiative = 0, threat = 0;               // Threat Level; 0: none
  ShipFate fate = ShipFate::survived;           //
  int round = 0;                                // of the fate; 0: unknown, or still in the game
  std::string by, way;                          // see ShipFate
  int hull = 0, shields = 0, shield_limit = 0;  // hull: value without damage
  std::vector<state::DamageCard> damage;        // that it has
  std::vector<CardLeft> cards;
  int attacks = 0, hits = 0;  // attacks declared, and those of them that hit
  friend bool operator==(const Combatant&, const Combatant&) = default;
  [[nodiscard]] int hull_left() const;  // 0 of the destroyed
};

struct Damage {                // all that one has done to another
  std::string by, to;          // by "": nobody
  int shields = 0, cards = 0;  // shields lost, damage cards dealt
  int faceup = 0;              // of the cards
  friend bool operator==(const Damage&, const Damage&) = default;
  [[nodiscard]] int points() const { return shields + cards; }  // of shields and hull
};

struct Earned {        // experience of one source, all together
  std::string ship;    // the pilot's; "": the group's own
  std::string source;  // fga table 2.3: kSources
  int points = 0, times = 0;
  friend bool operator==(const Earned&, const Earned&) = default;
};
// "1.1" to "5.3" of the table, "6.1" what the mission pays.
const std::vector<std::string>& sources();

struct ObjectiveResult {
  std::string id;
  data::ObjectiveKind kind = data::ObjectiveKind::primary;
  state::Status status = state::Status::open;
  int done = 0, of = 0;  // of one that counts: ships destroyed, containers scanned ...; of 0: it does not
  friend bool operator==(const ObjectiveResult&, const ObjectiveResult&) = default;
};

// Every gold star objective is met, and there is one.
bool earns_gold(const std::vector<ObjectiveResult>& objectives);

struct Thrown {  // how often a die has shown that; rerolls are throws
  state::DieKind kind = state::DieKind::attack;
  int value = 0;  // number of a Face, or eyes
  int count = 0;
  friend bool operator==(const Thrown&, const Thrown&) = default;
};

struct Result {
  std::string mission;  // id, or ""
  std::string ruleset;
  int pilots = 0, rank = 0;
  int rounds = 0;  // begun
  Winner winner = Winner::open;
  Outcome outcome = Outcome::open;
  EndReason reason = EndReason::open;
  std::string reason_of;
  bool gold = false;                  // won, and every gold star objective there is is met (fga-1.3.5.2-1)
  bool silver = false;                // won without looking ahead (fga-1.3.5.1-4)
  std::vector<Combatant> combatants;  // in the order in which they came
  std::vector<Damage> damage;         // ordered by `by`, then `to`
  std::vector<Earned> experience;     // ordered by ship, then source
  Shares shares;
  std::vector<state::Ejection> ejections;
  std::vector<ObjectiveResult> objectives;
  std::vector<std::string> triggers;  // fired, each once
  std::vector<state::Counter> counters;
  std::vector<state::Deed> deeds;  // of ships: "scanned", "docked", "jumped", "demoted" ...; not who was shot at
  std::vector<Thrown> dice;        // ordered by kind, then value; not what was drawn by lot
  friend bool operator==(const Result&, const Result&) = default;

  [[nodiscard]] const Combatant* find(const std::string& id) const;  // null when unknown
  [[nodiscard]] int dealt_by(const std::string& id) const;           // points, to itself not counted
  [[nodiscard]] int earned_by(const std::string& ship) const;
  [[nodiscard]] std::vector<const Combatant*> kills_of(const std::string& id) const;
  [[nodiscard]] int thrown(state::DieKind kind, int value) const;
};

// What the shares come to by its experience, flight group and ejections.
Shares shares_of(const Result& result);

// Reads events one by one. A battle that starts anew forgets what was before it. `catalog` outlives it.
class Tally {
 public:
  Tally(const data::Catalog& catalog, const state::Table& start);
  void read(const state::Event& event);
  // `now`: the table after all that has been read.
  [[nodiscard]] Result close(const state::Table& now) const;

 private:
  struct Reading;  // what each kind of event means
  struct Count {   // of one combatant
    Combatant who;
    std::string told;          // the rule that was named last of it
    std::string hurt_by;       // author of its last loss
    bool card_turned = false;  // a damage card has been turned up: its text comes next
    bool by_card = false;      // its next loss is the doing of a damage card
  };
  struct Running {  // an attack
    std::string attacker, defender;
    bool hit = false;
  };
  [[nodiscard]] Count* known(const std::string& id);
  void enter(const state::Piece& piece);
  void forget(const std::string& id);
  Damage& damage_to(const std::string& id);
  [[nodiscard]] std::string author_of(const std::string& id) const;

  const data::Catalog* catalog_;
  std::vector<Count> counts_;
  std::unordered_map<std::string, std::size_t> places_;  // in counts_
  std::unordered_map<std::string, std::string> owners_;  // of devices that lie there
  std::vector<Running> attacks_;                         // innermost last
  std::string blast_;                                    // the device that is going off
  std::string flew_;                                     // the ship that has moved last
  std::map<std::pair<std::string, std::string>, Damage> damage_;
  std::map<std::pair<state::DieKind, int>, int> dice_;
  std::vector<std::string> failed_;  // objectives, the first that failed first
  bool at_limit_ = false;            // the round limit was reached
  bool fought_ = false;
  int round_ = 0;
};

Result result_of(const data::Catalog& catalog, const state::Table& start, const state::Table& now,
                 const std::vector<state::Event>& events);

}  // namespace plotboard::mission
