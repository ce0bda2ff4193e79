#pragma once
// Everything that can lie on a table, by kind and id, as loaded from assets/ and maps/ (data/data.hpp). Plain values,
// immutable once loaded: pointers into a catalog live as long as it does. Every file names its source: a rule's id, a
// table of the campaign's manual, a published data set or card, or `own`.
//
// Who only passes a catalog on declares it; this header is for those who look things up, and brings every kind along.

#include <cstdint>
#include <string>
#include <vector>

#include "data/ai_card.hpp"          // IWYU pragma: export
#include "data/alpha_book.hpp"       // IWYU pragma: export
#include "data/by_id.hpp"            // IWYU pragma: export
#include "data/component.hpp"        // IWYU pragma: export
#include "data/damage_card.hpp"      // IWYU pragma: export
#include "data/device.hpp"           // IWYU pragma: export
#include "data/first_edition.hpp"    // IWYU pragma: export
#include "data/mission.hpp"          // IWYU pragma: export
#include "data/mission_balance.hpp"  // IWYU pragma: export
#include "data/obstacle.hpp"         // IWYU pragma: export
#include "data/pilot_card.hpp"       // IWYU pragma: export
#include "data/ready_squad.hpp"      // IWYU pragma: export
#include "data/rule_set.hpp"         // IWYU pragma: export
#include "data/ship.hpp"             // IWYU pragma: export
#include "data/upgrade.hpp"          // IWYU pragma: export
#include "data/weapon.hpp"           // IWYU pragma: export
#include "geom/arc.hpp"
#include "geom/figures.hpp"

namespace plotboard::data {

struct Catalog {
  geom::Figures figures;
  geom::Arcs arcs;  // of those figures
  ById<Ship> ships;
  ById<AiCard> cards;
  ById<Obstacle> obstacles;
  ById<Device> devices;
  ById<Upgrade> upgrades;
  ById<ShipAbility> abilities;
  ById<FirstShip> first_ships;
  ById<FirstUpgrade> first_upgrades;
  // The same as ships and upgrades, for rules code (first_views.cpp). Small and large ships have their own id, the two
  // halves of a huge ship are one ship, "1e-" and its hull.
  ById<Ship> first_types;
  ById<Upgrade> first_cards;
  ById<DamageDeck> damage_decks;  // 33 cards (2e-damage-deck-1), of huge ships 10
  ById<RuleText> rules;
  ById<RuleSet> rulesets;
  ById<Mission> missions;
  ById<Component> components;
  ById<PilotCard> pilot_cards;
  ById<PilotAbility> pilot_abilities;
  ThreatLevels threat_levels;
  std::vector<ReadySquad> ready_squads;  // second edition, in the order of the file
  MissionBalance mission_balance;
  AlphaBook alpha;
  std::uint64_t hash = 0;  // over every file's bytes, in name order, but for the mission balance's
  // Where to find them, filled once all is loaded.
  struct PilotPlace {
    Id ship;
    std::size_t place = 0;
  };
  struct DamagePlace {
    Id deck;
    std::size_t place = 0;
  };
  ById<PilotPlace> pilot_places;           // pilots of the first edition
  std::vector<DamagePlace> damage_places;  // by number
  ById<FirstCondition> first_conditions;

  // Null when unknown. Ships and upgrades of either edition.
  [[nodiscard]] const Ship* ship(Id id) const;
  [[nodiscard]] const Obstacle* obstacle(Id id) const;
  [[nodiscard]] const Device* device(Id id) const;
  [[nodiscard]] const Upgrade* upgrade(Id id) const;
  [[nodiscard]] const FirstPilot* first_pilot(Id id) const;
  [[nodiscard]] const FirstShip* first_ship_of_pilot(Id pilot) const;
  [[nodiscard]] const FirstCondition* condition(Id id) const;
  [[nodiscard]] const ShipAbility* ability(Id id) const;
  [[nodiscard]] const DamageCard* damage_card(int number) const;  // of whichever deck
  [[nodiscard]] const DamageDeck* damage_deck(Id id) const;
  [[nodiscard]] const RuleSet* ruleset(Id id) const;
  [[nodiscard]] const Component* component(Id id) const;
  [[nodiscard]] const PilotCard* pilot_card(Id id) const;
  // By its id, or by its number alone ("0:1").
  [[nodiscard]] const Mission* mission(const std::string& id_or_number) const;
  // The card of a ship: for its faction if it has one, else the ship's first card.
  [[nodiscard]] const AiCard* card_for(Id ship, Id faction) const;
};

}  // namespace plotboard::data
