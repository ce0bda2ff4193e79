// The list of missions: filters above, one row a mission under its tour.
#include "panels/missions/missions.hpp"

#include <algorithm>
#include <cstring>

#include "data/mission.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/words.hpp"
#include "panels/missions/mission_parts.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kMissionSearchEm = 14, kColumnsBesideNameEm = 4.5F, kNumberColumnEm = 4, kWideListEm = 50,
                kWideRowTopEm = 0.38F, kDifficultyColumnEm = 4.3F, kMostListEm = 76, kRoomyListEm = 26,
                kLeastListEm = 3;

using desk::MissionFilter;

// A filter's box: its name while it lets everything pass, else what was chosen.
template <class Value, class Words>
void filter_box(const char* name, const char* all, std::optional<Value>& chosen, const std::vector<Value>& values,
                float width, const Words& words) {
  flow(width);
  ImGui::SetNextItemWidth(width);
  const WithId id(name);
  const std::string now = chosen ? words(*chosen) : all;
  const bool open = ImGui::BeginCombo("##filter", now.c_str());
  probe(std::string("missions/") + name);
  if (!open) return;
  if (ImGui::Selectable(all, !chosen) || entered()) chosen.reset();
  probe(std::string("missions/") + name + "-all");
  for (std::size_t i = 0; i < values.size(); ++i) {
    const WithId item(static_cast<int>(i));
    if (ImGui::Selectable(words(values[i]).c_str(), chosen == values[i]) || entered()) chosen = values[i];
    probe(std::string("missions/") + name + "-" + words(values[i]));
  }
  ImGui::EndCombo();
}

void filter_box(const char* name, const char* all, std::string& chosen, const std::vector<std::string>& values,
                float width, const std::function<std::string(const std::string&)>& words) {
  std::optional<std::string> now;
  if (!chosen.empty()) now = chosen;
  filter_box<std::string>(name, all, now, values, width, words);
  chosen = now.value_or("");
}

// True when Enter was pressed in it.
bool search(desk::Desk& desk) {
  MissionFilter& filter = desk.missions.filter;
  const float room = ImGui::GetContentRegionAvail().x;
  ImGui::SetNextItemWidth(std::min(em() * kMissionSearchEm, room));
  std::array<char, 64> text{};
  std::strncpy(text.data(), filter.text.c_str(), text.size() - 1);
  const bool taken =
      ImGui::InputTextWithHint("##search", "Search", text.data(), text.size(), ImGuiInputTextFlags_EnterReturnsTrue);
  filter.text = text.data();
  probe("missions/search");
  return taken;
}

void mission_filters(desk::Desk& desk) {
  MissionFilter& filter = desk.missions.filter;
  const data::Catalog& catalog = desk.catalog();
  const desk::MissionTraits traits = desk::traits_of(catalog);
  const float room = ImGui::GetContentRegionAvail().x;
  const auto width = [room](float ems) { return std::min(em() * ems, room); };
  const auto same = [](const std::string& word) { return word; };
  filter_box("tour", "Any tour", filter.tour, traits.tours, width(13), same);
  filter_box("ship", "Any ship", filter.ship, traits.ships, width(12),
             [&catalog](const std::string& ship) { return desk::ship_words(catalog, ship); });
  filter_box<data::Territory>("territory", "Any territory", filter.territory,
                              {data::Territory::friendly, data::Territory::neutral, data::Territory::hostile}, width(9),
                              [](data::Territory territory) { return desk::words_of(territory); });
  filter_box<int>("rounds", "Any length", filter.rounds, traits.rounds, width(8), desk::rounds_words);
  filter_box<data::Difficulty>("difficulty", "Any difficulty", filter.difficulty,
                               {data::Difficulty::easy, data::Difficulty::fair, data::Difficulty::hard}, width(9),
                               [](data::Difficulty difficulty) { return std::string(data::name_of(difficulty)); });
  if (!(filter == MissionFilter())) {
    flow(button_width("Show all"));
    if (button("missions/clear", "Show all")) filter = {};
  }
}

struct Columns {
  float number, name, ship, territory, rounds, difficulty;  // where each begins
  bool wide;
};
Columns columns_of(float width) {
  const float rest = width - em() * kColumnsBesideNameEm;
  const float at = em() * kNumberColumnEm;
  return {space::even(),
          at,
          at + rest * 0.36F,
          at + rest * 0.62F,
          at + rest * 0.74F,
          at + rest * 0.84F,
          width > em() * kWideListEm};
}

void head(const Columns& c) {
  if (!c.wide) return;
  const float x = ImGui::GetCursorPosX();
  const auto word = [&](float at, const char* words) {
    ImGui::SetCursorPosX(x + at);
    ImGui::PushStyleColor(ImGuiCol_Text, vec4(theme().text_dim));
    ImGui::TextUnformatted(words);
    ImGui::PopStyleColor();
    ImGui::SameLine();
  };
  word(c.number, "No.");
  word(c.name, "Mission");
  word(c.ship, "You fly");
  word(c.territory, "Territory");
  word(c.rounds, "Length");
  word(c.difficulty, "Difficulty");
  ImGui::NewLine();
}

bool row(const desk::Desk& desk, const data::Mission& mission, const Columns& c, bool first) {
  const WithId id(mission.id);
  const scene::Theme& t = theme();
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = em() * (c.wide ? 1.9F : 3.1F);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool clicked = ImGui::InvisibleButton("##mission", {width, height});
  if (first) ImGui::SetItemDefaultFocus();
  const bool by_key = entered();
  probe("missions/" + mission.number);
  const bool lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddRectFilled(at, {at.x + width, at.y + height - space::fine()},
                      u32(lit ? mixed(t.panel_raised, t.accent, 0.25F) : mixed(t.panel, t.panel_raised, 0.55F)),
                      space::slim());
  const std::string ships = desk::ships_flown(desk.catalog(), mission);
  const mission::Setup& setup = desk.missions.choice.setup;  // what was chosen last, for the next briefing too
  const auto measured = desk::measured_of(desk.catalog(), mission, setup.pilots, setup.rank);
  const std::string won = desk::measured_percent(measured);
  const float y = at.y + (c.wide ? em() * kWideRowTopEm : space::slim());
  const auto put = [&](float x, float end, float top, scene::Colour ink, const std::string& words, ImFont* font) {
    const ImVec4 clip(at.x + x, at.y, at.x + end - space::half(), at.y + height);
    list->AddText(font == nullptr ? ImGui::GetFont() : font, em(), {at.x + x, top}, u32(ink), words.c_str(), nullptr, 0,
                  &clip);
  };
  put(c.number, c.name, y, t.text_dim, mission.number, nullptr);
  if (c.wide) {
    put(c.name, c.ship, y, t.text, mission.name, fonts().bold);
    put(c.ship, c.territory, y, t.text, ships, nullptr);
    put(c.territory, c.rounds, y, t.text, desk::words_of(mission.territory), nullptr);
    put(c.rounds, c.difficulty, y, t.text, desk::rounds_words(mission.rounds), nullptr);
    draw_difficulty_of(list, {at.x + c.difficulty, y}, mission.difficulty);
    put(c.difficulty + em() * kDifficultyColumnEm, width + space::half(), y, t.text_dim, won, nullptr);
  } else {
    put(c.name, width, y, t.text, mission.name, fonts().bold);
    put(c.name, width, y + space::nook(), t.text_dim,
        ships + ", " + desk::rounds_words(mission.rounds) + ", " + data::name_of(mission.difficulty) +
            (won.empty() ? "" : ", " + won),
        nullptr);
  }
  tip(mission.summary + "\n" + desk::measured_words(measured));
  return clicked || by_key;
}

}  // namespace

void draw_missions(desk::Desk& desk) {
  const float w = window_width(), h = window_height();
  if (!begin_panel("Missions", {0, 0, w, h}, ImGuiWindowFlags_NoBringToFrontOnFocus)) {
    ImGui::End();
    return;
  }
  const float room = ImGui::GetContentRegionAvail().x;
  const float content = std::min(room, em() * kMostListEm);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + (room - content) / 2);
  ImGui::BeginChild("content", {content, 0}, false, ImGuiWindowFlags_NavFlattened);
  const bool roomy = h > em() * kRoomyListEm;
  if (roomy) {
    const WithFont title(fonts().title);
    plain("Fly a mission");
  }
  if (roomy)
    dim("Three to six pilots together against ships that fly by their cards. Missing friends can be flown by the "
        "stand-in pilot.");
  gap();
  const bool search_entered = search(desk);
  if (roomy) mission_filters(desk);
  gap();
  const std::vector<desk::MissionGroup> groups = desk::missions_listed(desk.catalog(), desk.missions.filter);
  std::string chosen;
  if (search_entered && !groups.empty()) chosen = groups.front().missions.front()->id;
  const float footer = ImGui::GetFrameHeightWithSpacing() + space::tight();
  const float list_height = std::max(em() * kLeastListEm, ImGui::GetContentRegionAvail().y - footer);
  ImGui::BeginChild("list", {0, list_height}, false, ImGuiWindowFlags_NavFlattened);
  const Columns columns = columns_of(ImGui::GetContentRegionAvail().x);
  head(columns);
  bool first = true;
  for (const desk::MissionGroup& group : groups) {
    heading(group.tour.c_str());
    for (const data::Mission* mission : group.missions) {
      if (row(desk, *mission, columns, first)) chosen = mission->id;
      first = false;
    }
  }
  if (groups.empty()) dim("No mission is like that. Show all of them, or change a filter.");
  if (!roomy) mission_filters(desk);  // large text: below the list
  ImGui::EndChild();
  const bool escape = escapes(Escape::page);
  if (button("missions/back", "Back", "Esc") || escape) desk.leave_page();
  ImGui::EndChild();
  ImGui::End();
  if (!chosen.empty()) desk.show_briefing(chosen);
}

}  // namespace plotboard::panels
