// Finding pieces by name: what comes first, other names of ships, and the nearest name where nothing fits.
#include "desk/core/search.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "data/catalog.hpp"
#include "support/catalog.hpp"

namespace plotboard::desk_search {

using namespace plotboard::test;

namespace {

std::vector<desk::Findable> all_ships() {
  std::vector<desk::Findable> all;
  for (const auto& [id, ship] : catalog().ships) all.push_back(desk::findable_ship(id, ship.name, ""));
  return all;
}

// The names that a search finds, best first.
std::vector<std::string> found(const std::string& typed) {
  std::vector<std::pair<int, std::string>> fits;
  for (const desk::Findable& ship : all_ships()) {
    if (const auto how = desk::fit(ship, typed)) fits.emplace_back(*how, ship.name);
  }
  std::sort(fits.begin(), fits.end());
  std::vector<std::string> names;
  for (const auto& [how, name] : fits) names.push_back(name);
  return names;
}
bool has(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

TEST_CASE("Search: the name itself, then what begins so, then the rest") {
  for (const char* typed : {"tie/ln", "TIE/LN", "tieln", "tie/ln fighter"}) {
    INFO(typed);
    const auto names = found(typed);
    REQUIRE(names.size() >= 2);
    CHECK(names[0] == "TIE/ln Fighter");
    CHECK(has(names, "Modified TIE/ln Fighter"));
  }
  CHECK(found("fireball").front() == "Fireball");
  CHECK(found("x-wing t-65") == std::vector<std::string>{"T-65 X-wing"});
  CHECK(found("e-wing").front() == "E-wing");
  CHECK(found("tie fighter").back() == "Modified TIE/ln Fighter");
  CHECK(found("").size() == catalog().ships.size());
  CHECK(found("   ").size() == catalog().ships.size());
  CHECK(found("x-wing nowhere").empty());
}

TEST_CASE("Search: ships by names that people know them by") {
  for (const char* typed : {"falcon", "Millennium Falcon"}) {
    INFO(typed);
    CHECK(has(found(typed), "Modified YT-1300 Light Freighter"));
    CHECK(has(found(typed), "Scavenged YT-1300"));
  }
  CHECK(found("millennium falcon").front() == "Modified YT-1300 Light Freighter");
  CHECK(found("slave I").front() == "Firespray-class Patrol Craft");
  CHECK(found("ghost").front() == "VCX-100 Light Freighter");
  CHECK(found("tantive").front() == "CR90 Corellian Corvette");
  CHECK(found("phantom").front() == "TIE/ph Phantom");  // its own name comes before another's
  std::size_t named = 0;
  for (const auto& [id, ship] : catalog().ships) named += desk::other_names(id).empty() ? 0U : 1U;
  CHECK(named == 45);  // every row of the table is about a ship of the catalog
}

TEST_CASE("Search: the ship that people mean comes first") {
  for (const auto& [typed, meant] : {std::pair{"tie", "TIE/ln Fighter"},
                                     {"t", "TIE/ln Fighter"},
                                     {"tie fighter", "TIE/ln Fighter"},
                                     {"tiefighter", "TIE/ln Fighter"},
                                     {"fighter", "TIE/ln Fighter"},
                                     {"x", "T-65 X-wing"},
                                     {"xwing", "T-65 X-wing"},
                                     {"X-Wing", "T-65 X-wing"},
                                     {"x wing", "T-65 X-wing"},
                                     {"y", "BTL-A4 Y-wing"},
                                     {"a", "RZ-1 A-wing"},
                                     {"a-wing", "RZ-1 A-wing"},
                                     {"b", "A/SF-01 B-wing"},
                                     {"u", "UT-60D U-wing"},
                                     {"falcon", "Modified YT-1300 Light Freighter"},
                                     {"yt-1300", "Modified YT-1300 Light Freighter"},
                                     {"interceptor", "TIE/in Interceptor"},
                                     {"tie advanced", "TIE Advanced x1"},
                                     {"bomber", "TIE/sa Bomber"},
                                     {"shuttle", "Lambda-class T-4a Shuttle"},
                                     {"xi", "Xi-class Light Shuttle"},
                                     {"e-wing", "E-wing"},
                                     {"tie/fo", "TIE/fo Fighter"},
                                     {"aggressor", "Aggressor Assault Fighter"}}) {
    INFO(typed);
    REQUIRE_FALSE(found(typed).empty());
    CHECK(found(typed).front() == meant);
  }
  // Where nothing else decides, the shorter name.
  const auto resistance = found("resistance");
  REQUIRE(resistance.size() >= 2);
  CHECK(resistance[0] == "Resistance Transport");
  CHECK(resistance[1] == "Resistance Transport Pod");
  // Every nickname is about a ship of the catalog.
  std::size_t nicknamed = 0;
  for (const desk::Findable& ship : all_ships()) nicknamed += ship.nicknames.empty() ? 0U : 1U;
  CHECK(nicknamed == 22);
}

TEST_CASE("Search: the nearest name of what fits nothing") {
  CHECK(desk::nearest_name(all_ships(), "falcn").find("YT-1300") != std::string::npos);
  CHECK(desk::nearest_name(all_ships(), "firebal l") == "Fireball");
  CHECK(desk::nearest_name(all_ships(), "T-65 X-wnig") == "T-65 X-wing");
  CHECK(desk::nearest_name(all_ships(), "qqqqqqqqqqqq").empty());
  CHECK(desk::nearest_name({}, "falcon").empty());
  CHECK(desk::nothing_found("falcn", "E-wing") == "Nothing is called \"falcn\". The nearest is E-wing.");
  CHECK(desk::nothing_found("falcn", "") == "Nothing is called \"falcn\".");
}

}  // namespace plotboard::desk_search
