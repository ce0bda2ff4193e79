#include "data/catalog.hpp"

namespace plotboard::data {

namespace {

template <class T>
const T* find_in(const std::map<std::string, T>& map, const std::string& id) {
  const auto found = map.find(id);
  return found == map.end() ? nullptr : &found->second;
}

}  // namespace

const Ship* Catalog::ship(const std::string& id) const { return find_in(ships, id); }
const Obstacle* Catalog::obstacle(const std::string& id) const { return find_in(obstacles, id); }
const Device* Catalog::device(const std::string& id) const { return find_in(devices, id); }
const Upgrade* Catalog::upgrade(const std::string& id) const { return find_in(upgrades, id); }
const ShipAbility* Catalog::ability(const std::string& id) const { return find_in(abilities, id); }
const DamageCard* Catalog::damage_card(int number) const {
  for (const DamageCard& card : damage_deck) {
    if (card.number == number) return &card;
  }
  return nullptr;
}
const RuleSet* Catalog::ruleset(const std::string& id) const { return find_in(rulesets, id); }
const Component* Catalog::component(const std::string& id) const { return find_in(components, id); }
const PilotCard* Catalog::pilot_card(const std::string& id) const { return find_in(pilot_cards, id); }
const Mission* Catalog::mission(const std::string& id_or_number) const {
  if (const Mission* const mission = find_in(missions, id_or_number)) return mission;
  for (const auto& [id, mission] : missions) {
    if (mission.number == id_or_number) return &mission;
  }
  return nullptr;
}

const AiCard* Catalog::card_for(const std::string& ship_id, const std::string& faction) const {
  if (const AiCard* const own = find_in(cards, ship_id + '@' + faction)) return own;
  if (const AiCard* const shared = find_in(cards, ship_id)) return shared;
  for (const auto& [id, card] : cards) {
    if (card.ship == ship_id) return &card;
  }
  return nullptr;
}

}  // namespace plotboard::data
