#pragma once
// Pilot cards of the enemy's (fga-4.9), the abilities that stand on them, and the Threat Levels of each ship type
// (fga-4.10). assets/pilots/<deck>/*.json, assets/pilot-abilities.json, assets/threat-levels.json.
// The levels of a card add up (fga-4.9.1-1): a higher one keeps the upgrades and abilities of the lower ones and
// replaces the pilot where it names one. Abilities are effects like any (rules/cards, pilot_<id>.cpp); a ship carries
// them among its cards as "pilot:<id>" (mission/pilot_kit.hpp). Named pilots of squads have theirs in the same way
// (rules/second/gear.cpp); their texts stand with the pilots, in assets/ships.

#include <string>
#include <string_view>
#include <vector>

#include "base/id.hpp"

namespace plotboard::data {

struct Catalog;

struct PilotLevel {
  int threat = 0;                       // 1 to 5
  std::string name;                     // of the ship card: "Red Squadron Veteran"; "": as the level below
  int initiative = -1;                  // -1: as the level below
  int force = 0;                        // Force charges, added
  std::vector<std::string> adds_slots;  // beyond those of the ship card, as on the manual's sample
  Ids upgrades;                         // catalog ids, added
  Ids abilities;                        // ids of pilot abilities, added
};
struct PilotCard {
  Id id;             // "rebels-t65xwing-1": deck, ship type, variant (fga-4.9-6)
  std::string deck;  // "empire", "rebels", "scum" (fga-4.7.1-1); "first-order" is none of the campaign's
  Id ship;
  Id faction;
  std::vector<std::string> slots;  // of the ship type's pilots
  std::vector<PilotLevel> levels;  // lowest first; one to three (fga-4.10)
};
// An ability: text in our words; its effect in rules/cards/coop/pilot_<id>.cpp, or in second/ where squads have it.
struct PilotAbility {
  Id id;
  std::string name, text;
  std::string rule;  // that its kind of card exists by
  int points = 0;    // squad points that it is worth, Force charges included; ours
  // Of a named pilot of the squads (data::Ship::named); else of the enemy's cards.
  bool of_squads = false;
  bool by_hand = false;  // the program does not play it: its player does
  int charges = 0;       // Card::charges of the ship's card
  int recurring = 0;     // recovered in the End Phase (negative: lost)
};

// What a ship at a level has of its card, all levels up to it put together.
struct PilotKit {
  std::string name;
  int initiative = -1;
  int force = 0;
  std::vector<std::string> slots;
  Ids upgrades, abilities;
};
PilotKit kit_at(const PilotCard& card, int threat);

// From which level to which the cards of a ship type go (fga-4.10-4 to -31).
struct ThreatSpan {
  std::string deck;
  Id ship, faction;
  int group = 2;                // fga-4.8.1: 1 or 2
  int lowest = 1, highest = 1;  // lowest: also of a ship without a card
  std::string rule;
};
struct ThreatLevels {
  int level_points = 0;       // about so many squad points more a level (fga-4.8.3-1) ...
  int slack = 0;              // ... give or take so many
  int initiative_points = 0;  // what a step of initiative counts
  std::vector<ThreatSpan> spans;
};
// Null for a type without pilot cards; faction "": the first that the list has.
const ThreatSpan* threat_span(const Catalog& catalog, Id ship, Id faction);

// What a card says goes before the rules: named pilots and the cards of squads have no rule of their own.
inline constexpr const char* kNamedPilotRule = "2e-golden-1";
inline constexpr std::string_view kPilotAbility = "pilot:";  // before the id, where it stands among a ship's cards
// The ability of a card "pilot:<id>"; null for any other.
const PilotAbility* pilot_ability(const Catalog& catalog, Id card);
// Squad points that this level of the card adds to the one below it, the lowest to the ship's generic pilot:
// initiative, upgrades and abilities.
int points_added(const Catalog& catalog, const PilotCard& card, std::size_t level);

}  // namespace plotboard::data
