#pragma once
// Definitions of everything that can lie on a table, as loaded from assets/ and maps/. Plain values, immutable once
// loaded. Every datum names its source in the file (`rule` id, `facts` or `own`).

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/base.hpp"
#include "data/card_lines.hpp"
#include "data/component.hpp"
#include "data/mission.hpp"
#include "data/mission_balance.hpp"
#include "data/pilot_card.hpp"
#include "geom/geom.hpp"

namespace plotboard::data {

struct DialEntry {
  geom::Maneuver maneuver;
  geom::Difficulty difficulty = geom::Difficulty::white;
};
struct Dial {
  std::vector<DialEntry> entries;  // slowest first, left to right
  [[nodiscard]] std::optional<geom::Difficulty> difficulty_of(geom::Maneuver maneuver) const;
  [[nodiscard]] bool has(geom::Maneuver m) const { return difficulty_of(m).has_value(); }
};

struct Attack {
  geom::ArcKind arc;
  int dice = 0;
};
struct ShipAction {
  std::string type;        // "focus", "lock", "barrel-roll" ...
  std::string difficulty;  // "white", "red", "purple"
  std::string linked;      // type of the linked action, or ""
  std::string linked_difficulty;
};
struct GenericPilot {
  std::string id, name, faction;
  int initiative = 1;
  std::vector<std::string> slots;  // "missile", "missile", "modification" ...
  int points = 0;                  // squad points of the base game
  int limited = 0;                 // bullets before the name (2e-squad-7); 0: any number in a squad
};
struct Ship {
  std::string id;
  std::string name;
  geom::BaseKind base = geom::BaseKind::small;
  std::vector<Attack> attacks;
  int agility = 0, hull = 0, shields = 0;
  std::vector<ShipAction> actions;
  std::vector<std::string> abilities;  // ids of ship abilities
  std::vector<std::string> carries;    // ships that can dock with it, one at a time (2e-dock-1)
  bool freighter = false;              // a bulk freighter: it moves by itself (fga-4.5.1)
  Dial dial;
  std::vector<std::string> factions;
  std::vector<GenericPilot> generics;               // lowest initiative first; may be empty
  std::vector<std::vector<geom::Vec2>> silhouette;  // closed polygons, own frame, unit: half of the base's width;
                                                    // empty: the board draws a plain hull of its size
};

// An upgrade: figures here, its effect in rules/effects/<id>.cpp. Source: campaign tables, else facts.
enum class WeaponType : std::uint8_t { primary, cannon, turret, missile, torpedo };
struct Weapon {
  WeaponType type = WeaponType::primary;
  geom::ArcKind arc = geom::ArcKind::front;  // of turrets: turret_front stands for where the indicator points
  int dice = 0;
  int nearest = 1, farthest = 3;   // attack range, both included
  bool ordnance = false;           // no range bonus on either side (2e-attack-dice-3)
  std::vector<std::string> needs;  // any one of these: "lock", "focus", "calculate"
  int charges = 0;                 // paid when declared
};
enum class DeviceKind : std::uint8_t { bomb, mine, remote };
struct Payload {       // what a device upgrade puts on the table, dropped with the speed 1 straight template
  std::string device;  // id of the device
  std::string beside;  // of a set: the device on either side of it, or ""
  DeviceKind kind = DeviceKind::bomb;  // the device's
  int fuses = 0;                       // fuse markers that it starts with
  int pieces = 1;                      // cluster mines: 3, with those beside
  bool must = false;                   // concussion bombs: mandatory once a charge is spent
};
// Squad points of the base game (2e-squad-1): one number, or by a figure of the ship.
enum class PointsBy : std::uint8_t { nothing, size, agility, initiative };
struct SquadPoints {
  int value = 0;
  PointsBy by = PointsBy::nothing;
  std::map<int, int> values;  // by that figure; sizes as numbers of geom::BaseKind
  [[nodiscard]] std::optional<int> of(geom::BaseKind base, int agility, int initiative) const;
};
struct Upgrade {
  std::string id, name, text;           // text: what it does, in our words
  std::vector<std::string> slots;       // what it fills: {"missile", "missile"} takes two
  std::vector<std::string> adds_slots;  // that the ship has with it
  int charges = 0;
  int recurring = 0;        // charges recovered in the End Phase (negative: lost)
  bool recoverable = true;  // by reload and the like (2e-reload-3)
  int hull = 0, shields = 0, force = 0;
  std::vector<ShipAction> actions;  // added to the action bar
  std::optional<Weapon> weapon;
  std::optional<Payload> payload;
  bool turret = false;                 // brings a single turret indicator
  std::vector<std::string> ships;      // only these ships; empty: any
  std::vector<geom::BaseKind> bases;   // only on these; empty: any
  std::string needs_action;            // only ships with this on their action bar
  std::string lacks_action;            // only ships without it
  std::string needs_slot;              // only ships with such a slot
  int least_shields = 0;               // only ships with at least so many
  int copies = 1;                      // at most on one ship; 0: no limit
  int cost = 0;                        // campaign points
  std::map<int, int> cost_by_agility;  // where not empty: in place of `cost`, and only for ships of these agilities
  bool two_sided = false;              // a configuration that can be flipped
  std::string closed_name, open_name;
  std::vector<ShipAction> open_actions;  // in place of `actions` while the open side is up
  int limited = 0;                       // bullets before the name (2e-squad-7); 0: any number in a squad
  bool non_limited = false;              // only on ship cards without bullets (2e-squad-9)
  SquadPoints points;
  std::string rule;  // the ledger's line, else the campaign's table
  // Printed agility of the ship; nothing where such a ship cannot have it.
  [[nodiscard]] std::optional<int> cost_for(int agility) const;
};

// What every ship of a type can do: its effect in rules/effects/ship_<id>.cpp.
struct ShipAbility {
  std::string id, name, text, rule;
};

// A kind of damage card: text in our words; its effect in rules/effects/damage_<name>.cpp.
struct DamageCard {
  int number = 0;  // 1 to 14, as in 2e-damage-card
  std::string id, name, text, rule;
  bool pilot = false;          // trait: pilot, else ship
  int copies = 0;              // in a deck
  bool repair_action = false;  // has an action that repairs it
};

// AI cards (facts: ai-cards). Sectors on the left mirror the right ones unless a card lists its own.
enum class Sector : std::uint8_t {
  bullseye,
  front_right,
  side_front_right,
  side_rear_right,
  rear_right,
  rear_left,
  side_rear_left,
  side_front_left,
  front_left
};
inline constexpr int kSectors = 9;
const char* name_of(Sector sector);   // "bullseye", "front-right" ...
const char* words_of(Sector sector);  // for people: "ahead, right" ...
enum class Ring : std::uint8_t { inner, middle, outer, stressed };
inline constexpr int kRings = 4;
const char* name_of(Ring ring);

using TableRow = std::array<geom::Maneuver, 6>;  // die 1 to 6
struct Flee {
  int threshold = 0;
  std::optional<TableRow> table;  // none: no hyperdrive
};
// A printed maneuver that the ship's dial does not have, and what is flown instead.
struct CardException {
  geom::Maneuver printed, flown;
  std::string reason;
  std::vector<std::string> rows;  // "side-front/inner" ...; their mirror images too
};
// A row that another source of the card has differently; the table's own row is used.
struct OtherRow {
  std::string row;
  TableRow other;
  std::string source;
};
struct AiCard {
  std::string id;  // "t65xwing", "btla4ywing@rebelalliance"
  std::string ship;
  std::string faction;  // "" where one card serves all
  std::string pilot;
  std::optional<int> initiative;
  std::vector<TargetLine> targets;
  std::array<std::array<TableRow, kRings>, kSectors> tables;  // complete: the left side is filled in at load
  std::vector<ActionLine> actions;
  std::vector<AttackLine> attacks;  // empty: the ship it has locked, then the nearest, with its strongest weapon
  std::vector<AbilityLine> abilities;
  std::optional<Flee> flee;
  std::vector<CardException> exceptions;
  std::vector<OtherRow> other_rows;
  std::vector<std::string> notes;
  [[nodiscard]] const TableRow& row(Sector sector, Ring ring) const {
    return tables[static_cast<std::size_t>(sector)][static_cast<std::size_t>(ring)];
  }
};

enum class ObstacleKind : std::uint8_t { asteroid, debris, gas_cloud, container };
struct Obstacle {
  std::string id, name;
  ObstacleKind kind = ObstacleKind::asteroid;
  geom::Shape shape;
};
struct Device {
  std::string id, name;
  std::optional<DeviceKind> kind;  // none: a marker of no effect of its own
  geom::Shape shape;
  double drop_mm = 0;  // template end to token centre
  double side_mm = 0;  // and to either side (cluster mines)
  // Of remotes (2e-remote-1): what their cards print.
  int initiative = 0, agility = 0, hull = 0;
  int attack = 0;                 // dice of an attack in its front arc; 0: it makes none
  int nearest = 1, farthest = 3;  // its range
  std::string action;             // that it lends to ships near it (fga-4.5.5.1-1), or ""
  std::string text, rule;         // of those that a mission puts down: what it does, in our words
};

struct RuleText {
  std::string id;    // "fga-3.3.2b-5"
  std::string text;  // our words, from the ledger
  std::string example;
  std::string reading;  // how an ambiguity was settled, or ""
};

// A rule set: named settings with defaults (decisions.md); `fga-207` builds on `2e`.
struct RuleSet {
  std::string id, name, parent;
  geom::Edition edition = geom::Edition::second;
  bool guides = true;                            // guides count for overlap
  bool red_maneuver_stresses_ai = true;          // fga-3.3.3-3 (T15: HotAC says no)
  bool partial_red_stresses_ai = false;          // fga-3.3.3-4
  bool ai_bullseye_is_base_wide = true;          // fga-3.3.2b-3 (else the printed width)
  bool drop_far_locks = true;                    // fga-3.3.1.2-2
  bool ai_viper_fang_lower_initiative = false;   // cards whose sources differ (facts/ai-priorities.md): a target line
  bool ai_scum_ywing_lower_initiative = true;    // likewise
  bool ai_defender_any_shot_first = false;       // the order of its action lines 3 and 4
  bool ai_yt1300_boost_waits = false;            // its red boost only for a target that has moved
  bool ai_yt1300_attacks_locked = false;         // the ship it has locked before the nearest
  bool swerve_tests_before_choosing = false;     // fga-3.3.6.1-3
  bool ejection_focus_costs_experience = false;  // fga-4.11.2-7, -8: focus and hit results change places
  bool look_ahead_at_edges = false;              // house option, T9: flag a move that leaves no move next round
  bool debris_skips_action = false;              // fga-sheet.obstacle-5 (the base game: only the stress prevents it)
  bool asteroid_skips_engagement = false;  // fga-sheet.obstacle-2: a ship on one loses its turn, not only its attack
  bool huge_ships_are_terrain = false;     // fga-sheet.obstacle-13: bumping into one rolls a die as an asteroid does
  bool campaign_wings = false;             // fga-2.14.1x-6: chapters 2.14 and 3.3.9 in place of the base game's wings
  bool ion_storm_on_crit = false;          // fga-4.4.3-2: a critical hit too (else a hit only)
  base::Um similar_distance{1000};         // fga-3.3.1.1-2
  base::Um dividing_line_slack{0};         // fga-3.3.2.1b-1: how far a base must straddle a line
  std::string first_side = "player";       // fga-2.15.3x-1: acts first at equal initiative
  bool quick_damage = false;               // fga-3.4.2.1-1: a throw in place of a faceup card, for AI ships of ...
  std::vector<std::string> quick_damage_ships;         // ... these types
  std::array<std::string, 6> quick_damage_table = {};  // by eyes: a token, or "damage"
  int squad_limit = 200;                               // 2e-squad-1: squad points of a side
  bool threat_by_sheet = false;  // fga-sheet.tl2-4: enemies grow by the reference sheet, not by table 4.3 of the body
};

struct Catalog {
  geom::Figures figures;
  std::map<std::string, Ship> ships;
  std::map<std::string, AiCard> cards;
  std::map<std::string, Obstacle> obstacles;
  std::map<std::string, Device> devices;
  std::map<std::string, Upgrade> upgrades;
  std::map<std::string, ShipAbility> abilities;
  std::vector<DamageCard> damage_deck;  // by number; 33 cards in all (2e-damage-deck-1)
  std::map<std::string, RuleText> rules;
  std::map<std::string, RuleSet> rulesets;
  std::map<std::string, Mission> missions;
  std::map<std::string, Component> components;
  std::map<std::string, PilotCard> pilot_cards;
  std::map<std::string, PilotAbility> pilot_abilities;
  ThreatLevels threat_levels;
  MissionBalance mission_balance;
  std::uint64_t hash = 0;  // over every file's bytes, in name order, but for the mission balance's

  // Null when unknown.
  [[nodiscard]] const Ship* ship(const std::string& id) const;
  [[nodiscard]] const Obstacle* obstacle(const std::string& id) const;
  [[nodiscard]] const Device* device(const std::string& id) const;
  [[nodiscard]] const Upgrade* upgrade(const std::string& id) const;
  [[nodiscard]] const ShipAbility* ability(const std::string& id) const;
  [[nodiscard]] const DamageCard* damage_card(int number) const;
  [[nodiscard]] const RuleSet* ruleset(const std::string& id) const;
  [[nodiscard]] const Component* component(const std::string& id) const;
  [[nodiscard]] const PilotCard* pilot_card(const std::string& id) const;
  // By its id, or by its number alone ("0:1").
  [[nodiscard]] const Mission* mission(const std::string& id_or_number) const;
  // The card of a ship: for its faction if it has one, else the ship's first card.
  [[nodiscard]] const AiCard* card_for(const std::string& ship, const std::string& faction) const;
};

}  // namespace plotboard::data
