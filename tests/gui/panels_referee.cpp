// A battle beside a real table in the window: on the large screen and at the laptop the same card with the same digits.
#include <catch2/catch.hpp>

#include "panels_hand.hpp"

namespace plotboard::panels_referee {

using desk::Page;
using test::Hand;

namespace {

// The digits under a prefix of widgets' names.
std::string digits(const Hand& hand, const std::string& prefix) {
  std::string all;
  for (const auto& [name, where] : hand.probe.widgets) {
    if (name.rfind(prefix, 0) == 0) all += name.substr(prefix.size());
  }
  return all;
}

}  // namespace

TEST_CASE("The laptop shows the card of the large screen, with its digits") {
  Hand hand;
  desk::Desk& d = hand.desk;
  d.settings.flight_seconds = 0;
  d.settings.tour_done = true;
  REQUIRE(d.open_mission("0:1", 3, 7));
  int asked = 0, told = 0;
  for (int i = 0; i < 60 && asked < 3; ++i) {
    d.table_mode = true;
    hand.frames(2);
    const std::string large = digits(hand, "table-mode/key-");
    d.table_mode = false;
    hand.frames(3);
    CHECK(digits(hand, "referee/key-") == large);
    const bool waits = d.referee.continues().empty();
    asked += waits;
    told += !waits;
    if (waits) {
      REQUIRE(large.size() > 1);
      hand.click("referee/key-" + large.substr(large[0] == '0' ? 1 : 0, 1));
    } else {
      const auto before = d.seen();
      hand.click("battle/continue");
      CHECK_FALSE(d.seen() == before);
    }
    hand.frames(2);
  }
  CHECK(asked == 3);
  CHECK(told > 3);

  hand.click("referee/key-9");
  hand.frames(2);
  CHECK(d.referee.page == Page::more);
  hand.click("referee/key-0");
  CHECK(d.referee.page == Page::main);
}

TEST_CASE("A table of one's own becomes a battle beside it by one button") {
  Hand hand;
  desk::Desk& d = hand.desk;
  d.settings.tour_done = true;
  SECTION("the example of the start screen") {
    hand.click("start/real-table");
    hand.frames(3);
    hand.click("real-table/example");
    hand.frames(4);
    hand.click("ai/at-table");
  }
  SECTION("a table that was mirrored") {
    d.open_ai_table();
    d.begin_mirror();
    hand.frames(4);
    hand.click("mirror/play");
    CHECK_FALSE(d.mirror.open);
  }
  hand.frames(2);
  CHECK(d.in_battle());
  CHECK(d.table_mode);
  CHECK(d.referee.on());
}

}  // namespace plotboard::panels_referee
