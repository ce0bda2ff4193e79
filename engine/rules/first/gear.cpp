// What a ship of the 1st edition brings to the battle, and with what it shoots.
#include <algorithm>

#include "data/catalog.hpp"
#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/first/squad.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/copies.hpp"
#include "rules/play/equipment.hpp"

namespace plotboard::rules::first {

namespace {

const data::Upgrade* upgrade_of(const data::Catalog& catalog, const state::Card& card) {
  return card.discarded ? nullptr : catalog.upgrade(card.id);
}

void add_sections(const data::Ship& type, state::ShipState& ship) {
  for (const data::ShipSection& card : type.sections) {
    state::HullSection section;
    section.hull = card.hull;
    section.shields = section.shield_limit = card.shields;
    section.energy_limit = card.energy;
    ship.sections.push_back(std::move(section));
  }
  if (ship.sections.size() == 1) ship.sections.emplace_back();  // one card, two decks
}

// What cards add to figures: to the section that carries them, of a huge ship.
void add_figures(const data::Catalog& catalog, state::ShipState& ship) {
  for (const state::Card& card : ship.cards) {
    const data::Upgrade* upgrade = upgrade_of(catalog, card);
    if (upgrade == nullptr) continue;
    ship.hull += upgrade->hull;
    ship.agility += upgrade->agility;
    ship.shield_limit += upgrade->shields;
    if (ship.sections.empty()) continue;
    state::HullSection& section = ship.sections[card.section == state::Section::aft ? 1 : 0];
    section.hull += upgrade->hull;
    section.shields += upgrade->shields;
    section.shield_limit += upgrade->shields;
    section.energy_limit += upgrade->energy;
  }
  ship.shields = ship.shield_limit;
}

bool has_mobile_arc(const data::Ship& type) {
  return std::any_of(type.attacks.begin(), type.attacks.end(), [](const data::Attack& attack) {
    return attack.also.has_value() && geom::is_turret(*attack.also);
  });
}

geom::ArcKind arc_of(data::FirstArc arc) {
  switch (arc) {
    case data::FirstArc::auxiliary_rear:
      return geom::ArcKind::rear;
    case data::FirstArc::auxiliary_180:
      return geom::ArcKind::full_front;
    case data::FirstArc::turret:
      return geom::ArcKind::all_round;
    case data::FirstArc::mobile:
      return geom::ArcKind::turret_front;
    case data::FirstArc::bullseye:
      return geom::ArcKind::bullseye;
    case data::FirstArc::front:
      break;
  }
  return geom::ArcKind::front;
}

// A pilot whose card lets weapons of that slot fire in another arc too.
void add_slot_arc(const Game& game, const data::FirstPilot* pilot, WeaponOnShip& weapon) {
  const data::Upgrade* upgrade = game.catalog().upgrade(weapon.id);
  if (pilot == nullptr || upgrade == nullptr || weapon.weapon.arc != geom::ArcKind::front) return;
  for (const data::SlotArc& each : pilot->slot_arcs) {
    if (std::find(upgrade->slots.begin(), upgrade->slots.end(), each.slot) != upgrade->slots.end()) {
      weapon.also = arc_of(each.arc);
    }
  }
}

// A small or large ship's: the pilot's own figures and what cards add.
void arm_standard(const Game& game, const state::Piece& ship, std::vector<WeaponOnShip>& weapons) {
  const data::FirstPilot* pilot = game.catalog().first_pilot(ship.ship.pilot);
  int added = 0;
  for (const state::Card& card : ship.ship.cards) {
    if (const data::Upgrade* upgrade = upgrade_of(game.catalog(), card)) added += upgrade->attack;
  }
  for (WeaponOnShip& weapon : weapons) {
    if (weapon.printed != nullptr) {
      add_slot_arc(game, pilot, weapon);
      continue;
    }
    if (pilot != nullptr && pilot->figures) weapon.weapon.dice = pilot->figures->attack;
    if (pilot != nullptr && pilot->range) {
      weapon.weapon.nearest = pilot->range->first;
      weapon.weapon.farthest = pilot->range->second;
    }
    weapon.weapon.dice = std::max(0, weapon.weapon.dice + added);
  }
}

}  // namespace

state::ShipState equipped(const data::Catalog& catalog, const state::Piece& piece) {
  const data::Ship& type = *catalog.ship(piece.ref);
  state::ShipState ship;
  ship.pilot = piece.ship.pilot;
  ship.carrier = piece.ship.carrier;
  ship.cards = piece.ship.cards;
  name_copies(ship.cards);
  ship.fitness = piece.ship.fitness;
  ship.lock_section = piece.ship.lock_section;
  ship.hull = type.hull;
  ship.agility = type.agility;
  ship.shield_limit = type.shields;
  const data::FirstPilot* pilot = catalog.first_pilot(ship.pilot);
  if (pilot != nullptr && pilot->figures && type.sections.empty()) {
    ship.hull = pilot->figures->hull;
    ship.agility = pilot->figures->agility;
    ship.shield_limit = pilot->figures->shields;
  }
  add_sections(type, ship);
  for (std::size_t i = 0; i < ship.cards.size(); ++i) {
    state::Card& card = ship.cards[i];
    card.charges = 0;
    card.discarded = false;
    card.section = type.sections.size() > 1 ? carrier_of(catalog, piece, i) : state::Section::none;
  }
  add_figures(catalog, ship);
  if (has_mobile_arc(type)) ship.turret = state::Turret::front;
  ship.points = points_of(catalog, piece).value_or(0);
  return ship;
}

void arm(const Game& game, const state::Piece& ship, std::vector<WeaponOnShip>& weapons) {
  if (ship.ship.sections.empty()) return arm_standard(game, ship, weapons);
  arm_sections(game, ship, weapons);
}

// Injured Pilot: neither the pilot's ability nor elite talents work (1e-deck0-8).
bool ignores(const Game& game, const state::Piece& owner, Id card) {
  static const Id injured{"injured-pilot"};
  const auto& damage = owner.ship.damage;
  const bool hurt = std::any_of(damage.begin(), damage.end(), [&](const state::DamageCard& each) {
    const data::DamageCard* kind = each.faceup ? game.catalog().damage_card(each.number) : nullptr;
    return kind != nullptr && kind->id == injured;
  });
  if (!hurt) return false;
  if (card == owner.ship.pilot) return true;
  const data::Upgrade* upgrade = game.catalog().upgrade(card);
  return upgrade != nullptr && !upgrade->slots.empty() && upgrade->slots.front() == "elite";
}

}  // namespace plotboard::rules::first
