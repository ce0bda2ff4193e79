// plotboard-cli as a program: help, exit codes, messages, validate, replay, render.
#include <catch2/catch.hpp>

#include "cli/program.hpp"
#include "engine.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace plotboard::cli_program {

using namespace plotboard::test;

namespace {

const char* const kOne = R"({"id":"A","type":"ship","ship":"t65xwing","x_mm":300,"y_mm":300})";

// Bad input: exit 2, nothing on stdout, and an error that begins so and says that.
void is_bad(const Ran& ran, const std::string& begins, const std::string& says = "") {
  INFO("stdout: " << ran.out << "stderr: " << ran.err);
  CHECK(ran.code == 2);
  CHECK(ran.out.empty());
  CHECK(ran.err.rfind(begins, 0) == 0);
  CHECK(ran.err.find(says) != std::string::npos);
}
int big_endian(const std::string& bytes, std::size_t at) {
  int value = 0;
  for (std::size_t i = at; i < at + 4; ++i) value = value * 256 + static_cast<unsigned char>(bytes.at(i));
  return value;
}
std::string battle_log() { return text_of(test::root() + "/tests/fuzz/seeds/log/flights.log"); }

}  // namespace

TEST_CASE("Options --version and --help", "[plotboard]") {
  const Ran version = run("--version");
  CHECK(version.code == 0);
  CHECK(version.out == std::string("plotboard ") + plotboard::kVersion + "\n");
  const Ran help = run("--help");
  CHECK(help.code == 0);
  for (const std::string command :
       {"measure", "arc", "move", "ai", "replay", "validate", "render", "bench", "signature", "sweep"}) {
    INFO(command);
    CHECK(help.out.find("  " + command + " ") != std::string::npos);
    const Ran own = run(command + " --help");
    CHECK(own.code == 0);
    CHECK(own.out.find("Usage:") != std::string::npos);
  }
}

TEST_CASE("Bad usage is exit 2", "[plotboard]") {
  is_bad(run(""), "");
  is_bad(run("dance"), "");
  is_bad(run("measure --nonsense"), "");
  is_bad(run("replay"), "");
  is_bad(run("render"), "");
  is_bad(run("ai - --ship A --die six"), "");
  is_bad(run("measure - --pair A"), "");
}

TEST_CASE("An unknown command gets the nearest one and where to look", "[plotboard]") {
  is_bad(run("mesure scene.json"), "plotboard-cli: there is no command \"mesure\"; did you mean \"measure\"?\n",
         "plotboard-cli --help");
  is_bad(run("vaildate --json"), "", "did you mean \"validate\"?");
  const Ran far = run("dance");
  is_bad(far, "plotboard-cli: there is no command \"dance\"", "plotboard-cli --help");
  is_bad(run("measure --nonsense"), "", "--nonsense");  // not taken for a wrong command
}

TEST_CASE("Bad arguments are exit 2 and name the argument", "[plotboard]") {
  const std::string file = file_with("one.json", scene(kOne));
  is_bad(run("move " + file + " --ship B --maneuver 2F"), "--ship: ", "no piece \"B\"");
  is_bad(run("move " + file + " --ship A --maneuver 9Z"), "--maneuver: \"9Z\"");
  is_bad(run("move " + file + " --ship A"), "--maneuver: ");
  is_bad(run("move " + file + " --ship A --maneuver 2F --tallon side"), "--tallon: ");
  is_bad(run("ai " + file + " --ship A --die 7"), "--die: ", "1 to 6");
  is_bad(run("ai " + file), "--ship: ");
  is_bad(run("arc " + file + " --from A --to A --arc front"), "--to: ");
  is_bad(run("arc " + file + " --from A --arc front"), "--to: ");
  is_bad(run("measure " + file + " --pair A A"), "--pair: ");
  is_bad(run("measure " + file + " --pair A C"), "--pair: ", "no piece \"C\"");
}

TEST_CASE("A bad scene: one line an error, with file, place, found and expected") {
  is_bad(run("measure /no/such/file.json"), "/no/such/file.json: ");
  is_bad(run("measure /"), "/: ");
  const std::string bad = file_with("bad.json", scene(R"({"id":"A","type":"ship","ship":"t65xwimg","x_mm":1,"y_mm":1},
    {"id":"B","type":"ship","base":"smal","x_mm":1,"y_mm":"one"})"));
  const Ran ran = run("measure " + bad);
  is_bad(ran, bad + ": /objects/0/ship: \"t65xwimg\", expected ", "did you mean \"t65xwing\"");
  REQUIRE(lines_of(ran.err).size() == 3);
  CHECK(ran.err.find(bad + ": /objects/1/base: ") != std::string::npos);
  CHECK(ran.err.find(bad + ": /objects/1/y_mm: ") != std::string::npos);
  is_bad(run("measure -", "{\"format\":"), "-: /: line 1, column ");
  is_bad(run("measure -", ""), "-: ");
  is_bad(run("measure -", R"({"format":"plotboard-scene/2"})"), "-: /format: ");
  is_bad(run("measure -", std::string(200'000, '[')), "-: ");
}

TEST_CASE("validate: all of the program's data") {
  const Ran ran = run("validate");
  REQUIRE(ran.code == 0);
  const Json answer = ran.json();
  CHECK(answer["valid"] == true);
  CHECK(answer["ai_cards"] == 76);
  CHECK(answer["obstacles"] == 37);
  CHECK(answer["hash"].get<std::string>().size() == 16);
}

TEST_CASE("validate: files, good and bad") {
  const std::string good = file_with("good.json", scene(kOne));
  const std::string log = file_with("good.log", battle_log());
  const std::string ship = test::root() + "/assets/ships/t65xwing.json";
  const Ran all_good = run("validate " + good + " " + log + " '" + ship + "'");
  CHECK(all_good.code == 0);
  CHECK(all_good.json() == Json{{"valid", true}, {"files", 3}, {"errors", 0}});

  const std::string bad = file_with("bad.json", scene(R"({"id":"A","type":"shop","x_mm":1,"y_mm":1})"));
  std::string text = text_of(ship);
  const std::size_t dial = text.find("\"dial\"");
  REQUIRE(dial != std::string::npos);
  const std::string bad_ship = file_with("ship.json", text.replace(dial, 6, "\"dail\""));
  const Ran mixed = run("validate " + good + " " + bad + " " + bad_ship + " /no/such/file");
  CHECK(mixed.code == 2);
  CHECK(mixed.json()["valid"] == false);
  CHECK(mixed.json()["files"] == 4);
  CHECK(mixed.json()["errors"] == lines_of(mixed.err).size());
  CHECK(mixed.err.find(bad + ": /objects/0/type: ") != std::string::npos);
  CHECK(mixed.err.find(bad_ship + ": ") != std::string::npos);
  CHECK(mixed.err.find("did you mean \"dial\"") != std::string::npos);
  CHECK(mixed.err.find("/no/such/file: ") != std::string::npos);
}

TEST_CASE("play: the result of a mission, as a file that validate takes") {
  const Folder folder;
  const std::string file = folder.file("flown.result");
  const Ran ran = run("play 0:1 --pilots 3 --seed 5 --result " + file);
  REQUIRE(ran.code == 0);
  const Json played = ran.json();
  const Json result = Json::parse(text_of(file));
  CHECK(result["format"] == "plotboard-result/1");
  CHECK(result["winner"] == played["result"]);
  CHECK(result["outcome"] == played["outcome"]);
  CHECK(result["rounds"] == played["rounds"]);
  CHECK(run("validate " + file).code == 0);
}

TEST_CASE("play --rounds: so many are flown, and so many are said to be") {
  const Folder folder;
  const std::string file = folder.file("stopped.result");
  const Ran ran = run("play 0:1 --pilots 3 --seed 5 --rounds 3 --result " + file);
  REQUIRE(ran.code == 0);
  CHECK(ran.json()["result"].is_null());  // it was left, not ended
  CHECK(ran.json()["rounds"] == 3);
  CHECK(Json::parse(text_of(file))["rounds"] == 3);
  CHECK(run("validate " + file).code == 0);
}

TEST_CASE("replay: every hash agrees") {
  const Ran ran = run("replay -", battle_log());
  REQUIRE(ran.code == 0);
  const Json answer = ran.json();
  CHECK(answer["valid"] == true);
  CHECK(answer["commands"] == 4);
  const auto lines = lines_of(battle_log());
  CHECK(answer["hash"] == Json::parse(lines.back())["hash"]);
}

TEST_CASE("replay: damage is exit 2 and names the line") {
  std::string text = battle_log();
  const std::size_t at = text.find(R"("maneuver":"2Y")");
  REQUIRE(at != std::string::npos);
  const std::string file = file_with("bad.log", std::string(text).replace(at, 15, R"("maneuver":"2T")"));
  is_bad(run("replay " + file), file + " line 3: /hash: ", "Fly P: 2 turn left");
  is_bad(run("replay -", text.substr(0, text.size() - 30)), "- line 5: ");
  is_bad(run("replay -", ""), "-: an empty file");
  is_bad(run("replay /no/such.log"), "/no/such.log: ");
}

TEST_CASE("render: a picture of the right size, at any width", "[plotboard]") {
  const std::string file = file_with("one.json", scene(kOne));
  const std::string out = file_path("out.png");
  const Ran ran = run("render " + file + " -o " + out + " --width 320");
  if (ran.code == 3 || ran.err.find("this build has no drawing") != std::string::npos) {
    WARN("not drawn here: " << ran.err);
    return;
  }
  INFO(ran.err);
  REQUIRE(ran.code == 0);
  const std::string png = text_of(out);
  REQUIRE(png.size() > 100);
  CHECK(png.rfind("\x89PNG\r\n\x1a\n", 0) == 0);
  CHECK(big_endian(png, 16) == 320);
  CHECK(big_endian(png, 20) == 320);
  CHECK(run("render - -o " + out + " --width 200", scene(kOne)).code == 0);
  CHECK(big_endian(text_of(out), 16) == 200);
  is_bad(run("render " + file + " -o " + out + " --width 10"), "");
  is_bad(run("render " + file + " -o /no/such/folder/out.png"), "/no/such/folder/out.png: ");
  is_bad(run("render /no/such/file.json -o " + out), "/no/such/file.json: ");
}

}  // namespace plotboard::cli_program
