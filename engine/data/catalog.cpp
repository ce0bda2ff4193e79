#include "data/catalog.hpp"

#include "data/card_copy.hpp"

namespace plotboard::data {

const Ship* Catalog::ship(Id id) const {
  const Ship* const second = ships.get(id);
  return second != nullptr ? second : first_types.get(id);
}
const Obstacle* Catalog::obstacle(Id id) const { return obstacles.get(id); }
const Device* Catalog::device(Id id) const { return devices.get(id); }
const Upgrade* Catalog::upgrade(Id id) const {
  if (const Upgrade* const second = upgrades.get(id)) return second;
  if (const Upgrade* const first = first_cards.get(id)) return first;
  const Id printed = printed_card(id);
  return printed == id ? nullptr : upgrade(printed);
}
const FirstShip* Catalog::first_ship_of_pilot(Id pilot) const {
  const PilotPlace* const place = pilot_places.get(pilot);
  return place == nullptr ? nullptr : first_ships.get(place->ship);
}
const FirstPilot* Catalog::first_pilot(Id id) const {
  const FirstShip* const ship = first_ship_of_pilot(id);
  return ship == nullptr ? nullptr : &ship->pilots.at(pilot_places.get(id)->place);
}
const FirstCondition* Catalog::condition(Id id) const { return first_conditions.get(id); }
const ShipAbility* Catalog::ability(Id id) const { return abilities.get(id); }
const DamageCard* Catalog::damage_card(int number) const {
  if (number < 0 || static_cast<std::size_t>(number) >= damage_places.size()) return nullptr;
  const DamagePlace& found = damage_places[static_cast<std::size_t>(number)];
  const DamageDeck* const deck = damage_decks.get(found.deck);
  return deck == nullptr ? nullptr : &deck->cards.at(found.place);
}
const DamageDeck* Catalog::damage_deck(Id id) const { return damage_decks.get(id); }
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
