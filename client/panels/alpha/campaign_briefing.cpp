// A mission's card as a dialog over the campaign: story, objectives, who comes when against this flight, special rules.
#include <algorithm>

#include "data/catalog.hpp"
#include "panels/alpha/campaign_parts.hpp"
#include "panels/kit/parts.hpp"
#include "panels/missions/mission_parts.hpp"

namespace plotboard::panels {
namespace {

void squads_of_card(const desk::Briefing& card, int pilots) {
  if (card.hidden) dim("Silver star: who comes later is not shown.");
  constexpr int kColumns = 4;
  if (!ImGui::BeginTable("squads", kColumns, ImGuiTableFlags_SizingStretchProp | ImGuiTableFlags_RowBg)) return;
  for (const char* head : {"Squad", "Ships", "Comes", "Does"}) ImGui::TableSetupColumn(head);
  ImGui::TableHeadersRow();
  for (const desk::SquadLine& squad : card.squads) {
    const std::string& ships = squad.ships[static_cast<std::size_t>(pilots - mission::kFewestPilots)];
    if (ships.empty()) continue;
    for (const std::string& words :
         {squad.name, ships, squad.arrival + (squad.where.empty() ? "" : ", " + squad.where), squad.order}) {
      ImGui::TableNextColumn();
      plain(words);
    }
  }
  ImGui::EndTable();
}

}  // namespace

void draw_campaign_briefing(desk::Desk& desk) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  const data::Mission* mission = desk.catalog().mission(campaign.briefing);
  bool open = mission != nullptr && campaign.is_open();
  if (!begin_dialog("Mission card", 54, open)) {
    if (!open) campaign.close_briefing();
    return;
  }
  const alpha::State& state = campaign.state();
  const bool planned = state.stage != alpha::Stage::home && state.plan.mission == campaign.briefing;
  const alpha::ChooseMission choice = campaign.choice_of(campaign.briefing);
  desk::MissionChoice asked;
  asked.setup.mission = Id(mission->id);
  const int flies = static_cast<int>(state.muster.size()) + (choice.harder ? 1 : 0) - (choice.easier ? 1 : 0);
  asked.setup.pilots =
      std::clamp(planned ? alpha::columns_of(state.plan) : flies, mission::kFewestPilots, mission::kMostPilots);
  asked.setup.rank = planned ? state.plan.rank : alpha::rank_of_mission(state, campaign.briefing, state.muster);
  asked.setup.hides = planned ? state.plan.silver : choice.silver;
  const desk::Briefing card = desk::briefing_of(desk.catalog(), asked);
  const desk::MissionCard printed = desk::mission_card_of(campaign_of(desk.campaigns).book(), state, asked.setup);
  {
    const WithFont font(fonts().title);
    plain(printed.number + "  " + printed.name);
  }
  dim(printed.tour + ". " + printed.ships + ", " + printed.territory + " space, " + printed.rounds + ", " +
      data::name_of(mission->difficulty) + ".");
  dim(printed.enters);
  tip_by_rule("When this card may be flown.", printed.rule);
  if (!printed.omega.empty()) dim(printed.omega);
  gap(space::tight());
  for (const std::string& line : mission->briefing) plain(line);
  gap(space::tight());
  heading("Objectives");
  objectives_of_card(*mission);
  gap(space::tight());
  heading(
      ("Against " + std::to_string(asked.setup.pilots) + " pilots at Imperial Rank " + std::to_string(asked.setup.rank))
          .c_str());
  squads_of_card(card, asked.setup.pilots);
  if (!printed.needs.empty()) dim("On the table: " + printed.needs + ".");
  if (!mission->special_rules.empty()) {
    gap(space::tight());
    heading("Special rules");
    for (const std::string& line : mission->special_rules) bullet(line);
  }
  gap(space::tight());
  plain("Won: " + printed.won);
  plain("Lost: " + printed.lost);
  dim(desk::measured_words(card.measured));
  gap(space::tight());
  if (button("campaign/briefing-close", "Close", "Esc", {true, true})) open = false;
  if (!open) campaign.close_briefing();
  end_dialog(open);
}

}  // namespace plotboard::panels
