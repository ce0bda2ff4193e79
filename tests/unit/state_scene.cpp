#include <catch2/catch.hpp>

#include "state/state.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::state_scene {

using test::catalog;

namespace {

base::Result<state::Table> read(const std::string& text) { return state::read_scene(text, "game.json", catalog()); }

// A scene with these objects; `head` adds or replaces nothing, it only comes first.
std::string scene(const std::string& objects, const std::string& head = R"("area":"3x3")") {
  return R"({"format":"plotboard-scene/1",)" + head + R"(,"objects":[)" + objects + "]}";
}

struct Bad {
  const char* what;
  std::string text;
  const char* place;     // the pointer or line that the first error names
  const char* expected;  // a part of what it says was expected, or was found
};

}  // namespace

TEST_CASE("The example of the format reads as written", "[plotboard]") {
  const auto table = read(R"({"format":"plotboard-scene/1","area":"5x3","ruleset":"fga-207","options":{"guides":false},
 "objects":[
  {"id":"A1","type":"ship","ship":"t65xwing","base":"small","side":"enemy","ai":true,"x_mm":457.2,"y_mm":600,
   "heading_deg":180,"initiative":2,"number":1,"stress":0,"lock":"P1","moved":false},
  {"id":"P1","type":"ship","ship":"tielnfighter","side":"player","x_mm":450,"y_mm":300,"heading_deg":0},
  {"id":"R1","type":"obstacle","shape":"coreasteroid0","x_mm":300,"y_mm":450,"heading_deg":30,"mirror":false},
  {"id":"H1","type":"ship","ship":"cr90corelliancorvette","base":"huge-cr90","x_mm":700,"y_mm":450,"heading_deg":-90},
  {"id":"B1","type":"ship","base":"large","x_mm":900,"y_mm":450},
  {"id":"T1","type":"template","template":"turn-2-right","x_mm":100,"y_mm":100,"heading_deg":359.9999}]})");
  REQUIRE(table);
  CHECK(table->area.width.value == 1524000);
  CHECK_FALSE(table->options.guides);
  REQUIRE(table->pieces.size() == 6);
  const state::Piece& a1 = *table->find("A1");
  CHECK(a1.pose == geom::Pose{{457200}, {600000}, {180000}});
  CHECK(a1.ai);
  CHECK(a1.side == state::Side::enemy);
  CHECK(a1.lock == "P1");
  CHECK(table->find("H1")->base == geom::BaseKind::huge_long);
  CHECK(table->find("H1")->pose.heading.value == 270000);
  CHECK(table->find("B1")->ref.empty());
  CHECK(table->find("T1")->pose.heading.value == 0);  // rounds up to a whole turn
  CHECK(state::broken_invariants(*table).empty());
}

TEST_CASE("A scene without rule set and options has the rule set's own", "[plotboard]") {
  const auto table = read(scene(""));
  REQUIRE(table);
  CHECK(table->ruleset == "fga-207");
  CHECK(table->options.guides);
  CHECK(table->round == 1);
  CHECK(table->area.height.value == 914400);
}

TEST_CASE("Sides left out: what the program flies is the enemy, other ships are the players'", "[plotboard]") {
  const auto table = read(scene(R"({"id":"A","type":"ship","base":"small","ai":true,"x_mm":100,"y_mm":100},
    {"id":"P","type":"ship","base":"small","x_mm":200,"y_mm":100},
    {"id":"N","type":"ship","base":"small","side":"none","x_mm":300,"y_mm":100},
    {"id":"R","type":"obstacle","shape":"coreasteroid0","x_mm":400,"y_mm":100})"));
  REQUIRE(table);
  CHECK(table->find("A")->side == state::Side::enemy);
  CHECK(table->find("P")->side == state::Side::player);
  CHECK(table->find("N")->side == state::Side::none);
  CHECK(table->find("R")->side == state::Side::none);
  const auto again = read(state::write_scene(*table));
  REQUIRE(again);
  CHECK(again->find("N")->side == state::Side::none);
}

TEST_CASE("A written scene reads back equal", "[plotboard]") {
  auto table = test::table({test::typed("A \"quoted\" \\ name é", "t65xwing", 457.2005, -20.001, 359.999)}, true);
  state::Piece& piece = table.pieces.front();
  piece.side = state::Side::enemy;
  piece.faction = "rebelalliance";
  piece.ai = piece.moved = piece.stays = true;
  piece.initiative = 4;
  piece.number = 12;
  piece.tokens.stress = 2;
  piece.tokens.ion = 1;
  piece.order = "strike:B";
  piece.note = "two\nlines";
  table.pieces.push_back(test::ship("B", geom::BaseKind::huge_short, 5000, -5000, 0.001));
  table.pieces.back().fled = true;
  table.pieces.front().lock = "B";
  table.pieces.push_back(test::obstacle("R", "coreasteroid0", 1, 2, 3));
  table.pieces.back().mirror = true;
  for (const auto& [type, ref] : std::vector<std::pair<state::PieceType, std::string>>{
           {state::PieceType::device, catalog().devices.begin()->first},
           {state::PieceType::template_piece, "bank-1-left"},
           {state::PieceType::ruler, "huge-range"},
           {state::PieceType::marker, "objective"},
           {state::PieceType::marker, ""}}) {
    state::Piece other;
    other.id = "O" + std::to_string(table.pieces.size());
    other.type = type;
    other.ref = ref;
    table.pieces.push_back(other);
  }
  table.area = {"free", {1'234'567}, {100'000}};
  table.options.guides = false;
  table.pilots = 4;
  table.round = 7;
  REQUIRE(state::broken_invariants(table).empty());
  const std::string text = state::write_scene(table);
  CHECK(text.find("\"x_mm\":457.201") != std::string::npos);  // three decimals, as every length
  const auto again = read(text);
  if (!again) FAIL(base::text(again.errors()));
  CHECK(*again == table);
  CHECK(state::hash_of(*again) == state::hash_of(table));
  CHECK(state::write_scene(*again) == text);
}

TEST_CASE("Another version is refused with that reason alone") {
  const auto table = read(R"({"format":"plotboard-scene/2","pieces":[],"world":9})");
  REQUIRE_FALSE(table);
  REQUIRE(table.errors().size() == 1);
  CHECK(table.errors()[0].place == "/format");
  CHECK(table.errors()[0].found == "scene version \"2\"");
}

TEST_CASE("A bad scene gets one clear message each", "[plotboard]") {
  const std::string ship = R"({"id":"A","type":"ship","base":"small","x_mm":1,"y_mm":1)";
  const std::string long_id(65, 'a');
  const std::vector<Bad> all{
      {"nothing", "", "/: line 1", ""},
      {"text", "hello", "/: line 1", ""},
      {"cut off", R"({"format":"plotboard-scene/1","area":"3x3","obj)", "/: line 1", ""},
      {"more after the end", scene("") + "{}", "/: line 1", ""},
      {"NaN", scene(R"({"id":"A","type":"marker","x_mm":NaN,"y_mm":1})"), "/: line 1", ""},
      {"a number beyond any", scene(R"({"id":"A","type":"marker","x_mm":1e999,"y_mm":1})"), "", ""},
      {"a bad character", "{\"format\":\"plotboard-scene/1\",\"area\":\"\xff\"}", "/: line 1", ""},
      {"a repeated key", R"({"format":"plotboard-scene/1","area":"3x3","area":"3x3","objects":[]})", "", ""},
      {"a list", "[]", "", "object"},
      {"no format", R"({"area":"3x3","objects":[]})", "", "\"format\""},
      {"the format a number", R"({"format":1,"area":"3x3","objects":[]})", "/format", ""},
      {"another format", R"({"format":"plotboard-ship/1"})", "/format", "plotboard-scene/1"},
      {"no area", R"({"format":"plotboard-scene/1","objects":[]})", "", "\"area\""},
      {"an unknown area", scene("", R"("area":"4x4")"), "/area", "3x6"},
      {"the area a number", scene("", R"("area":3)"), "/area", "3x3"},
      {"a tiny area", scene("", R"("area":{"width_mm":10,"height_mm":500})"), "/area/width_mm", ""},
      {"half an area", scene("", R"("area":{"width_mm":500})"), "/area", "\"height_mm\""},
      {"no objects", R"({"format":"plotboard-scene/1","area":"3x3"})", "", "\"objects\""},
      {"objects no list", R"({"format":"plotboard-scene/1","area":"3x3","objects":{}})", "/objects", "list"},
      {"an unknown key", scene("", R"("area":"3x3","rulset":"fga-207")"), "/rulset", "ruleset"},
      {"an unknown rule set", scene("", R"("area":"3x3","ruleset":"fga-27")"), "/ruleset", "fga-207"},
      {"options no object", scene("", R"("area":"3x3","options":true)"), "/options", "object"},
      {"an unknown option", scene("", R"("area":"3x3","options":{"guide":true})"), "/options/guide", "guides"},
      {"guides no flag", scene("", R"("area":"3x3","options":{"guides":1})"), "/options/guides", ""},
      {"an unknown mission", scene("", R"("area":"3x3","mission":"9:9")"), "/mission", ""},
      {"round nought", scene("", R"("area":"3x3","round":0)"), "/round", ""},
      {"an object that is none", scene("7"), "/objects/0", "object"},
      {"no id", scene(R"({"type":"ship","base":"small","x_mm":1,"y_mm":1})"), "/objects/0", "\"id\""},
      {"an empty id", scene(R"({"id":"","type":"ship","base":"small","x_mm":1,"y_mm":1})"), "/objects/0/id", ""},
      {"an endless id", scene(R"({"id":")" + long_id + R"(","type":"ship","base":"small","x_mm":1,"y_mm":1})"), "",
       "limits"},
      {"an id twice", scene(ship + "}," + ship + "}"), "/objects/1/id", "/objects/0"},
      {"no type", scene(R"({"id":"A","x_mm":1,"y_mm":1})"), "/objects/0", "\"type\""},
      {"an unknown type", scene(R"({"id":"A","type":"asteriod","x_mm":1,"y_mm":1})"), "/objects/0/type", ""},
      {"no place", scene(R"({"id":"A","type":"ship","base":"small","x_mm":1})"), "/objects/0", "\"y_mm\""},
      {"a place of text", scene(R"({"id":"A","type":"ship","base":"small","x_mm":"1","y_mm":1})"), "/objects/0/x_mm",
       "number"},
      {"a place too far", scene(R"({"id":"A","type":"ship","base":"small","x_mm":5000.1,"y_mm":1})"), "/objects/0/x_mm",
       ""},
      {"a place beyond any", scene(R"({"id":"A","type":"ship","base":"small","x_mm":1e300,"y_mm":1})"),
       "/objects/0/x_mm", ""},
      {"a heading too far", scene(ship + R"(,"heading_deg":1e9})"), "/objects/0/heading_deg", ""},
      {"neither ship nor base", scene(R"({"id":"A","type":"ship","x_mm":1,"y_mm":1})"), "/objects/0", "base"},
      {"an unknown ship", scene(R"({"id":"A","type":"ship","ship":"t65xwign","x_mm":1,"y_mm":1})"), "/objects/0/ship",
       "t65xwing"},
      {"an unknown base", scene(R"({"id":"A","type":"ship","base":"smal","x_mm":1,"y_mm":1})"), "/objects/0/base",
       "small"},
      {"ship and base at odds", scene(R"({"id":"A","type":"ship","ship":"t65xwing","base":"large","x_mm":1,"y_mm":1})"),
       "/objects/0/base", "small"},
      {"an unknown side", scene(ship + R"(,"side":"rebel"})"), "/objects/0/side", "player"},
      {"negative stress", scene(ship + R"(,"stress":-1})"), "/objects/0/stress", ""},
      {"half a stress", scene(ship + R"(,"stress":0.5})"), "/objects/0/stress", ""},
      {"moved no flag", scene(ship + R"(,"moved":"no"})"), "/objects/0/moved", ""},
      {"a lock on nobody", scene(ship + R"(,"lock":"Z"})"), "/objects/0/lock", ""},
      {"a lock on itself", scene(ship + R"(,"lock":"A"})"), "/objects/0/lock", ""},
      {"an unknown order", scene(ship + R"(,"order":"escape:"})"), "/objects/0/order", "escape:NAME"},
      {"a mirrored ship", scene(ship + R"(,"mirror":true})"), "/objects/0/mirror", ""},
      {"an obstacle without shape", scene(R"({"id":"A","type":"obstacle","x_mm":1,"y_mm":1})"), "/objects/0",
       "\"shape\""},
      {"an unknown obstacle", scene(R"({"id":"A","type":"obstacle","shape":"coreasteroid9","x_mm":1,"y_mm":1})"),
       "/objects/0/shape", "coreasteroid"},
      {"an obstacle with stress",
       scene(R"({"id":"A","type":"obstacle","shape":"coreasteroid0","stress":1,"x_mm":1,"y_mm":1})"),
       "/objects/0/stress", ""},
      {"an unknown template", scene(R"({"id":"A","type":"template","template":"turn-9-right","x_mm":1,"y_mm":1})"),
       "/objects/0/template", "turn-2-right"},
      {"an unknown ruler", scene(R"({"id":"A","type":"ruler","ruler":"long","x_mm":1,"y_mm":1})"), "/objects/0/ruler",
       ""},
      {"an unknown device", scene(R"({"id":"A","type":"device","device":"nosuchdevice","x_mm":1,"y_mm":1})"),
       "/objects/0/device", ""},
  };
  for (const Bad& bad : all) {
    INFO(bad.what);
    const auto table = read(bad.text);
    REQUIRE_FALSE(table);
    const base::Error& error = table.errors().front();
    INFO(error.text());
    CHECK(table.errors().size() == 1);
    CHECK(error.file == "game.json");
    if (*bad.place != '\0') CHECK(error.place.compare(0, std::string(bad.place).size(), bad.place) == 0);
    CHECK(error.text().find(bad.expected) != std::string::npos);
    CHECK_FALSE(error.found.empty());
  }
}

TEST_CASE("All errors come at once", "[plotboard]") {
  const auto table = read(scene(R"({"id":"A","type":"ship","ship":"nope","x_mm":"a","y_mm":1,"colour":"red"},
                                   {"id":"A","type":"marker","x_mm":1,"y_mm":9999})",
                                R"("area":"9x9","ruleset":"none")"));
  REQUIRE_FALSE(table);
  CHECK(table.errors().size() == 7);
}

TEST_CASE("More pieces than a table holds are refused", "[plotboard]") {
  std::string objects;
  for (std::size_t i = 0; i <= state::kMostPieces; ++i) {
    objects += (i == 0 ? "" : ",") + (R"({"id":"M)" + std::to_string(i)) + R"(","type":"marker","x_mm":1,"y_mm":1})";
  }
  const auto table = read(scene(objects));
  REQUIRE_FALSE(table);
  CHECK(table.errors().front().place == "/objects");
}

// Found by random play.
TEST_CASE("Two copies of an upgrade come back with the charges of each", "[plotboard]") {
  state::Piece ship = test::typed("A", "mg100starfortress", 300, 300);
  ship.base = geom::BaseKind::large;
  ship.ship.hull = 9;
  ship.ship.cards = {{"seismic-charges", 1, false}, {"hull-upgrade", 0, false}, {"seismic-charges", 2, false}};
  const state::Table table = test::table({ship});
  const auto again = read(state::write_scene(table));
  REQUIRE(again);
  CHECK(again->pieces.front().ship.cards == ship.ship.cards);
}

}  // namespace plotboard::state_scene
