// The introductory mission whole in the real program: list, briefing, set-up, rounds, saved half-way, closed, opened
// from the file, won, its report read. The first sitting by mouse, the second by keyboard alone.
//
// The player sees what people see and thinks as the stand-in pilot does, but every step goes through the window's
// input: the program then plays the recording and must come to the same table and write the same report.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "ai/pilot.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "io/io.hpp"
#include "rules/machine/game.hpp"
#include "sitting.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::app_mission {

using namespace plotboard::test;
using desk::Expect;
using state::Side;

namespace {

constexpr int kHalfWay = 5;  // round

// Fights it out with the stand-in pilot in all seats: does it win?
bool is_won(std::uint64_t seed, int& rounds) {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.seed = seed;
  d.missions.choice.setup.pilots = 3;
  d.missions.choice.setup.rank = 1;
  d.missions.choice.by = desk::PilotsBy::bot;
  REQUIRE(d.show_briefing("0:1"));
  REQUIRE(d.missions.begin());
  for (int i = 0; i < 3000 && d.battle.expected().kind != Expect::over; ++i) d.answers.go_on();
  rounds = d.table().round;
  return d.table().progress.outcome == "won";
}
// The first seed that the player below wins with: it decides as the stand-in pilot does.
std::uint64_t won_seed() {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    int rounds = 0;
    if (is_won(seed, rounds) && rounds > kHalfWay) return seed;
  }
  FAIL("not one of 40 missions is won");
  return 0;
}

// Flies a mission as the stand-in pilot would, by hand.
class Flight : public Sitting {
 public:
  using Sitting::Sitting;

  void set_up() {
    click("start/missions");
    click("missions/0:1");
    REQUIRE(desk().screen == desk::Screen::briefing);
    for (const char* name : {"briefing/pilots-3", "briefing/rank-1", "briefing/start"}) click(name);
    REQUIRE(desk().table().play.phase == state::Phase::setup);
    for (int i = 0; i < 3 && desk().battle.expected().kind == Expect::in_turn; ++i) click("placing/suggested");
    REQUIRE(desk().table().play.phase == state::Phase::planning);
  }
  // Until it holds, or the mission is over.
  template <class Until>
  void play_until(const Until& until) {
    while (!until() && desk().battle.expected().kind != Expect::over) {
      play_on();
      REQUIRE(++steps_ < 3000);
    }
  }

 private:
  void play_on() {
    desk::Desk& d = desk();
    const desk::Expected now = d.battle.expected();
    INFO("round " << d.table().round << ": " << now.words);
    if (others_act_by_themselves()) return wait_for_others();
    switch (now.kind) {
      case Expect::dials: {
        if (!d.dial.open) go_on();
        state::Table scratch = d.table();
        rules::Game game(catalog(), scratch, {}, nullptr, rules::Keeps::nothing);
        fly(ai::bot_dial(game, d.board.only_selected()->id));
        return;
      }
      case Expect::choice:
        answer();
        return;
      case Expect::turn:  // in the order of the list, not the selected ship
        pick(desk::Pick(d.battle.picks().front()));
        return;
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
  void answer() {
    state::Table scratch = desk().table();
    rules::Game game(catalog(), scratch, {}, nullptr, rules::Keeps::nothing);
    const std::string wanted = ai::bot_advise(game, *desk().table().play.choice).answer.key;
    const desk::Pick* any = nullptr;
    for (const desk::Pick& one : desk().battle.picks()) {
      if (!one.legal || one.is_chosen() || !can_reach(one)) continue;
      if (any == nullptr || one.key == wanted) any = &one;
    }
    REQUIRE(any != nullptr);
    pick(*any);
  }

  int steps_ = 0;
};

int destroyed_by(const state::Progress& progress, const std::string& pilot) {
  return static_cast<int>(std::count_if(progress.deeds.begin(), progress.deeds.end(), [&](const state::Deed& deed) {
    return deed.what == "destroyed" && deed.to == pilot;
  }));
}

// "P1, TIE/ln Fighter": what stands under it, up to the next empty line.
std::string part_of(const std::string& text, const std::string& title) {
  const std::size_t at = text.find("\n" + title + "\n");
  INFO(title);
  REQUIRE(at != std::string::npos);
  return text.substr(at, text.find("\n\n", at) - at);
}

// The report in the file says of every pilot what the table's deeds and credits say.
void check_report(const std::string& text, const state::Table& table) {
  const state::Progress& progress = table.progress;
  CHECK(text.find("\nMission won\n") != std::string::npos);
  CHECK(text.find("Primary objective, met") != std::string::npos);
  int kills = 0;
  for (const std::string pilot : {"P1", "P2", "P3"}) {
    const std::string part = part_of(text, pilot + ", " + desk::ship_words(catalog(), table.find(pilot)->ref));
    const int own = destroyed_by(progress, pilot);
    INFO(part);
    kills += own;
    CHECK(part.find(std::to_string(own) + (own == 1 ? " ship" : " ships") + " destroyed") != std::string::npos);
    CHECK(part.find("Earned " + std::to_string(progress.earned(pilot)) + " XP") != std::string::npos);
    for (const state::Credit& credit : progress.credits)
      if (credit.ship == pilot) CHECK(part.find(credit.why.english()) != std::string::npos);
  }
  CHECK(kills > 0);  // else it would say nothing of who did what
  CHECK(text.find("Squads") != std::string::npos);
}

}  // namespace

TEST_CASE("The introductory mission whole in the window: saved half-way, reopened, won, its report") {
  const Screen screen = window_or_offscreen();
  const std::uint64_t seed = won_seed();
  Folder folder;
  // Both write into the same place, one after the other.
  const std::string work = folder.file("work"), save = work + "/half.battle", report = work + "/report.txt";
  const auto put = [&](const std::string& name) { std::filesystem::rename(work, folder.file(name)); };
  const auto take = [&](const std::string& name) { std::filesystem::rename(folder.file(name), work); };
  const std::string player = folder.file("player-home"), program = folder.file("program-home");
  for (const std::string& home : {player, program}) show_no_motion(home);
  // What is in the file: read from a copy, for a sitting may still have it open.
  const auto opened = [&] {
    std::filesystem::remove_all(folder.file("copy"));
    std::filesystem::copy(work, folder.file("copy"), std::filesystem::copy_options::recursive);
    desk::Desk reader(catalog(), folder.file("reader"));
    const bool read = reader.files.open_file(folder.file("copy") + "/half.battle");
    INFO((reader.messages.list().empty() ? std::string() : reader.messages.list().back().text));
    REQUIRE(read);
    return shown_by(reader);
  };

  std::filesystem::create_directory(work);
  Shown half, end;
  {
    Flight first(player, false, seed);
    first.set_up();
    first.play_until([&] { return first.desk().table().round == kHalfWay; });
    REQUIRE(first.desk().table().progress.outcome.empty());
    first.press("Ctrl+S");
    first.name(save);
    half = shown_by(first.desk());
    REQUIRE(opened() == half);
    put("player-work");
    std::filesystem::create_directory(work);
    REQUIRE(play_back(first.recorder(), folder, program, "--seed " + std::to_string(seed), screen) == 0);
    CHECK(opened() == half);
    put("program-work");
  }
  take("player-work");
  std::string told;
  {
    Flight second(player, true, 1);  // whatever seed: the file has its own
    second.press("Ctrl+O");
    second.name(save);
    REQUIRE(second.desk().in_battle());
    REQUIRE(shown_by(second.desk()) == half);
    second.play_until([] { return false; });
    const state::Table& table = second.desk().table();
    REQUIRE(table.progress.outcome == "won");
    second.wait_to_see("report/close");  // when the last shot has been shown
    end = shown_by(second.desk());
    second.press("Escape");
    second.press("Ctrl+Shift+E");
    second.name(report);
    told = *io::read_file(report);
    check_report(told, table);
    put("player-work");
    take("program-work");
    REQUIRE(play_back(second.recorder(), folder, program, "", screen) == 0);
  }
  CHECK(opened() == end);
  const auto written = io::read_file(report);
  REQUIRE(written.ok());
  CHECK(*written == told);
}

}  // namespace plotboard::app_mission
