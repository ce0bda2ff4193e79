#pragma once
// A co-operative mission as its file says it: maps/missions/*.json, format "plotboard-mission/2". docs/data-formats.md
// explains every field; a new mission needs no code. Chapters 4.2 to 4.8 of the campaign's manual.
//
// Everything here is plan. What has happened of it stands in state::Progress; what conditions and effects mean is in
// mission/conditions.hpp and rules/coop/mission_effects.hpp.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/base.hpp"
#include "geom/pose.hpp"

namespace plotboard::data {

enum class Territory : std::uint8_t { friendly, neutral, hostile };
const char* name_of(Territory territory);
enum class Difficulty : std::uint8_t { easy, fair, hard };  // what the mission says of itself (docs/missions.md)
const char* name_of(Difficulty difficulty);

// Whom a condition or an effect means. One word, each a kind of its own, looked up in this order: a piece's id ("P1" to
// "P6" are the pilots' ships), a squad's name, "players" (the pilots' ships), "friends" (all ships of the players'
// side), "enemies" (all ships of the other), "ship:<type>", "component:<type>" (catalog ids), "secret:<name>" (whom the
// set-up has drawn). Several: all of them, each piece once. In the file a word or a list of words. A piece that this
// number of pilots or rank leaves out is none.
struct Selector {
  enum class Of : std::uint8_t { name, players, friends, enemies, ship, remote, component, secret };
  Selector(const std::string& text);
  Selector(const char* text) : Selector(std::string(text)) {}
  Id word;
  Of of = Of::name;
  Id type;  // of ship, remote and component: the catalog id; of a secret: the mark that its piece carries
  operator const std::string&() const { return word.text(); }
  friend bool operator==(const Selector&, const Selector&) = default;
};
using Selection = std::vector<Selector>;

// What may be asked of a mission. One kind a JSON object, named by its key.
struct Condition {
  enum class Kind : std::uint8_t {
    always,
    all,         // "all": [...]           every one of `parts`
    any,         // "any": [...]
    none,        // "not": {...}           parts[0] does not hold
    round,       // "round": 5             round 5 has begun
    round_over,  // "round_over": 12       the End Phase of round 12 is done
    round_ends,  // "round_ends": true     the End Phase of the running round is done: for what happens every round
    destroyed,   // "destroyed": SELECTION, "count": 2
    left,       // "left": SELECTION, "by": an exit, an edge, "jump" or "land"; without "by" anyhow: off the table alive
    gone,       // "gone": SELECTION      destroyed or left
    scanned,    // "scanned": SELECTION, "count"
    docked,     // "docked": SELECTION, "with": SELECTION    has been docked for a whole round
    disabled,   // "disabled": SELECTION  disabled or immobile
    arrived,    // "arrived": SELECTION   a squad is, or has been, on the table
    attacked,   // "attacked": SELECTION  an attack was declared against one
    damaged,    // "damaged": SELECTION, "points": 4         hull and shields lost, of all together
    in_zone,    // "in_zone": SELECTION, "zone": "bay", "count"   bases overlap it (state at the moment)
    within,     // "within": SELECTION, "of": SELECTION, "range": 1, "count"
    objective,  // "objective": "id", "is": "met" or "failed"
    fired,      // "fired": "trigger"
    counter,    // "counter": "name", "at_least": 3
    rank,       // "rank": 4              imperial rank at least
    pilots      // "pilots": 5            at least
  };
  Kind kind = Kind::always;
  std::vector<Condition> parts;
  Selection of;                // SELECTION
  Selection with;              // "with", "of"
  Id name;                     // exit or edge, zone, objective, trigger, counter
  std::string is;              // of an objective: "met" or "failed"
  int number = 0;              // round, points, range, at_least
  int count = 1;               // how many of the selection at least; or one of the two below
  std::vector<int> by_pilots;  // instead of `count`: with 3, 4, 5 and 6 pilots (JSON [6, 7, 7, 8]); or empty
  [[nodiscard]] int count_for(int pilots) const;  // that holds with so many
  static constexpr int kAll = -1;                 // every one that is or was in the game, and at least one (JSON "all")
  static constexpr int kRest = -2;  // every one that is not destroyed, and at least one (JSON "rest"): "all who still
                                    // fly have left"
};

// What a mission may do. One kind a JSON object, named by its key.
struct MissionEffect {
  enum class Kind : std::uint8_t {
    arrive,      // "arrive": "squad", "vector": "3", "in_rounds": 1   0: as soon as the running step is over
    order,       // "order": SELECTION, "to": "strike:ID"
    met,         // "met": "objective"
    failed,      // "failed": "objective"
    tell,        // "tell": "sentence"
    add,         // "add": "counter", "by": 1
    token,       // "token": "stress", "to": SELECTION, "number": 1
    damage,      // "damage": SELECTION, "number": 2      hit damage each
    repair,      // "repair": SELECTION, "number": 2      shields first, then facedown cards
    disable,     // "disable": SELECTION
    immobilise,  // "immobilise": SELECTION
    flee,        // "flee": SELECTION                     each gets a flee token
    side,        // "side": SELECTION, "to": "player"
    remove,      // "remove": SELECTION                   out of the game without being destroyed
    xp,          // "xp": 2, "to": "pilots" or "actor"    every pilot, or who did what the trigger waited for
    roll,        // "roll": "d6", "table": [[effects] x 6]
    win,         // "win": "sentence"
    lose         // "lose": "sentence"
  };
  Kind kind = Kind::tell;
  std::string name;                               // squad, objective, counter, token, sentence
  Selection of;                                   // SELECTION; of a token those who get it
  std::string to;                                 // order, vector, side; of xp "pilots" or "actor"
  std::string zone;                               // only those of the selection that are in it; "": all of them
  int number = 0;                                 // in_rounds, by, number, xp
  std::vector<std::vector<MissionEffect>> table;  // of a roll
};

struct Trigger {
  Id id;
  std::string text;  // what the players are told when it fires; "": nothing
  Condition when;
  std::vector<MissionEffect> effects;
  bool hidden = false;      // not announced in the briefing (silver star hides them all)
  bool each_round = false;  // may fire again, once a round; else once a mission
};

enum class ObjectiveKind : std::uint8_t { primary, bonus, gold_star };
const char* name_of(ObjectiveKind kind);  // "primary" "bonus" "gold-star"
struct Objective {
  Id id;
  std::string text;
  ObjectiveKind kind = ObjectiveKind::primary;
  // `met` is looked at before `failed`, and what is settled stays settled. Without `met`: a trigger says so, or it is
  // met if it has not failed at the end.
  std::optional<Condition> met, failed;
  int xp = 0;  // for every pilot when it is met
  // Triggers: it is shown and asked for only once `after` has fired ("": from the start), and no more once `until` has
  // ("": to the end). One that is not asked for when the mission ends counts for nothing.
  Id after, until;
};

// A rectangle of the table. Deployment areas, fields of obstacles, bays, places to be held.
struct Zone {
  std::string name, text;
  base::Um x, y, width, height;       // lower left corner, sides
  std::optional<base::Mdeg> heading;  // deployed ships face this way; none: any
};
// A stretch of the table's edge over which ships may leave.
struct Exit {
  std::string name, text;
  std::string edge;   // "north" (y = height), "east", "south", "west"
  base::Um from, to;  // along x or y
  Id after;           // the players' side may leave here once that trigger has fired; "": from the start
};
struct ApproachVector {
  std::string name;
  geom::Pose pose;  // on the edge (or a bay's entrance, a carrier), looking in
  Id from;          // a ship: who arrives here comes out behind it, looking back, wherever it is by then; "": at `pose`
};

// Drawn by lot when the mission is set up, each alike, and told to nobody: one piece of terrain, ship or squad.
struct Secret {
  std::string name;  // "secret:<name>" of a selection
  std::vector<std::string> of;
};

struct SquadChange {  // "+2 shields" from so many pilots and that rank on: every ship of the squad, or the component
  int shields = 0, hull = 0;
  int pilots_at_least = 3;
  int rank_at_least = 1;
};

// What lies on the table from the start: obstacles and components. A huge ship is a squad of its own that `stays`.
struct Terrain {
  Id id;
  Id obstacle;   // catalog id, or ""
  Id component;  // catalog id, or ""
  Id remote;     // catalog id of a device of that kind, or ""; one of the three
  geom::Pose pose;
  bool mirror = false;
  std::string side;         // of components and remotes: "player", "enemy", "neutral"
  int pilots_at_least = 0;  // on the table with this many pilots and more (fga-4.2-7)
  int rank_at_least = 0;
  std::string field;  // zone in which it is placed at random, the pose being an example (fga-4.2-5); "": there
  std::vector<SquadChange> changes;  // of a component's hull and shields
};

// One cell entry of the Squad Composition table (fga-4.6.1.5): a ship, from so many pilots and that rank on.
struct SquadShip {
  std::string ship;    // catalog id; "random": of the squad's faction, Group 2 (fga-4.7.2-3)
  bool elite = false;  // fga-4.7.2-5
  // fga-4.7.2-10: takes the place of the highest numbered Group 1 ship of the squad; where the card puts the sign in a
  // squad without such ships, of the highest numbered one that is elite as it is, or is not.
  bool replaces = false;
  int pilots_at_least = 3;
  int rank_at_least = 1;
  std::optional<geom::Pose> at;  // where it stands; else in formation at the vector
  std::string id;                // "": "<squad> <number>"
};
struct Squad {
  std::string name;
  std::string faction;         // of its ships and AI cards
  std::string side = "enemy";  // "enemy", "player" (people fly it), "ally" (AI on the players' side), "neutral"
  std::vector<SquadShip> ships;
  std::vector<SquadChange> changes;
  std::string per;      // so many times its ships as this counter says; "": once
  Selection remaining;  // JSON "per_remaining": so many times as of these still stand ("z per remaining Sensor Jammer")
  std::string arrival;  // "setup", "special" (a trigger calls it), or a round: "4"
  int round = 0;        // of the last
  // One of them by lot; "1d6" stands for 1 to 6 (fga-4.6.1.3-2). May be empty where every ship has its place (`at`),
  // and in a squad of the set-up that people fly, which then stands in the first deployment area.
  std::vector<std::string> vectors;
  bool each_vector = false;  // every ship draws its own
  // "attack", "strike:ID" and "escort:ID" (a piece or a squad), "escape:NAME" (an exit or an edge); "flee": a flee
  // token from the start.
  std::string order = "attack";
  std::optional<int> initiative;   // else the pilot card's or the AI card's
  bool hyperdrive = false;         // may jump, where its card has no flee table of its own too
  bool stays = false;              // does not move
  int speed_limit = 0;             // no maneuver faster than this; 0: any
  std::vector<std::string> cards;  // upgrades that each of its ships carries besides
  std::string text;                // of the table of squads: what a reader should know
};

// Carried by the piece that was drawn (state::ShipState::marks); the word behind "secret:" makes it.
Id mark_of_secret(const std::string& name);

// What each pilot flies: a ship, an upgrade kit of the mission, free points.
struct Seats {
  std::vector<std::string> ships;  // one of them, the group's choice
  std::string faction;
  std::vector<std::string> zones;                        // deployment areas
  int initiative = 1;                                    // fga pilots of rank 1; the campaign has its own
  std::map<std::string, std::vector<std::string>> kits;  // by ship: upgrades that a pilot without a campaign flies
  std::map<int, std::vector<std::string>> rank_kits;     // added to them from that rank on
};

// Special actions that the mission gives (fga-2.16.1x-1).
struct Grants {
  Selection scan;     // what may be scanned or inspected; whatever a condition wants scanned is added (fga-2.16.1.2x-3)
  Selection protect;  // what may be protected
  Selection dock;     // what may be docked with, ship or terrain
  Selection docks;    // who may; empty: the players
  Selection jump;     // who may jump to hyperspace
  int jump_from = 1;  // round
  std::vector<std::string> exits;  // exits or whole edges by which the players' side may leave (fga-2.15.1x-2)
};

// Ships that are never elite and mostly draw no pilot card (fga-4.8.1-1).
bool is_group_one(const std::string& ship);
// Feet of 304.8 mm; nothing for an unknown name.
struct Sides {
  base::Um width, height;
};
std::optional<Sides> sides_of_area(const std::string& name);

struct Mission {
  std::string id, number, name;  // "1-2-defend-outpost-d-34", "1:2"
  std::uint64_t hash = 0;        // of all in its file that is played; what is only read leaves it as it is
  std::string tour;
  int place_in_tour = 0;
  std::string area, ruleset, summary;
  std::vector<std::string> briefing;
  std::vector<std::string> special_rules;  // as players need to know them
  std::vector<std::string> facts, own;     // what of it comes from the campaign's cards, what is ours
  Territory territory = Territory::neutral;
  Difficulty difficulty = Difficulty::fair;
  std::string difficulty_note;  // why, when it is not fair
  int rounds = 0;               // 0: no limit; then a trigger ends it
  bool won_at_limit = false;    // the primary objectives that have not failed are met when the limit is reached
  bool plays_on = false;  // won, but not over, when the primary objectives are met: till the limit, or all are off
  std::string victory, defeat;  // what is told at the end
  std::string if_failed;        // campaign: "replay", "advance" ... as the mission book has it
  std::vector<std::string> consequences;
  Seats seats;
  std::vector<Zone> zones;
  std::vector<Exit> exits;
  std::vector<ApproachVector> vectors;
  std::vector<Terrain> terrain;
  std::vector<Squad> squads;
  std::vector<Secret> secrets;
  Grants grants;
  std::vector<Objective> objectives;
  std::vector<Trigger> triggers;
  [[nodiscard]] const Zone* zone(const std::string& name) const;
  [[nodiscard]] const Exit* exit(const std::string& name) const;
  [[nodiscard]] const ApproachVector* vector(const std::string& name) const;
  [[nodiscard]] const Squad* squad(const std::string& name) const;
  [[nodiscard]] const Objective* objective(const std::string& id) const;
  [[nodiscard]] const Secret* secret(const std::string& name) const;
  [[nodiscard]] bool introductory() const { return number == "0:1"; }
};

}  // namespace plotboard::data
