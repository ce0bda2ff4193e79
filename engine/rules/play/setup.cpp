#include "rules/play/setup.hpp"

#include <algorithm>
#include <array>
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

state::ShipState as_it_stands(const data::Catalog& catalog, const state::Piece& piece, std::vector<int>& deck) {
  using state::Section;
  state::ShipState ship = equipped(catalog, piece);
  const state::ShipState& was = piece.ship;
  if (was.hull == 0) return ship;  // it comes fresh from its card: a hull of 0 is that of a ship that never flew
  ship.shields = ship.sections.empty() ? std::min(was.shields, ship.shield_limit) : 0;
  ship.force = std::min(was.force, ship.force_limit);
  if (was.turret != state::Turret::none && ship.turret != state::Turret::none) ship.turret = was.turret;
  for (std::size_t i = 0; i < ship.cards.size() && i < was.cards.size(); ++i) {
    if (ship.cards[i].id != was.cards[i].id) break;
    const Section section = ship.cards[i].section;
    const int most = ship.cards[i].charges;
    ship.cards[i] = was.cards[i];
    ship.cards[i].section = section;
    if (most > 0) ship.cards[i].charges = std::min(was.cards[i].charges, most);
  }
  for (std::size_t i = 0; i < ship.sections.size() && i < was.sections.size(); ++i) {
    ship.sections[i].shields = std::min(was.sections[i].shields, ship.sections[i].shield_limit);
    ship.sections[i].energy = std::min(was.sections[i].energy, ship.sections[i].energy_limit);
    ship.sections[i].crippled = was.sections[i].crippled;
    ship.shields += ship.sections[i].shields;
  }
  // A card that is not in the deck, or no more, lies facedown as a marker for one.
  std::array<std::vector<int>, 2> own;  // a huge ship's decks
  for (std::size_t i = 0; i < ship.sections.size(); ++i) {
    if (ship.sections[i].hull > 0) own.at(i) = fresh_deck(catalog, piece, i == 0 ? Section::fore : Section::aft);
  }
  for (const state::DamageCard& card : was.damage) {
    if ((card.section == Section::none) != ship.sections.empty()) continue;
    std::vector<int>& cards = ship.sections.empty() ? deck : own.at(card.section == Section::aft ? 1 : 0);
    const auto copy = std::find(cards.begin(), cards.end(), card.number);
    ship.damage.push_back(copy != cards.end() ? card : state::DamageCard{0, false, 1, card.section});
    if (copy != cards.end()) cards.erase(copy);
  }
  ship.destroyed = was.destroyed;
  ship.removed = was.removed;
  return ship;
}

bool has_hull_left(const data::Catalog& catalog, const state::Piece& piece) {
  if (piece.ship.damage.empty()) return true;
  state::ShipState ship = equipped(catalog, piece);
  ship.damage = piece.ship.damage;
  return ship.hull_left() > 0;
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
