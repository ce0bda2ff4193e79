// Battles in the real program: one recorded by mouse, one played by keyboard alone, each with its log, undone and
// done again.
#include <sys/wait.h>

#include <cstdlib>

#include "battle_support.hpp"
#include "panels_hand.hpp"

using namespace plotboard;
using namespace plotboard::test;
using desk::Expect;

namespace {

bool has_xvfb() { return std::system("command -v xvfb-run >/dev/null && command -v Xvfb >/dev/null") == 0; }

int run(const std::string& arguments, bool real_window) {
  const std::string environment =
      real_window ? "xvfb-run -a -s '-screen 0 1280x720x24' env SDL_VIDEODRIVER=x11" : "SDL_VIDEODRIVER=offscreen";
  const std::string command = "ASAN_OPTIONS=detect_leaks=0 " + environment +
                              " PLOTBOARD_DATA='" PLOTBOARD_ROOT "' '" PLOTBOARD_BIN "/plotboard' " + arguments +
                              " 2>/dev/null";
  const int status = std::system(command.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

class Script {
 public:
  void key(const std::string& name, const std::string& modifiers = "-") {
    line("key " + modifiers + " " + name);
    line("keyup " + modifiers + " " + name);
    frame_ += 4;
  }
  void name(const std::string& path) {
    key("A", "C");
    line("text - " + path);
    key("Enter");
  }
  void click(double x, double y) {
    const std::string at = std::to_string(x) + " " + std::to_string(y);
    line("move - " + at);
    line("press - " + at + " 1");
    line("release - " + at + " 1");
    frame_ += 4;
  }
  [[nodiscard]] const std::string& written() const { return text_; }

 private:
  void line(const std::string& words) { text_ += std::to_string(frame_ += 2) + " " + words + "\n"; }
  int frame_ = 4;
  std::string text_ = "plotboard-input/1 1280 720\n";
};

// Exports the log, goes 20 steps back and forward again, exports it again.
void export_undo_export(Script& script, const Folder& folder) {
  script.key("L", "C");
  script.name(folder.file("before.log"));
  for (int i = 0; i < 20; ++i) script.key("Z", "C");
  for (int i = 0; i < 20; ++i) script.key("Y", "C");
  script.key("L", "C");
  script.name(folder.file("after.log"));
}

}  // namespace

TEST_CASE("A battle by keyboard alone, undone 20 steps and done again [T42]") {
  Folder folder;
  Script script;
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
  folder.write("input.txt", script.written());
  const std::string arguments =
      "--home '" + folder.file("home") + "' --seed 4 --replay-input '" + folder.file("input.txt") + "'";
  REQUIRE(run(arguments, has_xvfb()) == 0);
  const auto before = io::read_file(folder.file("before.log")), after = io::read_file(folder.file("after.log"));
  REQUIRE(before.ok());
  REQUIRE(after.ok());
  CHECK(*before == *after);
  desk::Desk d(catalog(), folder.file("reader"));
  REQUIRE(d.open_file(folder.file("before.log")));
  REQUIRE(d.in_battle());
  CHECK(d.moment() > 25);
  CHECK(d.table().round >= 2);
}

TEST_CASE("A battle by mouse, the same in the program as in the windows by themselves") {
  Folder folder;
  Script script;
  Hand hand;
  desk::Desk& d = hand.desk;
  d.settings.flight_seconds = 0.6;
  d.seed = 4;
  const auto click = [&](const std::string& name) {
    const auto rect = hand.where(name);
    script.click(rect.x(), rect.y());
    hand.point(rect.x(), rect.y());
    hand.press();
    hand.release();
    for (int i = 0; i < 12; ++i) {
      d.tick(1.0 / 60);
      hand.frames(1);
    }
  };
  click("start/battle");
  click("new/place");
  click("battle/start");
  for (int i = 0; i < 160 && d.table().round < 2; ++i) {
    const desk::Expected now = d.expected();
    if (now.kind == Expect::dials && d.dial_open && hand.shows("dial/2F")) {
      click("dial/2F");
    } else if (now.kind == Expect::choice) {
      const auto pick = std::find_if(d.picks().begin(), d.picks().end(), [](const desk::Pick& p) { return p.legal; });
      REQUIRE(pick != d.picks().end());
      click("pick/" + pick->key);
    } else {
      click("battle/continue");
    }
  }
  CHECK(d.table().round == 2);
  script.key("L", "C");
  script.name(folder.file("mouse.log"));
  folder.write("input.txt", script.written());
  REQUIRE(run("--home '" + folder.file("home") + "' --seed 4 --replay-input '" + folder.file("input.txt") + "'",
              has_xvfb()) == 0);
  desk::Desk reader(catalog(), folder.file("reader"));
  REQUIRE(reader.open_file(folder.file("mouse.log")));
  CHECK(reader.moment() == d.moment());
  CHECK(hash(reader) == hash(d));
}
