// Components of missions against the sheets of the manual, and files that must be refused.

#include <catch2/catch.hpp>
#include <set>

#include "data_files.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_components {

using data::ComponentKind;
using test::catalog;

namespace {

const data::Component& component(const std::string& id) {
  const data::Component* found = catalog().component(id);
  if (found == nullptr) FAIL("no component is called " + id);
  return *found;
}

constexpr const char* kFile = "assets/components.json";

}  // namespace

TEST_CASE("Six kinds of emplacements have a letter each", "[fga-4.2-9][fga-4.2-10]") {
  CHECK(component("turbolaser-tower").letter == "T");
  CHECK(component("shield-generator").letter == "S");
  CHECK(component("fuel-tank").letter == "F");
  CHECK(component("sensor-array").letter == "A");
  CHECK(component("command-center").letter == "C");
  CHECK(component("cargo-container").letter == "G");
  std::size_t lettered = 0;
  for (const auto& [id, each] : catalog().components) {
    INFO(id);
    CHECK(each.id == id);
    CHECK_FALSE(each.name.empty());
    CHECK_FALSE(each.text.empty());
    CHECK(each.shape.outline.size() >= 3);
    CHECK(each.shape.radius > 10);
    lettered += each.letter.empty() ? 0U : 1U;
    if (each.letter.empty()) continue;
    CHECK(each.kind == ComponentKind::emplacement);
    CHECK(each.agility == 0);
    CHECK(each.can_be_attacked());
  }
  CHECK(lettered == 6);
}

TEST_CASE("Only the turbolaser tower among the emplacements has an initiative", "[fga-4.3.1-10][fga-4.3.1.1-1]") {
  for (const auto& [id, each] : catalog().components) {
    if (each.kind != ComponentKind::emplacement) continue;
    INFO(id);
    CHECK((each.initiative == 0) == (id == "turbolaser-tower"));
    CHECK((each.attack > 0) == (id == "turbolaser-tower"));
  }
  CHECK(component("turbolaser-tower").arc);
  CHECK(component("turbolaser-tower").farthest > 3);
}

TEST_CASE("Components have the figures of the sheets",
          "[fga-4.4.1.3-1][fga-4.5.2-1][fga-4.5.3-1][fga-sheet.component-2][fga-sheet.component-3]") {
  CHECK(component("minefield").hull == 3);
  CHECK(component("minefield").agility == 1);
  const data::Component& container = component("class-b-container");
  CHECK(container.kind == ComponentKind::container);
  CHECK(container.agility == 1);
  CHECK(container.hull == 3);
  CHECK(container.shields == 0);
  const data::Component& beacon = component("sensor-beacon");
  CHECK(beacon.agility == 3);
  CHECK(beacon.hull == 2);
  CHECK(beacon.shields == 0);
  for (const char* id : {"cloud", "ion-storm", "station-module", "station-arm", "docking-bay"}) {
    INFO(id);
    CHECK_FALSE(component(id).can_be_attacked());
  }
}

TEST_CASE("Mines have the figures of their sheet",
          "[fga-4.5.4.1-1][fga-4.5.4.2-1][fga-4.5.4.3-1][fga-sheet.mine-2][fga-sheet.mine-3][fga-sheet.mine-4]") {
  struct Line {
    const char* id;
    int attack, farthest, agility, hull, charges;
  };
  for (const Line& line :
       {Line{"mine-a", 4, 1, 3, 2, 0}, Line{"mine-b", 3, 2, 2, 3, 0}, Line{"mine-c", 2, 2, 1, 4, 1}}) {
    INFO(line.id);
    const data::Component& mine = component(line.id);
    CHECK(mine.kind == ComponentKind::mine);
    CHECK(mine.initiative == 7);
    CHECK(mine.attack == line.attack);
    CHECK(mine.nearest == 1);
    CHECK(mine.farthest == line.farthest);
    CHECK(mine.agility == line.agility);
    CHECK(mine.hull == line.hull);
    CHECK(mine.shields == 0);
    CHECK(mine.charges == line.charges);
    CHECK_FALSE(mine.arc);
    CHECK(mine.missile.has_value() == (line.charges > 0));
  }
  CHECK(component("mine-c").missile->attack == 4);
  CHECK(component("mine-c").missile->nearest == 1);
  CHECK(component("mine-c").missile->farthest == 3);
}

TEST_CASE("The bulk freighter has the figures of its sheet",
          "[fga-4.5.1-1][fga-4.5.1-3][fga-4.5.1-4][fga-sheet.component-1]") {
  const data::Ship& freighter = *catalog().ship("bulkfreighter");
  CHECK(freighter.freighter);
  CHECK(freighter.base == geom::BaseKind::large);
  CHECK(freighter.attacks.empty());
  CHECK(freighter.agility == 0);
  CHECK(freighter.hull == 8);
  CHECK(freighter.shields == 4);
  REQUIRE(freighter.dial.entries.size() == 1);
  CHECK(freighter.dial.entries[0].maneuver == geom::Maneuver{1, geom::Bearing::straight});
  CHECK(freighter.silhouette.size() > 3);
  for (const auto& [id, ship] : catalog().ships) CHECK(ship.freighter == (id == "bulkfreighter"));
}

TEST_CASE("Components that make no sense are refused with their place") {
  const test::PlantedFault faults[] = {
      {"", kFile, "\"kind\": \"mine\"", "\"kind\": \"mein\"", "/components/11/kind: \"mein\", expected "},
      {"", kFile, "\"letter\": \"S\"", "\"letter\": \"T\"",
       "/components/1/letter: \"T\" again, expected each letter once"},
      {"", kFile, "\"hull\": 5, \"initiative\": 0", "\"hull\": 31, \"initiative\": 0",
       "/components/0/hull: the number 31, expected a whole number from 0 to 30"},
      {"", kFile, "\"nearest\": 2, \"farthest\": 5", "\"nearest\": 4, \"farthest\": 3",
       "/components/0/farthest: the number 3, expected no less than the nearest"},
      {"", kFile, "\"initiative\": 0, \"attack\": 3", "\"attack\": 3",
       "/components/0: no key \"initiative\", expected one"},
      {"", kFile, "\"charges\": 1, ", "",
       "/components/13/missile: a missile without a charge, expected \"charges\" of 1 or more"},
      {"", kFile, "\"outline_of\": \"cloud\"", "\"outline_of\": \"clod\"",
       "/components/9/outline_of: \"clod\", expected the id of a component further up: "},
      {"", kFile, "\"rule\": \"fga-4.4.2-1\"", "\"rule\": \"fga-4.4.2-99\"",
       "\"fga-4.4.2-99\", expected the id of a rule"},
      {"", kFile, "\"guards\"", "\"gards\"", "/components/1/gards: an unknown key, expected no such key"},
      {"", kFile, "\"id\": \"mine-b\"", "\"id\": \"mine-a\"", "the component \"mine-a\" again, expected it once"},
  };
  test::check_refused(faults, test::Told::somewhere);
}

}  // namespace plotboard::data_components
