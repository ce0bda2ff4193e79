#pragma once
// Upgrade cards: what they cost, who may carry them, and the weapon or device that they bring. assets/upgrades/*.json,
// from the campaign's tables, else from the published ship data; those of the first edition are made of
// assets/first-edition/upgrades/*.json (first_views.cpp). Figures only: what a card does is code,
// rules/cards/second/<id>.cpp, or coop/ where only the campaign has it.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "data/alpha_book.hpp"
#include "data/device.hpp"
#include "data/ship.hpp"
#include "data/weapon.hpp"
#include "geom/figures.hpp"

namespace plotboard::data {

struct Payload {  // what a device upgrade puts on the table, dropped with the speed 1 straight template
  Id device;      // id of the device
  Id beside;      // of a set: the device on either side of it, or ""
  DeviceKind kind = DeviceKind::bomb;  // the device's
  int fuses = 0;                       // fuse markers that it starts with
  int pieces = 1;                      // cluster mines: 3, with those beside
  bool must = false;                   // concussion bombs: mandatory once a charge is spent
  // First edition.
  bool by_action = false;  // dropped by an action, else when the dial is revealed (1e-bomb-5)
  bool discards = false;   // the card is discarded for it
  Id obstacle;             // what lies there afterwards is this obstacle, no device (1e-cargo-3); else ""
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
  Id id;
  geom::Edition edition = geom::Edition::second;
  std::string name, text;               // text: what it does, in our words
  std::vector<std::string> slots;       // what it fills: {"missile", "missile"} takes two
  std::vector<std::string> adds_slots;  // that the ship has with it
  int charges = 0;
  int recurring = 0;        // charges recovered in the End Phase (negative: lost)
  bool recoverable = true;  // by reload and the like (2e-reload-3)
  int hull = 0, shields = 0, force = 0;
  // First edition: added to what ship and pilot print; energy: to what a ship card can hold (huge-energy-5).
  int agility = 0, attack = 0, skill = 0, energy = 0;
  int energy_limit = 0;             // tokens that the card itself can hold (huge-energy-11)
  std::vector<ShipAction> actions;  // added to the action bar
  // Linked to every action that the ship performs, whatever its bar says; type "" none.
  ShipAction linked_to_any;
  std::optional<Weapon> weapon;
  std::optional<Payload> payload;
  bool turret = false;                // brings a single turret indicator
  std::vector<std::string> ships;     // only these ships; empty: any
  std::vector<geom::BaseKind> bases;  // only on these; empty: any
  std::string needs_action;           // only ships with this on their action bar
  std::string lacks_action;           // only ships without it
  std::string needs_slot;             // only ships with such a slot
  int least_shields = 0;              // only ships with at least so many
  int copies = 1;                     // at most on one ship; 0: no limit
  // Flight Group Alpha.
  bool in_alpha = false;               // sold there; the base game's own cards are not
  bool given_by_rank = false;          // comes with a rank of the path: takes no slot, costs nothing
  int cost = 0;                        // points of the campaign
  std::map<int, int> cost_by_agility;  // where not empty: in place of `cost`, and only for ships of these agilities
  int cost_by_rank = 0;                // where not 0: so many for each rank of the pilot, in place of `cost`
  int least_initiative = 0;            // of the pilot
  int least_rank = 0;
  Path path = Path::none;  // only for pilots on it; none: for all
  Id ability;              // it does what this pilot ability does ("pilot:howlrunner"), or ""
  bool two_sided = false;  // a configuration that can be flipped
  std::string closed_name, open_name;
  std::vector<ShipAction> open_actions;  // in place of `actions` while the open side is up
  // Squads of the base game. A card may be sold by the campaign for another slot than it fills there.
  std::vector<std::string> squad_slots;     // in place of `slots`; empty: those
  std::vector<std::string> squad_ships;     // only these; empty: as `ships`
  std::vector<geom::BaseKind> squad_bases;  // only on these; empty: as `bases`
  std::string squad_action;                 // only pilots with this on their action bar ...
  std::string squad_colour;                 // ... in that colour; "" any
  int squad_limited = 0;                    // in place of `limited`; 0: that
  std::vector<std::string> takes_slots;     // that the ship has no more with it
  std::vector<std::string> factions;        // only these; empty: any
  std::string or_named;                     // or a squad with a card of that name, whatever its faction
  Id needs_ability;                         // only ships with this ship ability
  std::string needs_force;                  // only pilots with the Force of that side: "light", "dark"
  std::string needs_kind;                   // only beside another upgrade of that slot
  bool needs_rear_arc = false;              // only ships with a printed rear arc
  bool standardized = false;                // all ships of the type in the squad have it, or none
  bool by_hand = false;                     // the program does not play it: its player does
  std::string xws;                          // its name in squad files; "": its id
  int limited = 0;                          // bullets before the name (2e-squad-7); 0: any number in a squad
  bool non_limited = false;                 // only on ship cards without bullets (2e-squad-9)
  SquadPoints points;
  bool in_squads = true;  // the base game has it; else only the campaign does
  std::string rule;       // its rule's id, else the campaign's table
  [[nodiscard]] const std::vector<std::string>& slots_in_squads() const {
    return squad_slots.empty() ? slots : squad_slots;
  }
  [[nodiscard]] int limit_in_squads() const { return squad_limited == 0 ? limited : squad_limited; }
  // Printed agility of the ship; nothing where such a ship cannot have it.
  [[nodiscard]] std::optional<int> cost_for(int ship_agility) const;
};

}  // namespace plotboard::data
