// The battle's log: readable lines by round and turn, each a way to its moment; playing it, faster or slower.
#include "panels/battle/log_panel.hpp"

#include <algorithm>
#include <utility>

#include "data/rule_set.hpp"
#include "panels/kit/battle_signs.hpp"
#include "panels/kit/card_words.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kLeastLogTextEm = 4, kBeyondViewEm = 10;

// "Rule 2e-lock-1", or the card that a line cites.
std::string cited_words(const desk::Desk& desk, const std::string& rule) {
  const std::string name = name_of_rule(desk.catalog(), rule);
  return name == rule ? "Rule " + name : name;
}

using desk::LineKind;
using desk::LogFilter;

std::string filter_words(LogFilter filter) {
  switch (filter) {
    case LogFilter::all:
      return "Everything, with reasons";
    case LogFilter::events:
      return "What happened";
    case LogFilter::dice_and_damage:
      return "Dice and damage";
  }
  return "";
}

void controls(desk::Desk& desk) {
  const std::size_t first = desk.log.first_moment(), now = desk.log.moment(), last = desk.log.last_moment();
  // Over the slider, not on it, where its grip would hide them.
  ImGui::SameLine();
  dim(now == last ? "step " + std::to_string(now) : "step " + std::to_string(now) + " of " + std::to_string(last));
  ImGui::SetNextItemWidth(-FLT_MIN);
  auto at = static_cast<float>(now);
  // Not of whole numbers: that would make the grip of a short log as wide as the words.
  if (ImGui::SliderFloat("##moment", &at, static_cast<float>(first), static_cast<float>(last), "")) {
    const auto wanted = static_cast<std::size_t>(std::max(0.0F, at + 0.5F));
    desk.log.stop_playing();
    desk.log.go_to(std::min(wanted, last));
  }
  probe("log/scrub");
  tip("Every step of the battle. Drag to go back or forward; nothing is lost until you play on from there, and even "
      "then "
      "the old line is kept.");
  const float side = ImGui::GetFrameHeight();
  Look look;
  look.width = side * 1.1F;
  look.enabled = now > first;
  if (button("log/back", "<", "", look)) {
    desk.log.stop_playing();
    desk.log.go_to(now - 1);
  }
  tip("One step back");
  flow(side);
  look.enabled = now < last;
  if (button("log/forward", ">", "", look)) {
    desk.log.stop_playing();
    desk.log.go_to(now + 1);
  }
  tip("One step forward");
  const char* play = desk.log.playing ? "Pause" : "Play";
  flow(button_width("Pause"));
  look.width = button_width("Pause");
  look.enabled = desk.log.playing || now < last;
  look.primary = desk.log.playing;
  if (button("log/play", play, "", look)) act(desk::Intent::play_log);
  tip("Plays on what lies ahead, step by step.");
  const std::string speed = number(desk.log.speed, desk.log.speed < 1 ? 1 : 0) + "×";
  flow(button_width("0.5×"));
  if (button("log/speed", speed)) {
    desk.log.play_faster();
  }
  tip("Speed of playing: 0.5, 1, 2, 4, 8 times");
  ImGui::SetNextItemWidth(-FLT_MIN);
  if (ImGui::BeginCombo("##filter", filter_words(desk.log.filter).c_str())) {
    for (const LogFilter filter : {LogFilter::all, LogFilter::events, LogFilter::dice_and_damage}) {
      if (ImGui::Selectable(filter_words(filter).c_str(), filter == desk.log.filter) || entered()) {
        desk.log.show_only(filter);
      }
    }
    ImGui::EndCombo();
  }
  probe("log/filter");
}

void line_menu(desk::Desk& desk, Places& places, const desk::LogLine& line) {
  if (!ImGui::BeginPopup("##line")) return;
  const auto item = [](const char* name, const char* words) {
    const bool chosen = ImGui::MenuItem(words) || entered();
    probe(name);
    if (chosen) ImGui::CloseCurrentPopup();
    return chosen;
  };
  if (desk.log.has_reasons(line.entries) && item("log/reasons", "Show its reasons")) {
    if (desk.log.show_reasons(line.entries)) places.tab = Tab::ai;
  }
  if (item("log/go", line.undone ? "Go forward to here" : "Undo to here")) desk.log.go_to(line.entries);
  if (item("log/before", "Go to just before this")) desk.log.go_to(line.entries - 1);
  if (item("log/replay", "Replay from here")) desk.log.play_from(line.entries - 1);
  if (!line.rule.empty() && item("log/rule", cited_words(desk, line.rule).c_str())) show_rule(line.rule);
  if (!line.ship.empty() && desk.table().find(line.ship) != nullptr &&
      item("log/ship", ("Show " + desk.names().piece(line.ship)).c_str())) {
    desk.board.select(line.ship);
  }
  ImGui::EndPopup();
}

}  // namespace

// Height follows the words; `link`: a click opens its menu.
void draw_log_line(desk::Desk& desk, Places& places, const desk::LogLine& line, bool link) {
  const bool heading_line = line.kind == LineKind::round || line.kind == LineKind::phase ||
                            line.kind == LineKind::initiative || line.kind == LineKind::turn;
  const bool reason = line.kind == LineKind::why;
  const float indent = heading_line
                           ? (line.kind == LineKind::turn || line.kind == LineKind::initiative ? space::snug() : 0)
                       : reason ? space::indent()
                                : space::loose();
  const float width = ImGui::GetContentRegionAvail().x;
  const float room = std::max(em() * kLeastLogTextEm, width - indent);
  const float size = reason ? type::reason() : em();
  ImFont* font =
      heading_line && line.kind != LineKind::initiative && fonts().bold != nullptr ? fonts().bold : ImGui::GetFont();
  const float die = space::chip();
  const std::string words = in_lines(line.text, room, font, size);
  const ImVec2 text = font->CalcTextSizeA(size, FLT_MAX, 0, words.c_str());
  const auto columns = std::max(1, static_cast<int>(room / (die * 1.1F)));
  const int rows = line.dice.empty() ? 0 : (static_cast<int>(line.dice.size()) + columns - 1) / columns;
  const float above = line.kind == LineKind::round ? space::half() : line.kind == LineKind::phase ? space::tight() : 0;
  const float height = above + text.y + static_cast<float>(rows) * die * 1.1F + space::hair();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  bool lit = false;
  if (link) {
    if (ImGui::InvisibleButton("##line-button", {width, height}) || entered()) ImGui::OpenPopup("##line");
    lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
    probe("log/line-" + std::to_string(line.entries));
    line_menu(desk, places, line);
  } else {
    ImGui::Dummy({width, height});
    if (!line.rule.empty()) {
      const data::RuleText* rule = desk.rule(line.rule);
      const std::string says = rule == nullptr ? text_of_card(desk.catalog(), line.rule) : rule->text;
      tip(cited_words(desk, line.rule) + (says.empty() ? "" : ": " + says));
    }
  }
  if (!ImGui::IsItemVisible() && !link) return;
  const scene::Theme& t = theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  if (lit) {
    list->AddRectFilled({at.x - space::thin(), at.y + above}, {at.x + width, at.y + height},
                        u32(mixed(t.panel, t.accent, 0.25F)), space::thin());
  }
  const float strength = line.undone ? 0.45F : 1.0F;
  const state::Piece* ship = line.ship.empty() ? nullptr : desk.table().find(line.ship);
  if (ship != nullptr && !heading_line && !reason) {
    list->AddRectFilled({at.x + space::slim(), at.y + space::thin()},
                        {at.x + space::snug(), at.y + height - space::thin()},
                        u32(ship->side == state::Side::enemy ? t.enemy_text : t.player_text, strength));
  }
  const scene::Colour ink = line.kind == LineKind::damage                 ? t.overlapping
                            : line.kind == LineKind::round                ? t.accent
                            : reason || line.kind == LineKind::initiative ? t.text_dim
                                                                          : t.text;
  list->AddText(font, size, {at.x + indent, at.y + above}, u32(ink, strength), words.c_str());
  for (std::size_t i = 0; i < line.dice.size(); ++i) {
    const int in_column = static_cast<int>(i) % columns;
    const int in_row = static_cast<int>(i) / columns;
    const auto column = static_cast<float>(in_column);
    const auto row = static_cast<float>(in_row);
    draw_battle_die(list,
                    {at.x + indent + die * (1.1F * column + 0.5F), at.y + above + text.y + die * (1.1F * row + 0.55F)},
                    die, line.die, line.dice[i], line.undone);
  }
}

void draw_log_panel(desk::Desk& desk, LogMemory& memory, Places& places) {
  if (!begin_panel("Log", places.palette)) {
    ImGui::End();
    return;
  }
  heading("Log");
  controls(desk);
  ImGui::Separator();
  ImGui::BeginChild("lines", {0, -ImGui::GetFrameHeightWithSpacing()}, false, ImGuiWindowFlags_NavFlattened);
  const std::vector<desk::LogLine>& lines = desk.log.lines();
  // Lines far from the window are skipped by the height that they had before.
  const std::uint64_t revision = desk.session().revision();
  if (memory.revision != revision || memory.filter != desk.log.filter || memory.width != ImGui::GetWindowWidth()) {
    memory.scroll = true;
    if (memory.width != ImGui::GetWindowWidth() || memory.filter != desk.log.filter) memory.heights.clear();
    memory.revision = revision;
    memory.filter = desk.log.filter;
    memory.width = ImGui::GetWindowWidth();
  }
  if (memory.height != ImGui::GetWindowHeight()) {  // messages came below or went: the end stays in sight
    memory.scroll |= memory.at_end;
    memory.height = ImGui::GetWindowHeight();
  }
  memory.heights.resize(lines.size(), 0);
  const float low = ImGui::GetScrollY() - em() * kBeyondViewEm,
              high = ImGui::GetScrollY() + ImGui::GetWindowHeight() + em() * kBeyondViewEm;
  const float spacing = ImGui::GetStyle().ItemSpacing.y;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, std::min(spacing, space::fine())});
  bool here = false;
  std::size_t told = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!desk::passes(desk.log.filter, lines[i])) continue;
    const desk::Telling telling = desk.log.telling(lines[i]);
    if (telling == desk::Telling::not_yet) continue;
    if (telling == desk::Telling::told) ++told;
    if (telling == desk::Telling::ahead && !here) {  // where the table stands
      here = true;
      const ImVec2 at = ImGui::GetCursorScreenPos();
      ImGui::GetWindowDrawList()->AddLine({at.x, at.y}, {at.x + ImGui::GetContentRegionAvail().x, at.y},
                                          u32(theme().accent), line_width() * 2);
      dim("The board shows this moment. Below: what was undone.");
      if (memory.scroll) ImGui::SetScrollHereY(0.7F);
    }
    const float y = ImGui::GetCursorPosY();
    float& height = memory.heights[i];
    if (height > 0 && (y + height < low || y > high)) {
      ImGui::Dummy({1, height - ImGui::GetStyle().ItemSpacing.y});
      continue;
    }
    const WithId id(static_cast<int>(i));
    desk::LogLine line = lines[i];  // its menu can make other lines of them all
    line.undone = telling == desk::Telling::ahead;
    draw_log_line(desk, places, line, true);
    if (desk.session().revision() != revision) break;
    height = ImGui::GetCursorPosY() - y;
  }
  if (desk.log.lines().empty())
    dim("Nothing has happened yet. Every step of the battle is written here, with its dice and reasons.");
  if (std::exchange(memory.told, told) != told) memory.scroll |= memory.at_end;  // the board has come to more of it
  if (memory.scroll && !here) ImGui::SetScrollHereY(1);
  memory.at_end = memory.scroll || ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - em();
  memory.scroll = false;
  ImGui::PopStyleVar();
  ImGui::EndChild();
  intent_button(desk, desk::Intent::export_log, "log/export", "Export the log…");
  ImGui::End();
}

}  // namespace plotboard::panels
