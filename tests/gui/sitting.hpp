#pragma once
// One sitting at the program: from opening it to closing it. A player before the headless panels presses keys or clicks
// widgets and writes them down; the program then plays the recording without a display and must come to the same table.
#include <algorithm>
#include <map>

#include "panels_hand.hpp"
#include "program_support.hpp"

namespace plotboard::test {

class Sitting {
 public:
  static constexpr int kWidth = 1280, kHeight = 960;

  // `keys`: by keyboard alone; else by mouse.
  Sitting(const std::string& home, bool keys, std::uint64_t seed)
      : hand_(kWidth, kHeight, 1, home), recorder_(kWidth, kHeight), keys_(keys) {
    hand_.desk.settings.flight_seconds = 0.6;  // as the program has them at first
    hand_.desk.seed = seed;
    hand_.frames(3);
  }
  [[nodiscard]] desk::Desk& desk() { return hand_.desk; }
  [[nodiscard]] const Recorder& recorder() const { return recorder_; }
  [[nodiscard]] bool keys() const { return keys_; }
  [[nodiscard]] bool shows(const std::string& name) const { return hand_.shows(name); }

  void go_on() { keys_ ? press("Space") : click("battle/continue"); }

  // Sets the open dial.
  void fly(geom::Maneuver goal) {
    desk::Desk& d = desk();
    REQUIRE(d.dial_open);
    const std::string ship = d.only_selected()->id;
    if (!keys_) {
      click("dial/" + geom::code_of(goal));
    } else {
      press("Up");
      for (int i = 0; i < 12 && d.pointed_maneuver && *d.pointed_maneuver != goal; ++i) {
        const geom::Maneuver at = *d.pointed_maneuver;
        if (at.speed != goal.speed)
          press(at.speed < goal.speed ? "Up" : "Down");
        else
          press(at.bearing > goal.bearing ? "Left" : "Right");
      }
      press("Enter");
    }
    INFO(ship << " with " << geom::code_of(goal));
    REQUIRE(d.table().find(ship)->ship.dial);
  }
  [[nodiscard]] bool can_reach(const desk::Pick& pick) const {
    if (keys_) return !pick.label.empty();
    return hand_.shows("pick/" + pick.key) && hand_.where("pick/" + pick.key).bottom < kHeight;
  }
  void pick(const desk::Pick& pick) { keys_ ? press(pick.label) : click("pick/" + pick.key); }

  void click(const std::string& name) {
    recorder_.click(hand_.where(name));
    hand_.click(name);
    rest();
  }
  // As the program does it: to the panels, and to the desk where they leave it. "Space", "Ctrl+S".
  void press(std::string chord) {  // a copy: what it named may be gone when it has been done
    const bool ctrl = chord.rfind("Ctrl+", 0) == 0;
    recorder_.key(chord);
    const desk::IntentInfo* info = desk::intent_for_key(chord);
    if (info != nullptr && (ctrl || !panels::keys_taken(desk(), info->intent))) panels::act(desk(), info->intent);
    const ImGuiKey key = imgui_key(chord.substr(ctrl ? 5 : 0));
    if (key != ImGuiKey_COUNT) hand_.key(key, ctrl);
    rest();
  }
  // Into the name field of an open file dialog.
  void name(const std::string& path) {
    recorder_.name(path);
    hand_.key(ImGuiKey_A, true);
    hand_.type(path);
    hand_.key(ImGuiKey_Enter);
    rest();
  }

 private:
  static ImGuiKey imgui_key(const std::string& name) {
    static const std::map<std::string, ImGuiKey> keys{
        {"Enter", ImGuiKey_Enter}, {"Space", ImGuiKey_Space},      {"Escape", ImGuiKey_Escape},
        {"Up", ImGuiKey_UpArrow},  {"Down", ImGuiKey_DownArrow},   {"Left", ImGuiKey_LeftArrow},
        {"Z", ImGuiKey_Z},         {"Right", ImGuiKey_RightArrow}, {"Y", ImGuiKey_Y}};
    const auto known = keys.find(name);
    return known == keys.end() ? static_cast<ImGuiKey>(ImGuiKey_COUNT) : known->second;
  }
  void rest() {
    for (int i = 0; i < Recorder::kRestFrames; ++i) {
      desk().tick(1.0 / 60);
      hand_.frames(1);
    }
  }

  Hand hand_;
  Recorder recorder_;
  const bool keys_;
};

// Where the table stands: what two runs of the same input must agree in.
struct Shown {
  std::size_t moment = 0;
  std::uint64_t hash = 0;
  int round = 0;
  friend bool operator==(const Shown&, const Shown&) = default;
};
inline std::ostream& operator<<(std::ostream& out, const Shown& shown) {
  return out << "step " << shown.moment << ", round " << shown.round << ", hash " << shown.hash;
}
inline Shown shown_by(const desk::Desk& d) { return {d.moment(), hash(d), d.table().round}; }

}  // namespace plotboard::test
