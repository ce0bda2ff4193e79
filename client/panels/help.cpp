// Help (`?`): where to begin, every key by group, from the one list that the keyboard reads too, and the words of the
// game.
#include "panels/help.hpp"

#include <algorithm>

#include "panels/kit/frame.hpp"
#include "panels/kit/glossary.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/words.hpp"
#include "panels/lesson.hpp"
#include "panels/panels.hpp"
#include "panels/windows.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kHelpTabEm = 15, kHelpButtonEm = 14, kHelpSearchEm = 18, kTermsBesideEm = 36, kTermColumnEm = 13,
                kKeyColumnEm = 7.5F, kKeyRemarkBesideEm = 40, kKeyRemarkEm = 14, kLeastHelpEm = 6;

void beginnings(desk::Desk& desk, Windows& windows, bool& open) {
  const auto link = [&](const char* name, const char* label, const char* words, auto then) {
    Look look;
    look.width = std::min(em() * kHelpTabEm, ImGui::GetContentRegionAvail().x);
    if (button(name, label, "", look)) {
      open = false;
      then();
    }
    flow(em() * kHelpButtonEm);
    ImGui::AlignTextToFramePadding();
    dim(words);
  };
  for (const desk::Lesson which : {desk::Lesson::battle, desk::Lesson::mission}) {
    const bool round = which == desk::Lesson::battle;
    link(round ? "help/lesson-battle" : "help/lesson-mission", desk::name_of(which),
         (lesson_offer(desk, which) == desk::name_of(which)
              ? round ? "ten minutes: the first round of a battle, step by step"
                      : "a briefing, objectives, and why AI ships do what they do"
              : "goes on where you left it"),
         [&desk, which] { begin_lesson(desk, which); });
  }
  link("help/battle", "Play a battle", "choose two squads, or take a ready-made fight",
       [] { act(desk::Intent::new_battle); });
  link("help/real-table", kAtRealTable, "a mission, your own table, or an example to try it on",
       [&windows] { windows.real_table.open = true; });
  link("help/measure", "Check a measurement", "two ships and a rock to try it on",
       [&desk] { ask_first("Open the measuring table?", [&desk] { desk.open_measuring_table(); }); });
  link("help/mission", "Fly a mission", "three to six pilots together, the introductory mission first",
       [&desk] { desk.show_missions(); });
  if (desk.has_table() && !desk.has_battle()) {
    link("help/tour", "Hint tour", "five hints on a table without a battle: pieces, measuring, the dial", [&desk] {
      desk.show_table();
      desk.start_tour();
    });
  }
  dim("To read at leisure, in the folder docs: tutorial-battle.md, tutorial-missions.md, tutorial-ai-at-a-table.md, "
      "tutorial-mission-with-models.md and tutorial-measuring.md.");
}

// Every word with its sentence, under headings; a search leaves those that have it.
void glossary_page(Windows& windows) {
  ImGui::SetNextItemWidth(std::min(em() * kHelpSearchEm, ImGui::GetContentRegionAvail().x));
  ImGui::InputTextWithHint("##search", "Search the words", windows.help.word_search.data(),
                           windows.help.word_search.size());
  probe("help/search");
  const std::vector<const Term*> found = terms_found(windows.help.word_search.data());
  if (found.empty()) dim("No word is like that.");
  std::string group;
  const float room = ImGui::GetContentRegionAvail().x;
  for (const Term* each : found) {
    if (group != each->group) {
      gap();
      heading(each->group);
      group = each->group;
    }
    const bool beside = room > em() * kTermsBesideEm;
    strong(each->name);
    if (beside) ImGui::SameLine(em() * kTermColumnEm);
    ImGui::BeginGroup();
    plain(each->text);
    rule_link(each->rule);
    ImGui::EndGroup();
  }
}

void keys() {
  std::vector<std::string> groups;
  for (const desk::IntentInfo& info : desk::intents()) {
    if (std::find(groups.begin(), groups.end(), info.group) == groups.end()) groups.push_back(info.group);
  }
  const float room = ImGui::GetContentRegionAvail().x;
  const float key_width = em() * kKeyColumnEm;
  for (const std::string& group : groups) {
    gap();
    heading(group.c_str());
    for (const desk::IntentInfo& info : desk::intents()) {
      if (info.group != group) continue;
      const ImVec2 at = ImGui::GetCursorScreenPos();
      const std::string key = info.key.empty() ? "menu" : info.key;
      const float wide = ImGui::CalcTextSize(key.c_str()).x + space::edge();
      ImGui::GetWindowDrawList()->AddRectFilled({at.x, at.y - space::hair()}, {at.x + wide, at.y + space::bar()},
                                                u32(theme().panel_raised), space::slim());
      ImGui::GetWindowDrawList()->AddText({at.x + space::pad(), at.y}, u32(theme().text), key.c_str());
      ImGui::SetCursorScreenPos({at.x + std::max(key_width, wide + space::half()), at.y});
      ImGui::BeginGroup();
      plain(info.name);
      if (room > em() * kKeyRemarkBesideEm) {
        ImGui::SameLine(em() * kKeyRemarkEm);
        dim(info.help);
      } else {
        dim(info.help);
      }
      ImGui::EndGroup();
    }
  }
  gap();
  heading("Pointer");
  dim("Left button: pick and drag pieces; on the empty table it moves the view. Shift adds to the selection. The wheel "
      "zooms, with Ctrl it turns the piece. In a dial, pointing shows and clicking flies. Two fingers zoom and move.");
  heading("Panels by key");
  dim("Ctrl+Tab goes from panel to panel, arrow keys move inside one, Space or Enter presses, Esc goes back to the "
      "board. PgUp, PgDn, Home and End go through a long page.");
}

}  // namespace

void draw_help(desk::Desk& desk, Windows& windows) {
  bool open = desk.help_open;
  if (!begin_dialog("Help", 52, open)) return;
  struct Page {
    const char* name;
    const char* label;
  };
  static constexpr Page kPages[] = {
      {"help/tab-begin", "Where to begin"}, {"help/tab-keys", "Keys"}, {"help/tab-words", "Words of the game"}};
  for (int i = 0; i < 3; ++i) {
    if (i > 0) flow(button_width(kPages[i].label));
    if (button(kPages[i].name, kPages[i].label, "", {true, false, windows.help.page == i})) windows.help.page = i;
  }
  gap(space::tight());
  const auto most = window_height() * 0.9F - ImGui::GetFrameHeightWithSpacing() * 4 - em();
  begin_page("help", {0, std::max(em() * kLeastHelpEm, most)});
  if (windows.help.page == 0)
    beginnings(desk, windows, open);
  else if (windows.help.page == 1)
    keys();
  else
    glossary_page(windows);
  end_page();
  gap(space::tight());
  if (button("help/close", "Close", "Esc", {true, true})) open = false;
  end_dialog(open);
  desk.show_help(open);
}

}  // namespace plotboard::panels
