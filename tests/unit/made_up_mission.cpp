// Reads the made-up missions of tests: here, so that only this file needs the JSON library and the data module's
// readers.
#include "support/missions.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "data/readers.hpp"

namespace plotboard::test {

namespace {

const char* plain_mission() {
  return R"({
    "format": "plotboard-mission/2", "id": "9-9-made-up", "number": "9:9", "name": "Made up", "tour": "Tests",
    "area": "3x3", "ruleset": "fga-207", "rounds": 6, "territory": "neutral", "summary": "Made up for a test.",
    "briefing": ["Made up for a test."], "facts": ["nothing"], "own": ["everything"], "if_failed": "replay",
    "seats": {"ships": ["tielnfighter"], "faction": "galacticempire", "zones": ["south"], "initiative": 1},
    "zones": [{"name": "south", "x_mm": 0, "y_mm": 0, "width_mm": 914.4, "height_mm": 100, "heading_deg": 0}],
    "vectors": [
      {"name": "1", "x_mm": 0, "y_mm": 700, "heading_deg": 90},
      {"name": "2", "x_mm": 230, "y_mm": 914.4, "heading_deg": 180},
      {"name": "3", "x_mm": 560, "y_mm": 914.4, "heading_deg": 180},
      {"name": "4", "x_mm": 914.4, "y_mm": 560, "heading_deg": 270},
      {"name": "5", "x_mm": 914.4, "y_mm": 230, "heading_deg": 270},
      {"name": "6", "x_mm": 0, "y_mm": 350, "heading_deg": 90}
    ],
    "squads": [{"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"],
                "ships": [{"ship": "t65xwing"}]}],
    "objectives": [{"id": "never", "kind": "primary", "text": "Ninety-nine enemies are destroyed.",
                    "met": {"destroyed": "enemies", "count": 99}}]
  })";
}

}  // namespace

data::Mission mission_from(const std::string& patch) {
  data::Json json = data::Json::parse(plain_mission());
  json.merge_patch(data::Json::parse(patch));
  base::Errors errors;
  data::Draft draft;
  data::Reader reader(json, "made-up.json", errors);
  reader.allow("format");
  data::read_mission(reader, draft);
  reader.done();
  if (!errors.empty()) FAIL(base::text(errors));
  REQUIRE(draft.catalog.missions.size() == 1);
  return draft.catalog.missions.begin()->second;
}

}  // namespace plotboard::test
