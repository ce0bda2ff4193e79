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
#include "sitting.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/soak.hpp"

namespace plotboard::app_whole_battle {

using namespace plotboard::test;
using desk::Expect;

namespace {

constexpr std::size_t kUndone = 20;

// A battle by one who goes for the nearest enemy.
class Fight : public Sitting {
 public:
  using Sitting::Sitting;
  [[nodiscard]] int steps() const { return steps_; }

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
  void play_on() {
    ++steps_;
    desk::Desk& d = desk();
    const desk::Expected now = d.battle.expected();
    INFO("round " << d.table().round << ": " << now.words);
    switch (now.kind) {
      case Expect::dials:
        if (!d.dial.open) go_on();
        fly(wanted());
        return;
      case Expect::choice:
        answer();
        return;
      case Expect::turn:
      case Expect::ready:
      case Expect::others:
        go_on();
        return;
      case Expect::nothing:
      case Expect::place:
      case Expect::in_turn:
      case Expect::dice:
      case Expect::over:
        FAIL("nothing to do here");
    }
  }
  void back(std::size_t count) {
    if (desk().battle.result_open) keys() ? press("Escape") : click("result/close");
    for (std::size_t i = 0; i < count; ++i) keys() ? press("Ctrl+Z") : click("log/back");
  }
  void forward(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) keys() ? press("Ctrl+Y") : click("log/forward");
  }

 private:
  // Towards the nearest enemy, off rocks and edges.
  geom::Maneuver wanted() {
    desk::Desk& d = desk();
    const state::Piece& ship = *d.board.only_selected();
    double best = 0;
    std::optional<geom::Maneuver> choice;
    for (const desk::DialCell& cell : d.dial.cells()) {
      d.dial.pointed = cell.maneuver;
      REQUIRE(d.dial.preview() != nullptr);
      const geom::Pose end = d.dial.preview()->end;
      const double heading = end.heading.degrees() * 3.14159265358979 / 180;
      double cost = 1e9;
      for (const state::Piece& other : d.table().pieces) {
        if (other.type != state::PieceType::ship || other.side == ship.side || !other.in_play()) continue;
        const double x = other.pose.x.mm() - end.x.mm(), y = other.pose.y.mm() - end.y.mm();
        const double far = std::hypot(x, y);
        const double ahead = (x * std::sin(heading) + y * std::cos(heading)) / std::max(far, 1.0);
        cost = std::min(cost, far * (1.6 - ahead));
      }
      cost += (cell.leaves_area ? 1e6 : 0) + (cell.hits_obstacle ? 400 : 0) + (cell.bumps ? 150 : 0) +
              (cell.difficulty == geom::Difficulty::red ? 250 : 0);
      if (choice && cost >= best) continue;
      best = cost;
      choice = cell.maneuver;
    }
    d.dial.pointed.reset();
    return *choice;
  }
  void answer() {
    const std::vector<desk::Pick>& picks = desk().battle.picks();
    const desk::Pick* best = nullptr;
    double most = -1;
    for (const desk::Pick& one : picks) {
      if (!one.legal || one.chosen_at || !can_reach(one)) continue;
      double worth = one.label == "0" ? 0 : one.key == "focus" ? 2 : 1;
      if (one.odds) worth = 3 + one.odds->damage * (desk().table().play.choice->kind == "modify-defense" ? -0.2 : 1);
      if (worth <= most) continue;
      most = worth;
      best = &one;
    }
    REQUIRE(best != nullptr);
    pick(*best);
  }

  int steps_ = 0;
};

// What the program has kept in its folder.
Shown kept_in(const std::string& home, const std::string& copy) {
  std::filesystem::remove_all(copy);
  std::filesystem::copy(home, copy, std::filesystem::copy_options::recursive);
  desk::Desk d(catalog(), copy);
  REQUIRE_FALSE(d.files.recent_tables().empty());
  REQUIRE(d.files.open_file(d.files.recent_tables().front().path));
  return shown_by(d);
}

void whole_battle(bool keys, std::uint64_t seed, Screen screen) {
  Folder folder;
  const std::string player = folder.file("player"), program = folder.file("program"), copy = folder.file("copy");
  const auto same_in_program = [&](Fight& sitting, const Shown& expected) {
    REQUIRE(play_back(sitting.recorder(), folder, program, "--seed " + std::to_string(seed), screen) == 0);
    CHECK(kept_in(program, copy) == expected);
  };
  Shown in_attack, at_end;
  {
    Fight first(player, keys, seed);
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
  {
    Fight second(player, keys, seed);
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
    CHECK(undone.moment == at_end.moment - kUndone);
    CHECK(undone.hash != at_end.hash);
    second.forward(kUndone);
    CHECK(shown_by(second.desk()) == at_end);
    same_in_program(second, at_end);
  }
}

}  // namespace

TEST_CASE("A whole battle of 4 against 4 by mouse alone") { whole_battle(false, 21, window_or_offscreen()); }
TEST_CASE("A whole battle of 4 against 4 by keyboard alone [T42]") { whole_battle(true, 21, window_or_offscreen()); }

TEST_CASE("Whole battles by mouse and by keyboard, many") {
  if (std::getenv("PLOTBOARD_SOAK") == nullptr) return;
  for (std::uint64_t seed = 100; seed < 103; ++seed) {
    whole_battle(false, seed, Screen::offscreen);
    whole_battle(true, seed, Screen::offscreen);
  }
}

}  // namespace plotboard::app_whole_battle
