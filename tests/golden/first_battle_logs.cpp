// Golden battles of the 1st edition: the worked examples of its rules reference and of the huge ships' rules, played
// out. tests/golden/battles-first/NAME.txt is the log that must come out, read against the rules line by line.
#include <algorithm>
#include <catch2/catch.hpp>

#include "golden/battle_story.hpp"
#include "support/golden.hpp"
#include "support/paths.hpp"

namespace plotboard::first_battle_logs {

namespace {

const std::string kFolder = test::root() + "/tests/golden/battles-first/";

}  // namespace

TEST_CASE("Golden battles of the first edition go as they are written", "[plotboard][first]") {
  for (const std::string& name : test::stories_in(kFolder)) {
    const std::string told = test::told_story(kFolder, name);
    INFO(name);
    CHECK(told.find("2e-") == std::string::npos);  // no reason is of the other edition
    test::check_golden(kFolder + name + ".txt", told);
  }
}

}  // namespace plotboard::first_battle_logs
