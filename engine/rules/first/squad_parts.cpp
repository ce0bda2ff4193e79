#include "rules/first/squad_parts.hpp"

#include <algorithm>

#include "data/card_copy.hpp"

namespace plotboard::rules::first {

state::Section Manned::section(std::size_t half) const {
  if (halves.size() < 2) return state::Section::none;
  return half == 0 ? state::Section::fore : state::Section::aft;
}

Manned manned(const data::Catalog& catalog, const state::Piece& ship) {
  Manned found;
  const auto man = [&](Id pilot) {
    found.halves.push_back({catalog.first_ship_of_pilot(pilot), catalog.first_pilot(pilot)});
  };
  if (catalog.first_pilot(ship.ship.pilot) == nullptr) return found;
  man(ship.ship.pilot);
  const Id second = second_card_of(catalog, ship.ship.pilot);
  for (std::size_t i = 0; i < ship.ship.cards.size(); ++i) {
    const Id id = data::printed_card(ship.ship.cards[i].id);
    if (const data::FirstUpgrade* card = catalog.first_upgrades.get(id)) {
      found.carried.push_back({card, found.halves.size() - 1, i});
    } else if (id == second && !second.empty() && found.halves.size() == 1) {
      man(id);
    } else if (id != ship.ship.pilot) {
      found.unknown.push_back(id);
    }
  }
  return found;
}

Id ref_of(const data::FirstShip& ship) { return ship.hull_of.empty() ? ship.id : Id("1e-" + ship.hull_of); }

Id second_card_of(const data::Catalog& catalog, Id pilot) {
  const data::FirstShip* const fore = catalog.first_ship_of_pilot(pilot);
  if (fore == nullptr || fore->section != data::Section::fore) return {};
  for (const auto& [id, ship] : catalog.first_ships) {
    if (ship.hull_of == fore->hull_of && ship.section == data::Section::aft && !ship.pilots.empty())
      return ship.pilots.front().id;
  }
  return {};
}

bool is_first_side(const data::Catalog& catalog, const data::FirstUpgrade& card) {
  const data::FirstUpgrade* const other = catalog.first_upgrades.get(card.other_side);
  return other == nullptr || card.name < other->name;
}

Id side_of_faction(Id faction) {
  static const Id rebels{"rebelalliance"}, resistance{"resistance"}, empire{"galacticempire"}, order{"firstorder"};
  return faction == resistance ? rebels : faction == order ? empire : faction;
}

words::Key faction_words(Id faction) {
  const Id side = side_of_faction(faction);
  if (side == "rebelalliance") return "squad1.rebels";
  return side == "galacticempire" ? words::Key("squad1.empire") : words::Key("squad1.scum");
}

Ids factions_of(const data::FirstUpgrade& card) {
  const Ids& own = squad_card(card.id).factions;
  if (!own.empty()) return own;
  return ids_of(card.factions);
}

bool allows_faction(const data::FirstUpgrade& card, Id faction) {
  const Ids allowed = factions_of(card);
  return allowed.empty() || std::any_of(allowed.begin(), allowed.end(), [faction](Id each) {
           return side_of_faction(each) == side_of_faction(faction);
         });
}

words::Text printed_name(const data::Catalog& catalog, Id upgrade) {
  const data::FirstUpgrade* const card = catalog.first_upgrades.get(upgrade);
  return {card == nullptr ? upgrade.text() : card->name};
}

int cost_of(const data::FirstUpgrade& card, const std::vector<Carried>& carried) {
  int points = card.points;
  for (const Carried& other : carried) {
    const SquadCard& rule = squad_card(other.card->id);
    if (rule.rebate == 0 || other.card == &card) continue;
    if (!rule.cheaper.empty() && rule.cheaper != card.slot) continue;
    if (points > 0) points = std::max(0, points - rule.rebate);  // negative costs stay as they are
  }
  return points;
}

}  // namespace plotboard::rules::first
