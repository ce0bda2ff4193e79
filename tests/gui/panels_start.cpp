// The start screen, dialogs and the question about unsaved work, clicked by name.
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "desk_support.hpp"
#include "io/io.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::panels_start {

using test::Hand;

TEST_CASE("each card of the start screen does what it says") {
  Hand hand;
  SECTION("check a measurement") {
    hand.click("start/measure");
    REQUIRE(hand.desk.screen == desk::Screen::table);
    CHECK(hand.desk.table().pieces.size() >= 2);
  }
  SECTION("open asks for a file") {
    hand.click("start/open");
    CHECK(hand.desk.files.question == desk::FileQuestion::open);
    hand.frames(2);
    REQUIRE(hand.shows("file/name"));
    hand.click("file/cancel");
    CHECK(hand.desk.files.question == desk::FileQuestion::none);
    CHECK(hand.desk.screen == desk::Screen::start);
  }
  SECTION("a press that is dragged off does nothing") {
    hand.point("start/measure");
    hand.press();
    hand.point(5, 5);
    hand.release();
    CHECK_FALSE(hand.desk.has_table());
  }
  SECTION("new tables by their sizes") {
    hand.click("start/new-5x3");
    REQUIRE(hand.desk.has_table());
    CHECK(hand.desk.table().area.width.value == 1524000);
    CHECK(hand.desk.table().area.height.value == 914400);
  }
  SECTION("the list of missions") {
    hand.click("start/missions");
    CHECK(hand.desk.screen == desk::Screen::missions);
    CHECK_FALSE(hand.desk.has_table());
  }
}

TEST_CASE("one card leads to a real table: a mission, a table of one's own, an example") {
  Hand hand;
  hand.desk.settings.tour_done = true;
  hand.click("start/real-table");
  hand.frames(3);
  CHECK_FALSE(hand.desk.has_table());
  SECTION("a mission: from the list") {
    hand.click("real-table/mission");
    CHECK(hand.desk.screen == desk::Screen::missions);
  }
  SECTION("a table of one's own: it is typed in") {
    hand.click("real-table/own");
    hand.frames(3);
    CHECK(hand.desk.mirror.open);
    CHECK(hand.shows("mirror/line"));
  }
  SECTION("an example: its AI ships are ready") {
    hand.click("real-table/example");
    REQUIRE(hand.desk.screen == desk::Screen::table);
    CHECK_FALSE(hand.desk.ai.next().empty());
    hand.frames(3);
    CHECK(hand.shows("ai/at-table"));
  }
  SECTION("by keys alone") {
    hand.key(ImGuiKey_DownArrow);
    hand.key(ImGuiKey_Enter);
    hand.frames(3);
    CHECK(hand.desk.mirror.open);
  }
  SECTION("Escape goes back") {
    hand.key(ImGuiKey_Escape);
    hand.frames(3);
    CHECK_FALSE(hand.shows("real-table/mission"));
    CHECK(hand.desk.screen == desk::Screen::start);
  }
  hand.frames(3);
  CHECK_FALSE(hand.shows("real-table/own"));
}

TEST_CASE("help opens the same door to a real table") {
  Hand hand;
  hand.desk.help_open = true;
  hand.frames(3);
  hand.click("help/real-table");
  hand.frames(3);
  CHECK_FALSE(hand.desk.help_open);
  CHECK(hand.shows("real-table/mission"));
}

TEST_CASE("the ways to a real table are all in sight at every text size") {
  for (const auto& [width, height, scale] :
       {std::tuple{1280.0, 720.0, 1.0}, {1280.0, 720.0, 2.0}, {800.0, 600.0, 1.0}, {3840.0, 2160.0, 2.5}}) {
    INFO(width << " x " << height << " at " << scale);
    Hand hand(width, height, scale);
    hand.desk.help_open = true;  // where the card itself may lie below the window's edge
    hand.frames(3);
    hand.click("help/real-table");
    hand.frames(4);
    for (const char* each : {"real-table/mission", "real-table/own", "real-table/example"}) {
      const auto at = hand.where(each);
      CHECK(at.top > 0);
      CHECK(at.bottom <= static_cast<float>(height));
      CHECK(at.right <= static_cast<float>(width));
    }
  }
}

TEST_CASE("the start screen needs no mouse") {
  Hand hand;
  SECTION("Enter takes the first card") {
    hand.key(ImGuiKey_Enter);
    CHECK(hand.desk.screen == desk::Screen::new_battle);
    hand.frames(3);
    hand.key(ImGuiKey_Enter);  // and again takes the squads as they are
    REQUIRE(hand.desk.has_table());
    CHECK(hand.desk.battle.placing);
  }
  SECTION("an arrow goes to the next card") {
    hand.key(ImGuiKey_RightArrow);
    hand.key(ImGuiKey_RightArrow);
    hand.key(ImGuiKey_Enter);
    CHECK(hand.desk.screen == desk::Screen::campaign);
  }
}

TEST_CASE("recent tables open, and an empty list says what comes there") {
  Hand hand;
  hand.click("start/recent");
  CHECK_FALSE(hand.shows("start/recent-1"));
  hand.desk.new_table("3x6");
  REQUIRE(hand.desk.files.save_as(hand.folder_file("mine.json")));
  hand.desk.new_table("3x3");
  hand.desk.show_start();
  hand.frames(3);
  hand.click("start/recent-1");
  REQUIRE(hand.desk.has_table());
  CHECK(hand.desk.table().area.name == "3x6");
}

TEST_CASE("a battle that the last run left comes first on the start screen, with one button") {
  test::Folder folder;
  std::uint64_t stopped = 0;
  {
    desk::Desk last(test::catalog(), folder.file("home"));
    test::start_ready_made(last, 2);
    stopped = test::hash(last);
  }
  Hand hand(1280, 720, 1, folder.file("home"));
  REQUIRE(hand.shows("start/left-battle"));
  CHECK(hand.where("start/left-battle").top < hand.where("start/battle").top);
  SECTION("clicked") {
    hand.click("start/left-battle");
    REQUIRE(hand.desk.in_battle());
    CHECK(test::hash(hand.desk) == stopped);
    hand.desk.show_start();
    hand.frames(3);
    CHECK_FALSE(hand.shows("start/left-battle"));  // it is the open table now
  }
  SECTION("left alone, it stays under Recent") {
    hand.desk.new_table("3x3");
    hand.desk.show_start();
    hand.frames(3);
    CHECK_FALSE(hand.shows("start/left-battle"));
    CHECK(hand.desk.files.recent_tables().size() == 1);
  }
}

TEST_CASE("a battle that was over when the program ended is not announced") {
  test::Folder folder;
  {
    desk::Desk last(test::catalog(), folder.file("home"));
    test::start_ready_made(last, 2);
    REQUIRE(last.battle.concede(state::Side::enemy));
  }
  const Hand hand(1280, 720, 1, folder.file("home"));
  CHECK_FALSE(hand.shows("start/left-battle"));
}

TEST_CASE("a battle makes room without a question: every step of it is kept") {
  Hand hand;
  test::start_ready_made(hand.desk, 2);
  const std::uint64_t kept = test::hash(hand.desk);
  hand.frames(2);
  hand.panels.act(desk::Intent::new_table);
  hand.frames(3);
  CHECK_FALSE(hand.shows("question/save"));
  CHECK_FALSE(hand.desk.in_battle());
  REQUIRE(hand.desk.files.recent_tables().size() == 1);
  REQUIRE(hand.desk.files.open_file(hand.desk.files.recent_tables().front().path));
  CHECK(test::hash(hand.desk) == kept);
}

TEST_CASE("unsaved work is asked about before it goes") {
  Hand hand;
  hand.desk.new_table("3x3");
  hand.desk.pieces.add_base(geom::BaseKind::small, state::Side::player);
  REQUIRE(hand.desk.files.unsaved());
  hand.frames(2);
  hand.panels.act(desk::Intent::new_table);
  hand.frames(3);
  REQUIRE(hand.desk.table().pieces.size() == 1);
  SECTION("cancel keeps everything") {
    hand.click("question/cancel");
    hand.frames(2);
    CHECK(hand.desk.table().pieces.size() == 1);
    CHECK_FALSE(hand.shows("question/save"));
  }
  SECTION("Escape cancels too") {
    hand.key(ImGuiKey_Escape);
    CHECK(hand.desk.table().pieces.size() == 1);
    CHECK_FALSE(hand.shows("question/save"));
  }
  SECTION("discard goes on") {
    hand.click("question/discard");
    CHECK(hand.desk.table().pieces.empty());
  }
  SECTION("save asks for a name, then goes on") {
    hand.click("question/save");
    hand.frames(3);
    REQUIRE(hand.desk.files.question == desk::FileQuestion::save_as);
    hand.desk.files.answer(hand.folder_file("kept.json"));
    hand.frames(3);
    CHECK(io::exists(hand.folder_file("kept.json")));
    CHECK(hand.desk.table().pieces.empty());
  }
  SECTION("save without a name stays") {
    hand.click("question/save");
    hand.frames(3);
    hand.click("file/cancel");
    hand.frames(3);
    CHECK(hand.desk.table().pieces.size() == 1);
  }
}

TEST_CASE("quitting asks only when something is unsaved") {
  Hand hand;
  SECTION("nothing to lose") {
    hand.panels.request_quit();
    CHECK(hand.desk.quit);
  }
  SECTION("something to lose") {
    hand.desk.new_table("3x3");
    hand.desk.pieces.add_base(geom::BaseKind::small, state::Side::player);
    hand.panels.request_quit();
    CHECK_FALSE(hand.desk.quit);
    hand.frames(3);
    hand.click("question/discard");
    CHECK(hand.desk.quit);
  }
}

TEST_CASE("the file dialog saves, opens and does not write over a file unasked") {
  Hand hand;
  hand.desk.new_table("3x3");
  REQUIRE(hand.desk.files.save_as(hand.folder_file("first.json")));
  hand.desk.new_table("3x6");
  hand.desk.files.question = desk::FileQuestion::save_as;
  hand.frames(3);
  hand.fill("file/name", hand.folder_file("first"));
  CHECK(hand.desk.files.question == desk::FileQuestion::save_as);  // it asks
  hand.click("file/ok");
  CHECK(hand.desk.files.question == desk::FileQuestion::none);
  CHECK(hand.desk.files.file() == hand.folder_file("first.json"));

  hand.desk.new_table("3x3");
  hand.desk.files.question = desk::FileQuestion::open;
  hand.frames(3);
  hand.fill("file/name", hand.folder_file("first.json"));
  CHECK(hand.desk.table().area.name == "3x6");
}

TEST_CASE("the file dialog comes back to the last folder of each kind, in the next run too") {
  const test::Folder home;
  const test::Folder things;
  const std::string saves = things.file("saves"), reports = things.file("reports");
  REQUIRE(io::make_folder(saves).ok());
  REQUIRE(io::make_folder(reports).ok());
  const auto ask = [](Hand& hand, desk::FileQuestion question) {
    hand.desk.files.question = question;
    hand.frames(3);
  };
  {
    Hand hand(1280, 720, 1, home.path());
    hand.desk.new_table("3x3");
    ask(hand, desk::FileQuestion::save_as);
    hand.fill("file/name", saves + "/first.json");
    REQUIRE(hand.desk.files.file() == saves + "/first.json");
    ask(hand, desk::FileQuestion::export_text);
    hand.fill("file/name", reports + "/first.txt");
    REQUIRE(io::exists(reports + "/first.txt"));
    hand.desk.tick(2);
  }
  Hand hand(1280, 720, 1, home.path());
  CHECK(hand.desk.files.last_folder(desk::FileQuestion::save_as) == saves);
  CHECK(hand.desk.files.last_folder(desk::FileQuestion::export_text) == reports);
  CHECK(hand.desk.files.last_folder(desk::FileQuestion::mat_picture).empty());
  hand.desk.new_table("3x3");
  ask(hand, desk::FileQuestion::export_text);
  CHECK(hand.shows("file/first.txt"));
  hand.click("file/cancel");
  ask(hand, desk::FileQuestion::save_as);
  CHECK(hand.shows("file/first.json"));
}

TEST_CASE("the file dialog keeps what was typed") {
  Hand hand;
  const std::string inner = hand.folder_file("inner");
  REQUIRE(io::make_folder(inner).ok());
  hand.desk.new_table("3x3");
  REQUIRE(hand.desk.files.save_as(hand.folder_file("first.json")));
  SECTION("when another folder is clicked") {
    hand.desk.files.question = desk::FileQuestion::export_text;
    hand.frames(3);
    hand.click("file/name");
    hand.key(ImGuiKey_A, true);
    hand.type("evening");
    hand.click("file/folder-inner");
    hand.frames(2);
    hand.key(ImGuiKey_Enter);  // the keyboard is in the name again
    CHECK(io::exists(inner + "/evening.txt"));
  }
  SECTION("when the name of a folder is typed, the name before it comes back") {
    hand.desk.files.question = desk::FileQuestion::export_text;
    hand.frames(3);
    hand.fill("file/name", "inner");
    hand.frames(3);
    CHECK(hand.desk.files.question == desk::FileQuestion::export_text);
    hand.click("file/ok");
    CHECK(io::exists(inner + "/first.txt"));
  }
  SECTION("when there is no such file: it says so and stays") {
    hand.desk.files.question = desk::FileQuestion::open;
    hand.frames(3);
    hand.fill("file/name", hand.folder_file("frist.json"));
    hand.frames(2);
    CHECK(hand.desk.files.question == desk::FileQuestion::open);
    CHECK(hand.shows("file/problem"));
    hand.fill("file/name", hand.folder_file("first.json"));
    CHECK(hand.desk.files.question == desk::FileQuestion::none);
  }
  SECTION("when there is no such folder to write to") {
    hand.desk.files.question = desk::FileQuestion::save_as;
    hand.frames(3);
    hand.fill("file/name", hand.folder_file("nowhere/x.json"));
    hand.frames(2);
    CHECK(hand.desk.files.question == desk::FileQuestion::save_as);
    CHECK(hand.shows("file/problem"));
  }
}

TEST_CASE("help opens and closes, and the hint tour runs to its end or is skipped") {
  Hand hand;
  hand.desk.help_open = true;
  hand.frames(3);
  REQUIRE(hand.shows("help/close"));
  hand.key(ImGuiKey_Escape);
  CHECK_FALSE(hand.desk.help_open);

  hand.desk.settings.tour_done = false;
  hand.desk.new_table("3x3");
  hand.frames(3);
  REQUIRE(hand.desk.tour_step == 0);
  SECTION("next, next, done") {
    for (int i = 0; i < desk::kTourSteps; ++i) hand.click("tour/next");
    CHECK(hand.desk.tour_step == -1);
    CHECK(hand.desk.settings.tour_done);
  }
  SECTION("skipped, for good") {
    hand.click("tour/skip");
    hand.frames(3);
    CHECK(hand.desk.tour_step == -1);
    CHECK(hand.desk.settings.tour_done);
  }
}

TEST_CASE("settings: text size, palette, the bank card") {
  Hand hand;
  hand.click("start/settings");
  hand.frames(3);
  hand.click("settings/text-200");
  CHECK(hand.desk.settings.text_scale == 2.0);
  hand.click("settings/theme-contrast");
  CHECK(hand.desk.settings.theme == "contrast");
  hand.click("settings/plastic");
  CHECK_FALSE(hand.desk.settings.plastic);
  hand.key(ImGuiKey_Escape);
  hand.desk.calibrating = true;
  hand.frames(3);
  const auto before = hand.where("card/outline");
  // The outline has the card's shape: 85.60 x 53.98 mm.
  CHECK((before.right - before.left) / (before.bottom - before.top) == Approx(85.60 / 53.98).epsilon(1e-4));
  hand.key(ImGuiKey_UpArrow);
  const auto after = hand.where("card/outline");
  CHECK((after.right - after.left) / (before.right - before.left) == Approx(1.01).epsilon(1e-3));
  hand.click("card/ok");
  CHECK_FALSE(hand.desk.calibrating);
  CHECK(hand.desk.settings.screen_pixels_per_mm * 85.60 == Approx(after.right - after.left).epsilon(1e-4));
}

TEST_CASE("settings have a section for a real table: table mode, the second screen, true scale") {
  Hand hand;
  hand.desk.open_ai_table();
  hand.frames(2);
  hand.panels.act(desk::Intent::clear_selection);
  hand.desk.show_start();
  hand.frames(3);
  hand.click("start/settings");
  hand.frames(3);
  const auto mode = hand.where("settings/table-mode"), second = hand.where("settings/second-screen"),
             scale = hand.where("settings/calibrate");
  CHECK(mode.bottom <= scale.top);
  CHECK(second.bottom <= scale.top);
  hand.panels.act(desk::Intent::second_screen);
  CHECK(hand.desk.second_screen);
}

}  // namespace plotboard::panels_start
