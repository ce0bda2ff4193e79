// What a pilot has done, as pictures: experience over missions, kills by type, tours with their stars.
#include <algorithm>

#include "panels/alpha/campaign_parts.hpp"
#include "panels/alpha/campaign_sheet_parts.hpp"
#include "panels/kit/battle_signs.hpp"
#include "panels/kit/parts.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kPlotAxisEm = 2.2F, kPlotDotEm = 0.24F, kPlotFiguresEm = 2.4F, kPlotBarEndEm = 0.95F,
                kMostPlotNamesEm = 13, kMedalRowEm = 1.75F, kCellTextEm = 0.28F, kStarSizeEm = 0.85F,
                kMedalSizeEm = 1.4F, kLegendMarkEm = 3;

std::string point_words(const desk::CurvePoint& point, std::size_t place) {
  return "Mission " + std::to_string(place + 1) + ", round " + std::to_string(point.round) + ": " + point.mission +
         " " + point.name + "\n" + (point.won ? "Won" : "Lost") + (point.shot_down ? ", shot down" : "") + " in " +
         point.ship + " at rank " + std::to_string(point.rank) + "\n" + std::to_string(point.earned) + " XP, " +
         std::to_string(point.kills) + (point.kills == 1 ? " kill; " : " kills; ") + std::to_string(point.total) +
         " XP in all";
}

// A step of the axis that leaves at most six lines: 1, 2, 5, 10, 20 ...
int step_for(int top) {
  constexpr int kLines = 6;
  int step = 1;
  while (top / step > kLines) {
    const int next = step * 2;
    if (top / next <= kLines) return next;
    const int five = step * 5;
    if (top / five <= kLines) return five;
    step *= 10;
  }
  return step;
}

std::string tour_state(const desk::TourRow& tour) {
  switch (tour.end) {
    case alpha::TourEnd::won:
      return "won";
    case alpha::TourEnd::failed:
      return "failed";
    case alpha::TourEnd::open:
      break;
  }
  return "open";
}

}  // namespace

void draw_experience(const desk::PilotSheet& sheet, float height) {
  heading("Experience over missions");
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  ImGui::Dummy({width, height});
  probe("campaign/pilot/curve");
  ImDrawList* list = ImGui::GetWindowDrawList();
  const scene::Theme& t = theme();
  const float small = type::small(), axis = em() * kPlotAxisEm, low = at.y + height - space::wide(),
              top = at.y + space::snug();
  const float left = at.x + axis, right = at.x + width - space::snug();
  ImFont* const font = ImGui::GetFont();
  if (sheet.curve.empty()) {
    list->AddText({at.x, at.y + space::tight()}, u32(t.text_dim), "The curve begins with the first mission.");
    return;
  }
  const int most = std::max(1, sheet.curve.back().total), step = step_for(most);
  const auto y_of = [&](int xp) { return low - (low - top) * static_cast<float>(xp) / static_cast<float>(most); };
  const float each = (right - left) / static_cast<float>(sheet.curve.size());
  for (int xp = 0; xp <= most; xp += step) {
    list->AddLine({left, y_of(xp)}, {right, y_of(xp)}, u32(t.text, xp == 0 ? 0.35F : 0.12F));
    const std::string words = std::to_string(xp);
    const float wide = font->CalcTextSizeA(small, FLT_MAX, 0, words.c_str()).x;
    list->AddText(font, small, {left - wide - space::snug(), y_of(xp) - small * 0.5F}, u32(t.text_dim), words.c_str());
  }
  ImVec2 before{left, low};
  for (std::size_t i = 0; i < sheet.curve.size(); ++i) {
    const ImVec2 here{left + each * static_cast<float>(i + 1), y_of(sheet.curve[i].total)};
    list->AddLine(before, here, u32(t.accent), line_width() * 2);
    before = here;
  }
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const bool inside = ImGui::IsItemHovered();
  std::size_t pointed = sheet.curve.size();
  for (std::size_t i = 0; i < sheet.curve.size(); ++i) {
    const desk::CurvePoint& point = sheet.curve[i];
    const ImVec2 here{left + each * static_cast<float>(i + 1), y_of(point.total)};
    const float r = em() * kPlotDotEm;
    if (point.won) {
      list->AddCircleFilled(here, r, u32(t.accent));
    } else {
      list->AddCircleFilled(here, r, u32(t.panel));
      list->AddCircle(here, r, u32(t.warning), 0, line_width() * 1.5F);
    }
    if (point.shot_down) {
      list->AddLine({here.x - r, here.y - r}, {here.x + r, here.y + r}, u32(t.warning), line_width() * 1.5F);
      list->AddLine({here.x - r, here.y + r}, {here.x + r, here.y - r}, u32(t.warning), line_width() * 1.5F);
    }
    if (i > 0 && point.rank != sheet.curve[i - 1].rank) {
      const std::string words = "rank " + std::to_string(point.rank);
      const float wide = font->CalcTextSizeA(small, FLT_MAX, 0, words.c_str()).x;
      list->AddText(font, small, {std::min(here.x - wide * 0.5F, right - wide), here.y + space::pad()}, u32(t.text_dim),
                    words.c_str());
    }
    if (inside && std::abs(mouse.x - here.x) <= each / 2) pointed = i;
  }
  const std::string last = "mission " + std::to_string(sheet.curve.size());
  const float wide = font->CalcTextSizeA(small, FLT_MAX, 0, last.c_str()).x;
  list->AddText(font, small, {right - wide, low + space::slim()}, u32(t.text_dim), last.c_str());
  list->AddText(font, small, {left, low + space::slim()}, u32(t.text_dim),
                "filled: won; open: lost; crossed: shot down");
  if (pointed < sheet.curve.size()) tip_by_rule(point_words(sheet.curve[pointed], pointed), "fga-2.11.5-4");
}

void draw_kills(const desk::PilotSheet& sheet) {
  heading(("Kills: " + std::to_string(sheet.kills_total)).c_str());
  int most = 1;
  for (const desk::KillGroup& group : sheet.kills)
    for (const desk::KillRow& row : group.rows) most = std::max(most, row.count);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float full = ImGui::GetContentRegionAvail().x, names = full * 0.5F, figures = em() * kPlotFiguresEm;
  ImFont* const font = ImGui::GetFont();
  for (const desk::KillGroup& group : sheet.kills) {
    if (group.rows.empty()) {
      dim(group.name + ": none");
      continue;
    }
    strong(group.name + ": " + std::to_string(group.count));
    for (const desk::KillRow& row : group.rows) {
      const ImVec2 at = ImGui::GetCursorScreenPos();
      ImGui::Dummy({full, space::bar()});
      fitted(list, font, type::note(), at, names - space::half(), u32(theme().text), row.name);
      const float bar = (full - names - figures) * static_cast<float>(row.count) / static_cast<float>(most);
      list->AddRectFilled({at.x + names, at.y + space::fine()}, {at.x + names + bar, at.y + em() * kPlotBarEndEm},
                          u32(mixed(theme().panel_raised, theme().accent, 0.7F)), space::thin());
      list->AddText({at.x + names + bar + space::snug(), at.y}, u32(theme().text), std::to_string(row.count).c_str());
    }
  }
  tip_by_rule("Kills are counted by type.", "fga-2.10.1-10");
}

void draw_sheet_tours(const desk::PilotSheet& sheet) {
  heading("Missions and medals");
  dim(std::to_string(sheet.missions_won) + " of " + std::to_string(sheet.missions_flown) + " won, " +
      std::to_string(sheet.gold) + " gold and " + std::to_string(sheet.silver) + " silver stars");
  std::size_t most = 1;
  for (const desk::TourRow& tour : sheet.tours) most = std::max(most, tour.missions.size());
  ImDrawList* list = ImGui::GetWindowDrawList();
  ImFont* const font = ImGui::GetFont();
  const float full = ImGui::GetContentRegionAvail().x, medal = space::deep(),
              names = std::min(full * 0.36F, em() * kMostPlotNamesEm);
  const float space = space::slim(), high = em() * kMedalRowEm;
  const float each = (full - names - medal) / static_cast<float>(most);
  for (const desk::TourRow& tour : sheet.tours) {
    const ImVec2 row = ImGui::GetCursorScreenPos();
    const std::string name = tour.number == 0 ? tour.name : std::to_string(tour.number) + " " + tour.name;
    fitted(list, font, type::caption(), {row.x, row.y + space::tight()}, names - space::snug(), u32(theme().text),
           name);
    ImGui::Dummy({names, high});
    tip(tour.number == 0 ? tour.name
                         : "Tour " + std::to_string(tour.number) + ", " + tour.name + ": " + tour_state(tour));
    for (std::size_t i = 0; i < tour.missions.size(); ++i) {
      const desk::MissionRow& mission = tour.missions[i];
      const ImVec2 low{row.x + names + each * static_cast<float>(i), row.y};
      const ImVec2 end{low.x + each - space, low.y + high - space};
      const scene::Colour ground = mission.won ? mixed(theme().panel_raised, theme().accent, 0.42F)
                                               : mixed(theme().panel, theme().panel_raised, 0.6F);
      list->AddRectFilled(low, end, u32(ground), space::slim());
      if (!mission.won)
        list->AddRect(low, end, u32(theme().text, mission.flown > 0 ? 0.4F : 0.16F), space::slim(), 0, 1);
      list->AddText(font, type::quiet(), {low.x + space::slim(), low.y + em() * kCellTextEm},
                    u32(mission.flown > 0 ? theme().text : theme().text_dim), mission.number.c_str());
      const float star = em() * kStarSizeEm, y = (low.y + end.y) / 2;
      if (mission.silver) draw_star(list, {end.x - star * 0.6F, y}, star, false, true);
      if (mission.gold) draw_star(list, {end.x - star * 1.6F, y}, star, true, true);
      ImGui::SetCursorScreenPos(low);
      ImGui::Dummy({end.x - low.x, end.y - low.y});
      probe("campaign/pilot/mission-" + mission.number);
      std::string words = mission.number + " " + mission.name + ": ";
      words += mission.flown == 0 ? "not flown" : mission.won ? "won" : "flown, not won";
      if (mission.flown > 1) words += ", flown " + std::to_string(mission.flown) + " times";
      if (mission.gold) words += ", gold star";
      if (mission.silver) words += ", silver star";
      tip_by_rule(words, "fga-2.10.1-9");
    }
    const ImVec2 place{row.x + full - medal, row.y};
    draw_medal(list, {place.x + medal / 2, place.y + high / 2}, em() * kMedalSizeEm, tour.medal_won);
    ImGui::SetCursorScreenPos(place);
    ImGui::Dummy({medal, high});
    tip_by_rule(tour.medal + (tour.medal_won ? ": earned" : ": not earned"), "fga-2.15.7-1");
    ImGui::SetCursorScreenPos({row.x, row.y + high});
  }
  ImGui::Dummy({0, 0});
}

void draw_ships_flown(const desk::PilotSheet& sheet) {
  heading("Ships flown");
  ImDrawList* list = ImGui::GetWindowDrawList();
  for (const desk::ShipRow& ship : sheet.ships) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float full = ImGui::GetContentRegionAvail().x, side = space::edge(), y = at.y + space::thin();
    ImGui::Dummy({full, space::bar()});
    if (ship.flown)
      list->AddRectFilled({at.x, y}, {at.x + side, y + side}, u32(theme().accent), space::nick());
    else
      list->AddRect({at.x, y}, {at.x + side, y + side}, u32(theme().text_dim, 0.6F), space::nick(), 0, line_width());
    fitted(list, ImGui::GetFont(), type::note(), {at.x + space::line(), at.y}, full - em() * kLegendMarkEm,
           u32(ship.flown ? theme().text : theme().text_dim), ship.name);
    const std::string count = ship.missions > 0 ? std::to_string(ship.missions) : "";
    list->AddText({at.x + full - ImGui::CalcTextSize(count.c_str()).x - space::thin(), at.y}, u32(theme().text),
                  count.c_str());
    tip_by_rule(ship.name +
                    (ship.flown ? ": " + count + (ship.missions == 1 ? " mission" : " missions") : ": never flown") +
                    (ship.hyperdrive ? ", has a hyperdrive" : ", no hyperdrive"),
                "fga-2.10.1-8");
  }
}

void draw_movements(const desk::PilotSheet& sheet) {
  if (!ImGui::BeginTable("points", 6, ImGuiTableFlags_RowBg | ImGuiTableFlags_SizingStretchProp)) return;
  for (const char* name : {"Round", "What", "XP", "U&M", "Career path", "Rule"}) ImGui::TableSetupColumn(name);
  ImGui::TableHeadersRow();
  const auto cell = [](int value) {
    ImGui::TableNextColumn();
    if (value != 0) ImGui::TextUnformatted(((value > 0 ? "+" : "−") + std::to_string(std::abs(value))).c_str());
  };
  for (std::size_t i = 0; i < sheet.movements.size(); ++i) {
    const WithId id(static_cast<int>(i));
    const desk::Movement& movement = sheet.movements[i];
    ImGui::TableNextColumn();
    ImGui::TextUnformatted(std::to_string(movement.round).c_str());
    ImGui::TableNextColumn();
    ImGui::TextUnformatted(movement.words.c_str());
    cell(movement.xp);
    cell(movement.upgrade_points);
    cell(movement.path_points);
    ImGui::TableNextColumn();
    rule_link(movement.rule);
  }
  ImGui::EndTable();
}

}  // namespace plotboard::panels
