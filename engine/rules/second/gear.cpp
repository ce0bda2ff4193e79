// What a ship of the 2nd edition brings to the battle.
#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/play/setup.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

namespace {

using geom::ArcKind;
using state::Turret;

bool is_double(ArcKind arc) {
  return arc == ArcKind::double_turret_front_rear || arc == ArcKind::double_turret_left_right;
}
bool is_single(ArcKind arc) { return arc >= ArcKind::turret_front && arc <= ArcKind::turret_left; }

// The indicator that a ship has, pointing ahead.
Turret turret_of(const data::Ship& type, const std::vector<state::Card>& cards, const data::Catalog& catalog) {
  bool single = false;
  for (const data::Attack& attack : type.attacks) {
    if (is_double(attack.arc)) return Turret::front_rear;
    single = single || is_single(attack.arc);
  }
  for (const state::Card& card : cards) {
    const data::Upgrade* upgrade = catalog.upgrade(card.id);
    single = single || (upgrade != nullptr && upgrade->turret);
  }
  return single ? Turret::front : Turret::none;
}

}  // namespace

state::ShipState equipped(const data::Catalog& catalog, const state::Piece& piece) {
  const data::Ship* type = catalog.ship(piece.ref);
  state::ShipState ship = kept_of(piece);
  ship.hull = type->hull + ship.bonus_hull;
  ship.agility = type->agility;
  // What a named pilot can do stands among the ship's cards.
  const data::GenericPilot* pilot = data::pilot_of(*type, ship.pilot);
  if (pilot != nullptr && !pilot->card.empty() && ship.card(pilot->card) == nullptr)
    ship.cards.push_back({pilot->card, 0, false});
  if (pilot != nullptr) ship.force_limit += pilot->force;
  ship.shield_limit = type->shields + ship.bonus_shields;
  for (state::Card& card : ship.cards) {
    card.charges = card.limit(data::charges_of(catalog, card.id).most);
    const data::Upgrade* upgrade = catalog.upgrade(card.id);
    if (upgrade == nullptr) continue;
    ship.hull += upgrade->hull;
    ship.shield_limit += upgrade->shields;
    ship.force_limit += upgrade->force;
  }
  if (const data::PilotCard* card = catalog.pilot_card(ship.pilot_card)) {
    ship.force_limit += data::kit_at(*card, ship.threat).force;
  }
  ship.shields = ship.shield_limit;
  ship.force = ship.force_limit;
  ship.turret = turret_of(*type, ship.cards, catalog);
  return ship;
}

}  // namespace plotboard::rules::second
