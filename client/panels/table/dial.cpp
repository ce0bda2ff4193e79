// The selected ship's dial: speeds down, bearings across. Pointing at a maneuver shows on the board what it would do.
#include "panels/table/dial.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"
#include "panels/table/consequences.hpp"
#include "panels/table/declarations.hpp"
#include "words/english.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kLeastForecastEm = 8.2F, kDialNumbersEm = 1.4F, kBesidesDialEm = 11.5F, kMostDialSideEm = 3.4F,
                kMostDialEm = 20, kLeastDialEm = 5;

using geom::Bearing;

// Columns from left to right; a reverse maneuver stands in the column of its forward twin, in a row of its own.
int column_of(Bearing bearing) {
  switch (bearing) {
    case Bearing::tallon_roll_left:
      return 0;
    case Bearing::segnors_loop_left:
      return 1;
    case Bearing::turn_left:
      return 2;
    case Bearing::bank_left:
    case Bearing::reverse_bank_left:
      return 3;
    case Bearing::straight:
    case Bearing::reverse_straight:
    case Bearing::stationary:
      return 4;
    case Bearing::bank_right:
    case Bearing::reverse_bank_right:
      return 5;
    case Bearing::turn_right:
      return 6;
    case Bearing::segnors_loop_right:
      return 7;
    case Bearing::tallon_roll_right:
      return 8;
    case Bearing::koiogran_turn:
      return 9;
  }
  return 4;
}
int row_of(geom::Maneuver maneuver) { return geom::is_reverse(maneuver.bearing) ? -maneuver.speed : maneuver.speed; }

struct Grid {
  std::vector<int> rows, columns;  // that occur: fastest first, left to right
  [[nodiscard]] int row(geom::Maneuver m) const {
    return static_cast<int>(std::find(rows.begin(), rows.end(), row_of(m)) - rows.begin());
  }
  [[nodiscard]] int column(geom::Maneuver m) const {
    return static_cast<int>(std::find(columns.begin(), columns.end(), column_of(m.bearing)) - columns.begin());
  }
};

Grid grid_of(const std::vector<desk::DialCell>& cells) {
  Grid grid;
  for (const desk::DialCell& cell : cells) {
    grid.rows.push_back(row_of(cell.maneuver));
    grid.columns.push_back(column_of(cell.maneuver.bearing));
  }
  std::sort(grid.rows.rbegin(), grid.rows.rend());
  std::sort(grid.columns.begin(), grid.columns.end());
  grid.rows.erase(std::unique(grid.rows.begin(), grid.rows.end()), grid.rows.end());
  grid.columns.erase(std::unique(grid.columns.begin(), grid.columns.end()), grid.columns.end());
  return grid;
}

void choose(desk::Desk& desk, DialMemory& memory, geom::Maneuver maneuver) {
  desk.dial.hide();  // before it flies: the desk may open the next ship's
  const bool flown = memory.overriding ? desk.ai.override_with(maneuver) : desk.answers.fly(maneuver);
  if (flown)
    memory.overriding = false;
  else
    desk.dial.reopen();
}

void cell(desk::Desk& desk, DialMemory& memory, const desk::DialCell& what, ImVec2 at, float side) {
  const std::string code = geom::code_of(what.maneuver);
  const WithId id(code);
  ImGui::SetCursorScreenPos(at);
  const bool clicked = ImGui::InvisibleButton("##cell", {side, side});
  probe("dial/" + code);
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsItemHovered() && (!memory.by_keys || io.MouseDelta.x != 0 || io.MouseDelta.y != 0)) {
    memory.by_keys = false;
    memory.focus = what.maneuver;
    desk.dial.point_at(what.maneuver);
  }
  const bool lit = desk.dial.pointed == what.maneuver, chosen = desk.dial.chosen() == what.maneuver;
  if (chosen) probe("dial/chosen");
  if (lit && std::exchange(memory.scroll, false)) ImGui::ScrollToItem(ImGuiScrollFlags_KeepVisibleEdgeY);
  const scene::Theme& t = theme();
  const bool first = desk.edition().is_first();
  const ImU32 ink = what.refused ? u32(t.text_dim, 0.35F) : u32(colour_of(what.difficulty, first));
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 end(at.x + side, at.y + side);
  list->AddRectFilled(at, end, u32(lit ? mixed(t.panel_raised, t.accent, 0.3F) : t.panel_raised), side * 0.1F);
  if (lit) list->AddRect(at, end, u32(t.accent), side * 0.1F, 0, line_width() * 2);
  if (chosen) {  // framed, and a corner filled: not by colour alone
    list->AddRect(at, end, u32(t.chosen), side * 0.1F, 0, line_width() * 2.5F);
    const float corner = side * 0.26F;
    list->AddTriangleFilled({end.x - corner, at.y}, {end.x, at.y}, {end.x, at.y + corner}, u32(t.chosen));
  }
  draw_maneuver(list, {at.x + side * 0.5F, at.y + side * 0.44F}, side * 0.56F, what.maneuver, ink,
                std::max(1.5F, side * 0.062F));
  if (what.energy) {  // huge ships' maneuvers have no colours, they bring energy
    const std::string gain = "+" + std::to_string(*what.energy);
    list->AddText(ImGui::GetFont(), side * 0.3F, {at.x + side * 0.07F, at.y + side * 0.04F}, u32(t.warning),
                  gain.c_str());
    probe("dial/energy-" + code);
  } else {
    draw_difficulty(list, {at.x + side * 0.14F, at.y + side * 0.14F}, side * 0.15F, what.difficulty, ink);
  }
  // What would happen, at a glance, along the lower edge.
  float x = at.x + side * 0.18F;
  const auto note = [&](bool shown, Mark mark, scene::Colour colour) {
    if (!shown) return;
    draw_mark(list, {x, at.y + side * 0.86F}, side * 0.19F, mark, u32(colour), std::max(1.0F, side * 0.03F));
    x += side * 0.28F;
  };
  note(what.leaves_area && !what.refused, Mark::leaves, t.overlapping);
  note(what.bumps && !what.refused, Mark::bump, t.touching);
  note(what.rams && !what.refused, Mark::ram, t.overlapping);
  note(what.hits_obstacle && !what.refused, Mark::obstacle, t.warning);
  if (clicked) choose(desk, memory, what.maneuver);
}

// Arrow keys go to the nearest cell that way; Enter flies it.
void keys(desk::Desk& desk, DialMemory& memory, const std::vector<desk::DialCell>& cells, const Grid& grid) {
  int right = 0;
  int down = 0;
  if (pressed(ImGuiKey_LeftArrow)) right = -1;
  if (pressed(ImGuiKey_RightArrow)) right = 1;
  if (pressed(ImGuiKey_UpArrow)) down = -1;
  if (pressed(ImGuiKey_DownArrow)) down = 1;
  const bool on_dial =
      std::any_of(cells.begin(), cells.end(), [&](const desk::DialCell& c) { return c.maneuver == memory.focus; });
  if (right != 0 || down != 0) {
    memory.by_keys = true;
    if (!on_dial || !desk.dial.pointed) {
      // Start from what is set, else from a straight in the middle of the dial.
      if (!on_dial) memory.focus = cells[cells.size() / 2].maneuver;
      for (const desk::DialCell& c : cells) {
        if (!on_dial && c.maneuver == geom::Maneuver{2, Bearing::straight}) memory.focus = c.maneuver;
      }
      if (const auto chosen = desk.dial.chosen()) memory.focus = *chosen;
    } else {
      const int row = grid.row(memory.focus);
      const int column = grid.column(memory.focus);
      int best = 1 << 20;
      geom::Maneuver next = memory.focus;
      for (const desk::DialCell& c : cells) {
        const int dc = grid.column(c.maneuver) - column;
        const int dr = grid.row(c.maneuver) - row;
        const int along = right != 0 ? dc * right : dr * down;
        const int across = std::abs(right != 0 ? dr : dc);
        if (along <= 0) continue;
        const int cost = along + across * 4;
        if (cost < best) {
          best = cost;
          next = c.maneuver;
        }
      }
      memory.focus = next;
    }
    desk.dial.point_at(memory.focus);
    memory.scroll = true;
  }
  if (enter_pressed() && !card_has_enter() && desk.dial.pointed) choose(desk, memory, *desk.dial.pointed);
}

void sentence(desk::Desk& desk, const std::vector<desk::DialCell>& cells) {
  const ImVec2 start = ImGui::GetCursorPos();
  if (desk.dial.pointed) {
    const auto found = std::find_if(cells.begin(), cells.end(),
                                    [&](const desk::DialCell& c) { return c.maneuver == *desk.dial.pointed; });
    std::string title = geom::words_of(*desk.dial.pointed);
    const bool first = desk.edition().is_first();
    if (found != cells.end() && !found->energy)
      title += ", " + words::english_word(Id(geom::name_of(found->difficulty)), first);
    strong(title);
    if (found != cells.end() && found->refused) {
      coloured(theme().warning, desk.said(found->refused->why));
      rule_link(found->refused->rule);
    } else if (const auto& lines = desk.dial.consequences(); !lines.empty()) {
      draw_consequences(lines);
    } else {
      dim("No template for it on this base.");
    }
  } else {
    const bool sets = desk.in_battle() && desk.table().play.phase == state::Phase::planning;
    const auto chosen = desk.dial.chosen();
    if (chosen) strong("Set: " + geom::words_of(*chosen) + ".");
    dim(std::string("Point at a maneuver, or go to it by arrow keys, to see it on the board; click or Enter ") +
        (sets ? "sets" : "flies") + " it.");
  }
  // Always as high, so that nothing jumps.
  const float least = em() * kLeastForecastEm;
  const float used = ImGui::GetCursorPosY() - start.y;
  if (used < least) ImGui::Dummy({0, least - used});
}

void legend(bool huge) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float size = type::small();
  const auto item = [&](Mark mark, scene::Colour colour, const char* words, bool first) {
    const float width = size * 1.5F + ImGui::CalcTextSize(words).x;
    if (!first) flow(width + em());
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_mark(list, {at.x + size * 0.5F, at.y + space::middle()}, size, mark, u32(colour), line_width());
    ImGui::Dummy({size * 1.1F, em()});
    ImGui::SameLine();
    ImGui::TextUnformatted(words);
  };
  ImGui::PushStyleColor(ImGuiCol_Text, vec4(theme().text_dim));
  item(Mark::bump, theme().touching, "cut short", true);
  item(Mark::obstacle, theme().warning, "obstacle", false);
  item(Mark::leaves, theme().overlapping, "leaves", false);
  if (huge) {
    item(Mark::ram, theme().overlapping, "rams", false);
    ImGui::TextUnformatted("+1: the energy that the maneuver brings");
  }
  ImGui::PopStyleColor();
}

void tallon(desk::Desk& desk) {
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted("Tallon roll ends");
  const auto offer = [&desk](const char* name, const char* words, geom::TallonPlace place) {
    flow(button_width(words));
    if (button(name, words, "", {true, false, desk.dial.tallon_place == place})) desk.dial.end_tallon_at(place);
  };
  offer("dial/tallon-back", "back", geom::TallonPlace::back);
  offer("dial/tallon-middle", "middle", geom::TallonPlace::middle);
  offer("dial/tallon-front", "front", geom::TallonPlace::front);
}

void speeds(const Grid& grid, ImVec2 origin, float side, float space) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  for (std::size_t r = 0; r < grid.rows.size(); ++r) {
    const float y = origin.y + (side + space) * static_cast<float>(r);
    list->AddText(fonts().bold != nullptr ? fonts().bold : ImGui::GetFont(), em(),
                  {origin.x + space::thin(), y + (side - em()) / 2}, u32(theme().text_dim),
                  number(grid.rows[r], 0).c_str());
  }
}

std::string title(const desk::Desk& desk, const DialMemory& memory) {
  const state::Piece* piece = desk.board.only_selected();
  const bool setting = desk.in_battle() && desk.table().play.phase == state::Phase::planning;
  return (memory.overriding ? "Choose for "
          : setting         ? "Set the dial of "
                            : "Dial of ") +
         state::called(desk.catalog(), *piece) + "  ·  " + title_of(desk.catalog(), *piece);
}

// Title and close button; true when that is pressed.
bool head(const desk::Desk& desk, const DialMemory& memory) {
  strong(title(desk, memory));
  gap(space::thin());
  return button("dial/close", "Close the dial", "Esc");
}

// The same in one line, where every line is needed for the dial.
bool short_head(const desk::Desk& desk, const DialMemory& memory, float width) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float side = ImGui::GetFrameHeight();
  fitted(ImGui::GetWindowDrawList(), fonts().bold, em(), {at.x, at.y + ImGui::GetStyle().FramePadding.y},
         width - side - space::half(), u32(theme().text), title(desk, memory));
  ImGui::SetCursorScreenPos({at.x + width - side, at.y});
  return mark_button("dial/close", Mark::close, "Close the dial (Esc)");
}

// Everything below the title, in a room of that size. Precondition: dial_wanted().
void body(desk::Desk& desk, DialMemory& memory, Places& places, float room_width, float room_height) {
  if (!memory.shown) {
    memory.by_keys = false;
    places.keyboard_here = false;
  }
  memory.shown = true;
  const std::vector<desk::DialCell> cells = desk.dial.cells();
  if (!memory.by_keys) desk.dial.point_at({});
  if (cells.empty()) {
    plain(desk.board.dragging() ? "Let go of the ship to see its dial."
                                : "This base has no dial. Give it a ship first.");
    return;
  }
  const Grid grid = grid_of(cells);
  const float space = space::slim();
  const float numbers = em() * kDialNumbersEm;
  const auto columns = static_cast<float>(grid.columns.size());
  const auto rows = static_cast<float>(grid.rows.size());
  const float wide = (room_width - numbers) / columns - space;
  const float high = (room_height - em() * kBesidesDialEm) / rows - space;
  const float side = std::clamp(std::min(wide, high), space::row(), em() * kMostDialSideEm);
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  speeds(grid, origin, side, space);
  for (const desk::DialCell& what : cells) {
    const auto c = static_cast<float>(grid.column(what.maneuver));
    const auto r = static_cast<float>(grid.row(what.maneuver));
    cell(desk, memory, what, {origin.x + numbers + (side + space) * c, origin.y + (side + space) * r}, side);
  }
  ImGui::SetCursorScreenPos(origin);
  ImGui::Dummy({(side + space) * columns + numbers, (side + space) * rows});
  if (compact()) sentence(desk, cells);  // what is chosen comes right below the dial
  if (std::any_of(cells.begin(), cells.end(),
                  [](const desk::DialCell& c) { return geom::is_tallon(c.maneuver.bearing); })) {
    tallon(desk);
  }
  legend(cells.front().energy.has_value());
  if (!compact()) {
    ImGui::Separator();
    sentence(desk, cells);
  }
  if (!ImGui::GetIO().WantTextInput && !dialog_open()) keys(desk, memory, cells, grid);
}

}  // namespace

void close_dial(desk::Desk& desk, DialMemory& memory) {
  desk.dial.hide();
  memory.overriding = false;
}

bool dial_wanted(const desk::Desk& desk, const DialMemory& memory) {
  const state::Piece* piece = desk.board.only_selected();
  return (desk.dial.open || memory.overriding) && piece != nullptr && piece->type == state::PieceType::ship;
}

void draw_docked_dial(desk::Desk& desk, DialMemory& memory, Places& places) {
  const float right = ImGui::GetContentRegionAvail().x;
  const std::string id = desk.board.only_selected()->id;
  if (std::exchange(memory.ship, id) != id) ImGui::SetScrollY(0);
  const bool low = compact();
  const bool leaves = escapes(Escape::dial);
  if (low ? short_head(desk, memory, right) : head(desk, memory)) close_dial(desk, memory);
  if (leaves) close_dial(desk, memory);
  if (desk.in_battle() && !low) draw_declarations(desk, id);
  gap(low ? space::thin() : space::half());
  if (dial_wanted(desk, memory)) body(desk, memory, places, right, ImGui::GetContentRegionAvail().y);
  if (desk.in_battle() && low) draw_declarations(desk, id);
}

// The cells at their largest, and below them what body() writes; in letters of a size that both fit.
void draw_large_dial(desk::Desk& desk, DialMemory& memory, Places& places, const Rect& room) {
  constexpr float kCellEm = 3.65F, kNumbersEm = 1.5F, kBelowEm = 14;
  const Grid grid = grid_of(desk.dial.cells());
  const auto columns = static_cast<float>(grid.columns.size()), rows = static_cast<float>(grid.rows.size());
  ImGui::SetCursorScreenPos({room.left, room.top});
  ImGui::BeginChild("dial", {room.width(), room.height()}, false,
                    ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollbar);
  ImGui::SetWindowFontScale(1);
  const float size =
      std::min(room.width() / (kNumbersEm + kCellEm * columns), room.height() / (kBelowEm + kCellEm * rows));
  ImGui::SetWindowFontScale(size / em());
  body(desk, memory, places, room.width(), room.height());
  ImGui::EndChild();
  if (escapes(Escape::dial)) close_dial(desk, memory);
}

bool dial_stays(desk::Desk& desk, DialMemory& memory) {
  const state::Piece* piece = desk.board.only_selected();
  if (memory.overriding &&
      (!desk.advice.decision || desk.advice.flown || piece == nullptr || piece->id != desk.advice.decision->ship)) {
    memory.overriding = false;
  }
  if (dial_wanted(desk, memory)) return true;
  if (memory.shown) desk.dial.point_at({});
  memory.shown = false;
  memory.ship.clear();
  return false;
}

void draw_dial(desk::Desk& desk, DialMemory& memory, Places& places) {
  if (!dial_stays(desk, memory)) return;
  const state::Piece* piece = desk.board.only_selected();
  if (places.right.width() > 0) return;  // it stands there, beside the board
  // A narrow window: over the board, in the corner away from the ship.
  const float width = std::min(em() * kMostDialEm, places.board.width());
  const float height = places.board.height() - em();
  const geom::Vec2 ship = desk.board.camera.to_screen({piece->pose.x.mm(), piece->pose.y.mm()});
  const bool ship_left = ship.x < static_cast<double>((places.board.left + places.board.right) / 2);
  const float x = ship_left ? places.board.right - space::half() : places.board.left + space::half();
  if (!memory.shown) ImGui::SetNextWindowFocus();
  ImGui::SetNextWindowPos({x, places.board.bottom - space::half()}, ImGuiCond_Appearing, {ship_left ? 1.0F : 0.0F, 1});
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, std::max(height, em() * kLeastDialEm)});
  ImGui::SetNextWindowSize({width, 0});
  bool keep = true;
  if (ImGui::Begin((title(desk, memory) + "###Dial").c_str(), &keep,
                   ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
                       ImGuiWindowFlags_NoNavInputs)) {
    body(desk, memory, places, ImGui::GetContentRegionAvail().x, height);
    if (escapes(Escape::dial)) keep = false;
  }
  ImGui::End();
  if (!keep) close_dial(desk, memory);
}

}  // namespace plotboard::panels
