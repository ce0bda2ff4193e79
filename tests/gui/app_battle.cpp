// Battles in the real program: one recorded by mouse, one played by keyboard alone, each with its log, undone and
// done again.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "battle_support.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "io/io.hpp"
#include "panels_hand.hpp"
#include "program_support.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::app_battle {

using namespace plotboard::test;
using desk::Expect;

namespace {

// Each step by a press, as recordings without a player need it.
void ask_everything(const Folder& folder, const std::string& home) {
  std::filesystem::create_directories(folder.file(home));
  folder.write(home + "/settings.json", R"({"format": "plotboard-settings/1", "ask_everything": true})");
}

// Exports the log, goes 20 steps back and forward again, exports it again.
void export_undo_export(Recorder& script, const Folder& folder) {
  script.key("Ctrl+L");
  script.name(folder.file("before.log"));
  for (int i = 0; i < 20; ++i) script.key("Ctrl+Z");
  for (int i = 0; i < 20; ++i) script.key("Ctrl+Y");
  script.key("Ctrl+L");
  script.name(folder.file("after.log"));
}

}  // namespace

TEST_CASE("A battle by keyboard alone, undone 20 steps and done again") {
  Folder folder;
  ask_everything(folder, "home");
  Recorder script;
  script.key("Enter");  // the start screen: play a battle
  script.key("Enter");  // the ready-made squads: place the ships
  script.key("Space");  // start the battle
  for (int i = 0; i < 20; ++i) {
    script.key("Space");  // whatever comes next: opens a dial, takes a turn, lets the AI act
    script.key("Up");     // a maneuver
    script.key("Enter");  // set
    script.key("1");      // the first answer
  }
  export_undo_export(script, folder);
  REQUIRE(play_back(script, folder, folder.file("home"), "--seed 4", window_or_offscreen()) == 0);
  const auto before = io::read_file(folder.file("before.log")), after = io::read_file(folder.file("after.log"));
  REQUIRE(before.ok());
  REQUIRE(after.ok());
  CHECK(*before == *after);
  desk::Desk d(catalog(), folder.file("reader"));
  REQUIRE(d.files.open_file(folder.file("before.log")));
  REQUIRE(d.in_battle());
  CHECK(d.log.moment() > 25);
  CHECK(d.table().round >= 2);
}

TEST_CASE("A battle by mouse, the same in the program as in the windows by themselves") {
  Folder folder;
  ask_everything(folder, "home");
  Recorder script;
  Hand hand;
  desk::Desk& d = hand.desk;
  d.settings.flight_seconds = 0.6;
  d.settings.ask_everything = true;
  d.seed = 4;
  const auto click = [&](const std::string& name) {
    script.click(hand.where(name));
    hand.click(name);
    for (int i = 0; i < 12; ++i) {
      d.tick(1.0 / 60);
      hand.frames(1);
    }
  };
  click("start/battle");
  click("new/place");
  click("battle/start");
  for (int i = 0; i < 160 && d.table().round < 2; ++i) {
    const desk::Expected now = d.battle.expected();
    if (now.kind == Expect::dials && d.dial.open && hand.shows("dial/2F")) {
      click("dial/2F");
    } else if (now.kind == Expect::choice) {
      const auto pick = std::find_if(d.battle.picks().begin(), d.battle.picks().end(),
                                     [](const desk::Pick& p) { return p.legal && !p.is_chosen(); });
      REQUIRE(pick != d.battle.picks().end());
      click("pick/" + pick->key);
    } else {
      click("battle/continue");
    }
  }
  CHECK(d.table().round == 2);
  script.key("Ctrl+L");
  script.name(folder.file("mouse.log"));
  REQUIRE(play_back(script, folder, folder.file("home"), "--seed 4", window_or_offscreen()) == 0);
  desk::Desk reader(catalog(), folder.file("reader"));
  REQUIRE(reader.files.open_file(folder.file("mouse.log")));
  CHECK(reader.log.moment() == d.log.moment());
  CHECK(hash(reader) == hash(d));
}

}  // namespace plotboard::app_battle
