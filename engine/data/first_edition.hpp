#pragma once
// The first edition's ships with their pilots, and its upgrade cards, as printed. assets/first-edition/. Figures and
// texts only: what a card does is code. A card is cited as a rule by its own id; `xws` is
// what squad files call it. Ids of both editions live side by side: none of them is the same.
//
// A huge ship of two cards is two of these ships with the same `hull_of`, fore and aft.

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/id.hpp"
#include "data/ship.hpp"
#include "geom/arc.hpp"
#include "geom/figures.hpp"

namespace plotboard::data {

// Rules code sees them as ships and upgrades like the second edition's: Catalog::first_types and first_cards.

// How a primary weapon shoots, beside the arc that is printed: a turret at all round it (1e-turret-1), an auxiliary arc
// to the rear or over the front half, a mobile arc that an action turns, a bullseye within the front arc.
enum class FirstArc : std::uint8_t { front, turret, auxiliary_rear, auxiliary_180, mobile, bullseye };
struct SlotArc {  // secondary weapons of that slot may shoot out of that arc too
  std::string slot;
  FirstArc arc = FirstArc::front;
};

// What a card adds, or prints in place of the ship's own.
struct FirstFigures {
  int skill = 0, attack = 0, agility = 0, hull = 0, shields = 0, energy = 0;
  friend bool operator==(const FirstFigures&, const FirstFigures&) = default;
};

struct FirstPilot {
  Id id;                        // "1e-pilot-wedgeantilles"
  std::string xws, name, text;  // text: "" of a pilot without an ability
  Id faction;
  std::optional<int> skill;  // none: of a ship that only another one brings (a Nashtah Pup has that of its carrier)
  int points = 0;
  bool unique = false;
  std::vector<std::string> slots;
  std::optional<FirstFigures> figures;  // that its card prints in place of the ship's
  std::vector<SlotArc> slot_arcs;
  std::optional<std::pair<int, int>> range;  // of the primary weapon; none: 1 to 3
};

enum class Section : std::uint8_t { none, fore, aft };
struct EnergyDialEntry {  // a huge ship's maneuver and the energy that it brings (huge-energy rules)
  geom::Maneuver maneuver;
  int energy = 0;
};

struct FirstShip {
  Id id;  // "1e-xwing"
  std::string xws, name;
  geom::BaseKind base = geom::BaseKind::small;
  std::vector<std::string> factions;
  std::optional<int> attack;  // none: no primary weapon
  std::vector<FirstArc> arcs;
  int agility = 0, hull = 0, shields = 0;
  Ids actions;
  Dial dial;  // green as Difficulty::blue; empty of huge ships
  // Of huge ships only.
  std::string hull_of;  // the same for both sections of one ship
  Section section = Section::none;
  Ids decks;                                // damage decks: fore and aft, or that of its half
  std::optional<geom::ArcKind> attack_arc;  // of the primary weapon
  std::vector<geom::ArcKind> section_arcs;  // as printed
  std::vector<EnergyDialEntry> energy_dial;
  int energy = 0;              // that its card can hold
  int epic_points_tenths = 0;  // of an epic battle's limit
  Id silhouette;               // the ship of the second edition that has the same outline
  std::vector<FirstPilot> pilots;
};

struct FirstWeapon {
  int dice = 0;
  int nearest = 1, farthest = 3;
  int energy = 0;         // that an attack with it costs
  Ids needs;              // any one of these: "lock", "focus"
  bool spends = false;    // what it needs is spent
  bool discards = false;  // the card is
  bool twice = false;     // the attack is performed twice
  bool all_round = false;
};
// What a card puts down: a bomb, a set of mines, cargo.
struct FirstBomb {
  Id device;
  Id beside;  // of a set, on either side; else ""
  Id obstacle;
  bool by_action = false;
  bool discards = false;
};
// A card that other cards assign to a ship in play (1e-cond-1).
struct FirstCondition {
  Id id;  // "1e-condition-rattled"
  std::string name, text, rule;
  bool unique = false;  // a player has it in play once: assigned again it moves (1e-cond-4)
};
struct FirstUpgrade {
  Id id;  // "1e-upgrade-bb8"
  std::string xws, name, text;
  std::string slot;
  int fills = 1;  // so many of its slots at once
  int points = 0;
  bool unique = false;
  bool limited = false;               // one of the name on a ship
  int squad_limit = 0;                // so many of the name in a squad; 0: any number
  Id other_side;                      // of a card with two, else ""
  std::vector<std::string> factions;  // only these; empty: any
  Ids ships;                          // likewise
  std::vector<std::string> sizes;     // "small", "large", "huge"; likewise
  std::optional<FirstWeapon> weapon;
  std::optional<FirstBomb> bomb;
  int energy_limit = 0;  // tokens that the card itself can hold
  std::vector<std::string> adds_slots;
  Ids adds_actions;
  FirstFigures adds;
};

}  // namespace plotboard::data
