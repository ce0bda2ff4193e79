#include "data/pilot_card.hpp"

#include "data/catalog.hpp"

namespace plotboard::data {

namespace {

template <class T>
void append(std::vector<T>& to, const std::vector<T>& more) {
  to.insert(to.end(), more.begin(), more.end());
}

// Of the pilot that flies such a ship without a card: the one that its AI card names.
int initiative_without_card(const Catalog& catalog, const PilotCard& card) {
  const AiCard* flown = catalog.card_for(card.ship, card.faction);
  return flown != nullptr && flown->initiative ? *flown->initiative : 1;
}

}  // namespace

PilotKit kit_at(const PilotCard& card, int threat) {
  PilotKit kit;
  kit.slots = card.slots;
  for (const PilotLevel& level : card.levels) {
    if (level.threat > threat) break;
    if (!level.name.empty()) kit.name = level.name;
    if (level.initiative >= 0) kit.initiative = level.initiative;
    kit.force += level.force;
    append(kit.slots, level.adds_slots);
    append(kit.upgrades, level.upgrades);
    append(kit.abilities, level.abilities);
  }
  return kit;
}

const ThreatSpan* threat_span(const Catalog& catalog, Id ship, Id faction) {
  for (const ThreatSpan& span : catalog.threat_levels.spans) {
    if (span.ship == ship && (faction.empty() || span.faction == faction)) return &span;
  }
  return nullptr;
}

const PilotAbility* pilot_ability(const Catalog& catalog, Id card) {
  const std::string& text = card.text();
  if (text.compare(0, kPilotAbility.size(), kPilotAbility) != 0) return nullptr;
  return catalog.pilot_abilities.get(text.substr(kPilotAbility.size()));
}

int points_added(const Catalog& catalog, const PilotCard& card, std::size_t level) {
  const PilotLevel& added = card.levels.at(level);
  const Ship* ship = catalog.ship(card.ship);
  if (ship == nullptr) return 0;
  const int before =
      level == 0 ? initiative_without_card(catalog, card) : kit_at(card, card.levels[level - 1].threat).initiative;
  const int now = kit_at(card, added.threat).initiative;
  int points = (now - before) * catalog.threat_levels.initiative_points;
  for (const std::string& id : added.upgrades) {
    const Upgrade* upgrade = catalog.upgrade(id);
    if (upgrade != nullptr) points += upgrade->points.of(ship->base, ship->agility, now).value_or(0);
  }
  for (const std::string& id : added.abilities) {
    const auto ability = catalog.pilot_abilities.find(id);
    if (ability != catalog.pilot_abilities.end()) points += ability->second.points;
  }
  return points;
}

}  // namespace plotboard::data
