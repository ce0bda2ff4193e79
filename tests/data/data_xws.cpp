// Squads of squad builders: good files, files with what is not known here, and files that are none.
#include "data/xws.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "data/catalog.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_xws {

using test::catalog;

namespace {

data::XwsSquad squad_of(const std::string& text) {
  auto squad = data::read_xws(text, "squad.json", catalog());
  INFO((squad ? std::string() : base::text(squad.errors())));
  REQUIRE(squad);
  return std::move(*squad);
}
std::string errors_of(const std::string& text) {
  const auto squad = data::read_xws(text, "squad.json", catalog());
  return squad ? "" : base::text(squad.errors());
}
bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const char* const kRed = R"({
  "name": "Red", "description": "", "faction": "rebelalliance", "points": 98, "version": "2.0.0",
  "pilots": [
    {"id": "redsquadronveteran", "ship": "t65xwing", "points": 52,
     "upgrades": {"torpedo": ["protontorpedoes"], "configuration": ["servomotorsfoils"]}},
    {"id": "graysquadronbomber", "name": "graysquadronbomber", "ship": "btla4ywing", "upgrades": {}},
    {"id": "bluesquadronescort", "ship": "t65xwing", "upgrades": []}
  ],
  "obstacles": ["coreasteroid5", "yt2400debris2"],
  "vendor": {"builder": {"link": "https://example.org"}}
})";

}  // namespace

TEST_CASE("XWS: pilots, ships, upgrades and obstacles by the builders' ids") {
  const data::XwsSquad squad = squad_of(kRed);
  CHECK(squad.name == "Red");
  CHECK(squad.faction == "rebelalliance");
  REQUIRE(squad.ships.size() == 3);
  CHECK(squad.ships[0].ship == "t65xwing");
  CHECK(squad.ships[0].pilot == "redsquadronveteran");
  CHECK(squad.ships[0].initiative == 3);
  CHECK(squad.ships[0].pilot_name.empty());
  CHECK(squad.ships[0].cards.size() == 2);
  CHECK(base::contains(squad.ships[0].cards, Id("proton-torpedoes")));
  CHECK(base::contains(squad.ships[0].cards, Id("servomotor-s-foils")));
  CHECK(squad.ships[1].faction == "rebelalliance");  // not the first faction of the ship's pilots
  CHECK(squad.ships[1].initiative == 2);
  CHECK(squad.ships[2].initiative == 2);
  CHECK_FALSE(squad.ships[2].ai.has_value());
  CHECK(squad.obstacles == Ids{"coreasteroid5", "yt2400debris2"});
  INFO(base::text(squad.left_out));
  CHECK(squad.left_out.empty());
}

TEST_CASE("XWS: every upgrade of the catalog is found under its id without hyphens") {
  for (const auto& [id, upgrade] : catalog().upgrades) {
    if (upgrade.slots_in_squads().empty()) continue;  // comes with a rank of the campaign: in no file
    std::string plain = id;
    std::erase(plain, '-');
    const auto squad = squad_of(R"({"faction":"rebelalliance","pilots":[{"id":"bluesquadronescort","ship":"t65xwing",)"
                                R"("upgrades":{")" +
                                upgrade.slots_in_squads().front() + R"(":[")" + plain + R"("]}}]})");
    INFO(id);
    // Some cards of the campaign share their names with cards of squads, crew or other figures: a squad file means
    // these.
    Id meant = id;
    if (!upgrade.in_squads && catalog().upgrades.count(id + "-crew") > 0) meant = id + "-crew";
    if (catalog().upgrades.count(id + "-2e") > 0) meant = id + "-2e";
    CHECK(squad.ships.front().cards == Ids{meant});
  }
}

TEST_CASE("XWS: what is not known is left out and named, the rest is kept") {
  const data::XwsSquad squad = squad_of(R"({
    "faction": "rebelalliance", "colour": "red",
    "pilots": [
      {"id": "poedameron", "name": "Poe Dameron", "ship": "t65xwing",
       "upgrades": {"force-power": ["battlemeditation"], "torpedo": ["protontorpedoes"]}},
      {"id": "somebody", "ship": "deathstar"},
      {"id": "bluesquadronescort"}
    ],
    "obstacles": ["coreasteroid9", "coreasteroid1"]
  })");
  REQUIRE(squad.ships.size() == 2);
  CHECK(squad.ships[0].pilot.empty());
  CHECK(squad.ships[0].pilot_name == "Poe Dameron");
  CHECK(squad.ships[0].initiative == 1);  // the lowest of the X-wing's pilots
  CHECK(squad.ships[0].cards == Ids{"proton-torpedoes"});
  CHECK(squad.ships[1].ship == "t65xwing");  // by its pilot
  CHECK(squad.obstacles == Ids{"coreasteroid1"});
  const std::string words = base::text(squad.left_out);
  INFO(words);
  CHECK(squad.left_out.size() == 5);
  CHECK(has(words, "squad.json: /pilots/0/id: \"poedameron\", expected a known pilot of the T-65 X-wing"));
  CHECK(has(words, "squad.json: /pilots/0/upgrades/force-power/0: \"battlemeditation\", expected a known upgrade"));
  CHECK(has(words, "squad.json: /pilots/1/ship: \"deathstar\", expected a known ship"));
  CHECK(has(words, "squad.json: /obstacles/0: \"coreasteroid9\", expected a known obstacle"));
  CHECK(has(words, "squad.json: /colour: \"colour\", expected a key of XWS"));
}

TEST_CASE("XWS: a near miss is suggested") {
  const auto squad = squad_of(
      R"({"faction":"rebelaliance","pilots":[{"id":"bluesquadronescrt","ship":"t65xwing"},{"id":"x","ship":"t65xwin"}]})");
  const std::string words = base::text(squad.left_out);
  INFO(words);
  CHECK(has(words, "did you mean \"rebelalliance\"?"));
  CHECK(has(words, "did you mean \"bluesquadronescort\"?"));
  CHECK(has(words, "did you mean \"t65xwing\"?"));
}

TEST_CASE("XWS: what is no squad file is refused, with its place") {
  CHECK(has(errors_of("{"), "squad.json: /: line 1"));
  CHECK(has(errors_of("[]"), "expected an object with \"faction\" and \"pilots\""));
  CHECK(has(errors_of(R"({"faction":"rebelalliance"})"), "no key \"pilots\", expected one"));
  CHECK(has(errors_of(R"({"pilots":[]})"), "squad.json: /pilots: an empty list, expected at least one pilot"));
  CHECK(has(errors_of(R"({"pilots":{}})"), "squad.json: /pilots: "));
  CHECK(has(errors_of(R"({"pilots":[7]})"), "squad.json: /pilots/0: the number 7, expected an object"));
  CHECK(has(errors_of(R"({"pilots":[{}]})"), "squad.json: /pilots/0: neither \"id\" nor \"ship\""));
  CHECK(has(errors_of(R"({"pilots":[{"id":"x","ship":3}]})"), "squad.json: /pilots/0/ship: the number 3"));
  CHECK(has(errors_of(R"({"pilots":[{"id":"x","ship":"t65xwing","upgrades":{"torpedo":"no"}}]})"),
            "squad.json: /pilots/0/upgrades/torpedo: "));
  CHECK(has(errors_of(R"({"pilots":[{"id":"x","ship":"t65xwing","upgrades":{"torpedo":[1]}}]})"),
            "squad.json: /pilots/0/upgrades/torpedo/0: the number 1"));
  CHECK(has(errors_of(R"({"pilots":[{"ship":"t65xwing","vendor":{"plotboard":{"initiative":12}}}]})"),
            "squad.json: /pilots/0/vendor/plotboard/initiative: the number 12"));
  std::string many = R"({"pilots":[{"ship":"t65xwing"})";
  for (std::size_t i = 0; i < data::kMostXwsShips; ++i) many += R"(,{"ship":"t65xwing"})";
  CHECK_FALSE(errors_of(many + "]}").empty());
}

TEST_CASE("XWS: what is written reads back the same") {
  data::XwsSquad squad = squad_of(kRed);
  squad.ships[0].ai = true;
  squad.ships[1].initiative = 5;
  squad.ships[2].pilot = Id();
  squad.ships[2].pilot_name = "Wedge \"Antilles\" é";
  const data::XwsSquad again = squad_of(data::write_xws(squad, catalog()));
  CHECK(again.name == squad.name);
  CHECK(again.faction == squad.faction);
  CHECK(again.obstacles == squad.obstacles);
  REQUIRE(again.ships.size() == squad.ships.size());
  CHECK(again.ships[0].ai == true);
  CHECK(again.ships[0].pilot == squad.ships[0].pilot);
  CHECK(again.ships[0].cards.size() == 2);
  CHECK(again.ships[1].initiative == 5);
  CHECK(again.ships[2].pilot.empty());
  CHECK(again.ships[2].pilot_name == squad.ships[2].pilot_name);
}

TEST_CASE("The initiative that cards print: the pilot's, else the lowest of ship and faction") {
  CHECK(data::printed_initiative(catalog(), "t65xwing", "redsquadronveteran", "rebelalliance") == 3);
  CHECK(data::printed_initiative(catalog(), "btla4ywing", "", "rebelalliance") == 2);
  CHECK(data::printed_initiative(catalog(), "btla4ywing", "", "scumandvillainy") == 1);
  CHECK(data::printed_initiative(catalog(), "gr75mediumtransport", "", "") == 7);
  CHECK(data::printed_initiative(catalog(), "t65xwing", "rebels-t65xwing-1", "rebelalliance").has_value());
  CHECK_FALSE(data::printed_initiative(catalog(), "nosuchship", "", "").has_value());
}

}  // namespace plotboard::data_xws
