// The acceptance run: a battle of 4 against 4 in the real program, from set-up to the last ship, by mouse alone and by
// keyboard alone; closed and opened again in the middle of an attack, undone 20 steps and done again.
//
// A player before the headless panels reads what the screen asks, presses the keys or clicks the widgets that answer,
// and writes them down; the program then plays the recording without a display and must come to the same battle.
// PLOTBOARD_SOAK: more seeds.
#include "../support/soak.hpp"
#include "panels_hand.hpp"
#include "program_support.hpp"

using namespace plotboard;
using namespace plotboard::test;
using desk::Expect;

namespace {

constexpr int kWidth = 1280, kHeight = 960;
constexpr std::size_t kUndone = 20;

// One sitting: from opening the program to closing it.
class Sitting {
 public:
  Sitting(const std::string& home, bool keys, std::uint64_t seed)
      : hand_(kWidth, kHeight, 1, home), recorder_(kWidth, kHeight), keys_(keys) {
    hand_.desk.settings.flight_seconds = 0.6;
    hand_.desk.seed = seed;
    hand_.frames(3);
  }
  [[nodiscard]] desk::Desk& desk() { return hand_.desk; }
  [[nodiscard]] const Recorder& recorder() const { return recorder_; }
  [[nodiscard]] int steps() const { return steps_; }

  void set_up() {
    if (keys_) {
      press("Enter", ImGuiKey_Enter);       // play a battle
      press("Right", ImGuiKey_RightArrow);  // to "4 against 4"
      press("Enter", ImGuiKey_Enter);
      press("Enter", ImGuiKey_Enter, true);  // place the ships
      press("Space", ImGuiKey_Space);        // start
    } else {
      for (const char* name : {"start/battle", "new/four", "new/place", "battle/start"}) click(name);
    }
    REQUIRE(desk().in_battle());
  }
  // What lies under "Recent", the latest first.
  void open_latest() {
    if (keys_) {
      for (int i = 0; i < 5; ++i) press("Right", ImGuiKey_RightArrow);
      press("Enter", ImGuiKey_Enter);
      press("Down", ImGuiKey_DownArrow);
      press("Enter", ImGuiKey_Enter);
    } else {
      click("start/recent");
      click("start/recent-1");
    }
    REQUIRE(desk().in_battle());
  }
  void play_on() {
    ++steps_;
    desk::Desk& d = desk();
    const desk::Expected now = d.expected();
    INFO("round " << d.table().round << ": " << now.words);
    switch (now.kind) {
      case Expect::dials:
        if (!d.dial_open) go_on();
        set_dial();
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
    if (desk().battle.result_open) keys_ ? press("Escape", ImGuiKey_Escape) : click("result/close");
    for (std::size_t i = 0; i < count; ++i) keys_ ? press("Z", ImGuiKey_Z, true) : click("log/back");
  }
  void forward(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) keys_ ? press("Y", ImGuiKey_Y, true) : click("log/forward");
  }

 private:
  void go_on() { keys_ ? press("Space", ImGuiKey_Space) : click("battle/continue"); }

  // Towards the nearest enemy, off rocks and edges.
  geom::Maneuver wanted() {
    desk::Desk& d = desk();
    const state::Piece& ship = *d.only_selected();
    double best = 0;
    std::optional<geom::Maneuver> choice;
    for (const desk::DialCell& cell : d.dial_cells()) {
      d.pointed_maneuver = cell.maneuver;
      REQUIRE(d.preview() != nullptr);
      const geom::Pose end = d.preview()->end;
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
    d.pointed_maneuver.reset();
    return *choice;
  }
  void set_dial() {
    desk::Desk& d = desk();
    REQUIRE(d.dial_open);
    const std::string ship = d.only_selected()->id;
    const geom::Maneuver goal = wanted();
    if (!keys_) {
      click("dial/" + geom::code_of(goal));
    } else {
      press("Up", ImGuiKey_UpArrow);
      for (int i = 0; i < 12 && d.pointed_maneuver && *d.pointed_maneuver != goal; ++i) {
        const geom::Maneuver at = *d.pointed_maneuver;
        if (at.speed != goal.speed)
          at.speed < goal.speed ? press("Up", ImGuiKey_UpArrow) : press("Down", ImGuiKey_DownArrow);
        else
          at.bearing > goal.bearing ? press("Left", ImGuiKey_LeftArrow) : press("Right", ImGuiKey_RightArrow);
      }
      press("Enter", ImGuiKey_Enter);
    }
    REQUIRE(d.table().find(ship)->ship.dial);
  }
  void answer() {
    const std::vector<desk::Pick>& picks = desk().picks();
    const desk::Pick* best = nullptr;
    double most = -1;
    for (const desk::Pick& pick : picks) {
      if (!pick.legal || !can_reach(pick)) continue;
      double worth = pick.label == "0" ? 0 : pick.key == "focus" ? 2 : 1;
      if (pick.odds) worth = 3 + pick.odds->damage * (desk().table().play.choice->kind == "modify-defense" ? -0.2 : 1);
      if (worth <= most) continue;
      most = worth;
      best = &pick;
    }
    REQUIRE(best != nullptr);
    if (keys_)
      press(best->label, ImGuiKey_COUNT);
    else
      click("pick/" + best->key);
  }
  bool can_reach(const desk::Pick& pick) const {
    if (keys_) return !pick.label.empty();
    return hand_.shows("pick/" + pick.key) && hand_.where("pick/" + pick.key).bottom < kHeight;
  }

  void rest() {
    for (int i = 0; i < Recorder::kRestFrames; ++i) {
      desk().tick(1.0 / 60);
      hand_.frames(1);
    }
  }
  void click(const std::string& name) {
    recorder_.click(hand_.where(name));
    hand_.click(name);
    rest();
  }
  // As the program does it: to the panels, and to the desk where they leave it.
  void press(const std::string& name, ImGuiKey key, bool ctrl = false) {
    const std::string chord = (ctrl ? "Ctrl+" : "") + name;
    recorder_.key(chord);
    const desk::IntentInfo* info = desk::intent_for_key(chord);
    if (info != nullptr && (ctrl || !panels::keys_taken(desk(), info->intent))) panels::act(desk(), info->intent);
    if (key != ImGuiKey_COUNT) hand_.key(key, ctrl);
    rest();
  }

  Hand hand_;
  Recorder recorder_;
  const bool keys_;
  int steps_ = 0;
};

struct Shown {
  std::size_t moment = 0;
  std::uint64_t hash = 0;
  int round = 0;
  friend bool operator==(const Shown&, const Shown&) = default;
};
std::ostream& operator<<(std::ostream& out, const Shown& shown) {
  return out << "step " << shown.moment << ", round " << shown.round << ", hash " << shown.hash;
}
Shown shown_by(const desk::Desk& d) { return {d.moment(), hash(d), d.table().round}; }
// What the program has kept in its folder.
Shown kept_in(const std::string& home, const std::string& copy) {
  std::filesystem::remove_all(copy);
  std::filesystem::copy(home, copy, std::filesystem::copy_options::recursive);
  desk::Desk d(catalog(), copy);
  REQUIRE_FALSE(d.recent_tables().empty());
  REQUIRE(d.open_file(d.recent_tables().front().path));
  return shown_by(d);
}

void whole_battle(bool keys, std::uint64_t seed, Screen screen) {
  Folder folder;
  const std::string player = folder.file("player"), program = folder.file("program"), copy = folder.file("copy");
  const auto same_in_program = [&](Sitting& sitting, const Shown& expected) {
    REQUIRE(play_back(sitting.recorder(), folder, program, "--seed " + std::to_string(seed), screen) == 0);
    CHECK(kept_in(program, copy) == expected);
  };
  Shown in_attack, at_end;
  {
    Sitting first(player, keys, seed);
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
    Sitting second(player, keys, seed);
    second.open_latest();
    REQUIRE(shown_by(second.desk()) == in_attack);
    while (second.desk().expected().kind != Expect::over) {
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
