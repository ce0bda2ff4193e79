// Golden battles: tests/golden/battles/NAME.txt is the log that must come out, read against the rules line by line
// (golden/battle_story.hpp). PLOTBOARD_REGENERATE=1 writes the texts anew and fails (support/golden.hpp).
#include <algorithm>
#include <catch2/catch.hpp>

#include "golden/battle_story.hpp"
#include "support/golden.hpp"
#include "support/paths.hpp"

namespace plotboard::battle_logs {

namespace {

const std::string kFolder = test::root() + "/tests/golden/battles/";

}  // namespace

TEST_CASE("Golden battles go as they are written", "[plotboard]") {
  REQUIRE_FALSE(test::stories_in(kFolder).empty());
  for (const std::string& name : test::stories_in(kFolder)) {
    test::check_golden(kFolder + name + ".txt", test::told_story(kFolder, name));
  }
}

TEST_CASE("Every phase and mechanic has its golden battle", "[plotboard]") {
  const auto have = test::stories_in(kFolder);
  for (const char* mechanic : {"planning", "difficulty", "bump", "obstacles", "ion", "actions", "reposition", "attack",
                               "critical", "simultaneous", "torpedo", "bomb", "cloak", "tractor", "end", "ai"}) {
    INFO(mechanic);
    CHECK(std::find(have.begin(), have.end(), mechanic) != have.end());
  }
}

}  // namespace plotboard::battle_logs
