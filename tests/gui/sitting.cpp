#include "sitting.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <ostream>
#include <utility>

#include "desk_support.hpp"
#include "geom/maneuver.hpp"
#include "support/catalog.hpp"

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

Sitting::Sitting(const std::string& home, bool keys, std::uint64_t seed, Recorder::Pace pace)
    : hand_(kWidth, kHeight, 1, home), recorder_(kWidth, kHeight, pace), keys_(keys) {
  if (!std::filesystem::exists(home + "/settings.json"))
    hand_.desk.settings.flight_seconds = 0.6;  // as the program has them at first
  hand_.desk.seed = seed;
  hand_.frames(3);
}
void Sitting::run_on() {
  if (others_act_by_themselves()) return wait_for_others();
  keys_ ? press("Enter") : click("battle/run");
  for (int i = 0; desk().ai.running(); ++i) {
    REQUIRE(i < 1000);
    recorder_.rest();
    rest();
  }
}
bool Sitting::others_act_by_themselves() {
  const desk::Desk& d = desk();
  if (d.battle.flow_due()) return true;  // a flight is still to be seen
  if (d.battle.expected().kind != desk::Expect::others) return false;
  const bool begins = d.battle.flows() && d.battle.goes_by_itself() && !d.settings.others_wait && !d.battle.is_held();
  return d.ai.running() || begins;
}
void Sitting::wait_for_others() {
  for (int i = 0; others_act_by_themselves(); ++i) {
    REQUIRE(i < 4000);
    recorder_.rest();
    rest();
  }
}
void Sitting::fly(geom::Maneuver goal) {
  desk::Desk& d = desk();
  REQUIRE(d.dial.open);
  const std::string ship = d.board.only_selected()->id;
  const std::size_t before = d.session().log().size();
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
  // The last dial of a round may have led on to the next round already.
  const auto& log = d.session().log();
  const auto is_set = [&](const battle::LogEntry& entry) {
    const auto* set = std::get_if<rules::SetDial>(&entry.command);
    return set != nullptr && set->ship == ship && set->maneuver == goal;
  };
  REQUIRE(std::any_of(log.begin() + static_cast<std::ptrdiff_t>(before), log.end(), is_set));
}
bool Sitting::can_reach(const desk::Pick& pick) const {
  if (keys_) return !pick.label.empty();
  return is_in_view("pick/" + pick.key);
}
bool Sitting::is_in_view(const std::string& name) const {
  if (!hand_.shows(name)) return false;
  const panels::Probe::Rect at = hand_.where(name);
  return at.top >= 0 && at.bottom < kHeight;
}

void Sitting::click(const std::string& name) {
  ++presses_;
  recorder_.click(hand_.where(name));
  hand_.click(name);
  rest();
}
void Sitting::drag(const std::string& from, const std::string& to) {
  constexpr int kMoves = 10;
  const panels::Probe::Rect a = hand_.where(from), b = hand_.where(to);
  const double x = static_cast<double>(a.left) + 4, y = static_cast<double>(a.top) + 4;  // the first token of a row
  const double to_x = static_cast<double>(b.x()), to_y = static_cast<double>(b.y());
  recorder_.drag(x, y, to_x, to_y, kMoves);
  hand_.point(static_cast<float>(x), static_cast<float>(y));
  hand_.press();
  for (int i = 1; i <= kMoves; ++i)
    hand_.point(static_cast<float>(x + (to_x - x) * i / kMoves), static_cast<float>(y + (to_y - y) * i / kMoves));
  hand_.release();
  recorder_.rest();
  rest();
}
void Sitting::drag_on_board(geom::Vec2 from_px, geom::Vec2 to_px) {
  constexpr int kMoves = 10;
  const auto at = [this](geom::Vec2 px) {
    ImGui::GetIO().MousePos = {static_cast<float>(px.x), static_cast<float>(px.y)};
    hand_.frames(1);
    desk().pointer.moved(px);
  };
  recorder_.drag(from_px.x, from_px.y, to_px.x, to_px.y, kMoves);
  at(from_px);
  REQUIRE_FALSE(ImGui::GetIO().WantCaptureMouse);
  desk().pointer.pressed(from_px, false);
  for (int i = 1; i <= kMoves; ++i) at(from_px + (to_px - from_px) * (static_cast<double>(i) / kMoves));
  desk().pointer.released(to_px);
  recorder_.rest();
  rest();
}
void Sitting::wheel(geom::Vec2 px, double notches) {
  recorder_.wheel(px.x, px.y, notches);
  hand_.point(static_cast<float>(px.x), static_cast<float>(px.y));
  ImGui::GetIO().MouseWheel += static_cast<float>(notches);
  hand_.frames(2);
  rest();
}
void Sitting::press(std::string chord) {
  ++presses_;
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

void Sitting::wait(int frames) {
  recorder_.wait(frames);
  pass(frames);
}
void Sitting::rest() { pass(recorder_.pace().rest); }
void Sitting::pass(int frames) {
  for (int i = 0; i < frames; ++i) {
    desk().tick(1.0 / 60);
    hand_.frames(1);
  }
}

std::ostream& operator<<(std::ostream& out, const Shown& shown) {
  return out << "step " << shown.moment << ", round " << shown.round << ", hash " << shown.hash;
}
Shown kept_in(const std::string& home, const std::string& copy) {
  std::filesystem::remove_all(copy);
  std::filesystem::copy(home, copy, std::filesystem::copy_options::recursive);
  desk::Desk d(catalog(), copy);
  REQUIRE_FALSE(d.files.recent_tables().empty());
  REQUIRE(d.files.open_file(d.files.recent_tables().front().path));
  return shown_by(d);
}
Shown shown_by(const desk::Desk& d) { return {d.log.moment(), hash(d), d.table().round}; }

}  // namespace plotboard::test
