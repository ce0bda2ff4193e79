#include <algorithm>

#include "data/readers.hpp"

namespace plotboard::data {

namespace {

class Checker {
 public:
  Checker(const Draft& draft, const Catalog& catalog, base::Errors& errors)
      : draft_(draft), catalog_(catalog), errors_(errors) {}

  void all() {
    for (const auto& [id, card] : draft_.catalog.cards) check_card(card);
    for (const auto& [id, mission] : draft_.catalog.missions) check_mission(mission);
    for (const auto& [ship, polygons] : draft_.silhouettes) {
      if (catalog_.ship(ship) == nullptr) unknown(file_of("silhouette " + ship), "/ship", ship, catalog_.ships, "ship");
    }
    for (const Citation& citation : draft_.citations) {
      if (catalog_.rules.count(citation.rule) == 0) {
        unknown(citation.file, citation.pointer, citation.rule, catalog_.rules, "rule");
      }
    }
  }

 private:
  template <class T>
  void unknown(const std::string& file, const std::string& pointer, const std::string& id,
               const std::map<std::string, T>& known, const char* kind) {
    std::vector<std::string> ids;
    for (const auto& entry : known) ids.push_back(entry.first);
    const std::string near = base::nearest_word(id, ids);
    std::string expected = std::string("the id of a ") + kind;
    if (!near.empty()) expected += "; did you mean " + describe(near) + "?";
    errors_.push_back({file, pointer, describe(id), expected});
  }
  [[nodiscard]] const std::string& file_of(const std::string& thing) const { return draft_.origins.at(thing); }

  void check_card(const AiCard& card) {
    const std::string& file = file_of("card " + card.id);
    const Ship* const ship = catalog_.ship(card.ship);
    if (ship == nullptr) return unknown(file, "/ship", card.ship, catalog_.ships, "ship");
    const auto& factions = ship->factions;
    if (!card.faction.empty() && std::find(factions.begin(), factions.end(), card.faction) == factions.end()) {
      errors_.push_back({file, "/faction", describe(card.faction), "a faction of " + ship->id});
    }
    for (int s = 0; s < kSectors; ++s) {
      for (int r = 0; r < kRings; ++r) {
        const auto sector = static_cast<Sector>(s);
        const auto ring = static_cast<Ring>(r);
        check_row(card.row(sector, ring), *ship, file,
                  std::string("/tables (") + name_of(sector) + ", " + name_of(ring) + ')');
      }
    }
    if (card.flee && card.flee->table) check_row(*card.flee->table, *ship, file, "/flee/table");
  }

  void check_row(const TableRow& row, const Ship& ship, const std::string& file, const std::string& place) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (ship.dial.has(row[i])) continue;
      errors_.push_back({file, place, '"' + geom::code_of(row[i]) + "\" for a roll of " + std::to_string(i + 1),
                         "a maneuver of the dial of " + ship.id});
    }
  }

  void check_mission(const Mission& mission) {
    const std::string& file = file_of("mission " + mission.id);
    if (catalog_.ruleset(mission.ruleset) == nullptr) {
      unknown(file, "/ruleset", mission.ruleset, catalog_.rulesets, "rule set");
    }
    for (std::size_t i = 0; i < mission.setup.size(); ++i) {
      const SetupPiece& piece = mission.setup[i];
      const std::string place = "/setup/" + std::to_string(i);
      if (piece.kind == "ship") {
        check_flown(file, place, "/ref", piece.ref, piece.faction);
      } else if (catalog_.obstacle(piece.ref) == nullptr) {
        unknown(file, place + "/ref", piece.ref, catalog_.obstacles, "obstacle");
      }
    }
    for (std::size_t i = 0; i < mission.arrivals.size(); ++i) {
      const auto& ships = mission.arrivals[i].ships;
      for (std::size_t j = 0; j < ships.size(); ++j) {
        const std::size_t at = ships[j].find('@');
        const std::string faction = at == std::string::npos ? "" : ships[j].substr(at + 1);
        check_flown(file, "/arrivals/" + std::to_string(i) + "/ships/" + std::to_string(j), "/ship",
                    ships[j].substr(0, at), faction);
      }
    }
  }

  void check_flown(const std::string& file, const std::string& place, const char* key, const std::string& id,
                   const std::string& faction) {
    const Ship* const ship = catalog_.ship(id);
    if (ship == nullptr) return unknown(file, place + key, id, catalog_.ships, "ship");
    if (faction.empty()) return;
    if (std::find(ship->factions.begin(), ship->factions.end(), faction) == ship->factions.end()) {
      errors_.push_back({file, place, describe(faction), "a faction of " + id});
    }
  }

  const Draft& draft_;
  const Catalog& catalog_;
  base::Errors& errors_;
};

}  // namespace

void check_references(const Draft& draft, const Catalog& catalog, base::Errors& errors) {
  Checker(draft, catalog, errors).all();
}

}  // namespace plotboard::data
