// --batch: JSON lines in, JSON lines out, in order; a bad line costs only itself.
#include <catch2/catch.hpp>

#include "cli/program.hpp"

namespace plotboard::cli_batch {

using namespace plotboard::test;

namespace {

const char* const kObjects = R"({"id":"A1","type":"ship","ship":"t65xwing","side":"enemy","ai":true,"x_mm":457.2,
  "y_mm":600,"heading_deg":180,"number":1},{"id":"P1","type":"ship","ship":"tielnfighter","side":"player",
  "x_mm":450,"y_mm":300})";

std::string line(const std::string& args) {
  std::string text = scene(kObjects);
  for (char& c : text) c = c == '\n' ? ' ' : c;
  return R"({"scene":)" + text + R"(,"args":)" + args + "}\n";
}
std::vector<Json> batch(const std::string& question, const std::string& input) {
  const Ran ran = run(question + " - --batch", input);
  std::vector<Json> answers;
  std::size_t bad = 0;
  for (const std::string& answer : lines_of(ran.out)) {
    INFO(answer);
    answers.push_back(Json::parse(answer));
    if (answers.back().contains("error")) ++bad;
  }
  INFO(ran.err);
  CHECK(ran.code == (bad == 0 ? 0 : 1));
  const std::string says = std::to_string(bad) + " of " + std::to_string(answers.size()) + " line";
  CHECK((ran.err.find(says) == 0) == (bad > 0));
  return answers;
}
void is_error(const Json& answer, const std::string& words) {
  REQUIRE(answer.contains("error"));
  REQUIRE(answer["error"].is_array());
  REQUIRE_FALSE(answer["error"].empty());
  INFO(answer.dump());
  CHECK(answer["error"][0].get<std::string>().find(words) != std::string::npos);
  CHECK(answer.size() == 1);
}

}  // namespace

TEST_CASE("measure --batch", "[plotboard]") {
  const auto answers = batch("measure", line(R"({"pair":["A1","P1"]})") + line("{}") + line(R"({"pair":["A1"]})") +
                                            line(R"({"pair":["P1","A1"]})"));
  REQUIRE(answers.size() == 4);
  CHECK(answers[0]["pairs"][0]["a"] == "A1");
  CHECK(answers[1]["pairs"].size() == 1);
  is_error(answers[2], "--pair");
  CHECK(answers[3]["pairs"][0]["a"] == "P1");
}

TEST_CASE("arc --batch", "[plotboard]") {
  const auto answers =
      batch("arc", line(R"({"from":"A1","to":"P1","arc":"front"})") + line(R"({"from":"A1","to":"P1","arc":"fornt"})") +
                       line(R"({"from":"A1","to":"P1","arc":"rear"})"));
  REQUIRE(answers.size() == 3);
  CHECK(answers[0]["in_arc"] == true);
  is_error(answers[1], "did you mean \"front\"");
  CHECK(answers[2]["in_arc"] == false);
}

TEST_CASE("move --batch", "[plotboard]") {
  const auto answers = batch(
      "move", line(R"({"ship":"P1","maneuver":"2F"})") + line(R"({"ship":"P1","maneuver":"2N","side-slip":true})") +
                  line(R"({"ship":"P2","maneuver":"2F"})") + line(R"({"ship":"P1","maneuver":"1K"})") +
                  line(R"({"ship":"P1","maneuver":"2F","side-slip":"yes"})"));
  REQUIRE(answers.size() == 5);
  CHECK(answers[0]["end"]["y_mm"] == 420.0);
  CHECK(answers[1]["end"] != answers[0]["end"]);
  is_error(answers[2], "did you mean \"P1\"");
  CHECK(answers[3]["refused"]["rule"] == "2e-activation-6");
  is_error(answers[4], "--side-slip");
}

TEST_CASE("ai --batch: order kept, the rest done", "[plotboard]") {
  std::string input;
  for (int i = 0; i < 30; ++i) {
    input += line(R"({"ship":"A1","die":)" + std::to_string(1 + i % 6) + "}");
    if (i == 14) input += "{\"scene\":\n\n[7]\n" + line(R"({"ship":"A1","die":9})");
  }
  const auto answers = batch("ai", input);
  REQUIRE(answers.size() == 33);  // an empty line is no question
  for (std::size_t i = 0; i < 33; ++i) {
    if (i >= 15 && i < 18) continue;
    const std::size_t question = i < 15 ? i : i - 3;
    CHECK(answers[i]["die"] == 1 + question % 6);
  }
  is_error(answers[15], "line 16");
  is_error(answers[16], "scene");
  is_error(answers[17], "--die");
}

TEST_CASE("Batches: every shape of bad line") {
  const char* const bad[] = {
      R"({"args":{}})",
      R"({"scene":7})",
      R"({"scene":{"format":"plotboard-scene/1","area":"3x3","objects":[]},"args":[]})",
      R"({"scene":{"format":"plotboard-scene/9"}})",
      R"({"scene":{},"scene":{}})",
      "nonsense",
      "\xff\xfe",
      R"({"scene":{"format":"plotboard-scene/1","area":"3x3","objects":[]},"args":{"sip":"A"}})"};
  std::string input;
  for (const char* text : bad) input += std::string(text) + "\n";
  for (const std::string question : {"arc", "move", "ai"}) {
    const auto answers = batch(question, input);
    REQUIRE(answers.size() == std::size(bad));
    for (const Json& answer : answers) is_error(answer, "");
  }
}

TEST_CASE("Batches: a misspelt argument is an error", "[plotboard]") {
  const auto answers = batch(
      "move", line(R"({"ship":"P1","maneuver":"2F","sideslip":true})") + line(R"({"ship":"P1","maneuver":"2F"})"));
  is_error(answers[0], "did you mean \"side-slip\"");
  CHECK(answers[1]["fully_executed"] == true);
}

TEST_CASE("An empty batch has no answers", "[plotboard]") {
  const Ran ran = run("ai --batch", "");
  CHECK(ran.out.empty());
  CHECK(ran.code == 0);
}

TEST_CASE("A batch is all done before it ends with exit 1, a refusal is an answer", "[plotboard]") {
  const std::string good = line(R"({"ship":"P1","maneuver":"2F"})"), bad = line(R"({"ship":"P1","maneuver":"9Z"})");
  const Ran ran = run("move --batch", bad + good + bad + good);
  CHECK(ran.code == 1);
  CHECK(lines_of(ran.out).size() == 4);
  CHECK(ran.err == "2 of 4 lines could not be answered\n");
  CHECK(run("move --batch", good + line(R"({"ship":"P1","maneuver":"1K"})")).code == 0);
}

}  // namespace plotboard::cli_batch
