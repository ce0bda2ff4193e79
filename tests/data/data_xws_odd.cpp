// Squads as builders really write them, with odd versions, words and slots (tests/data/xws-odd): what is read, and what
// is said of the rest.
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/lists.hpp"
#include "data/catalog.hpp"
#include "data/xws.hpp"
#include "support/catalog.hpp"
#include "support/paths.hpp"

namespace plotboard::data_xws_odd {

using geom::Edition;
using nlohmann::json;
using test::catalog;

namespace {

std::string text_of(const std::string& name) {
  std::ifstream file(test::root() + "/tests/data/xws-odd/" + name);
  std::ostringstream text;
  text << file.rdbuf();
  REQUIRE_FALSE(text.str().empty());
  return text.str();
}
data::XwsSquad read(const std::string& text, std::optional<Edition> edition = {}) {
  auto squad = data::read_xws(text, "squad.json", catalog(), edition);
  INFO((squad ? std::string() : base::text(squad.errors())));
  REQUIRE(squad);
  return std::move(*squad);
}
std::vector<std::string> sentences(const data::XwsSquad& squad) {
  std::vector<std::string> all;
  for (const base::Error& error : squad.left_out) all.push_back(data::xws_sentence(error));
  return all;
}

}  // namespace

TEST_CASE("XWS: a second edition squad is one whatever version it names and however it calls a ship") {
  const std::string file =
      GENERATE("fc-empire.json", "fc-t70.json", "fc-tiefo.json", "tiesilencer-2e.json", "upsilon.json");
  INFO(file);
  const data::XwsSquad squad = read(text_of(file));
  CHECK(squad.edition == Edition::second);
  CHECK_FALSE(squad.in_doubt);
  CHECK_FALSE(squad.ships.empty());
  // Builders' words for ships stay as they were in the file.
  CHECK(json::parse(data::write_xws(squad, catalog())) == json::parse(text_of(file)));
}

TEST_CASE("XWS: ships go by the names of builders too") {
  CHECK(read(text_of("tiesilencer-2e.json")).ships.front().ship == "tievnsilencer");
  const data::XwsSquad upsilon = read(text_of("upsilon.json"));
  CHECK(upsilon.ships.front().ship == "upsilonclassshuttle");
  CHECK(upsilon.ships.front().pilot == "starkillerbasepilot");
  CHECK(upsilon.left_out.empty());
  const data::XwsSquad dash = read(text_of("yt2400freighter.json"));
  CHECK(dash.edition == Edition::first);
  CHECK(dash.ships.front().ship == "1e-yt2400");
  CHECK(dash.ships.front().pilot == "1e-pilot-dashrendar");
  CHECK(dash.left_out.empty());
}

TEST_CASE(
    "XWS: where as much speaks for one edition as for the other, the file is in doubt until somebody says which") {
  const auto doubt = [](const std::string& text) { return read(text).in_doubt; };
  CHECK(doubt(R"({"pilots":[{"ship":"vt49decimator"}]})"));
  CHECK(doubt(R"({"faction":"galacticempire","version":"0.3.0","pilots":[{"ship":"vt49decimator"}]})"));
  CHECK(doubt(R"({"faction":"rebel","pilots":[{"id":"dashrendar","ship":"vt49decimator"}]})"));
  CHECK_FALSE(doubt(R"({"version":"2.0.0","pilots":[{"ship":"vt49decimator"}]})"));
  CHECK_FALSE(doubt(R"({"faction":"imperial","pilots":[{"ship":"vt49decimator"}]})"));

  const std::string either = R"({"pilots":[{"id":"patrolleader","ship":"vt49decimator"}],"faction":"imperial"})";
  CHECK(doubt(either));
  for (const Edition edition : {Edition::first, Edition::second}) {
    const data::XwsSquad squad = read(either, edition);
    CHECK(squad.edition == edition);
    CHECK_FALSE(squad.in_doubt);
    CHECK(squad.ships.front().ship == (edition == Edition::first ? "1e-vt49decimator" : "vt49decimator"));
    // What has been said holds when the squad is written.
    CHECK(json::parse(data::write_xws(squad, catalog())) == json::parse(either));
  }
}

TEST_CASE("XWS: a card that squads here do not have is left out, even where the campaign has one of that name") {
  const data::XwsSquad dooku = read(text_of("countdooku.json"));
  CHECK(dooku.ships.front().cards == Ids{"dengar"});  // of another faction, but a card of squads: the rules say so
  CHECK(sentences(dooku).front() ==
        "Pilot 1, slot \"crew\": \"countdooku\", expected a card that squads have, not one of the campaign; this card "
        "is left out.");
  const data::XwsSquad malarus = read(text_of("commandermalarus.json"));
  CHECK_FALSE(base::contains(malarus.ships.front().cards, Id("commander-malarus")));
  CHECK(sentences(malarus).front().find("\"commandermalarus\"") != std::string::npos);
  CHECK(json::parse(data::write_xws(dooku, catalog())) == json::parse(text_of("countdooku.json")));
  // The campaign's own cards come back from a file that this program has written.
  const data::XwsSquad ours =
      read(R"({"version":"2.0.0","pilots":[{"ship":"t65xwing","upgrades":{"force-talent":["countdooku"]}}]})");
  CHECK(ours.ships.front().cards == Ids{"count-dooku"});
}

TEST_CASE(
    "XWS: a card in another slot of the second edition is said, and taken for the one of that slot if there is one") {
  const data::XwsSquad squad = read(text_of("2e-wrong-slot.json"));
  const Ids& cards = squad.ships.front().cards;
  CHECK(base::contains(cards, Id("r2-d2-crew")));
  CHECK_FALSE(base::contains(cards, Id("r2-d2")));
  const std::vector<std::string> said = sentences(squad);
  CHECK(base::contains(said, std::string("Pilot 1, slot \"crew\": \"r2d2\", expected \"r2d2-crew\" in this slot; that "
                                         "card is taken.")));
  CHECK(base::contains(said, std::string("Pilot 1, slot \"gunner\": \"chopper\", expected the slot \"astromech\"; the "
                                         "card is put there.")));
  CHECK(json::parse(data::write_xws(squad, catalog())) == json::parse(text_of("2e-wrong-slot.json")));
}

TEST_CASE("XWS: everything that is left out is told, however much it is") {
  const data::XwsSquad squad = read(text_of("16-left-out.json"));
  CHECK(squad.ships.size() == 2);
  CHECK(squad.left_out.size() > 6);
}

TEST_CASE("XWS: more ships than a file may have are one error") {
  std::string many = R"({"faction":"rebel","pilots":[{"name":"rookiepilot","ship":"xwing"})";
  for (std::size_t i = 0; i < data::kMostXwsShips; ++i) many += R"(,{"name":"rookiepilot","ship":"xwing"})";
  const auto squad = data::read_xws(many + "]}", "squad.json", catalog());
  REQUIRE_FALSE(squad);
  REQUIRE(squad.errors().size() == 1);
  CHECK(data::xws_sentence(squad.errors().front()) == "The squad, \"pilots\": 41 entries, expected at most 40.");
}

TEST_CASE("XWS: points that another format counts are said") {
  data::XwsSquad squad;
  CHECK(data::xws_points_sentence(squad, 87, 200).empty());
  squad.points = 87;
  CHECK(data::xws_points_sentence(squad, 87, 200).empty());
  squad.points = 20;
  CHECK(data::xws_points_sentence(squad, 87, 200) ==
        "The file counts 20 points, this program 87 of 200: it was made for another format, or what is left out makes "
        "the difference.");
}

}  // namespace plotboard::data_xws_odd
