// measure, arc, move and ai: the fields that scripts rely on, and numbers that templates and ruler give.
#include <catch2/catch.hpp>

#include "cli/program.hpp"

namespace plotboard::cli_questions {

using namespace plotboard::test;

namespace {

const char* const kTwoSmall = R"({"id":"A","type":"ship","base":"small","x_mm":300,"y_mm":300},
  {"id":"B","type":"ship","base":"small","x_mm":440,"y_mm":300})";
const char* const kDuel =
    R"({"id":"A1","type":"ship","ship":"t65xwing","base":"small","side":"enemy","ai":true,"x_mm":457.2,"y_mm":600,
   "heading_deg":180,"initiative":2,"number":1,"stress":0,"lock":"P1","moved":false},
  {"id":"P1","type":"ship","ship":"tielnfighter","side":"player","x_mm":450,"y_mm":300,"heading_deg":0},
  {"id":"R1","type":"obstacle","shape":"coreasteroid0","x_mm":300,"y_mm":450,"heading_deg":30,"mirror":false})";

std::string one_ship(const std::string& base, double x = 400, double y = 400, double heading = 0) {
  return R"({"id":"S","type":"ship","base":")" + base + R"(","x_mm":)" + std::to_string(x) + R"(,"y_mm":)" +
         std::to_string(y) + R"(,"heading_deg":)" + std::to_string(heading) + "}";
}
Json move(const std::string& objects, const std::string& options) {
  const Ran ran = run("move - --ship S " + options, scene(objects));
  INFO(ran.err);
  REQUIRE(ran.code == 0);
  return ran.json();
}
void ends_at(const Json& moved, double x, double y, double heading) {
  const Json& end = moved["end"];
  CHECK(end.size() == 3);
  CHECK(end["x_mm"].get<double>() == Approx(x).margin(0.002));
  CHECK(end["y_mm"].get<double>() == Approx(y).margin(0.002));
  CHECK(end["heading_deg"].get<double>() == Approx(heading).margin(0.001));
}

}  // namespace

TEST_CASE("measure: edges exactly 100 mm apart are range 1, on the line", "[2e-range-4]") {
  const Ran ran = run("measure - --pair A B", scene(kTwoSmall));
  REQUIRE(ran.code == 0);
  CHECK(ran.err.empty());
  const Json answer = ran.json();
  REQUIRE(answer["pairs"].size() == 1);
  const Json& pair = answer["pairs"][0];
  CHECK(pair["a"] == "A");
  CHECK(pair["b"] == "B");
  CHECK(pair["contact"] == "apart");
  CHECK(pair["gap_mm"] == 100.0);
  CHECK(pair["range"] == 1);
  CHECK(pair["on_line"] == true);
  CHECK(pair["nearest"][0][0] == 320.0);
  CHECK(pair["nearest"][1][0] == 420.0);
  CHECK(pair["nearest"][0][1] == pair["nearest"][1][1]);
  CHECK(pair["range_mm"] == 100.0);
  CHECK(pair["to_limit_mm"] == 0.0);
  CHECK(pair["obstructed_by"] == Json::array());
}

TEST_CASE("measure: more than the tolerance of 10 micrometres beyond the line is range 2", "[2e-range-4]") {
  const Ran ran = run("measure -", scene(R"({"id":"A","type":"ship","base":"small","x_mm":300,"y_mm":300},
    {"id":"B","type":"ship","base":"small","x_mm":440.011,"y_mm":300})"));
  const Json pair = ran.json()["pairs"][0];
  CHECK(pair["gap_mm"].get<double>() == Approx(100.011).margin(1e-9));
  CHECK(pair["range"] == 2);
  CHECK(pair["on_line"] == false);
}

TEST_CASE("measure: touching and overlapping are range 0, beyond the ruler is null", "[2e-range-7]") {
  const auto pair_at = [](double x) {
    return run("measure -", scene(R"({"id":"A","type":"ship","base":"small","x_mm":100,"y_mm":300},
      {"id":"B","type":"ship","base":"small","x_mm":)" +
                                  std::to_string(x) + R"(,"y_mm":300})"))
        .json()["pairs"][0];
  };
  CHECK(pair_at(140)["contact"] == "touching");
  CHECK(pair_at(140)["range"] == 0);
  CHECK(pair_at(130)["contact"] == "overlapping");
  CHECK(pair_at(130)["gap_mm"] == -10.0);
  CHECK(pair_at(130)["range"] == 0);
  CHECK(pair_at(600)["range"].is_null());
  CHECK(pair_at(600)["gap_mm"] == 460.0);
}

TEST_CASE("measure: guides count for contact where they are on, never for range", "[plotboard]") {
  // Guides stand out in front: nose to nose they are nearer than the edges.
  const char* const nose_to_nose = R"({"id":"A","type":"ship","base":"small","x_mm":300,"y_mm":300},
    {"id":"B","type":"ship","base":"small","x_mm":300,"y_mm":400,"heading_deg":180})";
  const Json with = run("measure -", scene(nose_to_nose, true)).json()["pairs"][0];
  const Json without = run("measure -", scene(nose_to_nose, false)).json()["pairs"][0];
  CHECK(without["gap_mm"] == 60.0);
  CHECK(without["range_mm"] == 60.0);
  CHECK(with["range_mm"] == 60.0);
  CHECK(with["gap_mm"].get<double>() < 60.0);
  CHECK(with["nearest"] != without["nearest"]);
  CHECK(with["range_line"] == without["range_line"]);
}

TEST_CASE("measure: every pair of a scene once", "[plotboard]") {
  const Json pairs = run("measure -", scene(kDuel)).json()["pairs"];
  REQUIRE(pairs.size() == 3);
  CHECK(pairs[0]["a"] == "A1");
  CHECK(pairs[0]["b"] == "P1");
  CHECK(pairs[2]["a"] == "P1");
  CHECK(pairs[2]["b"] == "R1");
  CHECK(run("measure -", scene("")).json()["pairs"] == Json::array());
}

TEST_CASE("arc: in or out, with range, line and obstruction", "[plotboard]") {
  const std::string file = file_with("duel.json", scene(kDuel));
  const Ran ran = run("arc " + file + " --from P1 --to A1 --arc front");
  REQUIRE(ran.code == 0);
  const Json answer = ran.json();
  CHECK(answer["in_arc"] == true);
  CHECK(answer["range"] == 3);
  CHECK(answer["distance_mm"] == 260.0);  // edges at 320 and 580, one above the other
  CHECK(answer["obstructed_by"] == Json::array());
  CHECK(answer["line"].size() == 2);
  const Json rear = run("arc " + file + " --from P1 --to A1 --arc rear").json();
  CHECK(rear["in_arc"] == false);
  CHECK(rear["range"].is_null());
  CHECK(rear["distance_mm"].is_null());
  CHECK(rear["line"] == Json::array());
  for (const char* name : {"left", "right", "bullseye", "full-front", "full-rear", "turret-left", "turret-right",
                           "turret-front", "turret-rear"}) {
    INFO(name);
    const Ran each = run("arc " + file + " --from P1 --to A1 --arc " + name);
    CHECK(each.code == 0);
    CHECK(each.json().contains("in_arc"));
  }
}

TEST_CASE("arc: an obstacle between is named", "[plotboard]") {
  const Json answer =
      run("arc - --from A --to B --arc front", scene(R"({"id":"A","type":"ship","base":"small","x_mm":450,"y_mm":300},
    {"id":"B","type":"ship","base":"small","x_mm":450,"y_mm":500,"heading_deg":45},
    {"id":"R","type":"obstacle","shape":"coreasteroid0","x_mm":450,"y_mm":400})"))
          .json();
  CHECK(answer["in_arc"] == true);
  CHECK(answer["range"] == 2);  // a corner at 471.7, an edge at 320
  CHECK(answer["obstructed_by"] == Json::array({"R"}));
}

TEST_CASE("arc: a huge target answers for each section", "[plotboard]") {
  const Json answer =
      run("arc - --from A --to H --arc front", scene(R"({"id":"A","type":"ship","base":"small","x_mm":450,"y_mm":100},
    {"id":"H","type":"ship","ship":"cr90corelliancorvette","base":"huge-cr90","x_mm":450,"y_mm":400,"heading_deg":90})"))
          .json();
  REQUIRE(answer["sections"].size() == 2);
  for (const Json& section : answer["sections"]) {
    CHECK(section["in_arc"].is_boolean());
    CHECK(section.contains("range"));
    CHECK(section["section"].is_string());
  }
}

TEST_CASE("move: ends as the templates give them") {
  ends_at(move(one_ship("small"), "--maneuver 2F"), 400, 520, 0);
  ends_at(move(one_ship("small"), "--maneuver 1N"), 437.574, 490.711, 45);
  ends_at(move(one_ship("small"), "--maneuver 2Y"), 482.5, 482.5, 90);
  ends_at(move(one_ship("small"), "--maneuver 2T"), 317.5, 482.5, 270);
  ends_at(move(one_ship("medium"), "--maneuver 3Y"), 520, 520, 90);
  ends_at(move(one_ship("large"), "--maneuver 3B"), 318.995, 595.563, 315);
  ends_at(move(one_ship("large"), "--maneuver 4F"), 400, 640, 0);
  ends_at(move(one_ship("small"), "--maneuver 3K"), 400, 560, 180);
  ends_at(move(one_ship("small"), "--maneuver 0O"), 400, 400, 0);
  // Turned, everything turns with it: heading 90 looks along +x.
  ends_at(move(one_ship("small", 400, 400, 90), "--maneuver 2Y"), 482.5, 317.5, 180);
}

TEST_CASE("move: its fields, a bump, obstacles, the edge", "[2e-overlap-3]") {
  const Json free = move(one_ship("small"), "--maneuver 2F");
  CHECK(free["fully_executed"] == true);
  CHECK(free["left_area"] == false);
  for (const char* list : {"touching", "template_crosses", "base_overlaps"}) CHECK(free[list] == Json::array());

  const Json bump =
      move(one_ship("small") + R"(,{"id":"B","type":"ship","base":"small","x_mm":400,"y_mm":500})", "--maneuver 2F");
  CHECK(bump["fully_executed"] == false);
  CHECK(bump["touching"] == Json::array({"B"}));
  ends_at(bump, 400, 460, 0);  // its front edge at the other's rear edge

  const Json rock =
      move(one_ship("small") + R"(,{"id":"R","type":"obstacle","shape":"coreasteroid0","x_mm":400,"y_mm":450})",
           "--maneuver 3F");
  CHECK(rock["fully_executed"] == true);
  CHECK(rock["template_crosses"] == Json::array({"R"}));
  CHECK(rock["base_overlaps"] == Json::array());
  const Json on_rock =
      move(one_ship("small") + R"(,{"id":"R","type":"obstacle","shape":"coreasteroid0","x_mm":400,"y_mm":520})",
           "--maneuver 2F");
  CHECK(on_rock["base_overlaps"] == Json::array({"R"}));

  CHECK(move(one_ship("small", 450, 880), "--maneuver 3F")["left_area"] == true);
}

TEST_CASE("move: Tallon rolls and sideslips", "[2e-bearing-9][2e-bearing-19]") {
  const Json back = move(one_ship("small"), "--maneuver 2R --tallon back");
  const Json middle = move(one_ship("small"), "--maneuver 2R");
  const Json front = move(one_ship("small"), "--maneuver 2R --tallon front");
  CHECK(middle["end"]["heading_deg"] == 180.0);
  CHECK(back["end"]["y_mm"].get<double>() > middle["end"]["y_mm"].get<double>());  // it looks back
  CHECK(front["end"]["y_mm"].get<double>() < middle["end"]["y_mm"].get<double>());
  const Json slip = move(one_ship("small"), "--maneuver 1N --side-slip");
  CHECK(slip["end"] != move(one_ship("small"), "--maneuver 1N")["end"]);
}

TEST_CASE("move: what the rules forbid is exit 1, answered all the same", "[2e-activation-6][2e-activation-10]") {
  const std::string stressed =
      R"({"id":"S","type":"ship","ship":"t65xwing","x_mm":400,"y_mm":400,"side":"player","stress":1})";
  const Ran red = run("move - --ship S --maneuver 4K", scene(stressed));
  CHECK(red.code == 1);
  CHECK(red.json()["refused"]["rule"] == "2e-activation-10");
  CHECK(red.json()["end"]["heading_deg"] == 180.0);
  CHECK(red.err.find("2e-activation-10: ") == 0);
  const Ran off = run("move - --ship S --maneuver 1K", scene(stressed));
  CHECK(off.code == 1);
  CHECK(off.json()["refused"]["rule"] == "2e-activation-6");
}

TEST_CASE("ai: every field of the answer", "[plotboard]") {
  const Ran ran = run("ai - --ship A1 --die 3", scene(kDuel, true));
  REQUIRE(ran.code == 0);
  const Json answer = ran.json();
  CHECK(answer["target"] == "P1");
  CHECK(answer["target_reason"].is_string());
  CHECK(answer["sector"].is_string());
  CHECK(answer["ring"].is_string());
  CHECK(answer["closing"] == true);
  CHECK(answer["stressed"] == false);
  REQUIRE(answer["table"].size() == 6);
  CHECK(answer["die"] == 3);
  CHECK(answer["maneuver"] == answer["table"][2]);
  CHECK(answer["swerve"].is_object());
  CHECK(answer["flown"].is_string());
  for (const char* part : {"x_mm", "y_mm", "heading_deg"}) CHECK(answer["end"][part].is_number());
  CHECK(answer["actions"].is_array());
  REQUIRE_FALSE(answer["steps"].empty());
  for (const Json& step : answer["steps"]) {
    CHECK(step["rule"].is_string());
    CHECK(step["text"].is_string());
    CHECK(step["values"].is_object());
  }
}

TEST_CASE("ai: each die is its entry of the table, a seed is repeatable") {
  const std::string file = file_with("duel.json", scene(kDuel));
  for (int die = 1; die <= 6; ++die) {
    const Json answer = run("ai " + file + " --ship A1 --die " + std::to_string(die)).json();
    CHECK(answer["maneuver"] == answer["table"][static_cast<std::size_t>(die - 1)]);
  }
  CHECK(run("ai " + file + " --ship A1 --seed 7").out == run("ai " + file + " --ship A1 --seed 7").out);
  bool other = false;
  const std::string first = run("ai " + file + " --ship A1 --seed 1").out;
  for (int seed = 2; seed < 8; ++seed) {
    other = other || run("ai " + file + " --ship A1 --seed " + std::to_string(seed)).out != first;
  }
  CHECK(other);
}

TEST_CASE("ai: a target exactly on a dividing or closing line has an answer") {
  const auto at = [](double x, double y, double heading) {
    return scene(
        R"({"id":"A","type":"ship","ship":"t65xwing","side":"enemy","ai":true,"x_mm":450,"y_mm":450,"number":1},
      {"id":"P","type":"ship","ship":"tielnfighter","side":"player","x_mm":)" +
        std::to_string(x) + R"(,"y_mm":)" + std::to_string(y) + R"(,"heading_deg":)" + std::to_string(heading) + "}");
  };
  for (const int dx : {-150, 0, 150}) {
    for (const int dy : {-150, 0, 150}) {
      if (dx == 0 && dy == 0) continue;
      INFO(dx << ", " << dy);
      const Ran ran = run("ai - --ship A --die 2", at(450 + dx, 450 + dy, 90));
      REQUIRE(ran.code == 0);
      CHECK(ran.json()["die"] == 2);
      CHECK(ran.json()["maneuver"] == ran.json()["table"][1]);
    }
  }
}

TEST_CASE("Standard input and a file are answered alike", "[plotboard]") {
  const std::string text = scene(kDuel);
  const std::string file = file_with("duel.json", text);
  for (const std::string question : {"measure", "arc", "move", "ai"}) {
    const std::string options = question == "arc"    ? " --from A1 --to P1 --arc front"
                                : question == "move" ? " --ship P1 --maneuver 2F"
                                : question == "ai"   ? " --ship A1 --die 1"
                                                     : "";
    INFO(question);
    const Ran from_file = run(question + " " + file + options);
    CHECK(from_file.code == 0);
    CHECK(from_file.out == run(question + " -" + options, text).out);
    CHECK(from_file.out == run(question + options, text).out);
  }
}

}  // namespace plotboard::cli_questions
