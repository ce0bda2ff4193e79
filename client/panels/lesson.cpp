// Guided tours: a step's few sentences in a small window beside the thing that they speak of, which is outlined. It
// lies over nothing that the step needs; what has been done takes it on by itself.
#include "panels/lesson.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/style.hpp"
#include "panels/windows.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kLessonTitleEm = 1.4F;

using desk::Lesson;

constexpr float kWidth = 21, kWide = 40, kLeastWidth = 13;  // em; wide where the board has no room for it

const desk::LessonStep& step_now(const desk::Desk& desk) {
  return desk::steps_of(desk.guided.lesson)[static_cast<std::size_t>(desk.guided.step)];
}

// What the step speaks of; empty: it is not in sight.
Rect about(const Windows& windows, const desk::LessonStep& step) {
  if (step.about == desk::kAboutRight) return windows.places.right;
  Rect where;
  return seen_at(where) ? where : Rect{};
}

// The ships, as far as they stand on the board in sight.
std::vector<Rect> ships_in_sight(const desk::Desk& desk) {
  std::vector<Rect> ships;
  if (desk.screen != desk::Screen::table || !desk.has_table()) return ships;
  const scene::Camera& camera = desk.board.camera;
  constexpr double kReach = 45;  // mm round the middle of its base
  for (const state::Piece& piece : desk.table().pieces) {
    if (piece.type != state::PieceType::ship || !piece.in_play()) continue;
    const geom::Vec2 at = camera.to_screen({piece.pose.x.mm(), piece.pose.y.mm()});
    const double r = kReach * camera.pixels_per_mm;
    ships.push_back({static_cast<float>(at.x - r), static_cast<float>(at.y - r), static_cast<float>(at.x + r),
                     static_cast<float>(at.y + r)});
  }
  return ships;
}

constexpr float kProgressEm = 6;

// As high as its words and buttons need.
float height_of(const desk::LessonStep& step, float width) {
  const ImGuiStyle& style = ImGui::GetStyle();
  const float room = width - space::block();
  const float first = step.waits ? button_width("Do it for me") : button_width("Next", "Enter");
  const float all = first + button_width("Leave", "F2") + em() * kProgressEm + style.ItemSpacing.x * 2;
  const float rows = all > room ? 2 : 1;
  return em() * kLessonTitleEm + em() + ImGui::CalcTextSize(in_lines(step.text, room).c_str()).y + space::half() +
         ImGui::GetFrameHeightWithSpacing() * rows + style.ItemSpacing.y * 2;
}

// The places beside what it speaks of, and on the board; the wide shape over the menus, too.
std::vector<ImVec2> places_of(Windows& windows, const Rect& what, ImVec2 size, bool wide) {
  const float h = window_height();
  const float off = space::loose();
  const Rect& b = windows.places.board;
  std::vector<ImVec2> places;
  if (what.width() > 0) {
    const float x = (what.left + what.right - size.x) / 2, y = std::min(what.top, h - size.y - off);
    places = {{what.left - size.x - off, y}, {what.right + off, y},          {x, what.bottom + off},
              {x, what.top - size.y - off},  {what.left, what.bottom + off}, {what.right - size.x, what.bottom + off}};
  }
  for (const float x : {b.left + off, b.right - off - size.x, (b.left + b.right - size.x) / 2})
    for (const float y : {b.top + off, b.bottom - off - size.y}) places.emplace_back(x, y);
  if (wide) places.emplace_back(off, 0.0F);
  return places;
}

struct Place {
  ImVec2 at, size;
};

// Where it hides least: never what it speaks of, seldom panels, ships and much of the board.
Place place_beside(const desk::Desk& desk, Windows& windows, const desk::LessonStep& step, const Rect& what) {
  const float w = window_width(), h = window_height();
  const std::vector<Rect> ships = ships_in_sight(desk);
  const float narrow = std::clamp(windows.places.board.width() - space::block(), em() * kLeastWidth, em() * kWidth);
  const float board = std::max(1.0F, windows.places.board.width() * windows.places.board.height());
  Place best{};
  float least = -1;
  for (const bool wide : {false, true}) {
    const float width = std::floor(std::min(wide ? em() * kWide : narrow, w * 0.94F));
    const ImVec2 size{width, std::min(height_of(step, width), h * 0.9F)};
    const float area = size.x * size.y;
    for (ImVec2 at : places_of(windows, what, size, wide)) {
      at.x = std::floor(std::clamp(at.x, 0.0F, std::max(0.0F, w - size.x)));
      at.y = std::floor(std::clamp(at.y, 0.0F, std::max(0.0F, h - size.y)));
      const Rect here{at.x, at.y, at.x + size.x, at.y + size.y};
      float cost =
          shared(here, what) / area * 2000 + shared(here, windows.places.board) / board * 10 + (wide ? 1.0F : 0.0F);
      cost += shared(here, windows.places.top_bar) / area * 4;
      for (const Rect& panel : {windows.places.battle_bar, windows.places.right})
        cost += shared(here, panel) / area * 20;
      for (const Rect& ship : ships) cost += shared(here, ship) > 0 ? 8.0F : 0;
      if (what.width() > 0) {
        const float dx = std::max({what.left - here.right, here.left - what.right, 0.0F});
        const float dy = std::max({what.top - here.bottom, here.top - what.bottom, 0.0F});
        cost += (dx + dy) / (w + h) * 6;
      }
      if (least >= 0 && cost >= least) continue;
      least = cost;
      best = {at, size};
    }
  }
  return best;
}

void outline(const Rect& what) {
  if (what.width() <= 0) return;
  const float inset = line_width() * 1.5F;
  ImGui::GetForegroundDrawList()->AddRect({what.left + inset, what.top + inset},
                                          {what.right - inset, what.bottom - inset}, u32(theme().accent),
                                          space::tight(), 0, line_width() * 2);
}

// No count: what happens by itself passes over pages.
void progress(float share) {
  const float width = em() * kProgressEm, height = space::snug();
  flow(width);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float top = at.y + (ImGui::GetFrameHeight() - height) / 2;
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddRectFilled({at.x, top}, {at.x + width, top + height}, u32(theme().panel_raised), height / 2);
  list->AddRectFilled({at.x, top}, {at.x + std::max(height, width * share), top + height}, u32(theme().accent),
                      height / 2);
  ImGui::Dummy({width, ImGui::GetFrameHeight()});
  probe("lesson/progress");
  tip("How far the tour has come.");
}

// True when Next was said.
bool buttons(desk::Desk& desk, const desk::LessonStep& step, bool was_shown) {
  const auto steps = static_cast<int>(desk::steps_of(desk.guided.lesson).size());
  const bool last = desk.guided.step + 1 >= steps;
  bool next = false, leaves = false;
  if (step.waits) {
    if (button("lesson/show", "Do it for me")) desk.show_lesson_step();
    tip("The program gives the commands that you would give.");
  } else {
    next = button("lesson/next", last ? "Done" : "Next", lesson_has_keys(desk) ? "Enter" : "", {true, true}) ||
           (was_shown && lesson_has_keys(desk) && enter_pressed());
  }
  if (!last) {
    const std::string key = desk::info_of(desk::Intent::lesson).key;
    flow(button_width("Leave", key));
    leaves = button("lesson/leave", "Leave", key);
    tip("It waits for you at the start screen and in Help, where you left it.");
  }
  progress(static_cast<float>(desk.guided.step + 1) / static_cast<float>(steps));
  if (leaves) desk.leave_lesson();
  return next;
}

}  // namespace

void look_for_lesson(desk::Desk& desk, Windows& windows) {
  desk.follow_lesson();
  const bool on = desk.lesson_is_on_show();
  look_for(on ? step_now(desk).about : "");
  if (!on) return;
  if (step_now(desk).about == desk::kAboutRight) windows.places.right_over = true;  // in a narrow window, too
  const bool fresh = windows.lesson.shown != desk.guided.step;
  if (fresh && step_now(desk).mission_tab) windows.places.tab = Tab::mission;
  if (desk.screen != desk::Screen::briefing || !fresh) return;
  // In a narrow window the parts of a briefing take turns.
  const std::string& part = step_now(desk).about;
  windows.briefing.part = part == "briefing/map" ? 1 : part == "briefing/choices" ? 2 : 0;
}

bool lesson_has_keys(const desk::Desk& desk) {
  const bool types = desk.mirror.open || ImGui::GetIO().WantTextInput;
  return desk.lesson_is_on_show() && !step_now(desk).waits && !dialog_open() && !types;
}

void begin_lesson(desk::Desk& desk, Lesson which) {
  ask_first("Begin the tour?", [&desk, which] { desk.begin_lesson(which); });
}

std::string lesson_offer(const desk::Desk& desk, Lesson which) {
  std::string name = desk::name_of(which);
  const int reached = desk.lesson_reached(which);
  const auto steps = static_cast<int>(desk::steps_of(which).size());
  if (reached <= 0 || reached > steps) return name;
  return name + ", where you left it";
}

void draw_lesson(desk::Desk& desk, Windows& windows) {
  const bool on = desk.lesson_is_on_show();
  // The key that led here must not turn the page at once.
  const int before = std::exchange(windows.lesson.shown, on ? desk.guided.step : -1);
  const bool was_shown = before == desk.guided.step;
  if (before >= 0 && !on) desk.battle.hold_nobody();  // nobody waits for the tour any more
  if (!on || dialog_open()) return;
  const desk::LessonStep step = step_now(desk);
  const Rect what = about(windows, step);
  outline(what);
  const Place place = place_beside(desk, windows, step, what);
  ImGui::SetNextWindowPos(place.at);
  ImGui::SetNextWindowSize(place.size);
  ImGui::PushStyleColor(ImGuiCol_Border, vec4(theme().accent));
  ImGui::PushStyleColor(ImGuiCol_WindowBg, vec4(mixed(theme().panel, theme().accent, 0.1F)));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {std::floor(em()), std::floor(space::edge())});
  bool next = false;
  if (ImGui::Begin("Guided tour", nullptr,
                   ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                       ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoFocusOnAppearing |
                       ImGuiWindowFlags_NoNavInputs)) {
    strong(step.title);
    plain(step.text);
    gap(space::half());
    next = buttons(desk, step, was_shown);
    probe("lesson/window", place.at, {place.at.x + place.size.x, place.at.y + place.size.y});
    probe("lesson/about", {what.left, what.top}, {what.right, what.bottom});
    if (!popup_open()) ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
  }
  ImGui::End();
  ImGui::PopStyleVar();
  ImGui::PopStyleColor(2);
  if (next) desk.next_lesson_step();
}

}  // namespace plotboard::panels
