// The real program, run as a person would use it, from a recording, without a display.
#include <catch2/catch.hpp>
#include <filesystem>

#include "desk/desk.hpp"
#include "io/io.hpp"
#include "program_support.hpp"
#include "state/state.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::app_replay {

using namespace plotboard::test;

TEST_CASE("A whole evening's flow: AI, undo, measure, drag, save, report") {
  Folder folder;
  Recorder script;
  script.key("Right");  // past "Play a battle", "Fly a mission" and "Campaign" on the start screen
  script.key("Right");
  script.key("Right");
  script.key("Enter");  // play at a real table
  script.key("Down");
  script.key("Down");
  script.key("Enter");   // the example
  script.key("Escape");  // no tour
  script.key("Space");   // the first AI ship's decision
  script.key("Space");   // it flies
  script.wait(50);
  script.key("Ctrl+Z");  // back
  script.key("Space");
  script.key("Space");  // and the same again
  script.wait(50);
  script.key("M");
  script.click(697, 472);  // P3
  script.click(439, 309);  // A3
  script.key("V");
  script.drag(615, 513, 540, 600);  // P2
  script.key("Ctrl+S");
  script.name(folder.file("evening.json"));
  script.key("Ctrl+Shift+E");
  script.name(folder.file("evening.txt"));
  script.key("Ctrl+E");
  script.name(folder.file("board.png"));
  const auto once = [&](const std::string& name, Screen screen) {
    std::filesystem::remove_all(folder.file("home"));
    for (const char* file : {"evening.json", "evening.txt", "board.png"}) std::filesystem::remove(folder.file(file));
    return play_back(script, folder, folder.file("home"), "--screenshot '" + folder.file(name) + "'", screen);
  };
  REQUIRE(once("first.png", Screen::offscreen) == 0);
  const auto scene = io::read_file(folder.file("evening.json"));
  REQUIRE(scene.ok());
  const auto table = state::read_scene(*scene, "evening.json", catalog());
  REQUIRE(table.ok());
  // A1 has flown once, in spite of the undo between; nobody else has moved by rule.
  for (const auto& piece : table->pieces) CHECK(piece.moved == (piece.id == "A1"));
  CHECK(table->find("A1")->pose.y < base::um_from_mm(600));
  // The hand moved P2 by (-75, -87) pixels at the board's scale, straight down the screen is towards the viewer.
  const auto& p2 = table->find("P2")->pose;
  CHECK(p2.x < base::um_from_mm(450));
  CHECK(p2.y < base::um_from_mm(200));
  const auto report = io::read_file(folder.file("evening.txt"));
  REQUIRE(report.ok());
  CHECK(report->find("What is the range from P3 to A3?\n") != std::string::npos);
  CHECK(report->find("\nMargin: ") != std::string::npos);
  CHECK(report->find("Fly A1") != std::string::npos);
  CHECK(report->find("Move P2") != std::string::npos);
  const auto shot = io::read_file(folder.file("first.png")), board = io::read_file(folder.file("board.png"));
  REQUIRE(shot.ok());
  REQUIRE(board.ok());
  CHECK(shot->size() > 20000);  // a plain surface of this size packs into far less
  CHECK(board->size() > 20000);
  CHECK(shot->compare(1, 3, "PNG") == 0);
  CHECK_FALSE(io::exists(folder.file("home/autosave.json")));  // all is saved

  // The same input is the same run: scene, report and picture.
  REQUIRE(once("second.png", Screen::offscreen) == 0);
  CHECK(*io::read_file(folder.file("evening.json")) == *scene);
  CHECK(*io::read_file(folder.file("evening.txt")) == *report);
  CHECK(*io::read_file(folder.file("second.png")) == *shot);

  // And so it is in a real window.
  if (window_or_offscreen() != Screen::window) {
    WARN("Xvfb is not installed: no run in a real window.");
    return;
  }
  REQUIRE(once("third.png", Screen::window) == 0);
  CHECK(*io::read_file(folder.file("evening.json")) == *scene);
  CHECK(*io::read_file(folder.file("evening.txt")) == *report);
  CHECK(io::exists(folder.file("third.png")));
}

TEST_CASE("Everything by keyboard: dial, AI, measuring, skipping, a new round, a battle log") {
  Folder folder;
  Recorder script;
  script.key("Down");   // at this size of text the cards stand in two columns
  script.key("Right");  // past "Campaign"
  script.key("Enter");  // play at a real table
  script.key("Down");
  script.key("Down");
  script.key("Enter");                            // the example
  script.key("Escape");                           // no tour
  for (int i = 0; i < 6; ++i) script.key("Tab");  // five rocks, then P1
  script.key("D");
  script.key("Up");
  script.key("Enter");  // flies
  script.wait(50);
  script.key("Space");  // A1 thinks
  script.key("Space");  // and flies
  script.wait(50);
  script.key("Space");  // A2 thinks
  script.key("K");      // and is left where it is
  script.key("M");
  script.key("Tab");  // P1, still selected, to the next piece, P2
  script.key("Ctrl+Shift+E");
  script.name(folder.file("night.txt"));
  script.key("Ctrl+L");
  script.name(folder.file("night.log"));
  script.key("N");  // names who has not moved
  script.key("N");
  script.key("Ctrl+S");
  script.name(folder.file("night.json"));
  REQUIRE(play_back(script, folder, folder.file("home"), "--text-scale 1.25") == 0);
  const auto scene = io::read_file(folder.file("night.json"));
  REQUIRE(scene.ok());
  const auto table = state::read_scene(*scene, "night.json", catalog());
  REQUIRE(table.ok());
  CHECK(table->round == 2);
  const auto report = io::read_file(folder.file("night.txt"));
  REQUIRE(report.ok());
  CHECK(report->find("from P1 to P2?\n") != std::string::npos);
  CHECK(report->find("Leave A2 where it is") != std::string::npos);

  desk::Desk d(catalog(), folder.file("home"));
  CHECK(d.settings.text_scale == 1.0);  // --text-scale was for that run
  REQUIRE(d.files.open_file(folder.file("night.log")));
  CHECK(d.table().round == 1);
  REQUIRE(d.session().log().size() == 3);
  CHECK(d.table().find("A1")->moved);
  CHECK(d.table().find("A2")->moved);
  CHECK_FALSE(d.table().find("A3")->moved);
  CHECK(d.log.undo());
  CHECK_FALSE(d.table().find("A2")->moved);
}

TEST_CASE("The program starts from a file, a mission, large text, a broken file") {
  Folder folder;
  const std::string home = "--home '" + folder.file("home") + "' ";
  {
    desk::Desk d(catalog(), folder.file("maker"));
    d.open_ai_table();
    REQUIRE(d.files.save_as(folder.file("t.json")));
  }
  const std::string shot = " --frames 6 --screenshot '" + folder.file("s.png") + "'";
  CHECK(run_program(home + "'" + folder.file("t.json") + "'" + shot) == 0);
  CHECK(io::exists(folder.file("s.png")));
  CHECK(run_program(home + "--mission 0:1 --pilots 3 --table-mode" + shot) == 0);
  CHECK(run_program(home + "--text-scale 3 --size 800x500" + shot) == 0);
  CHECK(run_program(home + "'" + folder.file("t.json") + "' --text-scale 3 --size 800x500" + shot) == 0);
  folder.write("bad.json", "{\"format\":");
  CHECK(run_program(home + "'" + folder.file("bad.json") + "'" + shot) == 2);  // shown all the same, with the reason
  folder.write("home/settings.json", "damaged");
  CHECK(run_program(home + shot) == 0);
}

TEST_CASE("A file that is not there, or a mission: named on standard error and on the picture, and no success") {
  Folder folder;
  const std::string err = folder.file("err.txt");
  const std::string home = "--home '" + folder.file("home") + "' ";
  const auto fails = [&](const std::string& arguments, const std::string& says) {
    INFO(arguments);
    CHECK(run_program(home + arguments, Screen::offscreen, err) == 2);
    const auto text = io::read_file(err);
    REQUIRE(text.ok());
    INFO(*text);
    CHECK(text->find("plotboard: ") != std::string::npos);
    CHECK(text->find(says) != std::string::npos);
  };
  const std::string none = folder.file("nosuch.json");
  fails("'" + none + "' --frames 3 --screenshot '" + folder.file("with.png") + "'", none + ": ");
  CHECK(io::exists(folder.file("with.png")));
  folder.write("input.txt", Recorder().text());
  fails("'" + none + "' --replay-input '" + folder.file("input.txt") + "'", none + ": ");
  fails("--mission 99:9 --frames 3", "99:9");
  fails("--mission 99:9 --table-mode --frames 3", "99:9");
}

TEST_CASE("Files dropped on the window: a play mat, a scene, and things that are neither") {
  Folder folder;
  {
    desk::Desk d(catalog(), folder.file("maker"));
    d.new_table("5x3");
    d.pieces.add_base(geom::BaseKind::small, state::Side::player);
    REQUIRE(d.files.save_as(folder.file("wide.json")));
  }
  const std::string home = "--home '" + folder.file("home") + "' ";
  REQUIRE(run_program(home + "--frames 3 --screenshot '" + folder.file("mat.png") + "'") == 0);
  folder.write("broken.png", std::string("\x89PNG\r\n\x1a\n", 8) + std::string(200, 'x'));
  folder.write("notes.txt", "nothing that the program could open");
  Recorder script;
  script.drop(folder.file("wide.json"));
  script.drop(folder.file("mat.png"));
  script.drop(folder.file("broken.png"));
  script.drop(folder.file("notes.txt"));
  script.drop(folder.file("gone.jpg"));
  script.wait(70);  // settings are written a second after the change
  script.key("F");
  REQUIRE(play_back(script, folder, folder.file("home")) == 0);
  desk::Desk d(catalog(), folder.file("home"));
  CHECK(d.settings.mat_file == folder.file("mat.png"));
  CHECK(d.settings.recent == std::vector<std::string>{folder.file("wide.json")});
}

TEST_CASE("Exit codes tell what is wrong") {
  Folder folder;
  const std::string home = "--home '" + folder.file("home") + "' ";
  CHECK(run_program("--help >/dev/null") == 0);
  CHECK(run_program("--nonsense") == 2);
  folder.write("input.txt", "not a recording");
  CHECK(run_program(home + "--replay-input '" + folder.file("input.txt") + "'") == 2);
  CHECK(run_program(home, Screen::none) == 3);
  CHECK_FALSE(io::exists(folder.file("home")));  // nothing was begun
}

}  // namespace plotboard::app_replay
