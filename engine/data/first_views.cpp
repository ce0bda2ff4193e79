// The first edition's ships and upgrades in the shape of the second edition's, so that rules code knows one kind of
// each; and the places of pilots and damage cards.
#include <algorithm>

#include "data/readers.hpp"

namespace plotboard::data {

namespace {

using geom::ArcKind;

bool prints(const FirstShip& ship, FirstArc arc) { return base::contains(ship.arcs, arc); }

// A special or a bullseye arc is not for every attack (1e-arc-12, -13): cards say what it is for.
std::optional<ArcKind> second_arc(const FirstShip& ship) {
  if (prints(ship, FirstArc::auxiliary_rear)) return ArcKind::rear;
  if (prints(ship, FirstArc::auxiliary_180)) return ArcKind::full_front;
  if (prints(ship, FirstArc::mobile)) return ArcKind::turret_front;
  return std::nullopt;
}

std::vector<Attack> attacks_of(const FirstShip& ship) {
  if (!ship.attack) return {};
  Attack attack{prints(ship, FirstArc::turret) ? ArcKind::all_round : ArcKind::front, *ship.attack};
  attack.also = second_arc(ship);
  if (ship.attack_arc) attack.arc = *ship.attack_arc;
  // A range of its own is printed on the ship's only card.
  if (!ship.pilots.empty() && ship.pilots.front().range)
    std::tie(attack.nearest, attack.farthest) = *ship.pilots.front().range;
  return {attack};
}

std::vector<ShipAction> white(const Ids& types) {
  std::vector<ShipAction> actions;
  for (const Id type : types) actions.push_back({type, "white", "", ""});
  return actions;
}

template <class T>
void append(std::vector<T>& all, const std::vector<T>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

ShipSection section_of(const FirstShip& half) {
  ShipSection section;
  if (!half.pilots.empty()) section.card = half.pilots.front().id;
  section.name = half.name;
  section.attacks = attacks_of(half);
  section.arcs = half.section_arcs;
  section.hull = half.hull;
  section.shields = half.shields;
  section.energy = half.energy;
  section.actions = white(half.actions);
  if (half.section != Section::none && !half.decks.empty()) section.deck = half.decks.front();
  return section;
}

// "CR90 Corvette (Fore)" without the half.
std::string whole_name(const std::string& name) { return name.substr(0, name.rfind(" (")); }

Id type_of(const FirstShip& ship) { return ship.hull_of.empty() ? ship.id : Id("1e-" + ship.hull_of); }

Ship view_of(const FirstShip& first, const FirstShip* aft) {
  Ship ship;
  ship.id = type_of(first);
  ship.name = aft == nullptr ? first.name : whole_name(first.name);
  ship.edition = geom::Edition::first;
  ship.base = first.base;
  ship.attacks = attacks_of(first);
  ship.agility = first.agility;
  ship.hull = first.hull;
  ship.shields = first.shields;
  ship.actions = white(first.actions);
  ship.factions = first.factions;
  ship.dial = first.dial;
  if (!geom::is_huge(first.base)) return ship;
  for (const EnergyDialEntry& entry : first.energy_dial) {
    ship.dial.entries.push_back({entry.maneuver, geom::Difficulty::white});
    ship.energy.push_back(entry.energy);
  }
  ship.sections.push_back(section_of(first));
  for (std::size_t i = 0; i < first.decks.size() && i < ship.decks.size(); ++i) ship.decks[i] = first.decks[i];
  if (aft == nullptr) return ship;
  ship.sections.push_back(section_of(*aft));
  ship.decks[1] = ship.sections.back().deck;
  append(ship.attacks, ship.sections.back().attacks);
  append(ship.actions, ship.sections.back().actions);
  ship.hull += aft->hull;
  ship.shields += aft->shields;
  return ship;
}

void make_types(Catalog& catalog) {
  for (const auto& [id, first] : catalog.first_ships) {
    if (first.section == Section::aft) continue;
    const FirstShip* aft = nullptr;
    for (const auto& [other_id, other] : catalog.first_ships) {
      if (first.section == Section::fore && other.section == Section::aft && other.hull_of == first.hull_of)
        aft = &other;
    }
    Ship ship = view_of(first, aft);
    if (const Ship* like = catalog.ships.get(first.silhouette)) ship.silhouette = like->silhouette;
    const Id type = ship.id;
    catalog.first_types.emplace(type, std::move(ship));
  }
}

WeaponType type_of_slot(const std::string& slot) {
  if (slot == "cannon") return WeaponType::cannon;
  if (slot == "turret") return WeaponType::turret;
  if (slot == "missile") return WeaponType::missile;
  if (slot == "torpedo") return WeaponType::torpedo;
  return slot == "hardpoint" ? WeaponType::hardpoint : WeaponType::other;
}

Weapon weapon_of(const FirstWeapon& first, const std::string& slot) {
  Weapon weapon;
  weapon.type = type_of_slot(slot);
  weapon.arc = first.all_round ? ArcKind::all_round : ArcKind::front;
  weapon.dice = first.dice;
  weapon.nearest = first.nearest;
  weapon.farthest = first.farthest;
  weapon.ordnance = true;
  weapon.needs = first.needs;
  weapon.spends = first.spends;
  weapon.discards = first.discards;
  weapon.twice = first.twice;
  weapon.energy = first.energy;
  return weapon;
}

Payload payload_of(const FirstBomb& bomb, const Catalog& catalog) {
  Payload payload;
  payload.device = bomb.device;
  payload.beside = bomb.beside;
  payload.pieces = bomb.beside.empty() ? 1 : 3;
  payload.by_action = bomb.by_action;
  payload.discards = bomb.discards;
  payload.obstacle = bomb.obstacle;
  const Device* const device = catalog.device(bomb.device);
  if (device != nullptr && device->kind) payload.kind = *device->kind;
  return payload;
}

std::vector<geom::BaseKind> bases_of(const std::vector<std::string>& sizes) {
  std::vector<geom::BaseKind> bases;
  for (const std::string& size : sizes) {
    if (size == "huge") {
      append(bases, {geom::BaseKind::huge_short, geom::BaseKind::huge_long});
    } else {
      bases.push_back(size == "small" ? geom::BaseKind::small : geom::BaseKind::large);
    }
  }
  return bases;
}

Upgrade view_of(const FirstUpgrade& first, const Catalog& catalog) {
  Upgrade card;
  card.id = first.id;
  card.edition = geom::Edition::first;
  card.name = first.name;
  card.text = first.text;
  card.slots.assign(static_cast<std::size_t>(first.fills), first.slot);
  card.adds_slots = first.adds_slots;
  card.actions = white(first.adds_actions);
  card.hull = first.adds.hull;
  card.shields = first.adds.shields;
  card.agility = first.adds.agility;
  card.attack = first.adds.attack;
  card.skill = first.adds.skill;
  card.energy = first.adds.energy;
  card.energy_limit = first.energy_limit;
  if (first.weapon) card.weapon = weapon_of(*first.weapon, first.slot);
  if (first.bomb) card.payload = payload_of(*first.bomb, catalog);
  for (const Id id : first.ships) {
    const FirstShip* const ship = catalog.first_ships.get(id);
    const std::string& type = ship == nullptr ? id.text() : type_of(*ship).text();
    if (!base::contains(card.ships, type)) card.ships.push_back(type);
  }
  card.bases = bases_of(first.sizes);
  card.copies = first.limited || first.unique ? 1 : 0;
  card.limited = first.unique ? 1 : first.squad_limit;
  card.points.value = first.points;
  card.rule = first.id;
  return card;
}

void note_places(Catalog& catalog) {
  for (const auto& [id, ship] : catalog.first_ships) {
    for (std::size_t i = 0; i < ship.pilots.size(); ++i) catalog.pilot_places.emplace(ship.pilots[i].id, {ship.id, i});
  }
  for (const auto& [id, deck] : catalog.damage_decks) {
    for (std::size_t i = 0; i < deck.cards.size(); ++i) {
      const auto number = static_cast<std::size_t>(deck.cards[i].number);
      if (number >= catalog.damage_places.size()) catalog.damage_places.resize(number + 1);
      catalog.damage_places[number] = {deck.id, i};
    }
  }
}

}  // namespace

void complete(Catalog& catalog) {
  make_types(catalog);
  for (const auto& [id, upgrade] : catalog.first_upgrades) catalog.first_cards.emplace(id, view_of(upgrade, catalog));
  note_places(catalog);
  for (auto& [id, obstacle] : catalog.obstacles) {
    if (!obstacle.base) continue;
    obstacle.shape = geom::base_shape(catalog.figures, *obstacle.base, false);
    obstacle.other_face = geom::mirrored(obstacle.shape);
  }
}

}  // namespace plotboard::data
