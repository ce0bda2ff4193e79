// verdict: the headline and the fields that scripts rely on, its page of text and its picture.
#include <catch2/catch.hpp>

#include "cli/program.hpp"

namespace plotboard::cli_verdict {

using namespace plotboard::test;

namespace {

const char* const kPair = R"({"id":"A","type":"ship","base":"small","x_mm":300,"y_mm":300},
  {"id":"B","type":"ship","base":"small","x_mm":300,"y_mm":440.45},
  {"id":"R1","type":"obstacle","shape":"coreasteroid0","x_mm":380,"y_mm":370})";

}  // namespace

TEST_CASE("verdict: one headline with margin and error", "[2e-range-4]") {
  const Ran ran = run("verdict - --question range --from A --to B", scene(kPair));
  REQUIRE(ran.code == 0);
  const Json answer = ran.json();
  CHECK(answer["headline"] == "Range 2 by 0.4 mm - too close to call at a table: range 1 or 2 (error 1.0 mm)");
  CHECK(answer["question"] == "What is the range from A to B?");
  CHECK(answer["answer"] == 2);
  CHECK(answer["margin_mm"].get<double>() == Approx(0.45).margin(1e-9));
  CHECK(answer["error_mm"] == 1.0);
  CHECK(answer["too_close"] == true);
  CHECK(answer["on_line"] == false);
  CHECK(answer["deciding"].size() == 2);
  CHECK(answer["line"].size() == 2);
  CHECK_FALSE(answer["values"].empty());
  CHECK(answer["rules"][0] == "2e-range-1");
}

TEST_CASE("verdict: each question has its answer", "[2e-range-8][2e-firing-arc-2][2e-obstruct-1]") {
  const std::string file = file_with("verdict.json", scene(kPair));
  const auto ask = [&](const std::string& options) {
    return run("verdict " + file + " --from A --to B " + options).json();
  };
  CHECK(ask("--question touching")["answer"] == "no");
  CHECK(ask("--question arc --arc front")["answer"] == "yes");
  CHECK(ask("--question arc --arc rear")["answer"] == "no");
  CHECK(ask("--question range --range 2")["answer"] == "yes");
  CHECK(ask("--question range --range 3")["answer"] == "no");
  CHECK(ask("--question range --arc front")["answer"] == 2);
  const Json obstructed = ask("--question obstructed");
  CHECK(obstructed["answer"] == "no");
  REQUIRE(obstructed["obstacles"].size() == 1);
  CHECK(obstructed["obstacles"][0]["id"] == "R1");
}

TEST_CASE("verdict: a page of text and a picture", "[plotboard]") {
  const std::string file = file_with("verdict.json", scene(kPair));
  const std::string picture = file_path("verdict.png");
  const Ran ran = run("verdict " + file + " --question range --from A --to B --text -o " + picture);
  REQUIRE(ran.code == 0);
  CHECK(lines_of(ran.out)[0] == "Range 2 by 0.4 mm - too close to call at a table: range 1 or 2 (error 1.0 mm)");
  CHECK(ran.out.find("A: x 300.000 mm, y 300.000 mm, heading 0.000 degrees") != std::string::npos);
  CHECK(text_of(picture).substr(1, 3) == "PNG");
}

TEST_CASE("verdict: what cannot be asked is said", "[plotboard]") {
  const std::string file = file_with("verdict.json", scene(kPair));
  const auto refuses = [&](const std::string& options, const std::string& words) {
    const Ran ran = run("verdict " + file + " " + options);
    INFO(ran.err);
    CHECK(ran.code == 2);
    CHECK(ran.err.find(words) != std::string::npos);
  };
  refuses("--from A --to B", "--question");
  refuses("--question ranges --from A --to B", "did you mean \"range\"");
  refuses("--question range --from A --to A", "another piece");
  refuses("--question range --from A --to C", "--to");
  refuses("--question arc --from A --to B", "--arc");
  refuses("--question arc --from A --to B --arc frunt", "did you mean \"front\"");
  refuses("--question range --from A --to B --range 4", "from 0 to 3");
  refuses("--question touching --from A --to B --range 1", "--range");
  refuses("--question touching --from A --to B --arc front", "--arc");
  refuses("--question range --from R1 --to B --arc front", "a ship");
  std::string huge = scene(R"({"id":"H","type":"ship","base":"huge-gr75","x_mm":450,"y_mm":300},
    {"id":"A","type":"ship","base":"small","x_mm":450,"y_mm":600})");
  huge.replace(huge.find("fga-207"), 7, "huge-1e");
  const Ran none = run("verdict - --question arc --from H --to A --arc bullseye", huge);
  CHECK(none.code == 1);
  CHECK(none.json()["headline"] == "This base has no bullseye arc");
}

TEST_CASE("verdict: batches answer in order", "[plotboard]") {
  const std::string one = scene(kPair);
  const std::string line = R"({"scene":)" + one + R"(,"args":{"question":"range","from":"A","to":"B","range":2}})";
  std::string flat = line;
  for (char& c : flat)
    if (c == '\n') c = ' ';
  const Ran ran = run("verdict --batch -", flat + "\n" + R"({"scene":1})" + "\n" + flat + "\n");
  CHECK(ran.code == 1);
  const auto lines = lines_of(ran.out);
  REQUIRE(lines.size() == 3);
  CHECK(Json::parse(lines[0])["answer"] == "yes");
  CHECK(Json::parse(lines[1]).contains("error"));
  CHECK(lines[2] == lines[0]);
}

}  // namespace plotboard::cli_verdict
