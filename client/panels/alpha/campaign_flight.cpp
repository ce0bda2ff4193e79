// The flight at a glance: who belongs to it, who flies next and in which order, who leads, and how each of them stands.
#include <algorithm>
#include <iterator>
#include <optional>

#include "campaign/alpha/alpha_one.hpp"
#include "data/catalog.hpp"
#include "panels/alpha/campaign_panel.hpp"
#include "panels/alpha/campaign_parts.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kCallSignFieldEm = 6, kPlayerFieldEm = 5, kBoxToCallSignEm = 1.05F, kEmptySeatEm = 1.9F,
                kRecruitFieldEm = 9;

using Wish = std::optional<alpha::Command>;  // handed over when the whole table is drawn: it changes what is drawn

struct StarCount {
  int gold = 0, silver = 0;
};
StarCount stars_earned(const alpha::Pilot& pilot) {
  StarCount count;
  for (const alpha::MissionMark& mark : pilot.missions) {
    count.gold += mark.gold ? 1 : 0;
    count.silver += mark.silver ? 1 : 0;
  }
  return count;
}

// Before the others: a triangle that moves the pilot one place forward.
bool forward_button(const std::string& name, bool enabled) {
  const WithId id(name);
  if (!enabled) ImGui::BeginDisabled();
  const float side = ImGui::GetFrameHeight() * 0.8F;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool clicked = ImGui::Button("##forward", {side, ImGui::GetFrameHeight()}) || (enabled && entered());
  probe(name);
  if (!enabled) ImGui::EndDisabled();
  const ImVec2 c(at.x + side / 2, at.y + ImGui::GetFrameHeight() / 2);
  const float r = side * 0.25F;
  ImGui::GetWindowDrawList()->AddTriangleFilled({c.x, c.y - r}, {c.x - r, c.y + r}, {c.x + r, c.y + r},
                                                u32(theme().text, enabled ? 1.0F : 0.3F));
  tip("Flies one place further forward.");
  return clicked;
}

void muster_cell(const alpha::State& state, const alpha::Pilot& pilot, Wish& wish) {
  const bool settled = state.stage != alpha::Stage::home || !state.drawn.empty();
  const auto at = std::find(state.muster.begin(), state.muster.end(), pilot.id);
  bool flies = at != state.muster.end();
  const std::string name = "campaign/flies-" + pilot.id.text();
  if (settled) ImGui::BeginDisabled();
  const bool full = !flies && static_cast<int>(state.muster.size()) >= alpha::kMostPilots;
  if (full) ImGui::BeginDisabled();
  if (ImGui::Checkbox("##flies", &flies) || (!settled && !full && entered())) {
    Ids muster = state.muster;
    if (at != state.muster.end())
      std::erase(muster, pilot.id);
    else
      muster.push_back(pilot.id);
    wish = alpha::Muster{muster};
  }
  probe(name);
  if (full) ImGui::EndDisabled();
  if (settled) ImGui::EndDisabled();
  tip_by_rule(settled ? "The flight is settled for this mission."
              : full  ? "Six pilots fly at most."
                      : "Flies the next mission.",
              "fga-1.3.1-7");
  if (at == state.muster.end()) return;
  const auto place = static_cast<std::size_t>(at - state.muster.begin());
  ImGui::SameLine(0, space::thin());
  if (forward_button(name + "-forward", !settled && place > 0)) {
    Ids muster = state.muster;
    std::swap(muster[place], muster[place - 1]);
    wish = alpha::Muster{muster};
  }
}

void lead_mark(const desk::CampaignDesk& campaign, const alpha::Pilot& pilot, Wish& wish) {
  const alpha::State& state = campaign.state();
  const bool at_home = state.stage == alpha::Stage::home;
  const Ids& flight = at_home ? state.muster : state.plan.pilots;
  if (std::find(flight.begin(), flight.end(), pilot.id) == flight.end()) return;
  const Id lead = at_home ? alpha::lead_of(campaign.book(), state, flight) : state.plan.lead;
  if (lead == pilot.id) {
    flow(chip_width("Alpha One"));
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (ImGui::GetFrameHeight() - space::chip()) / 2);
    chip("Alpha One", mixed(theme().panel_raised, theme().accent, 0.5F), theme().text);
    tip_by_rule("Leads the flight: nobody in it has a higher initiative.", "fga-4.1p-2");
    return;
  }
  if (!at_home && state.stage != alpha::Stage::hangar) return;
  const Ids tied = alpha::candidates_for_lead(campaign.book(), state, flight);
  if (std::find(tied.begin(), tied.end(), pilot.id) == tied.end()) return;
  flow(button_width("Let lead"));
  if (button("campaign/lead-" + pilot.id.text(), "Let lead")) wish = alpha::Lead{pilot.id};
  tip_by_rule("Has the same initiative as Alpha One: the tied pilots agree on who leads.", "fga-4.1p-2");
}

void name_cell(desk::Desk& desk, const alpha::Pilot& pilot, Wish& wish) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  if (campaign.rename.pilot == pilot.id) {
    text_line("campaign/new-name", campaign.rename.call_sign, em() * kCallSignFieldEm, alpha::kMostCallSign,
              "Call sign");
    ImGui::SameLine(0, space::tight());
    text_line("campaign/new-player", campaign.rename.player, em() * kPlayerFieldEm, 40, "Who plays it");
    ImGui::SameLine(0, space::tight());
    if (button("campaign/rename-done", "Done", "", {true, true})) {
      wish = campaign.rename;
      campaign.rename = {};
    }
    return;
  }
  const ImVec2 size = ImGui::CalcTextSize(pilot.call_sign.c_str());
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ImGui::InvisibleButton("##name", {std::max(size.x, em()), ImGui::GetFrameHeight()}) || entered())
    campaign.show_pilot(pilot.id);
  probe("campaign/pilot-" + pilot.id.text());
  const bool lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float y = at.y + ImGui::GetStyle().FramePadding.y;
  list->AddText(fonts().bold, em(), {at.x, y}, u32(lit ? theme().accent : theme().player_text),
                pilot.call_sign.c_str());
  std::string help = "Opens the pilot's sheet.";
  if (!pilot.player.empty()) help = "Played by " + pilot.player + ". " + help;
  if (pilot.guest) help = "A guest for this evening. " + help;
  tip(help);
  if (!pilot.player.empty()) {
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    dim(pilot.player);
  }
  lead_mark(campaign, pilot, wish);
}

void number_cell(int value, const std::string& words, const char* rule) {
  ImGui::TableNextColumn();
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(std::to_string(value).c_str());
  tip_by_rule(words, rule);
}

void honours_cell(const desk::CampaignDesk& campaign, const alpha::Pilot& pilot) {
  ImGui::TableNextColumn();
  if (pilot.injured) {
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (ImGui::GetFrameHeight() - space::chip()) / 2);
    chip("injured", mixed(theme().panel_raised, theme().overlapping, 0.45F), theme().text);
    tip_by_rule("Flies the next mission one rank lower.", "fga-2.2.2-1");
    ImGui::SameLine(0, space::tight());
  }
  ImDrawList* list = ImGui::GetWindowDrawList();
  const StarCount stars = stars_earned(pilot);
  const auto starred = [&](bool gold, int count) {
    if (count == 0) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_star(list, {at.x + space::half(), at.y + ImGui::GetFrameHeight() / 2}, em(), gold, true);
    list->AddText({at.x + em() * kBoxToCallSignEm, at.y + ImGui::GetStyle().FramePadding.y}, u32(theme().text),
                  std::to_string(count).c_str());
    ImGui::Dummy({em() * kEmptySeatEm, ImGui::GetFrameHeight()});
    tip_by_rule(gold ? "Missions won with the gold star." : "Missions won with the silver star.",
                gold ? "fga-1.3.5.2-2" : "fga-1.3.5.1-4");
    ImGui::SameLine(0, 0);
  };
  starred(true, stars.gold);
  starred(false, stars.silver);
  for (const int tour : pilot.medals) {
    const alpha::BookTour* of = campaign.book().tour(tour);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_medal(list, {at.x + space::half(), at.y + ImGui::GetFrameHeight() / 2}, em(), true);
    ImGui::Dummy({space::line(), ImGui::GetFrameHeight()});
    tip_by_rule(of != nullptr ? of->medal : campaign.book().dignity, "fga-2.15.7-2");
    ImGui::SameLine(0, 0);
  }
  ImGui::Dummy({0, 0});
}

void more_cell(desk::Desk& desk, PilotPageMemory& memory, const alpha::Pilot& pilot) {
  ImGui::TableNextColumn();
  if (mark_button("campaign/more-" + pilot.id.text(), Mark::more, "Rename, or let go.")) ImGui::OpenPopup("more");
  if (!ImGui::BeginPopup("more")) return;
  if (ImGui::Selectable("Rename") || entered())
    campaign_of(desk.campaigns).rename = {pilot.id, pilot.call_sign, pilot.player};
  probe("campaign/rename");
  const auto refused = campaign_of(desk.campaigns).session().check(alpha::Retire{pilot.id});
  if (ImGui::Selectable("Leave the flight group", false, refused ? ImGuiSelectableFlags_Disabled : 0) ||
      (!refused && entered()))
    memory.retire = pilot.id;
  probe("campaign/retire");
  tip_by_rule(refused ? campaign_of(desk.campaigns).said(refused->why) : "You are asked once more. The sheet is kept.",
              "fga-2.1.1-4");
  ImGui::EndPopup();
}

void pilot_row(desk::Desk& desk, PilotPageMemory& memory, const alpha::Pilot& pilot, Wish& wish) {
  const desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  const alpha::Book& book = campaign.book();
  const WithId id(pilot.id.text());
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  muster_cell(campaign.state(), pilot, wish);
  ImGui::TableNextColumn();
  name_cell(desk, pilot, wish);
  ImGui::TableNextColumn();
  ImGui::AlignTextToFramePadding();
  std::string rank = std::to_string(pilot.rank) + " " + alpha::title_of(book, pilot);
  if (pilot.beyond > 0) rank += " +" + std::to_string(pilot.beyond);
  if (pilot.path != alpha::Path::none) rank += ", " + book.path(pilot.path).name;
  ImGui::TextUnformatted(rank.c_str());
  std::string next = "General is the highest rank.";
  if (const auto price = alpha::price_of(book, pilot, alpha::Ware::rank))
    next = "Rank " + std::to_string(pilot.rank + 1) + " costs " + std::to_string(*price) + " XP.";
  tip_by_rule(next, book.ranks[static_cast<std::size_t>(pilot.rank - 1)].rule.text());
  number_cell(alpha::initiative_of(book, pilot),
              "Initiative, by rank and path" + std::string(pilot.injured ? ", one rank lower for the injury." : "."),
              "fga-2.15.3-2");
  number_cell(pilot.xp, "Experience in the bank, to be spent between missions.", "fga-4.1p-22");
  number_cell(pilot.upgrade_points, "U&M points: what the upgrades of each mission may cost together.", "fga-4.1p-10");
  number_cell(pilot.path_points, "Career path points: what talents and abilities may cost together.", "fga-2.1.1-11");
  honours_cell(campaign, pilot);
  more_cell(desk, memory, pilot);
}

void recruit_row(desk::Desk& desk) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  alpha::Recruit& recruit = campaign.recruit;
  const auto refused = campaign.session().check(alpha::Recruit{campaign.free_call_sign(), "", false});
  if (refused) return;
  const std::string suggested = campaign.free_call_sign();
  text_line("campaign/recruit-name", recruit.call_sign, em() * kRecruitFieldEm, alpha::kMostCallSign,
            suggested.c_str());
  ImGui::SameLine(0, space::snug());
  check("campaign/recruit-guest", "Guest", recruit.guest);
  tip_by_rule("Flies along for an evening; the pilot's own campaign is elsewhere.", "fga-2.15.6-1");
  flow(button_width("Recruit"));
  if (button("campaign/recruit", "Recruit")) {
    alpha::Recruit now = recruit;
    if (now.call_sign.empty()) now.call_sign = suggested;
    if (campaign.hand(now)) recruit = {};
  }
  tip_by_rule(campaign.state().round == 1 ? "Founders begin at rank 2." : "A new pilot begins at rank 1.",
              campaign.state().round == 1 ? "fga-1.3.3-13" : "fga-2.15.6-2");
}

void remembered(desk::CampaignDesk& campaign) {
  bool first = true;
  for (const alpha::Pilot& pilot : campaign.state().pilots) {
    if (pilot.flies()) continue;
    if (first) {
      gap(space::tight());
      heading("Remembered");
    }
    first = false;
    const WithId id(pilot.id.text());
    if (button("campaign/pilot-" + pilot.id.text(), pilot.call_sign)) campaign.show_pilot(pilot.id);
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    dim(alpha::title_of(campaign.book(), pilot) + ", " + desk::words_of(pilot.standing) + ", " +
        std::to_string(pilot.sorties.size()) + (pilot.sorties.size() == 1 ? " mission" : " missions"));
  }
}

struct Heading {
  const char* label;
  const char* words;  // where the number below comes from; "": it needs none
  const char* rule;
  bool wide = false;
};
constexpr Heading kHeadings[] = {
    {"Flies", "Three to six fly a mission.", "fga-1.3.1-1"},
    {"Pilot", "", "", true},
    {"Rank, path", "Ranks are bought with XP; rank 3 chooses the path.", "fga-2.2-1"},
    {"Initiative", "It goes by rank and path alone.", "fga-2.3-1"},
    {"XP", "Experience in the bank, to spend on the pilot's sheet.", "fga-2.12-1"},
    {"U&M", "Points for upgrades and modifications, all of them for every mission.", "fga-2.8-1"},
    {"Career", "Career path points, all of them for every mission.", "fga-2.9.5-1"},
    {"Honours", "Stars and medals.", "fga-2.10.1-12"},
    {"##more", "", ""}};

}  // namespace

void draw_campaign_flight(desk::Desk& desk, PilotPageMemory& memory) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  const alpha::State& state = campaign.state();
  heading("The flight");
  const bool planned = state.stage != alpha::Stage::home && state.stage != alpha::Stage::over;
  const int rank = planned ? state.plan.rank : alpha::imperial_rank(state, state.muster);
  if (rank > 0) {
    dim("Imperial Rank " + std::to_string(rank) + ", " +
        std::to_string(planned ? state.plan.pilots.size() : state.muster.size()) + " pilots fly");
    tip_by_rule("The average rank of the pilots who fly, rounded down. The enemy's strength goes by it.", "fga-4.1p-4");
  }
  Wish wish;
  if (ImGui::BeginTable("flight", static_cast<int>(std::size(kHeadings)),
                        ImGuiTableFlags_SizingFixedFit | ImGuiTableFlags_RowBg)) {
    for (const Heading& each : kHeadings)
      ImGui::TableSetupColumn(each.label, each.wide ? ImGuiTableColumnFlags_WidthStretch : ImGuiTableColumnFlags_None);
    ImGui::TableNextRow(ImGuiTableRowFlags_Headers);
    for (const Heading& each : kHeadings) {
      ImGui::TableNextColumn();
      ImGui::TableHeader(each.label);
      if (each.words[0] != '\0') tip_by_rule(each.words, each.rule);
    }
    // Who flies comes first, in the order of the flight.
    for (const Id id : state.muster) {
      if (const alpha::Pilot* pilot = state.pilot(id); pilot != nullptr && pilot->flies())
        pilot_row(desk, memory, *pilot, wish);
    }
    for (const alpha::Pilot& pilot : state.pilots) {
      const bool shown = std::find(state.muster.begin(), state.muster.end(), pilot.id) != state.muster.end();
      if (pilot.flies() && !shown) pilot_row(desk, memory, pilot, wish);
    }
    ImGui::EndTable();
  }
  recruit_row(desk);
  remembered(campaign);
  if (wish) campaign.hand(*wish);
}

}  // namespace plotboard::panels
