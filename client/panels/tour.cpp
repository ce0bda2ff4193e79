// The hint tour: a few sentences beside the thing that they speak of. Next or Skip; never comes back unasked. It tells
// of a table; while a battle is open it waits.
#include "panels/tour.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "panels/kit/battle_signs.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/windows.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kMostTourEm = 24, kTourButtonEm = 4;

struct Hint {
  std::string title, text;
  Rect about;        // outlined; empty: nothing
  ImVec2 at, pivot;  // where the hint stands
};

std::string key(desk::Intent intent) { return desk::info_of(intent).key; }

Hint hint(const desk::Desk& desk, Windows& windows) {
  using desk::Intent;
  const Rect& b = windows.places.board;
  const ImVec2 middle((b.left + b.right) / 2, (b.top + b.bottom) / 2);
  const float off = em();
  switch (desk.tour_step) {
    case 0:
      return {
          "Your table, to scale",
          "The board is true to scale. Drag the empty table or press Ctrl and an arrow to move it; turn the wheel or "
          "press + and − to zoom. " +
              key(Intent::fit_board) + " shows it whole, and so does View. The arrows in the bar, or " +
              key(Intent::undo) + ", undo everything.",
          {},
          {middle.x, b.top + off},
          {0.5F, 0}};
    case 1:
      if (windows.places.palette.width() > 0) {
        return {"Pieces",
                "Ships, obstacles, templates and rulers. Type a name, click to add, or drag a piece onto the "
                "board. " +
                    key(Intent::palette_search) + " comes here from anywhere.",
                windows.places.palette,
                {windows.places.palette.right + off, windows.places.palette.top + off * 3},
                {0, 0}};
      }
      return {"Pieces",
              "\"Pieces\" in the bar opens ships, obstacles, templates and rulers: type a name, click to add, or "
              "drag a piece onto the board. " +
                  key(Intent::palette_search) + " searches.",
              windows.places.top_bar,
              {middle.x, b.top + off},
              {0.5F, 0}};
    case 2:
      return {"Measure",
              "Measure (" + key(Intent::tool_measure) +
                  "), in the bar: pick two pieces and read contact, gap and range, with how far each is "
                  "from its limit. " +
                  "Arc (" + key(Intent::tool_arc) + ") checks an arc, Select (" + key(Intent::tool_select) +
                  ") goes back to moving pieces.",
              windows.places.top_bar,
              {b.left + off, b.top + off},
              {0, 0}};
    case 3:
      return {"Fly by dial",
              "Select a ship and press Dial in its panel, or " + key(Intent::dial) +
                  ". Point at a maneuver and the board shows the template, the "
                  "end, bumps and obstacles before anything moves. Click or Enter flies it.",
              {},
              {middle.x, b.top + off},
              {0.5F, 0}};
    default:
      return {"The AI",
              "Step AI in the AI tab, or " + key(Intent::ai_step) +
                  ", shows what the next AI ship does and why; again, and it flies. Run phase (" +
                  key(Intent::ai_phase) + ") runs them all. Table mode (" + key(Intent::table_mode) +
                  ") is to be read from two metres. Help (" + key(Intent::help) + ") lists every key.",
              windows.places.right.width() > 0 ? windows.places.right : windows.places.top_bar,
              {b.right - off, b.top + off},
              {1, 0}};
  }
}

}  // namespace

bool tour_wanted(const desk::Desk& desk) {
  return desk.tour_step >= 0 && desk.screen == desk::Screen::table && desk.has_table() && !desk.table_mode &&
         !desk.has_battle();
}

bool tour_has_keys(const desk::Desk& desk) {
  return tour_wanted(desk) && !dialog_open() && !desk.mirror.open && !ImGui::GetIO().WantTextInput;
}

void draw_tour(desk::Desk& desk, Windows& windows) {
  if (desk.tour_step < 0 && !desk.settings.tour_done && desk.screen == desk::Screen::table && desk.has_table() &&
      !desk.has_battle() && !desk.table_mode && !dialog_open()) {
    desk.start_tour();
  }
  // The key that started the tour must not turn its first page.
  const bool was_shown = std::exchange(windows.tour.shown, desk.tour_step) == desk.tour_step;
  if (!tour_wanted(desk) || dialog_open()) return;
  const Hint h = hint(desk, windows);
  const float w = window_width();
  const float height = window_height();
  const float width = std::min(em() * kMostTourEm, w * 0.92F);
  if (h.about.width() > 0) {
    const float inset = line_width() * 1.5F;
    ImGui::GetForegroundDrawList()->AddRect({h.about.left + inset, h.about.top + inset},
                                            {h.about.right - inset, h.about.bottom - inset}, u32(theme().accent),
                                            space::tight(), 0, line_width() * 2);
  }
  ImGui::SetNextWindowPos(h.at, ImGuiCond_Always, h.pivot);
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, height * 0.9F});
  ImGui::SetNextWindowSize({width, 0});
  ImGui::PushStyleColor(ImGuiCol_Border, vec4(theme().accent));
  ImGui::PushStyleColor(ImGuiCol_WindowBg, vec4(theme().panel_raised));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {std::floor(em()), std::floor(space::loose())});
  if (ImGui::Begin("Hint tour", nullptr,
                   ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                       ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNavInputs)) {
    {
      const WithFont title(fonts().title);
      plain(h.title);
    }
    gap(space::thin());
    plain(h.text);
    gap(space::even());
    const bool last = desk.tour_step + 1 >= desk::kTourSteps;
    if (button("tour/next", last ? "Done" : "Next", tour_has_keys(desk) ? "Enter" : "", {true, true}) ||
        (was_shown && tour_has_keys(desk) && enter_pressed())) {
      desk.next_tour_step();
    } else {
      if (!last) {
        flow(button_width("Skip", "Esc"));
        if (button("tour/skip", "Skip", "Esc")) desk.skip_tour();
      }
      if (escapes(Escape::tour)) desk.skip_tour();
    }
    flow(em() * kTourButtonEm);
    ImGui::AlignTextToFramePadding();
    ImGui::TextDisabled("%d of %d", std::max(desk.tour_step, 0) + 1, desk::kTourSteps);
    ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
  }
  ImGui::End();
  ImGui::PopStyleVar();
  ImGui::PopStyleColor(2);
}

}  // namespace plotboard::panels
