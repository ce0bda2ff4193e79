// What can be put on a roster: ships and pilots by what somebody types, obstacles in the order of their numbers.
#include <algorithm>
#include <tuple>

#include "data/catalog.hpp"
#include "desk/at_table/roster.hpp"
#include "desk/core/editions.hpp"
#include "desk/core/search.hpp"

namespace plotboard::desk {

namespace {

// The first number of a name: 5 of "Asteroid 5 (first core set)"; 0 where it has none.
int number_in_name(const std::string& name) {
  int number = 0;
  bool any = false;
  for (const char c : name) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit && any) break;
    if (!digit) continue;
    any = true;
    number = number * 10 + (c - '0');
    if (number > 999) break;
  }
  return number;
}

// Sets that repeat the numbers of the core sets come after them, with a letter of their own; "" of the others.
const char* letter_of_set(const std::string& name) {
  if (name.find("Mandalore") != std::string::npos) return "M";
  return name.rfind("Large", 0) == 0 ? "L" : "";
}

// The letter before the number on a thumbnail: asteroids have none.
const char* letter_of(data::ObstacleKind kind) {
  switch (kind) {
    case data::ObstacleKind::asteroid:
      return "";
    case data::ObstacleKind::debris:
      return "D";
    case data::ObstacleKind::gas_cloud:
      return "G";
    case data::ObstacleKind::container:
      return "C";
    case data::ObstacleKind::huge_ship:
      return "H";
  }
  return "";
}

}  // namespace

std::vector<FoundShip> ships_found(const data::Catalog& catalog, const std::string& typed, const Edition& edition) {
  struct Fit {
    int how;
    bool pilot;
    std::string name;
    FoundShip found;
    [[nodiscard]] auto order() const { return std::tuple(way_of(how), pilot, how, name); }
  };
  std::vector<Fit> fits;
  for (const auto& [id, ship] : edition.ships(catalog)) {
    std::string traits(geom::name_of(ship.base));
    for (const std::string& faction : ship.factions) traits += " " + faction;
    if (const auto how = fit(findable_ship(id, ship.name, traits), typed))
      fits.push_back({*how, false, ship.name, {id, "", ship.name}});
    for (const PilotChoice& pilot : pilots_of(catalog, ship)) {
      const auto by_name = fit({pilot.name, "", ship.name}, typed);
      if (!by_name || !fits_by_name(*by_name)) continue;
      fits.push_back(
          {*by_name,
           true,
           pilot.name,
           {id, pilot.id,
            pilot.name + ", " + ship.name + ", " + edition.initiative + " " + std::to_string(pilot.initiative)}});
    }
  }
  std::stable_sort(fits.begin(), fits.end(), [](const Fit& a, const Fit& b) { return a.order() < b.order(); });
  std::vector<FoundShip> found;
  for (Fit& each : fits)
    if (found.size() < kMostFound) found.push_back(std::move(each.found));
  return found;
}

std::vector<ObstacleChoice> obstacles_in_order(const data::Catalog& catalog, const Edition& edition) {
  struct Place {
    bool repeats;
    data::ObstacleKind kind;
    int number;
    const data::Obstacle* obstacle;
    [[nodiscard]] auto order() const { return std::tuple(repeats, kind, number, obstacle->id.text()); }
  };
  std::vector<Place> places;
  for (const auto& [id, obstacle] : catalog.obstacles)
    if (edition.has_obstacle(id))
      places.push_back(
          {*letter_of_set(obstacle.name) != '\0', obstacle.kind, number_in_name(obstacle.name), &obstacle});
  std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.order() < b.order(); });
  static const std::string keys = "123456789abcdefghijklmnopqrstuvwxyz";
  std::vector<ObstacleChoice> choices;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const data::Obstacle& obstacle = *places[i].obstacle;
    const std::string number = places[i].number > 0 ? std::to_string(places[i].number) : "";
    const std::string label = std::string(letter_of_set(obstacle.name)) + letter_of(obstacle.kind) + number;
    choices.push_back({obstacle.id.text(), obstacle.name, label, i < keys.size() ? keys[i] : '\0'});
  }
  return choices;
}

}  // namespace plotboard::desk
