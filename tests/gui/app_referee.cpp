// Missions at a real table, led by the space bar and digits alone: a player before the headless panels presses what the
// strip offers, corrects models and tokens now and then, leaves things open, goes back; the program then plays the
// recording without a display and must come to the same table. PLOTBOARD_SOAK: more missions and seeds.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/rng.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "io/io.hpp"
#include "sitting.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace plotboard::app_referee {

using namespace plotboard::test;
using desk::Expect;
using desk::Page;

namespace {

struct Met {
  int arrivals = 0, moves = 0, attacks = 0, nudges = 0, tokens = 0, open = 0, back = 0, instead = 0, touched = 0;
};

class Group : public Sitting {
 public:
  Group(const std::string& home, std::uint64_t seed) : Sitting(home, true, seed), rng_(seed) {}

  Met met;
  [[nodiscard]] int presses() const { return presses_; }
  [[nodiscard]] bool is_over() { return desk().battle.expected().kind == Expect::over; }

  void step() {
    desk::Referee& referee = desk().referee;
    REQUIRE(referee.on());
    note(referee.shown());
    if (one_in(14) && desk().battle.expected().kind != Expect::in_turn) return put_right();
    answer();
  }

  void answer() {
    const Expect kind = desk().battle.expected().kind;
    if (shows_card()) return space();
    if (kind == Expect::dice) {
      const int count = desk().table().play.choice->dice;
      const auto faces = desk::faces_of(desk().table().play.choice->die).size();
      for (int i = 0; i < count; ++i) digit(std::to_string(1 + rng_.below(static_cast<std::uint32_t>(faces))));
      return space();
    }
    if (kind == Expect::choice || kind == Expect::turn) {
      std::vector<std::string> keys;
      for (const desk::RefereeItem& item : desk().referee.items()) {
        if (item.key != "9" && item.legal) keys.push_back(item.key);
      }
      REQUIRE_FALSE(keys.empty());
      // Declining is the last of them: seldom.
      const bool declines = keys.back() == "0" && keys.size() > 1;
      const auto among = static_cast<std::uint32_t>(keys.size() - (declines && !one_in(8) ? 1 : 0));
      return digit(keys[rng_.below(among)]);
    }
    space();
  }

 private:
  bool one_in(std::uint32_t count) { return rng_.below(count) == 0; }
  void digit(const std::string& key) {
    ++presses_;
    press(key);
  }
  void space() {
    ++presses_;
    press("Space");
  }
  bool shows_card() { return !desk().referee.shown().kind.empty(); }
  void note(const desk::RefereeCard& card) {
    met.arrivals += card.kind == "Arrival";
    met.moves += card.kind == "Move";
    met.attacks += card.kind == "Attack";
  }

  // The digit of the item whose words begin so; "" where there is none.
  std::string key_of(const std::string& words) {
    for (const desk::RefereeItem& item : desk().referee.items()) {
      if (item.legal && item.text.rfind(words, 0) == 0) return item.key;
    }
    return "";
  }
  void home() {
    for (int i = 0; i < 4 && desk().referee.page != Page::main; ++i) space();
    REQUIRE(desk().referee.page == Page::main);
  }

  void put_right() {
    digit("9");
    if (desk().referee.page != Page::more) return;  // 9 was a digit of the question
    static const char* const kWays[] = {"A model stands",        "Tokens",    "Leave this open", "Go back",
                                        "The AI does something", "It touched"};
    const char* const wanted = kWays[rng_.below(6)];
    std::string key = key_of(wanted);
    if (key.empty() && !key_of("More answers").empty()) {
      digit("8");
      key = key_of(wanted);
    }
    if (key.empty()) return home();
    digit(key);
    switch (desk().referee.page) {
      case Page::piece:
        digit("1");
        for (int i = 0; i < 2; ++i) digit(one_in(2) ? "4" : "8");
        ++met.nudges;
        break;
      case Page::tokens:
        digit("1");
        digit("1");
        ++met.tokens;
        break;
      case Page::touched:
        if (!key_of("").empty()) digit("1");
        ++met.touched;
        break;
      default:
        met.open += wanted == kWays[2];
        met.back += wanted == kWays[3];
        met.instead += wanted == kWays[4];
        break;
    }
    home();
  }

  base::Rng rng_;
  int presses_ = 0;
};

Met whole_mission(const std::string& mission, std::uint64_t seed) {
  INFO(mission << " seed " << seed);
  Folder folder;
  const std::string program = folder.file("program"), copy = folder.file("copy");
  Group group(folder.file("player"), seed);
  REQUIRE(group.desk().open_mission(mission, 3, seed));
  REQUIRE(group.desk().table_mode);
  constexpr int kMost = 3000;
  while (!group.is_over() && group.presses() < kMost) group.step();
  INFO("round " << group.desk().table().round << ", " << group.presses() << " presses");
  CHECK(group.is_over());
  const Shown at_end = shown_by(group.desk());
  const std::string arguments =
      "--table-mode --mission " + mission + " --pilots 3 --seed " + std::to_string(seed) + " ";
  REQUIRE(play_back(group.recorder(), folder, program, arguments, Screen::offscreen) == 0);
  CHECK(kept_in(program, copy) == at_end);
  return group.met;
}

}  // namespace

// Makes docs/screenshots/referee-arrival.input anew, for tools/screenshots.
TEST_CASE("The recording of a squad's arrival", "[.pictures]") {
  Folder folder;
  const std::string home = folder.file("player");
  show_no_motion(home);
  Group group(home, 7);
  REQUIRE(group.desk().open_mission("0:1", 3, 7));
  while (group.desk().referee.shown().kind != "Arrival") group.answer();
  REQUIRE(io::write_file(test::root() + "/docs/screenshots/referee-arrival.input", group.recorder().text()).ok());
}

TEST_CASE("Three missions at a real table by the space bar and digits alone", "[fga-4.6.1.2-1]") {
  Met all;
  for (const char* const mission : {"0:1", "1:2", "2:1"}) {
    const Met met = whole_mission(mission, 5);
    CHECK(met.moves > 0);
    all.arrivals += met.arrivals;
    all.attacks += met.attacks;
    all.nudges += met.nudges;
    all.tokens += met.tokens;
    all.open += met.open;
    all.back += met.back;
    all.instead += met.instead;
  }
  CHECK(all.arrivals > 0);
  CHECK(all.attacks > 0);
  CHECK(all.nudges > 0);
  CHECK(all.tokens > 0);
  CHECK(all.open > 0);
  CHECK(all.back > 0);
  CHECK(all.instead > 0);
}

}  // namespace plotboard::app_referee
