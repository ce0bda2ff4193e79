// The mission's tab, and the strip above the board that always says how it stands.
#include "panels/missions/mission_panel.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "desk/core/names.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/missions/mission_parts.hpp"
#include "rules/coop/mission_docking.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kPilotColumnEm = 13, kLeastObjectiveTextEm = 3, kFourLinesEm = 30, kTwoLinesEm = 20,
                kLeftOutMarkEm = 2.5F, kStripStatusAtEm = 0.52F, kRoomyStripEm = 18;

using desk::MissionView;

std::string next_words(const MissionView& view) {
  if (view.hides) return "Silver star: what comes is hidden";
  if (view.next.empty()) return "";
  const int round = view.next.front().round;
  std::vector<std::string> squads;
  for (const desk::ComingLine& coming : view.next)
    if (coming.round == round) squads.push_back(coming.squad);
  return desk::listed(squads) + (squads.size() > 1 ? " arrive " : " arrives ") + desk::in_rounds(round - view.round);
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
    if (ImGui::InvisibleButton("##pilot", {width, space::wide()}) || entered()) {
      if (desk.table().find(pilot.ship) != nullptr) desk.board.select(pilot.ship);
    }
    probe("mission/pilot-" + pilot.ship);
    ImDrawList* list = ImGui::GetWindowDrawList();
    const ImVec4 clip(at.x, at.y, at.x + width - wide - em(), at.y + space::nook());
    list->AddText(fonts().bold == nullptr ? ImGui::GetFont() : fonts().bold, em(), at, u32(theme().player_text),
                  pilot.title.c_str(), nullptr, 0, &clip);
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
  const int fit = std::clamp(static_cast<int>(width / (em() * kPilotColumnEm)), 1, 4);
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
  const bool of_campaign = desk.campaigns.on_show().is_battle_over();
  if (of_campaign) {
    if (button("report/home", "Go to the debrief", "", {true, true}) && desk.campaigns.on_show().bring_home()) {
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
    act(desk::Intent::export_text);
  }
  flow(button_width("Save as picture…"));
  if (button("report/png", "Save as picture…")) {
    open = false;
    desk.files.ask_for_report();
    act(desk::Intent::export_png);
  }
  tip("The board with this report beside it.");
  flow(button_width("Replay it"));
  if (button("report/replay", "Replay it")) {
    open = false;
    desk.log.play_from(desk.log.first_moment());
  }
}

}  // namespace

void draw_mission(desk::Desk& desk) {
  const MissionView& view = desk.missions.standing();
  if (view.mission == nullptr) return;
  if (desk.campaigns.on_show().is_on_table()) {
    const bool over = desk.campaigns.on_show().is_battle_over();
    if (over && button("mission/home", "Go to the debrief", "", {true, true}) && desk.campaigns.on_show().bring_home())
      return desk.show_campaign();
    if (over) flow(button_width("Campaign"));
    if (button("mission/campaign", "Campaign")) return desk.show_campaign();
    tip("Back to " + desk.campaigns.on_show().last_name() + ". The battle is kept and can be taken up another day.");
    gap(space::tight());
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

namespace {

// An objective on the strip: its words in lines, and where they begin: pixels from the left, lines from the top.
struct StripPart {
  const desk::ObjectiveLine* objective;
  std::string words;
  float x;
  int line;
};
struct StripShape {
  std::vector<StripPart> parts;
  int lines = 1;
  int left_out = 0;  // objectives that found no room
};
constexpr float kStripSign = 1.35F, kStripLine = 1.3F, kStripGap = 0.85F;  // em

// The words in at most `most` lines; what is left out ends in dots.
std::string in_few_lines(const std::string& text, float width, int most) {
  std::string all = in_lines(text, width);
  std::size_t end = 0;
  for (int line = 1; line < most && end != std::string::npos; ++line) {
    const std::size_t next = all.find('\n', end);
    end = next == std::string::npos ? next : next + 1;
  }
  if (end == std::string::npos || all.find('\n', end) == std::string::npos) return all;
  std::string rest = all.substr(end);
  std::replace(rest.begin(), rest.end(), '\n', ' ');
  return all.substr(0, end) + cut_to(rest, width);
}

// One after the other, each in a line of its own where it does not fit beside those before it. `first`: the room of the
// first line; `last`: what is kept free at the end of the last one.
StripShape strip_shape(const std::vector<const desk::ObjectiveLine*>& shown, float width, float first, int most,
                       float last) {
  StripShape shape;
  float x = 0;
  int line = 0;
  const auto room = [&] { return (line == 0 ? first : width) - (line + 1 == most ? last : 0) - em() * kStripSign; };
  for (const desk::ObjectiveLine* objective : shown) {
    const float natural = ImGui::CalcTextSize(objective->text.c_str()).x;
    if (x > 0 && x + natural > room()) {
      ++line;
      x = 0;
    }
    if (line >= most) {
      ++shape.left_out;
      continue;
    }
    const std::string words =
        in_few_lines(objective->text, std::max(room() - x, em() * kLeastObjectiveTextEm), most - line);
    shape.parts.push_back({objective, words, x, line});
    const auto breaks = static_cast<int>(std::count(words.begin(), words.end(), '\n'));
    line += breaks;
    shape.lines = line + 1;
    x = breaks > 0 ? width : x + natural + em() * (kStripSign + kStripGap);
  }
  return shape;
}

// Primary objectives first, each kind in the file's order.
std::vector<const desk::ObjectiveLine*> in_order(const std::vector<desk::ObjectiveLine>& objectives) {
  std::vector<const desk::ObjectiveLine*> shown;
  for (const auto kind : {data::ObjectiveKind::primary, data::ObjectiveKind::bonus, data::ObjectiveKind::gold_star}) {
    for (const desk::ObjectiveLine& objective : objectives)
      if (objective.kind == kind) shown.push_back(&objective);
  }
  return shown;
}

void strip_tip(const MissionView& view) {
  ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  begin_tip(26);
  for (const desk::ObjectiveLine& objective : view.objectives) objective_line(objective);
  const std::string next = next_words(view);
  if (!next.empty()) dim(desk::with_stop(next));
  end_tip();
}

}  // namespace

void draw_mission_strip(desk::Desk& desk, Places& places) {
  const MissionView& view = desk.missions.standing();
  if (view.mission == nullptr) return;
  const float h = window_height();
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const scene::Theme& t = theme();
  const std::string next = next_words(view);
  const float next_width = next.empty() ? 0 : std::min(ImGui::CalcTextSize(next.c_str()).x + em(), width * 0.4F);
  const int most = compact() ? 1 : h > em() * kFourLinesEm ? 4 : h > em() * kTwoLinesEm ? 2 : 1;
  const std::vector<const desk::ObjectiveLine*> shown = in_order(view.objectives);
  StripShape shape = strip_shape(shown, width, width - next_width, most, 0);
  if (shape.left_out > 0) shape = strip_shape(shown, width, width - next_width, most, em() * kLeftOutMarkEm);
  const float height = em() * (0.2F + kStripLine * static_cast<float>(shape.lines));
  if (ImGui::InvisibleButton("##strip", {width, height}) || entered()) {
    places.tab = Tab::mission;
    desk.dial.close();  // it lies over the tabs
    places.right_over = true;
  }
  probe("mission/strip");
  if (ImGui::IsItemHovered()) strip_tip(view);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float y = at.y + space::thin();
  if (!next.empty())
    list->AddText({at.x + width - next_width + space::half(), y}, u32(t.warning),
                  cut_to(next, next_width - space::half()).c_str());
  for (const StripPart& part : shape.parts) {
    const float top = y + em() * kStripLine * static_cast<float>(part.line);
    draw_status(list, {at.x + part.x + space::middle(), top + em() * kStripStatusAtEm}, em(), part.objective->status);
    const bool primary = part.objective->kind == data::ObjectiveKind::primary;
    list->AddText({at.x + part.x + em() * kStripSign, top}, u32(primary ? t.text : t.text_dim), part.words.c_str());
  }
  if (shape.left_out > 0) {
    const std::string more = "+" + std::to_string(shape.left_out);
    const float end = width - (shape.lines == 1 ? next_width : 0);
    list->AddText(
        {at.x + end - ImGui::CalcTextSize(more.c_str()).x, y + em() * kStripLine * static_cast<float>(shape.lines - 1)},
        u32(t.text_dim), more.c_str());
  }
}

void draw_report(desk::Desk& desk, ReportMemory& memory) {
  const MissionView& view = desk.missions.standing();
  bool open = desk.battle.result_open && view.mission != nullptr && desk.table().play.phase == state::Phase::over;
  if (!begin_dialog("Mission report", 56, open)) {
    if (!open) desk.battle.show_result(false);
    return;
  }
  // The way on stays in sight below a long report.
  const float h = window_height();
  const bool roomy = h > em() * kRoomyStripEm;
  if (roomy) {
    const float most = h * 0.92F - ImGui::GetFrameHeightWithSpacing() * 3 - em();
    const float height = memory.height > 0 ? std::min(memory.height, most) : most;
    begin_page("report", {0, height});
  }
  report_text(view);
  if (roomy) {
    memory.height = ImGui::GetCursorPosY();
    end_page();
    ImGui::Separator();
  }
  gap(space::tight());
  report_buttons(desk, view, open);
  end_dialog(open);
  desk.battle.show_result(open);
}

}  // namespace plotboard::panels
