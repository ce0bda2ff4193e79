#include "sitting.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <ostream>
#include <utility>

#include "desk_support.hpp"
#include "geom/maneuver.hpp"

namespace plotboard::test {
namespace {

ImGuiKey imgui_key(const std::string& name) {
  static const std::map<std::string, ImGuiKey> keys{
      {"Enter", ImGuiKey_Enter}, {"Space", ImGuiKey_Space},      {"Escape", ImGuiKey_Escape},
      {"Up", ImGuiKey_UpArrow},  {"Down", ImGuiKey_DownArrow},   {"Left", ImGuiKey_LeftArrow},
      {"Z", ImGuiKey_Z},         {"Right", ImGuiKey_RightArrow}, {"Y", ImGuiKey_Y}};
  const auto known = keys.find(name);
  return known == keys.end() ? static_cast<ImGuiKey>(ImGuiKey_COUNT) : known->second;
}

}  // namespace

Sitting::Sitting(const std::string& home, bool keys, std::uint64_t seed)
    : hand_(kWidth, kHeight, 1, home), recorder_(kWidth, kHeight), keys_(keys) {
  hand_.desk.settings.flight_seconds = 0.6;  // as the program has them at first
  hand_.desk.seed = seed;
  hand_.frames(3);
}
void Sitting::fly(geom::Maneuver goal) {
  desk::Desk& d = desk();
  REQUIRE(d.dial.open);
  const std::string ship = d.board.only_selected()->id;
  if (!keys_) {
    click("dial/" + geom::code_of(goal));
  } else {
    press("Up");
    for (int i = 0; i < 12 && d.dial.pointed && *d.dial.pointed != goal; ++i) {
      const geom::Maneuver at = *d.dial.pointed;
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
bool Sitting::can_reach(const desk::Pick& pick) const {
  if (keys_) return !pick.label.empty();
  return hand_.shows("pick/" + pick.key) && hand_.where("pick/" + pick.key).bottom < kHeight;
}

void Sitting::click(const std::string& name) {
  recorder_.click(hand_.where(name));
  hand_.click(name);
  rest();
}
void Sitting::press(std::string chord) {
  const bool ctrl = chord.rfind("Ctrl+", 0) == 0;
  recorder_.key(chord);
  const desk::IntentInfo* info = desk::intent_for_key(chord);
  if (info != nullptr && (ctrl || !panels::keys_taken(desk(), info->intent))) panels::act(desk(), info->intent);
  const ImGuiKey key = imgui_key(chord.substr(ctrl ? 5 : 0));
  if (key != ImGuiKey_COUNT) hand_.key(key, ctrl);
  rest();
}
void Sitting::name(const std::string& path) {
  recorder_.name(path);
  hand_.key(ImGuiKey_A, true);
  hand_.type(path);
  hand_.key(ImGuiKey_Enter);
  rest();
}

void Sitting::rest() {
  for (int i = 0; i < Recorder::kRestFrames; ++i) {
    desk().tick(1.0 / 60);
    hand_.frames(1);
  }
}

std::ostream& operator<<(std::ostream& out, const Shown& shown) {
  return out << "step " << shown.moment << ", round " << shown.round << ", hash " << shown.hash;
}
Shown shown_by(const desk::Desk& d) { return {d.log.moment(), hash(d), d.table().round}; }

}  // namespace plotboard::test
