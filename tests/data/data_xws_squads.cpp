// Squads as public builders write them, of both editions: in and out unchanged; broken ones with one sentence each.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "data/catalog.hpp"
#include "data/xws.hpp"
#include "support/catalog.hpp"
#include "support/paths.hpp"

namespace plotboard::data_xws_squads {

using geom::Edition;
using nlohmann::json;
using test::catalog;

namespace {

std::vector<std::filesystem::path> squad_files() {
  std::vector<std::filesystem::path> all;
  for (const auto& file : std::filesystem::directory_iterator(test::root() + "/tests/data/xws"))
    all.push_back(file.path());
  std::sort(all.begin(), all.end());
  return all;
}
std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}
data::XwsSquad read(const std::string& text) {
  auto squad = data::read_xws(text, "squad.json", catalog());
  INFO((squad ? std::string() : base::text(squad.errors())));
  REQUIRE(squad);
  return std::move(*squad);
}
data::XwsSquad from_file(const std::string& name) { return read(text_of(test::root() + "/tests/data/xws/" + name)); }
json written(const data::XwsSquad& squad) { return json::parse(data::write_xws(squad, catalog())); }

// Everything that is said of a text, errors or things left out, as sentences.
std::vector<std::string> sentences(const std::string& text) {
  const auto squad = data::read_xws(text, "squad.json", catalog());
  std::vector<std::string> all;
  for (const base::Error& error : squad ? squad->left_out : squad.errors()) all.push_back(data::xws_sentence(error));
  return all;
}

}  // namespace

TEST_CASE("XWS: twenty squads of public builders go in and out unchanged") {
  int first = 0, second = 0;
  for (const auto& path : squad_files()) {
    INFO(path.filename().string());
    const std::string text = text_of(path);
    const data::XwsSquad squad = read(text);
    const bool is_first = path.filename().string().rfind("1e-", 0) == 0;
    CHECK(squad.edition == (is_first ? Edition::first : Edition::second));
    ++(is_first ? first : second);
    CHECK(written(squad) == json::parse(text));
    CHECK(written(read(data::write_xws(squad, catalog()))) == json::parse(text));
    if (!is_first) continue;
    INFO(base::text(squad.left_out));
    CHECK(squad.left_out.empty());  // every ship, pilot and upgrade of the first edition is known
    for (const data::XwsShip& ship : squad.ships) CHECK(catalog().first_pilot(ship.pilot) != nullptr);
  }
  CHECK(first == 10);
  CHECK(second == 10);
}

TEST_CASE("XWS of the first edition: ships, pilots of the squad's faction, upgrades by slot") {
  const data::XwsSquad squad = from_file("1e-01-yasb-rebels.json");
  CHECK(squad.faction == "rebelalliance");
  CHECK(squad.points == 99);
  REQUIRE(squad.ships.size() == 3);
  CHECK(squad.ships[0].ship == "1e-xwing");
  CHECK(squad.ships[0].pilot == "1e-pilot-wedgeantilles");
  CHECK(squad.ships[0].initiative == 9);
  CHECK(squad.ships[0].points == 35);
  CHECK(squad.ships[0].cards.size() == 3);
  CHECK(base::contains(squad.ships[1].cards, Id("1e-upgrade-awingtestpilot")));
  const auto boba = [](const char* faction) {
    return read(std::string(R"({"faction":")") + faction + R"(","pilots":[{"name":"bobafett","ship":"firespray31"}]})")
        .ships.front();
  };
  CHECK(boba("scum").pilot == "1e-pilot-bobafett-firespray31-scumandvillainy");
  CHECK(boba("imperial").pilot == "1e-pilot-bobafett-firespray31-galacticempire");
  CHECK(boba("empire").faction == "galacticempire");
  // Old files call two cards by one name: the slot says which.
  const data::XwsSquad old = from_file("1e-07-old-spec.json");
  CHECK(base::contains(old.ships[0].cards, Id("1e-upgrade-r2d2-swx22")));
  // Two sides of a card are one card of the file.
  const data::XwsSquad uwing = read(
      R"({"faction":"rebel","pilots":[{"name":"cassianandor","ship":"uwing","upgrades":{"title":["pivotwing"]}}]})");
  CHECK(uwing.ships[0].cards == Ids{"1e-upgrade-pivotwing-title-attack"});
}

TEST_CASE("XWS: a huge ship of two ship cards is one ship and two pilots of the file", "[1e-squad][huge-sections-6]") {
  const data::XwsSquad squad = from_file("1e-09-fab-epic-raider.json");
  REQUIRE(squad.ships.size() == 8);
  const auto raider = std::find_if(squad.ships.begin(), squad.ships.end(),
                                   [](const data::XwsShip& ship) { return ship.ship == "1e-raiderclasscorvette"; });
  REQUIRE(raider != squad.ships.end());
  CHECK(raider->pilot == "1e-pilot-raiderclasscorvettefore");
  CHECK(raider->points == 144);
  const Ids& cards = raider->cards;
  const auto aft = std::find(cards.begin(), cards.end(), Id("1e-pilot-raiderclasscorvetteaft"));
  REQUIRE(aft != cards.end());
  CHECK(std::find(cards.begin(), aft, Id("1e-upgrade-enginebooster")) != aft);
  CHECK(std::find(aft, cards.end(), Id("1e-upgrade-instigator")) != cards.end());
  // Two of one kind: each with its own half.
  const data::XwsSquad two = read(R"({"faction":"rebel","pilots":[
    {"name":"cr90corvettefore","ship":"cr90corvette","multisection_id":0},
    {"name":"cr90corvettefore","ship":"cr90corvette","multisection_id":1},
    {"name":"cr90corvetteaft","ship":"cr90corvette","multisection_id":1,"upgrades":{"crew":["wed15repairdroid"]}},
    {"name":"cr90corvetteaft","ship":"cr90corvette","multisection_id":0}]})");
  REQUIRE(two.ships.size() == 2);
  CHECK(two.ships[0].cards == Ids{"1e-pilot-cr90corvetteaft"});
  CHECK(two.ships[1].cards == Ids{"1e-pilot-cr90corvetteaft", "1e-upgrade-wed15repairdroid"});
}

TEST_CASE("XWS: what is changed after reading changes in the file, and nothing else") {
  data::XwsSquad squad = from_file("1e-04-fab-resistance.json");
  json expected = written(squad);
  std::erase(squad.ships[0].cards, Id("1e-upgrade-bb8"));
  squad.ships[0].cards.emplace_back("1e-upgrade-r5p9");
  squad.ships[0].points = 41;
  squad.ships[2].pilot = "1e-pilot-talasquadronpilot";
  squad.ships[2].ai = true;
  squad.ships[2].initiative = 4;
  squad.points.reset();
  expected["pilots"][0]["upgrades"]["amd"] = {"r5p9"};
  expected["pilots"][0]["points"] = 41;
  expected["pilots"][2]["name"] = "talasquadronpilot";
  expected["pilots"][2]["vendor"]["plotboard"] = {{"initiative", 4}, {"ai", true}};
  expected.erase("points");
  CHECK(written(squad) == expected);

  // Ships come and go; what is not known here stays where it stood.
  data::XwsSquad droids = from_file("2e-06-yasb-separatists.json");
  json left = written(droids);
  REQUIRE(droids.ships.size() == 3);
  droids.ships.erase(droids.ships.begin());
  left["pilots"].erase(0);
  CHECK(written(droids) == left);
  data::XwsShip more;
  more.ship = "belbullab22starfighter";
  more.initiative = 3;
  droids.ships.push_back(more);
  left["pilots"].insert(left["pilots"].begin() + 2,
                        json{{"ship", more.ship.text()}, {"vendor", {{"plotboard", {{"initiative", 3}}}}}});
  CHECK(written(droids) == left);
}

TEST_CASE("XWS: a squad of the first edition made here is written in the words of its builders") {
  data::XwsSquad squad;
  squad.edition = Edition::first;
  squad.name = "Made here";
  squad.faction = "firstorder";
  data::XwsShip ship;
  ship.ship = "1e-cr90corvette";
  ship.pilot = "1e-pilot-cr90corvettefore";
  ship.initiative = 4;
  ship.cards = {"1e-upgrade-tantiveiv", "1e-pilot-cr90corvetteaft", "1e-upgrade-gunneryteam"};
  ship.points = 98;
  squad.ships.push_back(ship);
  ship.ship = "1e-z95headhunter";
  ship.pilot = "1e-pilot-banditsquadronpilot";
  ship.initiative = 2;
  ship.cards = {};
  ship.points.reset();
  squad.ships.push_back(ship);
  ship.pilot = "1e-pilot-airencracken";
  ship.initiative = 8;
  ship.cards = {"1e-upgrade-adaptability-elite-minus", "1e-upgrade-hullupgrade"};
  squad.ships.push_back(ship);
  const json expected = json::parse(R"({"name":"Made here","faction":"imperial","version":"1.0.0","pilots":[
    {"name":"cr90corvettefore","ship":"cr90corvette","points":98,"multisection_id":0,"upgrades":{"title":["tantiveiv"]}},
    {"name":"cr90corvetteaft","ship":"cr90corvette","multisection_id":0,"upgrades":{"team":["gunneryteam"]}},
    {"name":"banditsquadronpilot","ship":"z95headhunter"},
    {"name":"airencracken","ship":"z95headhunter","upgrades":{"ept":["adaptability"],"mod":["hullupgrade"]}}]})");
  CHECK(written(squad) == expected);
  const data::XwsSquad again = read(data::write_xws(squad, catalog()));
  CHECK(again.ships.size() == 3);
  CHECK(again.ships[0].cards == squad.ships[0].cards);
}

TEST_CASE("XWS: the edition is that of the ships; where both have them all, that of version, faction and slots") {
  const auto edition = [](const std::string& rest) {
    return read(R"({"pilots":[{"ship":"croccruiser"}])" + rest + "}").edition;
  };
  CHECK(edition("") == Edition::second);
  CHECK(edition(R"(,"version":"2.0.0")") == Edition::second);
  CHECK(edition(R"(,"version":"1.0.0")") == Edition::first);
  CHECK(edition(R"(,"faction":"scum")") == Edition::first);
  CHECK(edition(R"(,"faction":"scumandvillainy")") == Edition::second);
  CHECK(read(R"({"pilots":[{"ship":"m3ainterceptor","upgrades":{"ept":["predator"]}}]})").edition == Edition::first);
  CHECK(from_file("2e-07-fly-casual.json").edition == Edition::second);  // which says version 0.3.0
}

TEST_CASE("XWS: twenty-four broken squads get one clear sentence each") {
  const auto pilot = [](const std::string& pilots) { return R"({"faction":"rebel","pilots":[)" + pilots + "]}"; };
  const auto wedge = [&](const std::string& rest) {
    return pilot(R"({"name":"wedgeantilles","ship":"xwing")" + rest + "}");
  };
  const auto second = [](const std::string& rest) {
    return R"({"faction":"rebelalliance","version":"2.0.0","pilots":[{"id":"bluesquadronescort","ship":"t65xwing")" +
           rest;
  };
  const std::pair<std::string, std::string> broken[] = {
      {R"({"faction":"rebel","pilots":[)",
       "The squad, line 1, column 30: unexpected end of input, expected well-formed JSON."},
      {"[]", "The squad: an empty list, expected an object with \"faction\" and \"pilots\": a squad as XWS."},
      {R"({"faction":"rebel"})", "The squad: no key \"pilots\", expected one."},
      {R"({"faction":"rebel","pilots":[]})", "The squad, \"pilots\": an empty list, expected at least one pilot."},
      {R"({"faction":"rebel","faction":"scum","pilots":[]})",
       "The squad, \"faction\": the key \"faction\" a second time, expected each key once."},
      {R"({"container":[]})",
       "The squad, \"container\": several squads, expected one squad: an object with \"faction\" and \"pilots\"."},
      {pilot("7"), "Pilot 1: the number 7, expected an object with the pilot's \"id\" and \"ship\"."},
      {pilot("{}"), "Pilot 1: neither \"id\" nor \"ship\", expected a pilot's \"id\" and the \"ship\"."},
      {R"({"faction":"rebells","pilots":[{"name":"wedgeantilles","ship":"xwing"}]})",
       "The squad, \"faction\": \"rebells\", expected a known faction; did you mean \"rebel\"?"},
      {pilot(R"({"name":"wedgeantilles","ship":"xwing"},{"name":"jakefarrell","ship":"awin"})"),
       "Pilot 2, \"ship\": \"awin\", expected a known ship; this ship is left out; did you mean \"awing\"?"},
      {pilot(R"({"name":"wedgeantiles","ship":"xwing"})"),
       "Pilot 1, \"name\": \"wedgeantiles\", expected a known pilot of the X-wing; the ship comes with "
       "pilot skill 1: set the right one; did you mean \"wedgeantilles\"?"},
      {pilot(R"({"name":"wedgeantilles","ship":"ywing"})"),
       "Pilot 1, \"name\": \"wedgeantilles\", expected a known pilot of the Y-wing; this one flies "
       "the X-wing; the ship comes with pilot skill 2: set the right one."},
      {pilot(
           R"({"name":"wedgeantilles","ship":"xwing"},{"name":"bluesquadronescort","ship":"t65xwing"},{"name":"jakefarrell","ship":"awing"})"),
       "Pilot 2, \"ship\": \"t65xwing\", expected a ship of the first edition, as the others are; this ship is left "
       "out."},
      {wedge(R"(,"upgrades":{"ept":["predator","pushthelimt"]})"),
       "Pilot 1, slot \"ept\": \"pushthelimt\", expected a known upgrade; this card is left out; did you mean "
       "\"pushthelimit\"?"},
      {wedge(R"(,"upgrades":{"crew":["protontorpedoes"]})"),
       "Pilot 1, slot \"crew\": \"protontorpedoes\", expected the slot \"torpedo\"; the card is put "
       "there."},
      {wedge(R"(,"upgrades":{"ept":"predator"})"), "Pilot 1, slot \"ept\": \"predator\", expected a list."},
      {wedge(R"(,"upgrades":{"ept":[5]})"), "Pilot 1, slot \"ept\": the number 5, expected text."},
      {wedge(R"(,"upgrade":{})"),
       "Pilot 1, \"upgrade\": \"upgrade\", expected a key of XWS; the key is kept but not used; did you mean "
       "\"upgrades\"?"},
      {pilot(R"({"name":"cr90corvettefore","ship":"cr90corvette","multisection_id":0})"),
       "Pilot 1: \"cr90corvettefore\", expected its aft section beside it, as another pilot."},
      {pilot(R"({"name":"cr90corvetteaft","ship":"cr90corvette","multisection_id":0})"),
       "Pilot 1: \"cr90corvetteaft\", expected its fore section beside it, as another pilot; this section is left "
       "out."},
      {pilot(
           R"({"name":"cr90corvettefore","ship":"cr90corvette","multisection_id":"a"},{"name":"cr90corvetteaft","ship":"cr90corvette"})"),
       "Pilot 1, \"multisection_id\": \"a\", expected a whole number from 0 to 1000."},
      {second(R"(},{"id":"x","ship":"xwing"},{"id":"graysquadronbomber","ship":"btla4ywing"}]})"),
       "Pilot 2, \"ship\": \"xwing\", expected a ship of the second edition, as the others are; this ship is left "
       "out."},
      {second(R"(}],"obstacles":["coreasteroid1","coreasteroid9"]})"),
       "Obstacle 2: \"coreasteroid9\", expected a known obstacle."},
      {second(R"(,"vendor":{"plotboard":{"initiative":12}}}]})"),
       "Pilot 1, \"vendor\", \"plotboard\", \"initiative\": the number 12, expected a whole number from 0 to 8."},
  };
  CHECK(std::size(broken) == 24);
  for (const auto& [text, sentence] : broken) {
    INFO(text);
    CHECK(sentences(text) == std::vector<std::string>{sentence});
  }
}

TEST_CASE("Pilot skill stands for initiative in the first edition") {
  CHECK(data::printed_initiative(catalog(), "1e-xwing", "1e-pilot-wedgeantilles", "rebelalliance") == 9);
  CHECK(data::printed_initiative(catalog(), "1e-ywing", "", "scumandvillainy") == 2);
  CHECK(data::printed_initiative(catalog(), "1e-z95headhunter", "", "rebelalliance") == 2);
  CHECK(data::printed_initiative(catalog(), "1e-z95headhunter", "", "") == 1);
}

}  // namespace plotboard::data_xws_squads
