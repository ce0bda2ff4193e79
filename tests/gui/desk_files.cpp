// Files of the desk: saving, autosave and recovery, bad files, settings, the report.
#include <catch2/catch.hpp>
#include <filesystem>
#include <set>

#include "battle/save.hpp"
#include "battle_support.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "io/io.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace plotboard::desk_files {

using namespace plotboard::test;
using desk::FileQuestion;
using desk::Intent;
using desk::MessageKind;

TEST_CASE("Save, open, recent") {
  Folder folder;
  const std::string path = folder.file("night.json");
  std::uint64_t saved = 0;
  {
    desk::Desk d(catalog(), folder.path());
    d.open_ai_table();
    CHECK_FALSE(d.files.save());  // no name yet: it asks
    CHECK(d.files.question == FileQuestion::save_as);
    d.files.answer("");
    CHECK(d.files.question == FileQuestion::none);
    d.act(Intent::save);
    d.files.answer(folder.file("night"));  // the ending comes by itself
    CHECK(d.files.file() == path);
    CHECK_FALSE(d.files.unsaved());
    d.pieces.add_ship("tielnfighter", state::Side::player, false);
    CHECK(d.files.unsaved());
    CHECK(d.files.save());
    CHECK_FALSE(d.files.unsaved());
    saved = hash(d);
    CHECK_FALSE(d.files.save_as(folder.file("nowhere/below/x.json")));
    CHECK(d.messages.list().back().kind == MessageKind::problem);
    CHECK(d.files.file() == path);
  }
  desk::Desk d(catalog(), folder.path());
  REQUIRE(d.files.recent_tables().size() == 1);
  CHECK(d.files.recent_tables()[0].label == "night.json");
  CHECK_FALSE(d.files.recent_tables()[0].unsaved);
  REQUIRE(d.files.open_file(d.files.recent_tables()[0].path));
  CHECK(hash(d) == saved);
  CHECK(d.files.file() == path);
  CHECK_FALSE(d.files.unsaved());
  d.act(Intent::open);
  CHECK(d.files.question == FileQuestion::open);
  d.files.answer("");
  CHECK(hash(d) == saved);
  for (int i = 0; i < 15; ++i) d.files.save_as(folder.file("t" + std::to_string(i) + ".json"));
  CHECK(d.settings.recent.size() == 12);
  CHECK(d.settings.recent[0] == folder.file("t14.json"));
}

TEST_CASE("A bad file gives one message and leaves the table") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.open_ai_table();
  d.pieces.add_ship("tielnfighter", state::Side::player, false);
  const std::string head =
      R"({"format":"plotboard-scene/1","area":"3x3","ruleset":"fga-207","options":{"guides":true},)";
  std::string many;
  for (int i = 0; i < 50; ++i) many += std::string(i ? "," : "") + R"({"id":"X","type":"nothing"})";
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"empty.json", ""},
      {"words.json", "not a scene"},
      {"cut.json", head + R"("objects":[{"id":"A1","type":"sh)"},
      {"format.json", R"({"format":"plotboard-scene/9","objects":[]})"},
      {"ship.json",
       head + R"("objects":[{"id":"A1","type":"ship","ship":"t65xwign","x_mm":1,"y_mm":1,"heading_deg":0}]})"},
      {"twice.json", head + R"("objects":[{"id":"A","type":"ship","base":"small","x_mm":1,"y_mm":1,"heading_deg":0},)"
                            R"({"id":"A","type":"ship","base":"small","x_mm":99,"y_mm":1,"heading_deg":0}]})"},
      {"far.json",
       head + R"("objects":[{"id":"A","type":"ship","base":"small","x_mm":1e300,"y_mm":1,"heading_deg":0}]})"},
      {"many.json", head + "\"objects\":[" + many + "]}"},
      {"binary.json", std::string("\0\xff\xfe\x01", 4)},
      {"deep.json", std::string(100000, '[')},
  };
  const auto before = hash(d);
  const std::string file = d.files.file();
  for (const auto& [name, text] : bad) {
    INFO(name);
    folder.write(name, text);
    while (!d.messages.list().empty()) d.messages.close(0);
    CHECK_FALSE(d.files.open_file(folder.file(name)));
    REQUIRE(d.messages.list().size() == 1);
    CHECK(d.messages.list()[0].kind == MessageKind::problem);
    CHECK(d.messages.list()[0].text.find(name) != std::string::npos);
    CHECK(d.messages.list()[0].text.size() < 3000);
    CHECK(hash(d) == before);
    CHECK(d.files.file() == file);
    CHECK(d.session().log().size() == 1);
  }
  while (!d.messages.list().empty()) d.messages.close(0);
  CHECK_FALSE(d.files.open_file(folder.file("missing.json")));
  CHECK_FALSE(d.files.open_file(folder.path()));  // a folder
  CHECK(d.messages.list().size() == 2);
  CHECK(hash(d) == before);
  CHECK(d.settings.recent.empty());
}

TEST_CASE("Changes are saved by themselves and offered after a crash") {
  Folder folder;
  std::uint64_t lost = 0;
  {
    desk::Desk d(catalog(), folder.path());
    d.open_ai_table();
    d.tick(5);
    CHECK_FALSE(io::exists(folder.file("autosave.json")));  // nothing changed yet
    d.pieces.add_ship("tielnfighter", state::Side::player, false);
    d.tick(0.5);
    CHECK_FALSE(io::exists(folder.file("autosave.json")));
    d.tick(0.6);
    CHECK(io::exists(folder.file("autosave.json")));
    d.log.undo();
    d.tick(1.1);
    CHECK_FALSE(io::exists(folder.file("autosave.json")));  // back to what is saved
    d.log.redo();
    lost = hash(d);
  }  // leaving keeps what was not saved
  {
    desk::Desk d(catalog(), folder.path());
    const auto recent = d.files.recent_tables();
    REQUIRE(recent.size() == 1);
    CHECK(recent[0].unsaved);
    CHECK(recent[0].label.find("Unsaved table, the latest") == 0);
    d.new_table("3x3");  // another table's autosave does not overwrite it
    d.pieces.add_base(geom::BaseKind::small, state::Side::player);
    d.tick(2);
    REQUIRE(d.files.open_file(recent[0].path));
    CHECK(hash(d) == lost);
    CHECK(d.files.file().empty());
    CHECK(d.files.unsaved());
    REQUIRE(d.files.save_as(folder.file("kept.json")));
    CHECK_FALSE(io::exists(folder.file("unsaved-2.json")));  // where it went when its place was taken
    CHECK(io::exists(folder.file("unsaved-1.json")));        // by the table that was given up for it
    CHECK_FALSE(io::exists(folder.file("autosave.json")));
    CHECK(d.files.recent_tables().size() == 2);
  }
  desk::Desk d(catalog(), folder.path());
  CHECK(d.files.recent_tables().size() == 2);
  d.open_ai_table();
  const std::string crash = d.files.write_crash_copy();
  CHECK(crash.find("crash-1.json") != std::string::npos);
  desk::Desk after(catalog(), folder.path());
  REQUIRE(after.files.recent_tables().size() == 3);
  CHECK(after.files.recent_tables()[0].unsaved);
}

TEST_CASE("Settings last, damaged ones are set aside") {
  Folder folder;
  {
    desk::Desk d(catalog(), folder.path());
    CHECK(d.messages.list().empty());
    d.settings.text_scale = 1.5;
    d.settings.theme = "contrast";
    d.settings.plastic = false;
    d.settings.screen_pixels_per_mm = 3.7795;
    d.settings.mat_file = "nebula.png";
    d.settings.folders = {{"open", "/somewhere"}, {"log", "/elsewhere"}};
    d.start_tour();
    for (int i = 0; i < desk::kTourSteps; ++i) d.next_tour_step();
    CHECK(d.tour_step == -1);
    d.tick(2);
    CHECK(io::exists(folder.file("settings.json")));
  }
  {
    desk::Desk d(catalog(), folder.path());
    CHECK(d.settings.text_scale == 1.5);
    CHECK(d.settings.theme == "contrast");
    CHECK_FALSE(d.settings.plastic);
    CHECK(d.settings.screen_pixels_per_mm == 3.7795);
    CHECK(d.settings.mat_file == "nebula.png");
    CHECK(d.files.last_folder(desk::FileQuestion::open) == "/somewhere");
    CHECK(d.files.last_folder(desk::FileQuestion::export_log) == "/elsewhere");
    CHECK(d.settings.folders.size() == 2);
    CHECK(d.settings.tour_done);
  }
  const std::vector<std::string> damaged = {"",
                                            "{",
                                            "[]",
                                            "{\"format\":\"plotboard-settings/1\",\"text_scale\":99}",
                                            "{\"format\":\"plotboard-settings/1\",\"recent\":[1,2]}",
                                            "{\"format\":\"plotboard-settings/1\",\"colour\":\"red\"}",
                                            "{\"format\":\"plotboard-settings/1\",\"folders\":{\"soup\":\"/\"}}",
                                            "{\"format\":\"plotboard-settings/1\",\"folders\":[]}",
                                            "{\"text_scale\":1}"};
  for (const std::string& text : damaged) {
    INFO(text);
    folder.write("settings.json", text);
    std::filesystem::remove(folder.file("settings.json.damaged"));
    desk::Desk d(catalog(), folder.path());
    CHECK(d.settings == desk::Settings{});
    REQUIRE(d.messages.list().size() == 1);
    CHECK(d.messages.list()[0].kind == MessageKind::problem);
    CHECK(*io::read_file(folder.file("settings.json.damaged")) == text);
  }
}

TEST_CASE("The report names pieces, numbers and rules") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.open_ai_table();
  d.step();
  const auto decision = *d.advice.decision;
  d.step();
  d.board.tool = desk::Tool::measure;
  d.board.measure_from = "P1";
  d.board.measure_to = "A1";
  REQUIRE(d.files.export_text(folder.file("report")));
  const auto text = io::read_file(folder.file("report.txt"));
  REQUIRE(text.ok());
  for (const auto& piece : d.table().pieces) CHECK(text->find(piece.id) != std::string::npos);
  CHECK(text->find("from P1 to A1?\n") != std::string::npos);
  for (const auto& step : decision.steps)
    CHECK(text->find("[" + step.rule + "] " + step.text.english()) != std::string::npos);
  CHECK(text->find("flies " + geom::words_of(decision.flown)) != std::string::npos);
  CHECK_FALSE(d.files.export_text(folder.file("no/such/folder/report")));
  d.act(Intent::export_png);
  CHECK(d.files.question == FileQuestion::export_png);
  d.files.answer(folder.file("board"));
  CHECK(d.files.png_wanted == folder.file("board.png"));
  d.files.question = FileQuestion::mat_picture;
  d.files.answer("mat.jpg");
  CHECK(d.files.mat_wanted == "mat.jpg");
}

TEST_CASE("Every intent has a name, a help line and a key of its own") {
  std::set<std::string> keys, names;
  std::set<Intent> listed;
  for (const auto& info : desk::intents()) {
    INFO(info.name);
    CHECK_FALSE(info.name.empty());
    CHECK_FALSE(info.help.empty());
    CHECK_FALSE(info.group.empty());
    CHECK_FALSE(info.key.empty());
    CHECK(names.insert(info.name).second);
    CHECK(keys.insert(info.key).second);
    CHECK(listed.insert(info.intent).second);
    CHECK(desk::intent_for_key(info.key) == &info);
    CHECK(&desk::info_of(info.intent) == &info);
  }
  CHECK(listed.size() == static_cast<std::size_t>(Intent::palette_search) + 1);
  CHECK(desk::intent_for_key("") == nullptr);
  CHECK(desk::intent_for_key("Ctrl+Alt+Q") == nullptr);
  CHECK(desk::intent_for_key("F1")->intent == Intent::help);
  CHECK(desk::intent_for_key("Ctrl+Shift+Z")->intent == Intent::redo);
}

TEST_CASE("Every intent can be tried on every screen without harm") {
  Folder folder;
  for (int screen = 0; screen < 3; ++screen)
    for (const auto& info : desk::intents()) {
      INFO(info.name);
      desk::Desk d(catalog(), folder.path());
      if (screen == 1) d.new_table("3x3");
      if (screen == 2) {
        d.open_ai_table();
        d.board.selected = {"P1"};
        d.step();
      }
      const bool could = d.can(info.intent);
      const auto before = d.has_table() ? hash(d) : 0;
      d.act(info.intent);
      d.tick(0.1);
      if (!could && d.has_table()) CHECK(hash(d) == before);
      if (d.has_table()) CHECK(state::broken_invariants(d.table()).empty());
    }
}

TEST_CASE("Text sizes go from 75 to 300 percent") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  for (int i = 0; i < 20; ++i) d.act(Intent::text_larger);
  CHECK(d.settings.text_scale == 3);
  for (int i = 0; i < 20; ++i) d.act(Intent::text_smaller);
  CHECK(d.settings.text_scale == 0.75);
  const std::string first = d.settings.theme;
  std::set<std::string> seen;
  for (std::size_t i = 0; i < scene::themes().size(); ++i) {
    d.act(Intent::next_theme);
    seen.insert(d.settings.theme);
  }
  CHECK(seen.size() == scene::themes().size());
  CHECK(d.settings.theme == first);
}

TEST_CASE("Names with dots keep them, an opened file is saved under its own name") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.open_ai_table();
  REQUIRE(d.files.save_as(folder.file("night 3. round")));
  CHECK(d.files.file() == folder.file("night 3. round.json"));
  const auto text = io::read_file(d.files.file());
  folder.write("mailed.txt", *text);
  REQUIRE(d.files.open_file(folder.file("mailed.txt")));
  d.pieces.place("P1", geom::rounded_pose({333, 222}, 0));
  REQUIRE(d.files.save());
  CHECK(d.files.file() == folder.file("mailed.txt"));
  CHECK_FALSE(*io::read_file(folder.file("mailed.txt")) == *text);
}

TEST_CASE("Recent says how a battle stands now, whose it is and when it was played last") {
  Folder folder;
  {
    desk::Desk d(catalog(), folder.path());
    d.settings.flight_seconds = 0;
    start_ready_made(d, 2);
  }
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  REQUIRE(d.files.left_battle());
  CHECK(d.files.left_battle()->label.find("Red against") == 0);
  CHECK(d.files.left_battle()->label.find(": round 1, ") != std::string::npos);
  CHECK(d.files.left_battle()->when.find("today ") == 0);
  REQUIRE(d.files.open_file(d.files.recent_tables().front().path));
  act_until(d, [&] { return d.table().round == 2; });
  const std::string steps = ": round 2, " + std::to_string(d.log.moment()) + " steps";
  CHECK(d.files.recent_tables().empty());  // it is on the table
  d.new_table("3x3");
  REQUIRE(d.files.recent_tables().size() == 1);
  CHECK(d.files.recent_tables().front().label.find(steps) != std::string::npos);
  CHECK(desk::when_words({0, 14, 20}) == "today 14:20");
  CHECK(desk::when_words({1, 9, 5}) == "yesterday 9:05");
  CHECK(desk::when_words({3, 9, 5}) == "3 days ago");
}

TEST_CASE("A battle that is taken up again is the running one, and offered after the next crash too") {
  Folder folder;
  std::uint64_t stood = 0;
  for (int run = 0; run < 3; ++run) {
    desk::Desk d(catalog(), folder.path());
    d.settings.flight_seconds = 0;
    if (run == 0) {
      start_ready_made(d, 2);
    } else {
      REQUIRE(d.files.left_battle());
      REQUIRE(d.files.open_file(d.files.left_battle()->path));
      CHECK(hash(d) == stood);
      CHECK(d.files.unsaved());
    }
    act_once(d);
    stood = hash(d);
  }
  CHECK(io::exists(folder.file("autosave.battle")));
  CHECK_FALSE(io::exists(folder.file("unsaved-1.battle")));
}

TEST_CASE("Taking up a copy loses neither the battle on the table nor the other copies") {
  Folder folder;
  std::vector<std::uint64_t> stood;
  {
    desk::Desk d(catalog(), folder.path());
    d.settings.flight_seconds = 0;
    for (int i = 0; i < 3; ++i) {
      start_ready_made(d, 2);
      for (int steps = 0; steps <= i; ++steps) act_once(d);
      stood.push_back(hash(d));
    }
    const auto copies = d.files.recent_tables();  // the latest first: the second battle, then the first
    REQUIRE(copies.size() == 2);
    REQUIRE(d.files.open_file(copies[1].path));
    CHECK(hash(d) == stood[0]);
    REQUIRE(d.files.save_as(folder.file("first")));
    CHECK(hash(d) == stood[0]);
    REQUIRE(d.files.recent_tables().size() == 3);
  }
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  std::vector<std::string> paths;
  for (const desk::RecentTable& table : d.files.recent_tables()) paths.push_back(table.path);
  REQUIRE(paths.size() == 3);
  REQUIRE(d.files.open_file(folder.file("first.battle")));
  CHECK(hash(d) == stood[0]);
  std::vector<std::uint64_t> found;
  for (const char* copy : {"unsaved-1.battle", "unsaved-2.battle"}) {
    REQUIRE(io::exists(folder.file(copy)));
    auto opened = battle::Save::open(folder.file(copy), catalog());
    REQUIRE(opened);
    found.push_back(state::hash_of(opened->first.table()));
  }
  CHECK(found == std::vector<std::uint64_t>{stood[2], stood[1]});
}

TEST_CASE("A battle is at risk only where no autosave holds it") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  CHECK(d.files.at_risk().empty());
  start_ready_made(d, 2);
  act_once(d);
  CHECK(d.files.unsaved());
  CHECK(d.files.at_risk().empty());
  const std::uint64_t kept = hash(d);
  d.new_table("3x3");
  REQUIRE(d.files.open_file(d.files.recent_tables().front().path));
  CHECK(hash(d) == kept);
  for (int i = 0; i < 8; ++i) {  // as many as are kept, together with that one
    start_ready_made(d, 2);
    CHECK(d.files.at_risk().empty());
    d.new_table("3x3");
  }
  CHECK(d.files.recent_tables().size() == 9);
  start_ready_made(d, 2);
  CHECK(d.files.at_risk().find("the oldest of them makes room") != std::string::npos);
  REQUIRE(d.files.save_as(folder.file("mine")));
  CHECK(d.files.at_risk().empty());
  d.new_table("3x3");
  d.pieces.add_base(geom::BaseKind::small, state::Side::player);
  CHECK_FALSE(d.files.at_risk().empty());
}

TEST_CASE("A battle played in table mode comes back in it, one of an older program as the desk stands") {
  Folder folder;
  const std::string path = folder.file("night.battle");
  {
    desk::Desk d(catalog(), folder.file("home"));
    d.settings.flight_seconds = 0;
    d.open_ai_table();
    REQUIRE(d.begin_at_table());
    d.table_mode = true;
    d.tick(0.1);
    d.table_mode = false;  // out of it, to the start screen, and back
    d.show_start();
    REQUIRE(d.files.save_as(path));
  }
  desk::Desk d(catalog(), folder.file("home"));
  d.settings.flight_seconds = 0;
  SECTION("from its file, and again from the start screen") {
    REQUIRE(d.files.open_file(path));
    CHECK(d.table_mode);
    d.table_mode = false;
    d.tick(0.1);
    REQUIRE(d.files.open_file(path));
    CHECK(d.table_mode);
  }
  SECTION("what the last run left") {
    REQUIRE(d.files.open_file(path));
    d.new_table("3x3");
    d.open_ai_table();
    REQUIRE(d.begin_at_table());
    d.table_mode = true;
    d.tick(0.1);
    d.new_table("3x3");
    d.table_mode = false;
    REQUIRE(d.files.recent_tables().front().unsaved);
    REQUIRE(d.files.open_file(d.files.recent_tables().front().path));
    CHECK(d.table_mode);
  }
  SECTION("played on in the window it comes back there") {
    REQUIRE(d.files.open_file(path));
    d.table_mode = false;
    d.referee.go_on();
    d.battle.command(rules::Ready{state::Side::player});
    d.new_table("3x3");
    d.table_mode = true;
    REQUIRE(d.files.open_file(path));
    CHECK_FALSE(d.table_mode);
  }
  SECTION("a save from before says nothing") {
    const std::string old = folder.file("old.battle");
    std::filesystem::copy_file(test::root() + "/tests/golden/saves-2026-11/battle-002.battle", old);
    for (const bool on : {false, true}) {
      d.table_mode = on;
      d.new_table("3x3");
      REQUIRE(d.files.open_file(old));
      CHECK(d.table_mode == on);
    }
  }
}

TEST_CASE("A table given up for another waits under Recent") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  for (int n = 1; n <= 5; ++n) {  // more than are kept
    d.new_table("3x3");
    for (int i = 0; i < n; ++i) d.pieces.add_base(geom::BaseKind::small, state::Side::player);
  }
  d.new_table("5x3");
  const auto recent = d.files.recent_tables();
  REQUIRE(recent.size() == 3);
  CHECK(recent[0].label.find("5 pieces") != std::string::npos);
  CHECK(recent[2].label.find("3 pieces") != std::string::npos);
  d.pieces.add_base(geom::BaseKind::large, state::Side::enemy);
  REQUIRE(d.files.open_file(recent[1].path));  // its own file moves on while the table before it is put away
  CHECK(d.table().pieces.size() == 4);
  REQUIRE(d.files.save_as(folder.file("four.json")));
  REQUIRE(d.files.recent_tables().size() == 3);  // the large base, five bases, the file
  CHECK(d.files.recent_tables()[0].label.find("1 pieces") != std::string::npos);
  CHECK(d.files.recent_tables()[1].label.find("5 pieces") != std::string::npos);
}

}  // namespace plotboard::desk_files
