// Guided tours before the headless panels: played to their end by mouse and by keys, shown by the program, left and
// taken up, at every text size.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "desk_support.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::panels_lesson {

using desk::Lesson;
using test::Hand;
using Rect = panels::Probe::Rect;

namespace {

bool overlap(const Rect& a, const Rect& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

void at_once(Hand& hand) {
  hand.desk.settings.flight_seconds = 0;
  hand.desk.settings.lessons_closed = false;
  hand.frames(3);
}

// Says Next where that is all, else lets the program do it.
void go_on(Hand& hand) {
  hand.click(hand.shows("lesson/next") ? "lesson/next" : "lesson/show");
  hand.frames(4);
}

// The steps that came on show until the tour was over.
std::set<int> play(Hand& hand, const std::function<void()>& look) {
  std::set<int> seen;
  for (int i = 0; i < 60 && hand.desk.guided.lesson != Lesson::none; ++i) {
    seen.insert(hand.desk.guided.step);
    look();
    go_on(hand);
  }
  return seen;
}

}  // namespace

TEST_CASE("A first round is offered at the first start and played to its end with the real rules") {
  struct Size {
    double width, height, scale;
  };
  const Size size = GENERATE(Size{1280, 720, 1}, Size{1280, 720, 2}, Size{3840, 2160, 2});
  CAPTURE(size.width, size.scale);
  Hand hand(size.width, size.height, size.scale);
  at_once(hand);
  hand.click("start/lesson-battle");
  hand.frames(4);
  REQUIRE(hand.desk.guided.lesson == Lesson::battle);
  REQUIRE(hand.desk.in_battle());
  const std::set<int> seen = play(hand, [&] {
    INFO("step " << hand.desk.guided.step);
    REQUIRE(hand.shows("lesson/window"));
    const Rect window = hand.where("lesson/window"), about = hand.where("lesson/about");
    CHECK(window.left >= 0);
    CHECK(window.top >= 0);
    CHECK(window.right <= static_cast<float>(size.width) + 1);
    CHECK(window.bottom <= static_cast<float>(size.height) + 1);
    CHECK(about.right > about.left);  // what it speaks of is in sight
    CHECK_FALSE(overlap(window, about));
  });
  CHECK(hand.desk.guided.lesson == Lesson::none);
  CHECK(hand.desk.settings.lesson_battle == desk::kLessonDone);
  CHECK(seen.size() >= 9);  // what goes by itself has no step
  CHECK(hand.desk.table().round == 2);
  const state::Piece& ship = *hand.desk.table().find("Red 1");
  CHECK(ship.in_play());
  // Its dial was set, it flew, acted and shot: by commands that stand in the log.
  const auto& log = hand.desk.session().log();
  const auto any = [&](auto is) { return std::any_of(log.begin(), log.end(), is); };
  CHECK(any([](const auto& entry) { return holds<rules::SetDial>(entry.command); }));
  CHECK(any([](const auto& entry) {
    return std::any_of(entry.events.begin(), entry.events.end(), [](const state::Event& event) {
      const auto* flown = get_if<state::ManeuverFlown>(&event);
      return flown != nullptr && flown->id == "Red 1";
    });
  }));
  CHECK(any([](const auto& entry) {
    const auto* chose = get_if<rules::Choose>(&entry.command);
    return chose != nullptr && chose->choice == "action" && chose->option == "focus";
  }));
  CHECK(any([](const auto& entry) {
    const auto* chose = get_if<rules::Choose>(&entry.command);
    return chose != nullptr && chose->choice == "attack";
  }));
  CHECK(hand.desk.files.recent_tables().empty());  // it is no table of one's own
}

TEST_CASE("What is done by hand takes the tour on, whatever the way") {
  Hand hand;
  at_once(hand);
  hand.desk.begin_lesson(Lesson::battle);
  hand.frames(4);
  hand.key(ImGuiKey_Enter);  // Next
  // The dial opens by itself where battles flow; else a press opens it.
  if (hand.desk.guided.step == 1) {
    CHECK_FALSE(hand.shows("lesson/next"));
    hand.click("battle/continue");
    hand.frames(3);
  }
  CHECK(hand.desk.guided.step == 2);
  REQUIRE(hand.desk.battle.set_dial("Red 1", geom::Maneuver{2, geom::Bearing::straight}));
  hand.frames(3);
  REQUIRE(hand.desk.table().play.phase == state::Phase::activation);  // with the last dial
  CHECK(hand.desk.guided.step == 4);
  // Nobody runs on while a step speaks of it.
  for (int i = 0; i < 300; ++i) hand.desk.tick(0.1);
  hand.frames(3);
  CHECK(hand.desk.guided.step == 4);
  hand.desk.act(desk::Intent::ai_step);
  hand.frames(3);
  CHECK(hand.desk.guided.step == 5);
  hand.desk.leave_lesson();
  hand.frames(3);
  CHECK(hand.desk.battle.held.empty());
}

TEST_CASE("A tour is left and taken up where it stood, in the next run too") {
  const test::Folder folder;
  const std::string home = folder.file("home");
  std::uint64_t stood = 0;
  int step = 0;
  {
    Hand hand(1280, 720, 1, home);
    at_once(hand);
    hand.desk.begin_lesson(Lesson::battle);
    hand.frames(4);
    for (int i = 0; i < 5; ++i) go_on(hand);
    step = hand.desk.guided.step;
    REQUIRE(step >= 4);
    stood = test::hash(hand.desk);
    hand.click("lesson/leave");
    hand.frames(3);
    CHECK(hand.desk.guided.lesson == Lesson::none);
    CHECK_FALSE(hand.shows("lesson/window"));
    CHECK(hand.desk.in_battle());
    hand.desk.new_table("3x3");
    hand.desk.begin_lesson(Lesson::battle);
    hand.frames(4);
    CHECK(test::hash(hand.desk) == stood);
    CHECK(hand.desk.guided.step == step);
  }
  Hand next(1280, 720, 1, home);
  next.desk.settings.lessons_closed = false;
  next.frames(3);
  next.click("start/lesson-battle");
  next.frames(4);
  CHECK(next.desk.guided.step == step);
  CHECK(test::hash(next.desk) == stood);
}

TEST_CASE("A first mission leads from its briefing to the reasons of an AI ship") {
  const double scale = GENERATE(1.0, 2.0);
  Hand hand(1280, 720, scale);
  at_once(hand);
  hand.click("start/lesson-mission");
  hand.frames(4);
  REQUIRE(hand.desk.screen == desk::Screen::briefing);
  bool flown = false, reasons = false;
  const std::set<int> seen = play(hand, [&] {
    INFO("step " << hand.desk.guided.step);
    REQUIRE(hand.shows("lesson/window"));
    const Rect window = hand.where("lesson/window"), about = hand.where("lesson/about");
    CHECK(about.right > about.left);
    // A map that fills a small window is the one thing that it may lie over.
    const float share = (about.right - about.left) * (about.bottom - about.top) / (1280 * 720);
    if (share < 0.4F) CHECK_FALSE(overlap(window, about));
    flown = flown || (hand.desk.in_battle() && hand.desk.table().mission == test::catalog().mission("0:1")->id);
    reasons = reasons || hand.desk.advice.decision != nullptr;
  });
  CHECK(seen.size() >= 11);
  CHECK(flown);
  CHECK(reasons);
  CHECK(hand.desk.settings.lesson_mission == desk::kLessonDone);
}

TEST_CASE("The offer can be refused, and Help has the tours all the same") {
  Hand hand;
  at_once(hand);
  REQUIRE(hand.shows("start/lessons"));
  CHECK_FALSE(overlap(hand.where("start/lessons"), hand.where("start/battle")));
  CHECK_FALSE(overlap(hand.where("start/lessons"), hand.where("start/recent")));
  hand.click("start/lessons-no");
  hand.frames(3);
  CHECK_FALSE(hand.shows("start/lessons"));
  hand.desk.help_open = true;
  hand.frames(3);
  hand.click("help/lesson-battle");
  hand.frames(4);
  CHECK(hand.desk.guided.lesson == Lesson::battle);
  hand.desk.act(desk::Intent::lesson);
  CHECK(hand.desk.guided.lesson == Lesson::none);
}

}  // namespace plotboard::panels_lesson
