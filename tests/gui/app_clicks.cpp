// How many clicks and key presses a battle of 4 against 4 asks for, and that none of them has nothing to decide.
// Today's are counted where everything is asked, as the program once did.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>

#include "desk/desk.hpp"
#include "fight.hpp"
#include "support/folder.hpp"

namespace plotboard::app_clicks {

using namespace plotboard::test;
using desk::Expect;

namespace {

constexpr int kRounds = 6;

Fight::Clicks six_rounds(const Folder& folder, bool keys, bool everything, std::uint64_t seed) {
  const std::string home = folder.file(everything ? "everything" : "by-itself");
  std::filesystem::create_directories(home);
  folder.write(std::string(everything ? "everything" : "by-itself") + "/settings.json",
               std::string(R"({"format": "plotboard-settings/1", "tour_done": true, "flight_seconds": 0, )") +
                   R"("pause_seconds": 0, "ask_everything": )" + (everything ? "true}" : "false}"));
  Fight fight(home, keys, seed);
  if (keys) {
    for (const char* key : {"Enter", "Right", "Enter", "Ctrl+Enter", "Space"}) fight.press(key);
  } else {
    for (const char* name : {"start/battle", "new/four", "new/place", "battle/start"}) fight.click(name);
  }
  REQUIRE(fight.desk().in_battle());
  while (fight.desk().battle.expected().kind != Expect::over && fight.desk().table().round <= kRounds) {
    fight.play_on();
    REQUIRE(fight.steps() < 4000);
  }
  return fight.clicks();
}

std::string told(const Fight::Clicks& clicks) {
  std::string words = std::to_string(clicks.all) + " presses, " + std::to_string(clicks.empty) + " without a choice:";
  for (const auto& [name, count] : clicks.by) {
    const auto empty = clicks.empty_by.find(name);
    words += " " + name + " " + std::to_string(count) + " (" +
             std::to_string(empty == clicks.empty_by.end() ? 0 : empty->second) + ")";
  }
  return words;
}

}  // namespace

TEST_CASE(
    "Six rounds of 4 against 4: no click without a choice, and at least 40 % fewer than where everything is asked") {
  const bool keys = GENERATE(false, true);
  CAPTURE(keys);
  Folder folder;
  const Fight::Clicks everything = six_rounds(folder, keys, true, 21);
  const Fight::Clicks by_itself = six_rounds(folder, keys, false, 21);
  INFO("everything asked: " << told(everything));
  INFO("by itself: " << told(by_itself));
  if (std::getenv("PLOTBOARD_TELL") != nullptr) WARN(told(everything) << "\n" << told(by_itself));
  CHECK(by_itself.empty == 0);
  CHECK(by_itself.all * 10 <= everything.all * 6);
}

}  // namespace plotboard::app_clicks
