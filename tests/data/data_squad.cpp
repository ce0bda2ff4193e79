// Squad points and the figures of remotes: as published, and what a wrong file is told.
#include <catch2/catch.hpp>

#include "data_files.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_squad {

using test::catalog;

TEST_CASE("Every generic pilot has squad points, and every upgrade that is not the campaign's alone") {
  for (const auto& [id, ship] : catalog().ships) {
    for (const data::GenericPilot& pilot : ship.generics) {
      INFO(id + ' ' + pilot.id);
      CHECK(pilot.points > 0);
      CHECK(pilot.limited == 0);
    }
  }
  for (const auto& entry : catalog().upgrades) {
    const data::SourceFile& file = test::data_file("assets/upgrades/" + entry.first + ".json");
    INFO(entry.first);
    const bool has_points = file.text.find("\"squad_points\": {") != std::string::npos;
    CHECK(has_points == entry.second.in_squads);
    CHECK((has_points || entry.second.in_alpha || entry.second.given_by_rank));
  }
}

TEST_CASE("Squad points as published") {
  const auto pilot = [](const std::string& ship, const std::string& id) {
    for (const data::GenericPilot& generic : catalog().ships.at(ship).generics) {
      if (generic.id == id) return generic.points;
    }
    return -1;
  };
  CHECK(pilot("btla4ywing", "graysquadronbomber") == 30);
  CHECK(pilot("btla4ywing", "goldsquadronveteran") == 32);
  CHECK(pilot("btla4ywing", "amaxinewarrior") == 33);
  const auto of = [](const std::string& upgrade, int agility, int initiative) {
    return catalog().upgrades.at(upgrade).points.of(geom::BaseKind::small, agility, initiative);
  };
  CHECK(of("proton-torpedoes", 2, 3) == 12);
  CHECK(of("jamming-beam", 2, 3) == 0);
  CHECK(of("hull-upgrade", 0, 3) == 2);
  CHECK(of("hull-upgrade", 3, 3) == 7);
  CHECK(!of("hull-upgrade", 4, 3));
  CHECK(of("afterburners", 2, 3) == 4);
  CHECK(of("afterburners", 2, 6) == 7);
  CHECK(catalog().upgrades.at("diamond-boron-missiles").limited == 1);
  CHECK(catalog().upgrades.at("xx-23-s-thread-tracers").limited == 2);
  CHECK(catalog().upgrades.at("proton-torpedoes").limited == 0);
  data::SquadPoints by_size;
  by_size.by = data::PointsBy::size;
  by_size.values = {{0, 3}, {2, 6}};
  CHECK(by_size.of(geom::BaseKind::large, 0, 0) == 6);
  CHECK(!by_size.of(geom::BaseKind::medium, 0, 0));
}

TEST_CASE("Remotes have figures, other devices none") {
  for (const auto& [id, device] : catalog().devices) {
    INFO(id);
    CHECK((device.hull > 0) == (device.kind == data::DeviceKind::remote));
  }
  CHECK(catalog().device("buzz_droid_swarm")->initiative == 0);
}

TEST_CASE("What a wrong file of squad points or remotes is told") {
  const test::PlantedFault faults[] = {
      {"", "assets/devices.json", "\"hull\": 1, \"source\"", "\"hull\": 0, \"source\"",
       "/remote/hull: the number 0, expected"},
      {"", "assets/devices.json", "\"kind\": \"mine\",", "\"kind\": \"remote\",", "a remote without figures, expected"},
      {"", "assets/devices.json", "\"kind\": \"remote\",", "\"kind\": \"mine\",",
       "figures of a device that is no remote, expected none"},
      {"", "assets/upgrades/hull-upgrade.json", "\"by\": \"agility\"", "\"by\": \"agilty\"",
       "/squad_points/by: \"agilty\", expected \"size\", \"agility\" or \"initiative\""},
      {"", "assets/upgrades/hull-upgrade.json", "{\"0\": 2, \"1\"", "{\"x\": 2, \"1\"",
       "/squad_points/values/x: an unknown key"},
      {"", "assets/upgrades/proton-bombs.json", "{\"value\": 4, ", "{\"value\": 4000, ",
       "/squad_points/value: the number 4000, expected"},
      {"", "assets/rulesets/2e.json", "\"value\": 200", "\"value\": 0",
       "/settings/squad_limit/value: the number 0, expected"},
  };
  test::check_refused(faults, test::Told::somewhere);
}

}  // namespace plotboard::data_squad
