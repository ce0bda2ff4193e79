// The acceptance run: a battle of 4 against 4 in the real program, from set-up to the last ship, by mouse alone and by
// keyboard alone; closed and opened again in the middle of an attack, undone 20 steps and done again.
//
// A player before the headless panels reads what the screen asks, presses the keys or clicks the widgets that answer,
// and writes them down; the program then plays the recording without a display and must come to the same battle.
// PLOTBOARD_SOAK: more seeds.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "fight.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/soak.hpp"

namespace plotboard::app_whole_battle {

using namespace plotboard::test;
using desk::Expect;

namespace {

constexpr std::size_t kUndone = 20;

class Evening : public Fight {
 public:
  using Fight::Fight;

  void set_up() {
    if (keys()) {
      press("Enter");  // play a battle
      press("Right");  // to "4 against 4"
      press("Enter");
      press("Ctrl+Enter");  // place the ships
      press("Space");       // start
    } else {
      for (const char* name : {"start/battle", "new/four", "new/place", "battle/start"}) click(name);
    }
    REQUIRE(desk().in_battle());
  }
  // What lies under "Recent", the latest first.
  void open_latest() {
    if (keys()) {
      press("Enter");  // the battle that was left is the first thing on the screen
    } else {
      click("start/recent");
      click("start/recent-1");
    }
    REQUIRE(desk().in_battle());
  }
  void back(std::size_t count) {
    wait(12);  // the result may just be coming up
    if (desk().battle.result_open) keys() ? press("Escape") : click("result/close");
    for (std::size_t i = 0; i < count; ++i) keys() ? press("Ctrl+Z") : click("log/back");
  }
  void forward(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) keys() ? press("Ctrl+Y") : click("log/forward");
  }
};

enum class Motion : bool { none, as_at_first };  // until the first attack

void whole_battle(bool keys, std::uint64_t seed, Screen screen, Motion motion) {
  Folder folder;
  const std::string player = folder.file("player"), program = folder.file("program"), copy = folder.file("copy");
  const auto stop_motion = [&] {
    for (const std::string& home : {player, program}) show_no_motion(home);
  };
  if (motion == Motion::none) stop_motion();
  const auto same_in_program = [&](Evening& sitting, const Shown& expected) {
    REQUIRE(play_back(sitting.recorder(), folder, program, "--seed " + std::to_string(seed), screen) == 0);
    CHECK(kept_in(program, copy) == expected);
  };
  Shown in_attack, at_end;
  {
    Evening first(player, keys, seed);
    first.set_up();
    CHECK(first.desk().table().pieces.size() >= 8);
    // Into the middle of an attack: its dice lie there, a person is asked.
    const auto attacked = [&] {
      const state::Play& play = first.desk().table().play;
      return play.attack && play.choice && !play.attack->attack_dice.empty();
    };
    while (!attacked()) first.play_on();
    in_attack = shown_by(first.desk());
    same_in_program(first, in_attack);
  }
  stop_motion();  // the rest would take minutes
  {
    Evening second(player, keys, seed);
    second.open_latest();
    REQUIRE(shown_by(second.desk()) == in_attack);
    while (second.desk().battle.expected().kind != Expect::over) {
      second.play_on();
      REQUIRE(second.steps() < 4000);
    }
    CHECK(second.desk().table().play.result != "");
    at_end = shown_by(second.desk());
    second.back(kUndone);
    const Shown undone = shown_by(second.desk());
    CHECK(undone.moment <= at_end.moment - kUndone);  // by key with the automatic answers after each
    CHECK(undone.hash != at_end.hash);
    second.forward(kUndone);
    CHECK(shown_by(second.desk()) == at_end);
    same_in_program(second, at_end);
  }
}

}  // namespace

TEST_CASE("A whole battle of 4 against 4 by mouse alone") {
  whole_battle(false, 21, window_or_offscreen(), Motion::as_at_first);
}
TEST_CASE("A whole battle of 4 against 4 by keyboard alone") {
  whole_battle(true, 21, window_or_offscreen(), Motion::none);
}

TEST_CASE("Whole battles by mouse and by keyboard, many") {
  if (test::tries(1) == 1) return;  // in long runs only; CI takes a share of one
  for (std::uint64_t seed = 100; seed < 103; ++seed) {
    whole_battle(false, seed, Screen::offscreen, Motion::none);
    whole_battle(true, seed, Screen::offscreen, Motion::as_at_first);
  }
}

}  // namespace plotboard::app_whole_battle
