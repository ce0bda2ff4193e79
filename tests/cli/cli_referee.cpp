// referee: a short evening by JSON lines, and what it says to lines that are wrong. Whole missions: tests/people.
#include <catch2/catch.hpp>

#include "cli/program.hpp"

namespace plotboard::cli_referee {

using namespace plotboard::test;

namespace {

const char* const kDuel =
    R"({"id":"A1","type":"ship","ship":"t65xwing","side":"enemy","ai":true,"x_mm":450,"y_mm":700,"heading_deg":180,"initiative":2,"number":1},
  {"id":"P1","type":"ship","ship":"tielnfighter","side":"player","x_mm":450,"y_mm":300,"heading_deg":0,"initiative":4})";

// The answers to these lines; the first is the one to the start.
std::vector<Json> evening(const std::string& lines, const std::string& options = "") {
  const std::string file = file_with("referee.json", scene(kDuel));
  const Ran ran = run("referee " + file + " --seed 7 " + options, lines);
  INFO(ran.err);
  REQUIRE(ran.code == 0);
  std::vector<Json> answers;
  for (const std::string& line : lines_of(ran.out)) answers.push_back(Json::parse(line));
  return answers;
}

const Json* order_of(const Json& answer, const std::string& kind, const std::string& ship) {
  for (const Json& order : answer["orders"]) {
    if (order["kind"] == kind && order["ship"] == ship) return &order;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("referee: orders for the AI's ships, questions about people's", "[plotboard]") {
  const auto answers = evening(
      "{\"do\":\"ready\"}\n"
      "{\"do\":\"turn\",\"ship\":\"P1\"}\n"
      "{\"do\":\"choose\",\"option\":\"2F\"}\n"
      "{\"do\":\"open\"}\n");
  REQUIRE(answers.size() == 5);
  CHECK(answers[0]["table"].size() == 2);
  CHECK(answers[0]["asks"]["kind"] == "ready");
  const Json* move = order_of(answers[1], "move", "A1");
  REQUIRE(move != nullptr);
  CHECK(move->contains("maneuver"));
  CHECK(move->contains("pose"));
  CHECK(answers[1]["asks"]["kind"] == "turn");
  CHECK(answers[2]["asks"]["choice"] == "maneuver");
  CHECK(answers[2]["asks"]["may_stay_open"] == "untold");
  CHECK(answers[3]["asks"]["choice"] == "action");
  CHECK(order_of(answers[3], "move", "P1") == nullptr);  // its people have moved it
  REQUIRE(answers[4]["untold"].size() == 1);
  CHECK(answers[4]["untold"][0]["what"] == "action");
}

TEST_CASE("referee: dice are typed, a model stands elsewhere, and all of it is undone", "[plotboard]") {
  const auto answers = evening(
      "{\"do\":\"ready\"}\n"
      "{\"do\":\"stands\",\"id\":\"A1\",\"x_mm\":450,\"y_mm\":480,\"heading_deg\":180}\n"
      "{\"do\":\"turn\",\"ship\":\"P1\"}\n"
      "{\"do\":\"choose\",\"option\":\"1F\"}\n"
      "{\"do\":\"tokens\",\"ship\":\"P1\",\"focus\":1}\n"
      "{\"do\":\"undo\",\"to\":2}\n",
      "--keeps own-dice");
  REQUIRE(answers.size() == 7);
  CHECK(answers[2]["hash"] != answers[1]["hash"]);
  const auto entries = answers[1]["entries"].get<int>();
  CHECK(answers[2]["entries"] == entries + 1);
  CHECK(answers[6]["asks"]["kind"] != "over");
  CHECK_FALSE(answers[6].contains("refused"));
}

TEST_CASE("referee: its log replays", "[plotboard]") {
  const std::string log = file_path("evening.jsonl");
  const auto answers = evening("{\"do\":\"ready\"}\n{\"do\":\"quit\"}\n{\"do\":\"ready\"}\n", "--log " + log);
  REQUIRE(answers.size() == 2);
  const Ran replayed = run("replay " + log);
  CHECK(replayed.code == 0);
  CHECK(replayed.json()["hash"] == answers[1]["hash"]);
}

TEST_CASE("referee: lines that are wrong lose nothing", "[plotboard]") {
  const auto answers = evening(
      "{\"do\":\"reddy\"}\n"
      "not json\n"
      "{\"do\":\"ready\",\"side\":1}\n"
      "{\"do\":\"dice\",\"faces\":[\"hit\"]}\n"
      "{\"do\":\"dice\",\"faces\":[\"hot\"]}\n"
      "{\"do\":\"dice\",\"faces\":[]}\n"
      "{\"do\":\"choose\",\"option\":\"2F\"}\n"
      "{\"do\":\"open\"}\n"
      "{\"do\":\"turn\",\"ship\":\"A2\"}\n"
      "{\"do\":\"tokens\",\"ship\":\"P2\",\"focus\":1}\n"
      "{\"do\":\"tokens\",\"ship\":\"P1\",\"fokus\":1}\n"
      "{\"do\":\"stands\",\"id\":\"P1\",\"x_mm\":1e9,\"y_mm\":0,\"heading_deg\":0}\n"
      "{\"do\":\"keeps\",\"keeps\":[\"dice\"]}\n"
      "{\"do\":\"undo\",\"to\":0}\n"
      "{\"do\":\"undo\",\"to\":99}\n"
      "[]\n"
      "\n"
      "{\"do\":\"table\"}\n");
  REQUIRE(answers.size() == 18);
  const auto says = [&](std::size_t index, const std::string& words) {
    INFO(answers[index]);
    CHECK(answers[index].dump().find(words) != std::string::npos);
    CHECK(answers[index].contains("error") != answers[index].contains("refused"));
    if (answers[index].contains("refused")) CHECK(answers[index]["hash"] == answers[0]["hash"]);
  };
  says(1, "did you mean \\\"ready\\\"");
  says(2, "line 2");
  says(3, "side");
  says(4, "refused");
  says(5, "did you mean \\\"hit\\\"");
  says(6, "at least one");
  says(7, "refused");
  says(8, "refused");
  says(9, "refused");
  says(10, "did you mean \\\"P1\\\"");
  says(11, "did you mean \\\"focus\\\"");
  says(12, "x_mm");
  says(13, "own-dice");
  says(14, "error");
  says(15, "error");
  says(16, "error");
  CHECK(answers[17]["hash"] == answers[0]["hash"]);
  CHECK(answers[17]["table"] == answers[0]["table"]);
}

TEST_CASE("referee: what cannot be begun is said", "[plotboard]") {
  const auto refuses = [](const std::string& arguments, const std::string& words) {
    const Ran ran = run("referee " + arguments);
    INFO(ran.err);
    CHECK(ran.code == 2);
    CHECK(ran.err.find(words) != std::string::npos);
  };
  refuses("9:9", "neither a scene file nor a mission");
  refuses("-", "standard input");
  refuses("0:1 --keeps dice", "own-dice");
  refuses("0:1 --pilots 2", "pilots");
}

}  // namespace plotboard::cli_referee
