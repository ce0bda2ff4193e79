#include "rules/play/setup.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "rules/machine/door.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules {

state::ShipState equipped(const data::Catalog& catalog, const state::Piece& piece) {
  state::ShipState ship = kept_of(piece);
  if (const data::Device* device = piece.type == state::PieceType::device ? catalog.device(piece.ref) : nullptr) {
    ship.hull = device->hull;
    ship.agility = device->agility;
    return ship;
  }
  if (piece.type == state::PieceType::component) {
    if (const data::Component* component = catalog.component(piece.ref)) {
      ship.hull = component->hull + ship.bonus_hull;
      ship.agility = component->agility;
      ship.shields = ship.shield_limit = component->shields + ship.bonus_shields;
      // Its charges and its own effects, if it has any, go by a card of its name.
      ship.cards = {{component->id, component->charges, false}};
    }
    return ship;
  }
  const data::Ship* type = catalog.ship(piece.ref);
  if (type == nullptr) return ship;
  return static_cast<const Rulebook&>(door().edition(type->edition)).equipped(catalog, piece);
}

state::ShipState kept_of(const state::Piece& piece) {
  state::ShipState ship;
  ship.pilot = piece.ship.pilot;
  ship.carrier = piece.ship.carrier;
  ship.wing = piece.ship.wing;
  ship.cards = piece.ship.cards;
  ship.pilot_card = piece.ship.pilot_card;
  ship.threat = piece.ship.threat;
  ship.elite = piece.ship.elite;
  for (const Id mark : piece.ship.marks) {
    if (mark.starts_with(state::kForGood)) ship.marks.push_back(mark);  // what a mission's set-up has drawn
  }
  ship.regenerates = piece.ship.regenerates;
  ship.fitness = piece.ship.fitness;
  ship.glides = piece.ship.glides;
  ship.bonus_hull = piece.ship.bonus_hull;
  ship.bonus_shields = piece.ship.bonus_shields;
  return ship;
}

void place_turret(Game& game, Id id) {
  if (game.piece(id).ai) return;
  state::Choice choice = choice_of(game, "turret", id, "2e-setup-14", say("setup.turret", id));
  choice.options = turret_settings(game, id);
  if (choice.options.empty()) return;
  turn_turret(game, id, game.ask(std::move(choice)).text());
}

void place_turrets(Game& game) {
  for (const Id id : game.ships_in_play()) place_turret(game, id);
}

}  // namespace plotboard::rules
