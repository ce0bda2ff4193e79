#include "data/definitions.hpp"

namespace plotboard::data {

namespace {

template <class T>
const T* find_in(const std::map<std::string, T>& map, const std::string& id) {
  const auto found = map.find(id);
  return found == map.end() ? nullptr : &found->second;
}

}  // namespace

std::optional<geom::Difficulty> Dial::difficulty_of(geom::Maneuver maneuver) const {
  for (const DialEntry& entry : entries) {
    if (entry.maneuver == maneuver) return entry.difficulty;
  }
  return std::nullopt;
}

std::optional<int> SquadPoints::of(geom::BaseKind base, int agility, int initiative) const {
  if (by == PointsBy::nothing) return value;
  const int figure = by == PointsBy::size ? static_cast<int>(base) : by == PointsBy::agility ? agility : initiative;
  const auto found = values.find(figure);
  return found == values.end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> Upgrade::cost_for(int agility) const {
  if (cost_by_agility.empty()) return cost;
  const auto found = cost_by_agility.find(agility);
  if (found == cost_by_agility.end()) return std::nullopt;
  return found->second;
}

const char* name_of(Sector sector) {
  switch (sector) {
    case Sector::bullseye:
      return "bullseye";
    case Sector::front_right:
      return "front-right";
    case Sector::side_front_right:
      return "side-front-right";
    case Sector::side_rear_right:
      return "side-rear-right";
    case Sector::rear_right:
      return "rear-right";
    case Sector::rear_left:
      return "rear-left";
    case Sector::side_rear_left:
      return "side-rear-left";
    case Sector::side_front_left:
      return "side-front-left";
    case Sector::front_left:
      return "front-left";
  }
  return "";
}

const char* words_of(Sector sector) {
  switch (sector) {
    case Sector::bullseye:
      return "straight ahead";
    case Sector::front_right:
      return "ahead, right";
    case Sector::side_front_right:
      return "to the right, ahead";
    case Sector::side_rear_right:
      return "to the right, behind";
    case Sector::rear_right:
      return "behind, right";
    case Sector::rear_left:
      return "behind, left";
    case Sector::side_rear_left:
      return "to the left, behind";
    case Sector::side_front_left:
      return "to the left, ahead";
    case Sector::front_left:
      return "ahead, left";
  }
  return "";
}

const char* name_of(Ring ring) {
  switch (ring) {
    case Ring::inner:
      return "inner";
    case Ring::middle:
      return "middle";
    case Ring::outer:
      return "outer";
    case Ring::stressed:
      return "stressed";
  }
  return "";
}

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
