#pragma once
// Everything that can lie on a table, by kind and id, as loaded from assets/ and maps/ (data/data.hpp). Plain values,
// immutable once loaded: pointers into a catalog live as long as it does. Every datum names its source in the file
// (`rule` id, `facts` or `own`).
//
// Who only passes a catalog on declares it; this header is for those who look things up, and brings every kind along.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "data/ai_card.hpp"          // IWYU pragma: export
#include "data/component.hpp"        // IWYU pragma: export
#include "data/damage_card.hpp"      // IWYU pragma: export
#include "data/device.hpp"           // IWYU pragma: export
#include "data/mission.hpp"          // IWYU pragma: export
#include "data/mission_balance.hpp"  // IWYU pragma: export
#include "data/obstacle.hpp"         // IWYU pragma: export
#include "data/pilot_card.hpp"       // IWYU pragma: export
#include "data/rule_set.hpp"         // IWYU pragma: export
#include "data/ship.hpp"             // IWYU pragma: export
#include "data/upgrade.hpp"          // IWYU pragma: export
#include "data/weapon.hpp"           // IWYU pragma: export
#include "geom/figures.hpp"

namespace plotboard::data {

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
