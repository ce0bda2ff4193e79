#pragma once
// Ship types as their cards and dials print them, and the abilities that every ship of a type has.
// assets/ships/*.json, assets/silhouettes/*.json, assets/ship-abilities.json. Figures only: what an ability does is
// code, rules/cards/second/ship_<id>.cpp.

#include <optional>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "geom/arc.hpp"
#include "geom/figures.hpp"
#include "geom/maneuver.hpp"
#include "geom/vec.hpp"

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
  Id type;                 // "focus", "lock", "barrel-roll" ...
  std::string difficulty;  // "white", "red", "purple"
  Id linked;               // type of the linked action, or ""
  std::string linked_difficulty;
};
struct GenericPilot {
  Id id;
  std::string name;
  Id faction;
  int initiative = 1;
  std::vector<std::string> slots;  // "missile", "missile", "modification" ...
  int points = 0;                  // squad points of the base game
  int limited = 0;                 // bullets before the name (2e-squad-7); 0: any number in a squad
};
struct Ship {
  Id id;
  std::string name;
  geom::BaseKind base = geom::BaseKind::small;
  std::vector<Attack> attacks;
  int agility = 0, hull = 0, shields = 0;
  std::vector<ShipAction> actions;
  Ids abilities;           // ids of ship abilities
  Ids carries;             // ships that can dock with it, one at a time (2e-dock-1)
  bool freighter = false;  // a bulk freighter: it moves by itself (fga-4.5.1)
  Dial dial;
  std::vector<std::string> factions;
  std::vector<GenericPilot> generics;               // lowest initiative first; may be empty
  std::vector<std::vector<geom::Vec2>> silhouette;  // closed polygons, own frame, unit: half of the base's width;
                                                    // empty: the board draws a plain hull of its size
};

// What abilities change in mechanics that all ships share; their ids stand nowhere else outside their own cards.
bool rolls_with_banks(const Ship& ship);                    // 2e-ship-40
bool has_hardpoint_for(const Ship& ship, Id slot);          // one upgrade of such a slot beyond its own (2e-ship-37)
bool offers_red_after_action(const Ship& ship, Id action);  // 2e-ship-3, 2e-ship-27

// What every ship of a type can do: its effect in rules/cards/second/ship_<id>.cpp.
struct ShipAbility {
  Id id;
  std::string name, text, rule;
};

}  // namespace plotboard::data
