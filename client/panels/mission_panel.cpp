// The mission's tab, and the strip above the board that always says how it stands.
#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "desk/names.hpp"
#include "panels/mission_parts.hpp"
#include "panels/ui.hpp"
#include "rules/coop/mission_docking.hpp"

namespace plotboard::panels {
namespace {

using desk::MissionView;

std::string cut_to(const std::string& words, float width) {
  if (ImGui::CalcTextSize(words.c_str()).x <= width) return words;
  std::string cut = words;
  while (!cut.empty() && ImGui::CalcTextSize((cut + "…").c_str()).x > width) {
    cut.pop_back();
    while (!cut.empty() && (static_cast<unsigned char>(cut.back()) & 0xC0U) == 0x80U) cut.pop_back();
  }
  return cut + "…";
}

std::string in_rounds(int rounds) { return rounds <= 1 ? "next round" : "in " + std::to_string(rounds) + " rounds"; }

std::string next_words(const MissionView& view) {
  if (view.hides) return "Silver star: what comes is hidden";
  if (view.next.empty()) return "";
  const int round = view.next.front().round;
  std::string names;
  for (const desk::ComingLine& coming : view.next)
    if (coming.round == round) names += (names.empty() ? "" : ", ") + coming.squad;
  return names + " " + (view.next.size() > 1 && names.find(',') != std::string::npos ? "arrive " : "arrives ") +
         in_rounds(round - view.round);
}

void coming(const MissionView& view) {
  if (view.hides) return dim("Silver star: what is to come is not shown.");
  for (const desk::ComingLine& line : view.next) {
    strong("Round " + std::to_string(line.round) + ": " + line.squad);
    plain(line.ships);
    dim(line.where + (line.where.empty() || line.order.empty() ? "" : ", ") + line.order);
  }
  for (const std::string& line : view.later) bullet("When called: " + line);
  if (view.next.empty() && view.later.empty()) dim("Nobody else is to come.");
}

void pilots(desk::Desk& desk, const MissionView& view) {
  for (const desk::PilotLine& pilot : view.pilot_lines) {
    const WithId id(pilot.ship);
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string xp = std::to_string(pilot.experience) + " XP";
    const float wide = ImGui::CalcTextSize(xp.c_str()).x;
    if (ImGui::InvisibleButton("##pilot", {width, em() * 1.2F}) || entered()) {
      if (desk.table().find(pilot.ship) != nullptr) desk.board.selected = {pilot.ship};
    }
    probe("mission/pilot-" + pilot.ship);
    ImDrawList* list = ImGui::GetWindowDrawList();
    const ImVec4 clip(at.x, at.y, at.x + width - wide - em(), at.y + em() * 1.3F);
    list->AddText(fonts().bold == nullptr ? ImGui::GetFont() : fonts().bold, em(), at, u32(theme().player_text),
                  (pilot.ship + ", " + pilot.type).c_str(), nullptr, 0, &clip);
    list->AddText({at.x + width - wide, at.y}, u32(theme().text), xp.c_str());
    dim(pilot.state + ". " + std::to_string(pilot.kills) + " destroyed, " + std::to_string(pilot.damage) +
        " damage done.");
    for (const std::string& credit : pilot.credits) bullet(credit);
    for (const std::string& deed : pilot.deeds) bullet(deed);
  }
}

void lines(const char* title, const std::vector<std::string>& all) {
  if (all.empty()) return;
  gap();
  heading(title);
  for (const std::string& line : all) bullet(line);
}

// What it says, without the buttons.
void report_text(const MissionView& view) {
  const std::vector<desk::ReportPart> parts = desk::report_of(view);
  {
    const WithFont font(fonts().title);
    coloured(view.result.outcome == mission::Outcome::won ? theme().chosen : theme().overlapping, parts.front().title);
  }
  for (const std::string& line : parts.front().lines) plain(line);
  gap();
  heading("Objectives");
  for (const desk::ObjectiveLine& objective : view.objectives) objective_line(objective);
  // Pilots side by side where there is room.
  const float width = ImGui::GetContentRegionAvail().x;
  gap();
  std::vector<const desk::ReportPart*> pilot_parts;
  for (std::size_t i = 2; i < parts.size() && parts[i].title != "Squads"; ++i) pilot_parts.push_back(&parts[i]);
  const int fit = std::clamp(static_cast<int>(width / (em() * 13)), 1, 4);
  const int count = static_cast<int>(pilot_parts.size()), rows = std::max(1, (count + fit - 1) / fit);
  const int columns = std::max(1, (count + rows - 1) / rows);  // rows as even as can be
  if (!pilot_parts.empty() && ImGui::BeginTable("pilots", columns, ImGuiTableFlags_SizingStretchSame)) {
    for (const desk::ReportPart* part : pilot_parts) {
      ImGui::TableNextColumn();
      heading(part->title.c_str());
      for (const std::string& line : part->lines) {
        const bool credit = line.rfind("  ", 0) == 0;
        if (credit)
          bullet(line.substr(2));
        else
          plain(line);
      }
      gap();
    }
    ImGui::EndTable();
  }
  if (parts.back().title == "Squads") {
    heading("Squads");
    for (const std::string& line : parts.back().lines) bullet(line);
  }
}

void report_buttons(desk::Desk& desk, const MissionView& view, bool& open) {
  const std::string again = view.mission->id, next = desk::next_of_tour(desk.catalog(), again);
  const auto leave = [&](const std::string& mission) {
    open = false;
    ++desk.seed;
    desk.show_briefing(mission);
  };
  const bool of_campaign = desk.campaign.is_battle_over();
  if (of_campaign) {
    if (button("report/home", "Bring the report home", "", {true, true}) && desk.campaign.bring_home()) {
      open = false;
      desk.show_campaign();
    }
    tip("The campaign goes on with the debrief.");
    flow(button_width("Look at the table", "Esc"));
  }
  if (button("report/close", "Look at the table", "Esc", {true, !of_campaign})) open = false;
  if (!of_campaign) {
    flow(button_width("Fly it again"));
    if (button("report/again", "Fly it again")) leave(again);
  }
  if (!next.empty() && !of_campaign) {
    flow(button_width("Next mission"));
    if (button("report/next", "Next mission")) leave(next);
    tip(desk.catalog().missions.at(next).name);
  }
  flow(button_width("Save as text…"));
  if (button("report/text", "Save as text…")) {
    open = false;
    act(desk, desk::Intent::export_text);
  }
  flow(button_width("Save as picture…"));
  if (button("report/png", "Save as picture…")) {
    open = false;
    desk.files.png_with_report = true;
    act(desk, desk::Intent::export_png);
  }
  tip("The board with this report beside it.");
  flow(button_width("Replay it"));
  if (button("report/replay", "Replay it")) {
    open = false;
    desk.log.play_from(desk.log.first_moment());
  }
}

}  // namespace

bool mission_tab_wanted(const desk::Desk& desk) {
  return desk.has_table() && desk.missions.standing().mission != nullptr;
}

void draw_mission(desk::Desk& desk) {
  const MissionView& view = desk.missions.standing();
  if (view.mission == nullptr) return;
  if (desk.campaign.is_on_table()) {
    const bool over = desk.campaign.is_battle_over();
    if (over && button("mission/home", "Bring the report home", "", {true, true}) && desk.campaign.bring_home())
      return desk.show_campaign();
    if (over) flow(button_width("Campaign"));
    if (button("mission/campaign", "Campaign")) return desk.show_campaign();
    tip("Back to " + desk.campaign.state().name + ". The battle is kept and can be taken up another day.");
    gap(0.3F);
  }
  strong(view.mission->number + "  " + view.mission->name);
  dim("Round " + std::to_string(view.round) +
      (view.mission->rounds > 0 ? " of " + std::to_string(view.mission->rounds) : "") + ", " +
      std::to_string(view.pilots) + " pilots" + (view.rank > 0 ? ", rank " + std::to_string(view.rank) : ""));
  gap();
  heading("Objectives");
  for (const desk::ObjectiveLine& objective : view.objectives) objective_line(objective);
  gap();
  heading("To come");
  coming(view);
  if (view.fought && !view.pilot_lines.empty()) {
    gap();
    heading("Pilots");
    pilots(desk, view);
  }
  lines("Special rules", view.mission->special_rules);
  lines("What has happened", view.events);
  lines("Drawn by lot", view.draws);
  gap();
  heading("Briefing");
  for (const std::string& line : view.mission->briefing) plain(line);
}

void draw_declarations(desk::Desk& desk, const std::string& only) {
  if (!mission_tab_wanted(desk) || desk.table().play.phase != state::Phase::planning) return;
  bool first = true;
  const state::Table table = desk.table();  // a copy: a click makes another
  for (const state::Piece& ship : table.pieces) {
    if (ship.side != desk.seats.seat || !ship.in_play() || (!only.empty() && ship.id != only)) continue;
    const std::vector<state::Option> options = rules::declarations(desk.catalog(), table, ship.id);
    if (options.empty()) continue;
    if (std::exchange(first, false)) {
      gap();
      heading("Besides its dial");
    }
    const WithId id(ship.id);
    dim(ship.id + (ship.ship.docking.empty() ? "" : ", docked with " + ship.ship.docking + ": a dial undocks it"));
    bool in_row = false;
    for (const state::Option& option : options) {
      const bool on = ship.ship.declares == option.key;
      // What it costs is in the tip, but not that it is against orders.
      const bool against = option.text.key() == words::Key("jump.declare-against");
      const std::string words = desk.said(against ? say("declare.against-orders") : option.text);
      if (in_row) flow(button_width(words));
      in_row = true;
      if (button("declare/" + ship.id + "/" + option.key, words, "", {option.legal || on, false, on}))
        desk.battle.declare(ship.id, on ? "" : option.key);
      tip(option.legal ? desk.said(option.text) + "." : desk.said(option.why) + "\nRule " + option.rule);
    }
  }
}

void draw_mission_strip(desk::Desk& desk) {
  const MissionView& view = desk.missions.standing();
  if (view.mission == nullptr) return;
  const float width = ImGui::GetContentRegionAvail().x, height = em() * 1.45F;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const scene::Theme& t = theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  if (ImGui::InvisibleButton("##strip", {width, height}) || entered()) {
    ui().tab = Tab::mission;
    ui().right_over = true;
  }
  probe("mission/strip");
  if (ImGui::IsItemHovered()) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(em() * 26);
    for (const desk::ObjectiveLine& objective : view.objectives) objective_line(objective);
    ImGui::PopTextWrapPos();
    const ImVec2 low = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
    probe("mission/strip-tip", low, {low.x + size.x, low.y + size.y});
    ImGui::EndTooltip();
  }
  const std::string next = next_words(view);
  const float next_width = next.empty() ? 0 : std::min(ImGui::CalcTextSize(next.c_str()).x + em(), width * 0.4F);
  const float y = at.y + em() * 0.2F;
  if (!next.empty())
    list->AddText({at.x + width - next_width + em() * 0.5F, y}, u32(t.warning),
                  cut_to(next, next_width - em() * 0.5F).c_str());
  // Primary objectives first in the file's order; each gets a share of the width.
  const float room = width - next_width;
  std::vector<const desk::ObjectiveLine*> shown;
  for (const auto kind : {data::ObjectiveKind::primary, data::ObjectiveKind::bonus, data::ObjectiveKind::gold_star}) {
    for (const desk::ObjectiveLine& objective : view.objectives)
      if (objective.kind == kind) shown.push_back(&objective);
  }
  float x = at.x;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const float left = room - (x - at.x);
    const float share = left / static_cast<float>(shown.size() - i);
    if (share < em() * 1.6F) break;
    draw_status(list, {x + em() * 0.55F, at.y + em() * 0.72F}, em(), shown[i]->status);
    const std::string words = share < em() * 5 ? "" : cut_to(shown[i]->text, share - em() * 2.2F);
    const bool primary = shown[i]->kind == data::ObjectiveKind::primary;
    list->AddText({x + em() * 1.35F, y}, u32(primary ? t.text : t.text_dim), words.c_str());
    x += em() * 2.2F + (words.empty() ? 0 : ImGui::CalcTextSize(words.c_str()).x);
  }
}

void draw_report(desk::Desk& desk) {
  const MissionView& view = desk.missions.standing();
  bool open = desk.battle.result_open && view.mission != nullptr && desk.table().play.phase == state::Phase::over;
  if (!begin_dialog("Mission report", 56, open)) {
    if (!open) desk.battle.result_open = false;
    return;
  }
  // The way on stays in sight below a long report.
  const auto h = static_cast<float>(ui().frame.height_px);
  const bool roomy = h > em() * 30;
  if (roomy) {
    const float most = h * 0.92F - ImGui::GetFrameHeightWithSpacing() * 3 - em();
    const float height = ui().report_height > 0 ? std::min(ui().report_height, most) : most;
    ImGui::BeginChild("report", {0, height}, false, ImGuiWindowFlags_NavFlattened);
  }
  report_text(view);
  if (roomy) {
    ui().report_height = ImGui::GetCursorPosY();
    ImGui::EndChild();
    ImGui::Separator();
  }
  gap(0.3F);
  report_buttons(desk, view, open);
  end_dialog(open);
  desk.battle.result_open = open;
}

}  // namespace plotboard::panels
