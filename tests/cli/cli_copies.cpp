// Battles at a real table with two copies of one card on a ship: scenes and typed lines in tests/cases/copies.
#include <catch2/catch.hpp>
#include <set>

#include "cli/program.hpp"
#include "support/paths.hpp"

namespace plotboard::cli_copies {

using namespace plotboard::test;

namespace {

// The answers to a case's lines, each of them accepted; the first is the one to the start.
std::vector<Json> played(const std::string& name, const std::string& then = "") {
  const std::string path = root() + "/tests/cases/copies/" + name;
  const Ran ran = run("referee " + path + ".json --keeps own-dice", text_of(path + ".jsonl") + then);
  INFO(name << ": " << ran.err);
  REQUIRE(ran.code == 0);
  std::vector<Json> answers;
  for (const std::string& line : lines_of(ran.out)) {
    answers.push_back(Json::parse(line));
    INFO(line);
    CHECK_FALSE(answers.back().contains("refused"));
  }
  REQUIRE_FALSE(answers.empty());
  return answers;
}

// What may be picked now.
std::set<std::string> offered(const Json& answer) {
  std::set<std::string> keys;
  for (const Json& each : answer["asks"]["options"]) {
    if (!each.contains("refused")) keys.insert(each["key"].get<std::string>());
  }
  return keys;
}
bool offers(const Json& answer, const std::string& key) { return offered(answer).count(key) != 0; }

const char* const kQuads = "1e-upgrade-quadlasercannons";

}  // namespace

TEST_CASE("At a real table the second missile of a name flies in the next round", "[plotboard]") {
  const auto answers = played("bomber-two-homing");
  CHECK(answers.back()["asks"]["choice"] == "attack");
  CHECK(offers(answers.back(), "1e-upgrade-homingmissiles#2>E1"));
  CHECK_FALSE(offers(answers.back(), "1e-upgrade-homingmissiles>E1"));
}

TEST_CASE("At a real table the second bomb of a name is dropped in the next round", "[plotboard]") {
  const auto answers = played("kwing-two-seismic");
  CHECK(answers.back()["asks"]["choice"] == "drop");
  CHECK(offers(answers.back(), "1e-upgrade-seismiccharges#2:straight-1"));
  CHECK_FALSE(offers(answers.back(), "1e-upgrade-seismiccharges:straight-1"));
}

TEST_CASE("At a real table two Recon Specialists give a token each", "[plotboard]") {
  const Json last = played("two-recon-specialists", "{\"do\":\"table\"}\n").back();
  REQUIRE(last["table"][0]["id"] == "P1");
  CHECK(last["table"][0]["tokens"]["focus"] == 3);
}

TEST_CASE("At a real table each section fires its own Quad Laser Cannons", "[plotboard]") {
  SECTION("abeam: the aft one, though a fore one is there") {
    const Json last = played("raider-quads-abeam").back();
    CHECK(last["asks"]["choice"] == "attack");
    int aft = 0;
    for (const std::string& key : offered(last)) {
      CHECK(key.rfind(std::string(kQuads) + ">", 0) != 0);
      aft += key.rfind(std::string(kQuads) + "#2", 0) == 0 ? 1 : 0;
    }
    CHECK(aft > 0);
  }
  SECTION("abeam: the aft one alone is the first of its name") {
    const Json last = played("raider-quads-abeam-only-aft").back();
    CHECK(last["asks"]["choice"] == "attack");
    CHECK(offers(last, std::string(kQuads) + ":huge-aft-right>E1"));
  }
  SECTION("ahead: the fore one, once, never the aft one") {
    int fired = 0;
    for (const Json& answer : played("raider-quads-ahead")) {
      if (answer["asks"].value("choice", "") != "attack") continue;
      fired += offers(answer, std::string(kQuads) + ">E1") ? 1 : 0;
      for (const std::string& key : offered(answer)) CHECK(key.rfind(std::string(kQuads) + "#2", 0) != 0);
    }
    CHECK(fired == 1);
  }
}

}  // namespace plotboard::cli_copies
