// Whatever key is pressed in whatever state, Escape and the space bar lead on from there; and Enter does one
// thing.
#include <catch2/catch.hpp>
#include <functional>
#include <vector>

#include "battle_support.hpp"
#include "desk/core/keys.hpp"
#include "panels_hand.hpp"

namespace plotboard::panels_way_out {

using desk::Intent;
using test::Hand;

namespace {

struct State {
  const char* name;
  std::function<void(desk::Desk&)> lead;  // there, from wherever the desk is
};

void at_real_table(desk::Desk& d, bool table_mode) {
  REQUIRE(d.open_mission("0:1", 3, 7));
  d.referee.digit(1);
  for (int i = 0; i < 12 && d.table().play.phase == state::Phase::setup; ++i) d.step();
  REQUIRE(d.table().play.phase == state::Phase::planning);
  d.table_mode = table_mode;
}

std::vector<State> states() {
  return {{"an empty table", [](desk::Desk& d) { d.new_table("3x3"); }},
          {"a table with the AI", [](desk::Desk& d) { d.open_ai_table(); }},
          {"a table in table mode",
           [](desk::Desk& d) {
             d.open_ai_table();
             d.table_mode = true;
           }},
          {"the hints",
           [](desk::Desk& d) {
             d.new_table("3x3");
             d.start_tour();
           }},
          {"a table of one's own",
           [](desk::Desk& d) {
             d.new_table("3x3");
             d.begin_mirror();
           }},
          {"dials are set", [](desk::Desk& d) { test::start_ready_made(d, 2); }},
          {"a tour", [](desk::Desk& d) { d.begin_lesson(desk::Lesson::battle); }},
          {"a real table at the laptop", [](desk::Desk& d) { at_real_table(d, false); }},
          {"a real table in table mode", [](desk::Desk& d) { at_real_table(d, true); }}};
}

void lead_to(Hand& hand, const State& state) {
  desk::Desk& d = hand.desk;
  if (d.guided.lesson != desk::Lesson::none) d.leave_lesson();
  d.skip_tour();
  d.mirror.close();
  d.table_mode = false;
  state.lead(d);
  d.screen = desk::Screen::table;
  hand.frames(2);
}

// As the program does it: to the panels, and to the desk where they leave it.
void press(Hand& hand, const desk::IntentInfo& key) {
  if (!ImGui::GetIO().WantTextInput && !hand.panels.keys_taken(key.intent)) hand.panels.act(key.intent);
  if (key.intent == Intent::ai_phase)
    hand.key(ImGuiKey_Enter);
  else if (key.intent == Intent::ai_step)
    hand.key(ImGuiKey_Space);
  else
    hand.frames(2);
}
void escape(Hand& hand) {
  const bool taken = ImGui::GetIO().WantTextInput || hand.panels.keys_taken(Intent::clear_selection);
  hand.key(ImGuiKey_Escape);
  if (!taken) hand.panels.act(Intent::clear_selection);
  hand.frames(1);
}

}  // namespace

TEST_CASE("No key, pressed twice in any state, leads to where Escape and Space are dead", "[panels]") {
  for (const double width : {1280.0, 620.0}) {
    Hand hand(width, 720);
    hand.desk.settings.flight_seconds = 0;
    for (const State& state : states()) {
      for (const desk::IntentInfo& key : desk::intents()) {
        INFO(state.name << ", " << key.key << ": " << key.name << ", width " << width);
        lead_to(hand, state);
        press(hand, key);
        press(hand, key);
        const auto dead = [&hand] { return hand.panels.keys_taken(Intent::ai_step) || ImGui::GetIO().WantTextInput; };
        for (int i = 0; i < 6 && dead(); ++i) escape(hand);
        const bool page = hand.desk.screen != desk::Screen::table || !hand.desk.has_table();
        CHECK_FALSE(ImGui::GetIO().WantTextInput);
        if (!page) CHECK_FALSE(hand.panels.keys_taken(Intent::ai_step));
      }
    }
  }
}

TEST_CASE("The search of the pieces takes the keys only where it is to be seen") {
  SECTION("not in a battle at a real table") {
    Hand hand;
    hand.desk.settings.flight_seconds = 0;
    at_real_table(hand.desk, false);
    hand.frames(3);
    CHECK_FALSE(hand.desk.can(Intent::palette_search));
    hand.panels.act(Intent::palette_search);
    hand.frames(3);
    CHECK_FALSE(hand.panels.keys_taken(Intent::ai_step));
    CHECK_FALSE(hand.panels.keys_taken(Intent::pick_1));
  }
  SECTION("in a narrow window it comes") {
    Hand hand(620, 720);
    hand.desk.new_table("3x3");
    hand.frames(3);
    REQUIRE_FALSE(hand.shows("palette/search"));
    hand.panels.act(Intent::palette_search);
    hand.frames(4);
    CHECK(hand.shows("palette/search"));
    hand.type("x");
    CHECK(ImGui::GetIO().WantTextInput);
  }
}

TEST_CASE("Enter on the card of a tour turns its page, and sets no dial that is pointed at") {
  Hand hand;
  hand.desk.settings.flight_seconds = 0;
  hand.desk.begin_lesson(desk::Lesson::battle);
  hand.frames(4);
  REQUIRE(hand.shows("lesson/next"));
  const int step = hand.desk.guided.step;
  hand.desk.board.selected = {"Red 1"};
  hand.desk.dial.open = true;
  hand.frames(3);
  REQUIRE(hand.shows("lesson/next"));
  REQUIRE(hand.shows("dial/2F"));
  hand.point("dial/2F");
  REQUIRE(hand.desk.dial.pointed);
  hand.key(ImGuiKey_Enter);
  CHECK(hand.desk.guided.step != step);
  CHECK_FALSE(hand.desk.table().find("Red 1")->ship.dial);
}

}  // namespace plotboard::panels_way_out
