#include "data/catalog.hpp"

namespace plotboard::data {

const Ship* Catalog::ship(Id id) const { return ships.get(id); }
const Obstacle* Catalog::obstacle(Id id) const { return obstacles.get(id); }
const Device* Catalog::device(Id id) const { return devices.get(id); }
const Upgrade* Catalog::upgrade(Id id) const { return upgrades.get(id); }
const ShipAbility* Catalog::ability(Id id) const { return abilities.get(id); }
const DamageCard* Catalog::damage_card(int number) const {
  for (const DamageCard& card : damage_deck) {
    if (card.number == number) return &card;
  }
  return nullptr;
}
const RuleSet* Catalog::ruleset(Id id) const { return rulesets.get(id); }
const Component* Catalog::component(Id id) const { return components.get(id); }
const PilotCard* Catalog::pilot_card(Id id) const { return pilot_cards.get(id); }
const Mission* Catalog::mission(const std::string& id_or_number) const {
  if (const auto found = missions.find(id_or_number); found != missions.end()) return &found->second;
  for (const auto& [id, mission] : missions) {
    if (mission.number == id_or_number) return &mission;
  }
  return nullptr;
}

const AiCard* Catalog::card_for(Id ship_id, Id faction) const {
  if (const AiCard* const own = cards.get(ship_id + '@' + faction.text())) return own;
  if (const AiCard* const shared = cards.get(ship_id)) return shared;
  for (const auto& [id, card] : cards) {
    if (card.ship == ship_id) return &card;
  }
  return nullptr;
}

}  // namespace plotboard::data
