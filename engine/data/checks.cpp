#include <algorithm>

#include "data/readers.hpp"

namespace plotboard::data {

namespace {

constexpr const char* kRowExpected = "a row such as \"side-front/inner\"";

// The file's name of a sector: cards print the right side, and "-left" where they print their own left.
std::string printed_name(Sector sector) {
  const std::string name = name_of(sector);
  const std::size_t right = name.rfind("-right");
  return right == std::string::npos ? name : name.substr(0, right);
}

// "side-front/inner".
std::optional<std::pair<Sector, Ring>> row_of(const std::string& name) {
  for (int s = 0; s < kSectors; ++s) {
    for (int r = 0; r < kRings; ++r) {
      const auto sector = static_cast<Sector>(s);
      const auto ring = static_cast<Ring>(r);
      if (name == printed_name(sector) + '/' + name_of(ring)) return std::pair{sector, ring};
    }
  }
  return std::nullopt;
}

class Checker {
 public:
  Checker(const Draft& draft, const Catalog& catalog, base::Errors& errors)
      : draft_(draft), catalog_(catalog), errors_(errors) {}

  void all() {
    for (const auto& [id, card] : draft_.catalog.cards) check_card(card);
    for (const auto& [id, ship] : draft_.catalog.ships) check_ship(ship);
    for (const auto& [id, upgrade] : draft_.catalog.upgrades) check_upgrade(upgrade);
    for (const auto& [id, ship] : draft_.catalog.first_ships) check_first_ship(ship);
    for (const auto& [id, upgrade] : draft_.catalog.first_upgrades) check_first_upgrade(upgrade);
    for (const auto& [id, file] : draft_.rulesets) {
      check_settings(id, file);
      const std::string& parent = file.set.parent;
      if (parent.empty() || draft_.rulesets.count(parent) == 1 || catalog_.rulesets.count(parent) == 1) continue;
      unknown(file_of("ruleset " + id), "/parent", parent, catalog_.rulesets, "a rule set");
    }
    for (const auto& [ship, polygons] : draft_.silhouettes) {
      if (catalog_.ships.get(ship) == nullptr)
        unknown(file_of("silhouette " + ship), "/ship", ship, catalog_.ships, "a ship");
    }
    for (const Naming& naming : draft_.namings) {
      if (const auto expected = expected_for(catalog_, naming.kind, naming.id))
        errors_.push_back({naming.file, naming.pointer, describe(naming.id), *expected});
    }
    for (const Citation& citation : draft_.citations) {
      if (const auto expected = expected_for(catalog_, NamedThing::rule, citation.rule))
        errors_.push_back({citation.file, citation.pointer, describe(citation.rule), *expected});
    }
  }

 private:
  template <class T>
  void unknown(const std::string& file, const std::string& pointer, const std::string& id, const ById<T>& known,
               const char* kind) {
    std::vector<std::string> ids;
    ids.reserve(known.size());
    for (const auto& entry : known) ids.push_back(entry.first);
    errors_.push_back({file, pointer, describe(id), std::string("the id of ") + kind + ": " + one_of(ids, id)});
  }
  [[nodiscard]] const std::string& file_of(const std::string& thing) const { return draft_.origins.at(thing); }

  void check_card(const AiCard& card) {
    const std::string& file = file_of("card " + card.id);
    const Ship* const ship = catalog_.ships.get(card.ship);
    if (ship == nullptr) return unknown(file, "/ship", card.ship, catalog_.ships, "a ship");
    const auto& factions = ship->factions;
    if (!card.faction.empty() && std::find(factions.begin(), factions.end(), card.faction) == factions.end()) {
      errors_.push_back({file, "/faction", describe(card.faction), "a faction of " + ship->id});
    }
    for (int s = 0; s < kSectors; ++s) {
      for (int r = 0; r < kRings; ++r) check_row(card, *ship, file, static_cast<Sector>(s), static_cast<Ring>(r));
    }
    if (card.flee && card.flee->table) {
      for (std::size_t i = 0; i < card.flee->table->size(); ++i) {
        check_maneuver((*card.flee->table)[i], *ship, file, "/flee/table", i, "");
      }
    }
    for (std::size_t i = 0; i < card.exceptions.size(); ++i) {
      check_exception(card, card.exceptions[i], *ship, file, "/exceptions/" + std::to_string(i));
    }
    for (std::size_t i = 0; i < card.other_rows.size(); ++i) {
      const std::string& row = card.other_rows[i].row;
      if (!row_of(row)) {
        errors_.push_back({file, "/differs/" + std::to_string(i) + "/row", describe(row), kRowExpected});
      }
    }
  }

  // A row of the left that mirrors the right's is not in the file: its errors belong to the right's row.
  void check_row(const AiCard& card, const Ship& ship, const std::string& file, Sector sector, Ring ring) {
    const TableRow& row = card.row(sector, ring);
    const bool left = sector >= Sector::rear_left;
    const auto other_side = static_cast<Sector>(kSectors - static_cast<int>(sector));
    bool printed = !left;
    for (std::size_t i = 0; left && i < row.size(); ++i) {
      printed = printed || row[i] != geom::mirrored(card.row(other_side, ring)[i]);
    }
    const std::string place = "/tables/" + printed_name(printed ? sector : other_side) + '/' + name_of(ring);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const bool said = left && !printed && !ship.dial.has(card.row(other_side, ring)[i]);
      if (!said) check_maneuver(row[i], ship, file, place, i, printed ? "" : ", mirrored,");
    }
  }

  void check_maneuver(geom::Maneuver maneuver, const Ship& ship, const std::string& file, const std::string& place,
                      std::size_t die, const char* how) {
    if (ship.dial.has(maneuver)) return;
    errors_.push_back({file, place,
                       '"' + geom::code_of(maneuver) + '"' + how + " for a roll of " + std::to_string(die + 1),
                       "a maneuver of the dial of " + ship.id});
  }

  void check_exception(const AiCard& card, const CardException& exception, const Ship& ship, const std::string& file,
                       const std::string& place) {
    if (ship.dial.has(exception.printed)) {
      errors_.push_back({file, place + "/printed", '"' + geom::code_of(exception.printed) + '"',
                         "a maneuver that the dial of " + ship.id + " lacks"});
    }
    for (std::size_t i = 0; i < exception.rows.size(); ++i) {
      const auto row = row_of(exception.rows[i]);
      const std::string at = place + "/rows/" + std::to_string(i);
      if (!row) {
        errors_.push_back({file, at, describe(exception.rows[i]), kRowExpected});
        continue;
      }
      const TableRow& entries = card.row(row->first, row->second);
      if (std::find(entries.begin(), entries.end(), exception.flown) == entries.end()) {
        errors_.push_back({file, at, describe(exception.rows[i]),
                           "a row with \"" + geom::code_of(exception.flown) + "\", which is flown instead"});
      }
    }
  }

  void check_ship(const Ship& ship) {
    for (std::size_t i = 0; i < ship.abilities.size(); ++i) {
      if (catalog_.ability(ship.abilities[i]) != nullptr) continue;
      unknown(file_of("ship " + ship.id), "/abilities/" + std::to_string(i), ship.abilities[i], catalog_.abilities,
              "a ship ability");
    }
    for (std::size_t i = 0; i < ship.carries.size(); ++i) {
      if (catalog_.ships.get(ship.carries[i]) != nullptr) continue;
      unknown(file_of("ship " + ship.id), "/carries/" + std::to_string(i), ship.carries[i], catalog_.ships, "a ship");
    }
  }

  void check_upgrade(const Upgrade& upgrade) {
    const std::string& file = file_of("upgrade " + upgrade.id);
    for (std::size_t i = 0; i < upgrade.ships.size(); ++i) {
      if (catalog_.ships.get(upgrade.ships[i]) != nullptr) continue;
      unknown(file, "/ships/" + std::to_string(i), upgrade.ships[i], catalog_.ships, "a ship");
    }
    if (!upgrade.payload) return;
    check_payload(file, "/payload/device", upgrade.payload->device);
    if (!upgrade.payload->beside.empty()) check_payload(file, "/payload/beside", upgrade.payload->beside);
  }
  void check_first_ship(const FirstShip& ship) {
    const std::string& file = file_of("ship " + ship.id);
    if (!ship.silhouette.empty() && catalog_.ships.get(ship.silhouette) == nullptr)
      unknown(file, "/silhouette", ship.silhouette, catalog_.ships, "a ship of the second edition");
    for (std::size_t i = 0; i < ship.decks.size(); ++i) {
      if (catalog_.damage_deck(ship.decks[i]) != nullptr) continue;
      unknown(file, "/decks/" + std::to_string(i), ship.decks[i], catalog_.damage_decks, "a damage deck");
    }
    if (ship.section == Section::none) return;
    const Section wanted = ship.section == Section::fore ? Section::aft : Section::fore;
    const bool whole = std::any_of(catalog_.first_ships.begin(), catalog_.first_ships.end(), [&](const auto& each) {
      return each.second.hull_of == ship.hull_of && each.second.section == wanted;
    });
    if (!whole) errors_.push_back({file, "/hull_of", describe(ship.hull_of), "the name that the other half has too"});
  }
  void check_first_upgrade(const FirstUpgrade& upgrade) {
    const std::string& file = file_of("upgrade " + upgrade.id);
    for (const Id ship : upgrade.ships) {
      if (catalog_.first_ships.get(ship) == nullptr && draft_.catalog.first_ships.get(ship) == nullptr)
        unknown(file, "/" + upgrade.id.text() + "/ships", ship, catalog_.first_ships, "a ship");
    }
    if (upgrade.bomb) check_bomb(file, "/" + upgrade.id.text() + "/bomb", *upgrade.bomb);
    if (upgrade.other_side.empty()) return;
    const FirstUpgrade* other = draft_.catalog.first_upgrades.get(upgrade.other_side);
    if (other == nullptr || other->other_side != upgrade.id) {
      errors_.push_back({file, "/" + upgrade.id.text() + "/other_side", describe(upgrade.other_side.text()),
                         "the other side of this card"});
    }
  }
  void check_bomb(const std::string& file, const std::string& place, const FirstBomb& bomb) {
    if (!bomb.beside.empty()) check_payload(file, place + "/beside", bomb.beside);
    if (bomb.obstacle.empty()) return check_payload(file, place + "/device", bomb.device);
    if (catalog_.device(bomb.device) == nullptr)
      unknown(file, place + "/device", bomb.device, catalog_.devices, "a device");
    if (catalog_.obstacle(bomb.obstacle) == nullptr)
      unknown(file, place + "/obstacle", bomb.obstacle, catalog_.obstacles, "an obstacle");
  }
  void check_payload(const std::string& file, const std::string& place, const std::string& id) {
    const Device* const device = catalog_.device(id);
    if (device == nullptr) return unknown(file, place, id, catalog_.devices, "a device");
    if (!device->kind) errors_.push_back({file, place, describe(id), "a bomb, mine or remote"});
  }

  void check_settings(const std::string& id, const RuleSetFile& file) {  // its own: a parent's are checked there
    RuleSet set;
    for (const auto& apply : file.settings) apply(set);
    if (catalog_.damage_deck(set.damage_deck) == nullptr)
      unknown(file_of("ruleset " + id), "/settings/damage_deck/value", set.damage_deck, catalog_.damage_decks,
              "a damage deck");
    for (std::size_t i = 0; i < set.quick_damage_ships.size(); ++i) {
      if (catalog_.ships.get(set.quick_damage_ships[i]) != nullptr) continue;
      unknown(file_of("ruleset " + id), "/settings/quick_damage_ships/value/" + std::to_string(i),
              set.quick_damage_ships[i], catalog_.ships, "a ship");
    }
  }

  const Draft& draft_;
  const Catalog& catalog_;
  base::Errors& errors_;
};

}  // namespace

void check_references(const Draft& draft, const Catalog& catalog, base::Errors& errors) {
  Checker(draft, catalog, errors).all();
  check_pilots(draft, catalog, errors);
  check_missions(draft, catalog, errors);
  check_mission_balance(draft, catalog, errors);
}

}  // namespace plotboard::data
