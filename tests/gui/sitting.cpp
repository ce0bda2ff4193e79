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
      {"A", ImGuiKey_A},         {"Right", ImGuiKey_RightArrow}, {"Y", ImGuiKey_Y},
      {"Z", ImGuiKey_Z}};
  const auto known = keys.find(name);
  return known == keys.end() ? static_cast<ImGuiKey>(ImGuiKey_COUNT) : known->second;
}

}  // namespace

Sitting::Sitting(const std::string& home, bool keys, std::uint64_t seed, Recorder::Pace pace)
    : hand_(kWidth, kHeight, 1, home), recorder_(kWidth, kHeight, pace), keys_(keys) {
  if (!std::filesystem::exists(home + "/settings.json"))
    hand_.desk.settings.flight_seconds = 0.6;  // as the program has them at first
  hand_.desk.seed = seed;
  play();
}
void Sitting::run_on() {
  if (others_act_by_themselves()) return wait_for_others();
  keys_ ? press("Enter") : click("battle/run");
  for (int i = 0; desk().ai.running(); ++i) {
    REQUIRE(i < 1000);
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
        press(where("dial/" + geom::code_of(goal)).x() < where("dial/" + geom::code_of(at)).x() ? "Left" : "Right");
    }
    press("Enter");
  }
  INFO(ship << " with " << geom::code_of(goal));
  // The last dial of a round may have led on to the next round already.
  const auto& log = d.session().log();
  const auto is_set = [&](const battle::LogEntry& entry) {
    const auto* set = get_if<rules::SetDial>(&entry.command);
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
  play();
}
void Sitting::drag(const std::string& from, const std::string& to) {
  const panels::Probe::Rect a = hand_.where(from), b = hand_.where(to);
  // From the first token of a row.
  recorder_.drag(static_cast<double>(a.left) + 4, static_cast<double>(a.top) + 4, static_cast<double>(b.x()),
                 static_cast<double>(b.y()));
  rest();
}
void Sitting::drag_on_board(geom::Vec2 from_px, geom::Vec2 to_px) {
  on_board_ = true;
  recorder_.drag(from_px.x, from_px.y, to_px.x, to_px.y);
  rest();
  on_board_ = false;
}
void Sitting::wheel(geom::Vec2 px, double notches) {
  recorder_.wheel(px.x, px.y, notches);
  play();
}
void Sitting::press(const std::string& chord) {
  ++presses_;
  recorder_.key(chord);
  play();
}
void Sitting::name(const std::string& path) {
  recorder_.name(path);
  play();
}
void Sitting::wait(int frames) {
  recorder_.wait(frames);
  play();
}
void Sitting::wait_to_see(const std::string& widget) {
  INFO(widget);
  for (int i = 0; !shows(widget); ++i) {
    REQUIRE(i < 600);
    wait(1);
  }
}
void Sitting::rest() { wait(recorder_.pace().rest); }

// Frame by frame as the program does it: the clocks, then the input, then the panels.
void Sitting::play() {
  const auto& events = recorder_.recording().events;
  for (; frame_ < recorder_.frame(); ++frame_) {
    desk().tick(platform::kFrameSeconds);
    for (; played_ < events.size() && events[played_].frame <= frame_; ++played_) feed(events[played_].event);
    hand_.frames(1);
  }
}
void Sitting::feed(const platform::InputEvent& event) {
  using Kind = platform::InputEvent::Kind;
  ImGuiIO& io = ImGui::GetIO();
  const geom::Vec2 px{event.x, event.y};
  switch (event.kind) {
    case Kind::move:
      io.MousePos = {static_cast<float>(px.x), static_cast<float>(px.y)};
      if (on_board_) desk().pointer.moved(px);
      break;
    case Kind::press:
      io.MouseDown[0] = true;
      if (!on_board_) break;
      REQUIRE_FALSE(io.WantCaptureMouse);
      desk().pointer.pressed(px, event.shift);
      break;
    case Kind::release:
      io.MouseDown[0] = false;
      if (on_board_) desk().pointer.released(px);
      break;
    case Kind::wheel:
      io.MouseWheel += static_cast<float>(event.amount);
      break;
    case Kind::text:
      io.AddInputCharactersUTF8(event.text.c_str());
      break;
    case Kind::key:
    case Kind::key_up:
      feed_key(event);
      break;
    default:
      FAIL("a sitting has no such input");
  }
}
void Sitting::feed_key(const platform::InputEvent& event) {
  const bool down = event.kind == platform::InputEvent::Kind::key;
  ImGuiIO& io = ImGui::GetIO();
  io.KeyCtrl = down && event.ctrl;
  io.KeyMods = io.KeyCtrl ? ImGuiKeyModFlags_Ctrl : ImGuiKeyModFlags_None;
  if (const ImGuiKey key = imgui_key(event.text); key != ImGuiKey_COUNT) io.KeysDown[key] = down;
  if (!down || io.WantTextInput) return;
  const desk::IntentInfo* info = desk::intent_for_key(platform::chord_of(event));
  if (info != nullptr && (event.ctrl || !hand_.panels.keys_taken(info->intent))) hand_.panels.act(info->intent);
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
