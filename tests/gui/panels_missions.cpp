// Missions before the headless panels: list, briefing, set-up, strip and tab, by mouse and by keys, at every text size.
#include <algorithm>
#include <catch2/catch.hpp>
#include <tuple>

#include "desk/desk.hpp"
#include "panels_hand.hpp"
#include "shown_text.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_missions {

using test::Hand;

namespace {

const data::Mission& introduction() { return *test::catalog().mission("0:1"); }

void fly_introduction(Hand& hand) {
  hand.desk.settings.flight_seconds = 0;
  hand.desk.missions.choice.setup.pilots = 3;
  REQUIRE(hand.desk.show_briefing("0:1"));
  hand.frames(3);
  hand.click("briefing/start");
  hand.frames(3);
}

}  // namespace

TEST_CASE("From the start screen to the briefing by mouse") {
  Hand hand;
  hand.click("start/missions");
  REQUIRE(hand.desk.screen == desk::Screen::missions);
  hand.frames(2);
  hand.click("missions/0:1");
  REQUIRE(hand.desk.screen == desk::Screen::briefing);
  hand.frames(2);
  CHECK(hand.desk.missions.choice.setup.mission == introduction().id);
  hand.click("briefing/pilots-6");
  CHECK(hand.desk.missions.choice.setup.pilots == 6);
  hand.click("briefing/rank-3");
  CHECK(hand.desk.missions.choice.setup.rank == 3);
  hand.click("briefing/silver");
  CHECK(hand.desk.missions.choice.setup.hides);
  hand.click("briefing/by-bot");
  CHECK(hand.desk.missions.choice.by == desk::PilotsBy::bot);
  const std::uint64_t seed = hand.desk.missions.choice.setup.seed;
  hand.click("briefing/seed");
  CHECK(hand.desk.missions.choice.setup.seed != seed);
  hand.click("briefing/back");
  CHECK(hand.desk.screen == desk::Screen::missions);
}

TEST_CASE("The strip's tip has lines of words, not of letters") {
  Hand hand;
  fly_introduction(hand);
  hand.point("mission/strip");
  hand.frames(3);
  const panels::Probe::Rect tip = hand.where("tip");
  CHECK(tip.right - tip.left > 200);
  CHECK(tip.bottom - tip.top < 360);
}

TEST_CASE("The strip's objectives take the lines that they need, at every text size") {
  for (const auto& [width, height, scale] :
       {std::tuple{1280.0, 720.0, 1.0}, {1280.0, 720.0, 2.0}, {3840.0, 2160.0, 2.0}, {800.0, 600.0, 1.0}}) {
    INFO(width << " x " << height << " at " << scale);
    Hand hand(width, height, scale);
    fly_introduction(hand);
    const std::vector<std::string> shown = test::shown_text();
    std::string all;
    for (const std::string& line : shown) all += line + " ";
    int whole = 0, objectives = 0;
    for (const desk::ObjectiveLine& objective : hand.desk.missions.standing().objectives) {
      ++objectives;
      std::string words;
      for (const char c : objective.text) words += c == '\n' ? ' ' : c;
      whole += all.find(words) != std::string::npos ? 1 : 0;
    }
    const auto strip = hand.where("mission/strip"), words = hand.where("battle/words");
    CHECK(strip.bottom <= words.top + 1);
    if (scale == 1.0) CHECK(whole == objectives);
    // Large text in a low window: one line beside round and phase, and the rest in the tip.
    const bool folded = height == 720 && scale == 2.0;
    CHECK(whole >= (folded ? 0 : 1));
    if (folded) CHECK(strip.left > 17 * 4);
    hand.point("mission/strip");
    hand.frames(3);
    const panels::Probe::Rect tip = hand.where("tip");
    CHECK(tip.right - tip.left > 12 * 17 * static_cast<float>(scale));
  }
}

TEST_CASE("The briefing says how hard the mission has turned out to be, or that nobody has measured it") {
  Hand hand(1280, 1600);
  REQUIRE(hand.desk.show_briefing("0:1"));
  hand.frames(3);
  CHECK(hand.shows("briefing/measured"));
}

TEST_CASE("The list by keys: a word, Enter, Escape") {
  Hand hand;
  hand.click("start/missions");
  hand.frames(2);
  hand.click("missions/search");
  hand.type("decimator");
  CHECK(hand.shows("missions/0:1"));
  hand.key(ImGuiKey_Enter);
  REQUIRE(hand.desk.screen == desk::Screen::briefing);
  hand.frames(3);
  hand.key(ImGuiKey_Escape);
  REQUIRE(hand.desk.screen == desk::Screen::missions);
  hand.frames(3);
  hand.key(ImGuiKey_Escape);
  CHECK(hand.desk.screen == desk::Screen::start);
}

TEST_CASE("A filter that nothing passes says so, and all come back") {
  Hand hand;
  hand.desk.missions.filter.text = "no such thing";
  hand.desk.show_missions();
  hand.frames(3);
  CHECK_FALSE(hand.shows("missions/0:1"));
  hand.click("missions/clear");
  hand.frames(2);
  CHECK(hand.shows("missions/0:1"));
}

TEST_CASE("Set-up in one press, then the strip opens the mission's tab") {
  Hand hand;
  fly_introduction(hand);
  REQUIRE(hand.desk.battle.expected().kind == desk::Expect::in_turn);
  hand.click("placing/all");
  REQUIRE(hand.desk.table().play.phase == state::Phase::planning);
  hand.frames(2);
  CHECK_FALSE(hand.shows("mission/pilot-P1"));
  hand.click("mission/strip");
  hand.frames(2);
  CHECK(hand.shows("mission/pilot-P1"));
  hand.click("right/battle");
  CHECK_FALSE(hand.shows("mission/pilot-P1"));
}

TEST_CASE("Play it at a real table opens table mode, with the set-up") {
  Hand hand;
  REQUIRE(hand.desk.show_briefing("0:1"));
  hand.frames(3);
  hand.click("briefing/table");
  REQUIRE(hand.desk.has_table());
  CHECK(hand.desk.table_mode);
  REQUIRE(hand.desk.in_battle());
  hand.frames(2);
  CHECK(hand.shows("table-mode/strip"));
  CHECK(hand.shows("table-mode/space"));
  CHECK(hand.shows("table-mode/key-9"));
}

TEST_CASE("What a mission needs is in sight at every text size") {
  for (const double scale : {0.75, 1.0, 1.5, 2.0, 3.0}) {
    Hand hand(1280, 720, scale);
    INFO("text " << scale);
    const auto in_sight = [&hand](const std::string& name) {
      INFO(name);
      const auto where = hand.where(name);
      CHECK(where.left >= 0);
      CHECK(where.right <= 1280);
      CHECK(where.top >= 0);
      CHECK(where.bottom <= 720);
    };
    hand.desk.show_missions();
    hand.frames(3);
    in_sight("missions/search");
    in_sight("missions/0:1");
    in_sight("missions/back");
    REQUIRE(hand.desk.show_briefing("0:1"));
    hand.frames(3);
    for (const char* name : {"briefing/start", "briefing/table", "briefing/back"}) in_sight(name);
    if (hand.shows("briefing/tab-map")) hand.click("briefing/tab-map");
    hand.frames(2);
    CHECK(hand.layout.right - hand.layout.left > 200);  // room for the map
    CHECK(hand.layout.bottom - hand.layout.top > 150);
  }
}

TEST_CASE("The AI's tab tells why an AI ship acted and shot as it did, each line with its rule") {
  Hand hand;
  desk::Desk& d = hand.desk;
  d.settings.flight_seconds = 0;
  d.missions.choice.setup.pilots = 3;
  d.missions.choice.by = desk::PilotsBy::bot;
  REQUIRE(d.show_briefing("0:1"));
  REQUIRE(d.missions.begin());
  const auto until = [&](const char* what) {
    for (int i = 0; i < 300; ++i) {
      const auto& deeds = d.advice.deeds;
      const bool there = std::any_of(deeds.begin(), deeds.end(), [what](const desk::CardDeed& deed) {
        return deed.what == what && deed.steps.size() > 1;
      });
      if (there) return;
      d.answers.go_on();
    }
    FAIL("nobody did that");
  };
  for (const char* what : {"Action", "Attack"}) {
    until(what);
    hand.frames(3);
    hand.click("battle/why");
    hand.frames(2);
    CHECK(hand.shows("ai/deed-1"));
    const std::string rule = d.advice.deeds.back().steps.front().rule;
    hand.click("rule/" + rule);
    hand.frames(2);
    CHECK(hand.shows("rule/close"));
    hand.click("rule/close");
    d.table_mode = true;  // from two metres, too
    hand.frames(2);
    CHECK(hand.shows("table-mode/strip"));
    d.table_mode = false;
    hand.frames(2);
  }
}

TEST_CASE("Silver star: the briefing lists nobody who comes later, nor what the cards say of them") {
  Hand hand(1280, 4000);
  REQUIRE(hand.desk.show_briefing("0:1"));
  hand.frames(3);
  CHECK(hand.shows("briefing/facts"));
  hand.click("briefing/silver");
  hand.frames(2);
  CHECK_FALSE(hand.shows("briefing/facts"));
}

}  // namespace plotboard::panels_missions
