#pragma once
// Ship types as their cards and dials print them, and the abilities that every ship of a type has.
// assets/ships/*.json, assets/silhouettes/*.json, assets/ship-abilities.json; those of the first edition are made of
// assets/first-edition/ships/*.json (first_views.cpp). Figures only: what an ability does is code,
// rules/cards/second/ship_<id>.cpp.

#include <array>
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
  // A second arc that the same weapon may fire in: an auxiliary arc (1e-arc-4); turret_front stands for wherever a
  // mobile arc points.
  std::optional<geom::ArcKind> also{};
  int nearest = 1, farthest = 3;
};
struct ShipAction {
  Id type;                 // "focus", "lock", "barrel-roll" ...
  std::string difficulty;  // "white", "red", "purple"
  Id linked;               // type of the linked action, or ""
  std::string linked_difficulty;
};
// A pilot card of the second edition, generic or named.
struct GenericPilot {
  Id id;  // as squad files write it (XWS)
  std::string name;
  Id faction;
  int initiative = 1;
  std::vector<std::string> slots;   // "missile", "missile", "modification" ...
  int points = 0;                   // squad points of the base game
  int limited = 0;                  // bullets before the name (2e-squad-7); 0: any number in a squad
  int force = 0;                    // Force charges; 1 comes back each round
  std::string force_side;           // "light" "dark"; "" neither, or not known
  std::vector<ShipAction> actions;  // in place of the ship's; empty: the ship's own
  // What a named one can do, as a card that the ship has among its cards in battle: "pilot:<ability>", or an upgrade of
  // the campaign that says the same. "": nothing.
  Id card;
};
// One card of a huge ship of the first edition: the whole ship, or its fore or aft half.
struct ShipSection {
  Id card;  // its pilot's id: what Catalog::first_pilot knows
  std::string name;
  std::vector<Attack> attacks;
  std::vector<geom::ArcKind> arcs;  // as printed: its secondary weapons fire in any of them (huge-attack-11)
  int hull = 0, shields = 0;
  int energy = 0;  // tokens that it can hold
  std::vector<ShipAction> actions;
  Id deck;  // damage deck of a half; "" of a ship with one card, which has both of Ship::decks
};
struct Ship {
  Id id;
  std::string name;
  geom::Edition edition = geom::Edition::second;
  geom::BaseKind base = geom::BaseKind::small;
  std::vector<Attack> attacks;
  int agility = 0, hull = 0, shields = 0;
  std::vector<ShipAction> actions;
  Ids abilities;           // ids of ship abilities
  Ids carries;             // ships that can dock with it, one at a time (2e-dock-1)
  bool freighter = false;  // a bulk freighter: it moves by itself (fga-4.5.1)
  Dial dial;
  // First edition, huge ships only. Hull, shields, attacks and actions above are those of all sections together.
  std::vector<ShipSection> sections;  // one card, or fore and aft
  std::array<Id, 2> decks;            // damage decks of fore and aft
  std::vector<int> energy;            // beside dial.entries: gained by each maneuver (huge-energy-9)
  std::vector<std::string> factions;
  std::vector<GenericPilot> generics;               // lowest initiative first; empty of the first edition
  std::vector<GenericPilot> named;                  // the limited ones, likewise
  std::vector<std::vector<geom::Vec2>> silhouette;  // closed polygons, own frame, unit: half of the base's width;
                                                    // empty: the board draws a plain hull of its size
};

// The generic or named pilot of that id; null: this ship has none.
const GenericPilot* pilot_of(const Ship& ship, Id pilot);

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
