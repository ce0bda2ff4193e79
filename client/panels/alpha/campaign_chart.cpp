// The path chart of a pilot's sheet: each rank a cell, reached ones filled, the next one with its price.
#include <algorithm>

#include "panels/alpha/campaign_panel.hpp"
#include "panels/alpha/campaign_parts.hpp"
#include "panels/alpha/campaign_sheet_parts.hpp"
#include "panels/kit/parts.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kCellHeadingEm = 2.15F, kChartButtonEm = 12, kPathNamesEm = 5.6F, kBeyondLabelEm = 8;

using desk::ChartStep;
using desk::Reach;

constexpr float kSmall = 0.8F;  // of the body text
constexpr float kCellEm = 7.4F;

scene::Colour cell_ground(Reach reach, bool mine) {
  const scene::Theme& t = theme();
  switch (reach) {
    case Reach::reached:
      return mine ? mixed(t.panel_raised, t.accent, 0.42F) : t.panel_raised;
    case Reach::suspended:
      return mixed(t.panel_raised, t.warning, 0.3F);
    case Reach::next:
      return mixed(t.panel, t.panel_raised, 0.9F);
    case Reach::later:
      break;
  }
  return mixed(t.panel, t.panel_raised, 0.45F);
}

// What a cell needs besides the step: whose it is, and what a press does.
struct Cell {
  const ChartStep& step;
  std::string name;     // of the widget
  std::string heading;  // "4 Captain"
  std::string price;    // "16 XP", "free"
  bool mine = true;
  std::optional<alpha::Buy> buy;  // shown as a button
  bool can_buy = false;
};

void draw_cell(desk::Desk& desk, const Cell& cell, ImVec2 at, ImVec2 size) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const scene::Theme& t = theme();
  const ImVec2 low = at, high{at.x + size.x, at.y + size.y};
  const bool next = cell.buy.has_value();
  list->AddRectFilled(low, high, u32(cell_ground(cell.step.reach, cell.mine)), space::tight());
  if (cell.step.reach == Reach::later) list->AddRect(low, high, u32(t.text, 0.16F), space::tight(), 0, 1);
  if (next) list->AddRect(low, high, u32(t.accent), space::tight(), 0, line_width() * 1.5F);
  const float pad = space::snug(), room = size.x - pad * 2;
  const scene::Colour ink = cell.step.reach == Reach::later && !cell.mine ? t.text_dim : t.text;
  ImFont* const bold = fonts().bold != nullptr ? fonts().bold : ImGui::GetFont();
  fitted(list, bold, type::caption(), {low.x + pad, low.y + pad * 0.7F}, room, u32(ink), cell.heading);
  const float small = em() * kSmall;
  list->AddText(ImGui::GetFont(), small, {low.x + pad, low.y + pad * 0.7F + space::line()}, u32(ink, 0.75F),
                cell.price.c_str());
  float y = low.y + pad * 0.7F + em() * kCellHeadingEm;
  const float bottom = next ? high.y - ImGui::GetFrameHeight() - pad : high.y - pad * 0.5F;
  for (const std::string& gain : cell.step.brings) {
    y = small_lines(list, {low.x + pad, y}, room, bottom, ink, gain);
    if (y > bottom) break;
  }
  ImGui::SetCursorScreenPos(low);
  ImGui::Dummy({size.x, next ? size.y - ImGui::GetFrameHeight() - pad : size.y});
  probe(cell.name);
  std::string words = cell.heading + " (" + cell.price + "): " + desk::joined(cell.step.brings, ", ") + ".";
  if (cell.step.reach == Reach::suspended) words += "\nAn injury takes this rank for the next mission.";
  tip_by_rule(words, cell.step.rule);
  if (!next) return;
  ImGui::SetCursorScreenPos({low.x + pad, high.y - ImGui::GetFrameHeight() - pad * 0.7F});
  campaign_button(desk, cell.name + "-buy", "Buy, " + cell.price, *cell.buy, {cell.can_buy, cell.can_buy, false, room});
  const int missing = std::max(0, cell.step.cost - campaign_of(desk.campaigns).state().pilot(cell.buy->pilot)->xp);
  if (missing > 0) {
    tip("The pilot lacks " + std::to_string(missing) + " XP.");
  } else if (const auto why = campaign_of(desk.campaigns).session().check(*cell.buy)) {
    tip_by_rule(campaign_of(desk.campaigns).said(why->why), why->rule);
  }
}

Cell cell_of(const desk::Desk& desk, const desk::PilotSheet& sheet, const ChartStep& step, data::Path path) {
  Cell cell{step, "", "", step.cost == 0 ? "free" : std::to_string(step.cost) + " XP", true, std::nullopt, false};
  if (step.reach != Reach::next || sheet.standing != alpha::Standing::active) return cell;
  const bool rank = sheet.next.what == alpha::Ware::rank;
  cell.buy = alpha::Buy{sheet.pilot, sheet.next.what, 1, rank && sheet.next.path ? path : data::Path::none};
  cell.can_buy = !campaign_of(desk.campaigns).session().check(*cell.buy);
  return cell;
}

}  // namespace

float small_lines(ImDrawList* list, ImVec2 at, float width, float most, scene::Colour ink, const std::string& words) {
  ImFont* const font = ImGui::GetFont();
  const float size = em() * kSmall;
  const std::string lines = in_lines(words, width, font, size);
  const float high = font->CalcTextSizeA(size, FLT_MAX, 0, lines.c_str()).y;
  if (at.y + high <= most + size * 0.3F) list->AddText(font, size, at, u32(ink), lines.c_str());
  return at.y + high + size * 0.15F;
}

void draw_path_chart(desk::Desk& desk, PilotPageMemory& memory, const desk::PilotSheet& sheet) {
  const bool chosen = !sheet.path.empty();
  heading(chosen ? ("Career path: " + sheet.path).c_str() : "Career path");
  if (chosen) {
    flow(em() * kChartButtonEm);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().FramePadding.y);
    check("campaign/pilot/all-paths", "Show all paths", memory.all_paths);
  } else {
    dim("Choose one of four with rank 3; the choice stays for the whole campaign.");
  }
  const float space = space::tight();
  const float left = ImGui::GetCursorScreenPos().x, full = ImGui::GetContentRegionAvail().x;
  const bool several = !chosen || memory.all_paths;
  const float names = several ? em() * kPathNamesEm : 0;
  const float wide = (full - names - space * (alpha::kHighestPilotRank - 1)) / alpha::kHighestPilotRank;
  for (const desk::PathChart& chart : sheet.charts) {
    if (!several && !chart.chosen) continue;
    const ImVec2 row = ImGui::GetCursorScreenPos();
    if (several) {
      ImFont* const bold = fonts().bold != nullptr ? fonts().bold : ImGui::GetFont();
      fitted(ImGui::GetWindowDrawList(), bold, em(), {left, row.y + space::tight()}, names - space::half(),
             u32(chart.open ? theme().text : theme().text_dim), chart.name);
    }
    for (std::size_t i = 0; i < chart.steps.size(); ++i) {
      const ChartStep& step = chart.steps[i];
      Cell cell = cell_of(desk, sheet, step, chart.path);
      cell.name = std::string("campaign/pilot/") + data::name_of(chart.path) + "-" + std::to_string(step.rank);
      cell.heading = std::to_string(step.rank) + " " + step.title;
      cell.mine = chart.open;
      draw_cell(desk, cell, {left + names + (wide + space) * static_cast<float>(i), row.y}, {wide, em() * kCellEm});
    }
    ImGui::SetCursorScreenPos({left, row.y + em() * kCellEm + space});
  }
  // After rank 8.
  const float label = em() * kBeyondLabelEm;
  const ImVec2 row = ImGui::GetCursorScreenPos();
  ImGui::SetCursorScreenPos({row.x, row.y + space::snug()});
  dim("Beyond rank 8");
  const float each = (full - label - space * 2) / static_cast<float>(sheet.beyond.size());
  const bool buys = sheet.next.any && sheet.next.what == alpha::Ware::benefit;
  const float high = em() * (buys ? 5.2F : 3.6F);
  for (std::size_t i = 0; i < sheet.beyond.size(); ++i) {
    Cell cell = cell_of(desk, sheet, sheet.beyond[i], data::Path::none);
    cell.name = "campaign/pilot/benefit-" + std::to_string(i + 1);
    cell.heading = sheet.beyond[i].title;
    draw_cell(desk, cell, {left + label + (each + space) * static_cast<float>(i), row.y}, {each, high});
  }
  ImGui::SetCursorScreenPos({left, row.y + high});
  ImGui::Dummy({0, 0});
}

}  // namespace plotboard::panels
