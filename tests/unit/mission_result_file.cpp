// Results as files: what a group types in of a real table, and what can't be so.
#include <catch2/catch.hpp>

#include "mission/result_file.hpp"

#include "data/json.hpp"
#include "io/files.hpp"
#include "support/catalog.hpp"
#include "support/paths.hpp"

#include <nlohmann/json.hpp>

namespace plotboard::mission_result_file {

using data::Json;
using mission::Result;

namespace {

// What three pilots have noted at their table.
Json typed_in() {
  return Json::parse(R"({
    "format": "plotboard-result/1", "mission": "0:1", "ruleset": "fga-207", "pilots": 3, "rank": 2, "rounds": 9,
    "winner": "player", "outcome": "won", "reason": "objectives-met",
    "combatants": [
      {"id": "P1", "type": "tielnfighter", "side": "player", "flight_group": true, "hull": 3, "attacks": 6, "hits": 4},
      {"id": "P2", "type": "tielnfighter", "side": "player", "flight_group": true, "hull": 3,
       "damage": [{"number": 3, "faceup": true}]},
      {"id": "P3", "type": "tielnfighter", "side": "player", "flight_group": true, "fate": "destroyed", "round": 5,
       "by": "Red 1"},
      {"id": "Red 1", "type": "z95af4headhunter", "side": "enemy", "ai": true, "squad": "Red", "fate": "destroyed",
       "round": 8, "by": "P1", "cards": [{"id": "proton-torpedoes", "charges": 1, "of": 2}]}
    ],
    "damage": [{"by": "P1", "to": "Red 1", "shields": 2, "cards": 2, "faceup": 1}, {"to": "P3", "cards": 1}],
    "experience": [{"ship": "P1", "source": "1.4", "points": 4}, {"source": "1.4", "points": 3}],
    "ejections": [{"ship": "P3", "dice": 2, "experience": 5}]
  })");
}

base::Result<Result> read(const Json& json) { return mission::read_result(json.dump(), "typed", test::catalog()); }
// Where it is wrong, in a row; "" nowhere.
std::string wrong_at(const Json& json) {
  const auto result = read(json);
  std::string places;
  if (!result) {
    for (const base::Error& error : result.errors()) {
      CHECK(error.file == "typed");
      CHECK_FALSE(error.expected.empty());
      places += (places.empty() ? "" : " ") + error.place;
    }
  }
  return places;
}
std::string wrong_with(const char* patch) {
  Json json = typed_in();
  return wrong_at(json.patch(Json::parse(patch)));
}

}  // namespace

TEST_CASE("What a group types in is a Result as any other", "[fga-2.11.5-1]") {
  const auto result = read(typed_in());
  if (!result) FAIL(base::text(result.errors()));
  CHECK(result->mission == "0-1-escorting-the-decimator");
  CHECK(result->outcome == mission::Outcome::won);
  REQUIRE(result->kills_of("P1").size() == 1);
  CHECK(result->kills_of("P1").front()->type == "z95af4headhunter");
  CHECK(result->dealt_by("P1") == 4);
  CHECK(result->find("P2")->hull_left() == 2);
  // Shares are reckoned: 7 points for three.
  CHECK(result->shares.pool == 7);
  CHECK(result->shares.remainder == 1);
  REQUIRE(result->shares.pilots.size() == 3);
  CHECK(result->shares.pilots[0].earned == 4);
  CHECK(result->shares.pilots[2].mission_xp() == 0);  // the ejection costs no more than the share
  const auto again = mission::read_result(mission::write_result(*result), "typed", test::catalog());
  if (!again) FAIL(base::text(again.errors()));
  CHECK(*again == *result);
}

TEST_CASE("The least that a result can be") {
  const auto result = read(Json::parse(R"({"format": "plotboard-result/1", "combatants": []})"));
  REQUIRE(result.ok());
  CHECK(*result == Result());
  CHECK(wrong_at(Json::parse(R"({"format": "plotboard-result/1"})")) == "/");
  CHECK(wrong_at(Json::parse(R"({"format": "plotboard-result/2", "combatants": []})")) == "/format");
  CHECK(wrong_at(Json::parse(R"({"combatants": []})")) == "/");
}

TEST_CASE("Every kind of mistake is named with its place") {
  struct Mistake {
    const char* patch;
    const char* place;
  };
  const Mistake mistakes[] = {
      {R"([{"op": "replace", "path": "/mission", "value": "9:9"}])", "/mission"},
      {R"([{"op": "replace", "path": "/ruleset", "value": "3e"}])", "/ruleset"},
      {R"([{"op": "replace", "path": "/winner", "value": "enemy"}])", "/winner"},
      {R"([{"op": "replace", "path": "/winner", "value": "nobody"}])", "/winner"},
      {R"([{"op": "remove", "path": "/reason"}])", "/reason"},
      {R"([{"op": "add", "path": "/reason_of", "value": "x"}])", "/reason_of"},
      {R"([{"op": "replace", "path": "/rounds", "value": -1}])", "/rounds"},
      {R"([{"op": "add", "path": "/gold", "value": true}])", "/gold"},
      {R"([{"op": "add", "path": "/prose", "value": "It went well."}])", "/prose"},
      {R"([{"op": "add", "path": "/triggers", "value": ["no such"]}])", "/triggers/0"},
      {R"([{"op": "add", "path": "/objectives", "value": [{"id": "no such"}]}])", "/objectives/0/id"},
      {R"([{"op": "add", "path": "/deeds", "value": [{"what": "jumped", "ship": "P9"}]}])", "/deeds/0/ship"},
      {R"([{"op": "replace", "path": "/combatants/1/id", "value": "Red 1"}])", "/combatants/3/id"},
      {R"([{"op": "replace", "path": "/combatants/3/type", "value": "tie"}])", "/combatants/3/type"},
      {R"([{"op": "add", "path": "/combatants/3/kind", "value": "device"}])", "/combatants/3/type"},
      {R"([{"op": "add", "path": "/combatants/3/kind", "value": "rock"}])", "/combatants/3/kind"},
      {R"([{"op": "add", "path": "/combatants/3/pilot_card", "value": "ace"}])", "/combatants/3/pilot_card"},
      {R"([{"op": "add", "path": "/combatants/3/ai_card", "value": "ace"}])", "/combatants/3/ai_card"},
      {R"([{"op": "replace", "path": "/combatants/3/squad", "value": "Mauve"}])", "/combatants/3/squad"},
      {R"([{"op": "add", "path": "/combatants/3/wing", "value": "Red 7"}])", "/combatants/3/wing"},
      {R"([{"op": "remove", "path": "/combatants/1/side"}])", "/combatants/1"},
      {R"([{"op": "replace", "path": "/combatants/3/by", "value": "P7"}])", "/combatants/3/by"},
      {R"([{"op": "replace", "path": "/combatants/3/by", "value": "Red 1"}])", "/combatants/3/by"},
      {R"([{"op": "replace", "path": "/combatants/3/fate", "value": "jumped"}])", "/combatants/3/by"},
      {R"([{"op": "replace", "path": "/combatants/3/fate", "value": "eaten"}])", "/combatants/3/fate"},
      {R"([{"op": "add", "path": "/combatants/0/way", "value": "gate"}])", "/combatants/0/way"},
      {R"([{"op": "replace", "path": "/combatants/3/round", "value": 10}])", "/combatants/3/round"},
      {R"([{"op": "replace", "path": "/combatants/0/hits", "value": 7}])", "/combatants/0/hits"},
      {R"([{"op": "add", "path": "/combatants/0/shields", "value": 1}])", "/combatants/0/shields"},
      {R"([{"op": "replace", "path": "/combatants/1/damage/0/number", "value": 99}])", "/combatants/1/damage/0/number"},
      {R"([{"op": "replace", "path": "/combatants/3/cards/0/id", "value": "luck"}])", "/combatants/3/cards/0/id"},
      {R"([{"op": "add", "path": "/combatants/3/cards/0/lost", "value": true}])", "/combatants/3/cards/0/charges"},
      {R"([{"op": "replace", "path": "/damage/0/by", "value": "P7"}])", "/damage/0/by"},
      {R"([{"op": "replace", "path": "/damage/0/faceup", "value": 3}])", "/damage/0/faceup"},
      {R"([{"op": "add", "path": "/damage/2", "value": {"to": "P3", "cards": 1}}])", "/damage/2"},
      {R"([{"op": "replace", "path": "/experience/0/ship", "value": "Red 1"}])", "/experience/0/ship"},
      {R"([{"op": "replace", "path": "/experience/0/source", "value": "9.9"}])", "/experience/0/source"},
      {R"([{"op": "add", "path": "/shares", "value": {"pool": 8}}])", "/shares/pool /shares/remainder /shares/pilots"},
      {R"([{"op": "add", "path": "/shares", "value": {"pool": 7, "remainder": 1, "pilots": [
        {"ship": "P1", "earned": 5, "share": 2}, {"ship": "P2", "share": 3}, {"ship": "P4", "share": 2}]}}])",
       "/shares/pilots/0/earned /shares/pilots/1/share /shares/pilots/2/ship"},
      {R"([{"op": "replace", "path": "/ejections/0/ship", "value": "P2"}])", "/ejections/0/ship"},
      {R"([{"op": "add", "path": "/dice", "value": [{"kind": "attack", "face": "star", "count": 1}]}])",
       "/dice/0/face"},
      {R"([{"op": "add", "path": "/dice", "value": [{"kind": "d3", "eyes": 4, "count": 1}]}])", "/dice/0/eyes"},
  };
  for (const Mistake& mistake : mistakes) {
    INFO(mistake.patch);
    CHECK(wrong_with(mistake.patch) == mistake.place);
  }
}

TEST_CASE("The schema of results knows every key that the program writes") {
  const auto text = io::read_file(test::root() + "/assets/schema/result.schema.json");
  REQUIRE(text.ok());
  const Json schema = Json::parse(*text);
  const auto result = read(typed_in());
  REQUIRE(result.ok());
  const Json written = Json::parse(mission::write_result(*result));
  const std::function<void(const Json&, const Json&)> compare = [&](const Json& value, const Json& known) {
    if (value.is_array()) {
      for (const Json& item : value) compare(item, known["items"]);
    } else if (value.is_object()) {
      for (const auto& entry : value.items()) {
        INFO(entry.key());
        REQUIRE(known["properties"].contains(entry.key()));
        compare(entry.value(), known["properties"][entry.key()]);
      }
    } else if (known.contains("enum")) {
      CHECK(std::count(known["enum"].begin(), known["enum"].end(), value) == 1);
    }
  };
  compare(written, schema);
  const Json& fates = schema["properties"]["combatants"]["items"]["properties"]["fate"]["enum"];
  CHECK(fates.get<std::vector<std::string>>() == mission::names_of_fates());
  CHECK(schema["properties"]["reason"]["enum"].get<std::vector<std::string>>() == mission::names_of_reasons());
  const Json& source = schema["properties"]["experience"]["items"]["properties"]["source"]["enum"];
  CHECK(source.get<std::vector<std::string>>() == mission::sources());
}

}  // namespace plotboard::mission_result_file
