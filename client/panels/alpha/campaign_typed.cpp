// A mission that was flown at a table without the program: one page that asks for what the rules need, and nothing
// else.
#include <algorithm>

#include "data/catalog.hpp"
#include "desk/alpha/campaign_words.hpp"
#include "panels/alpha/campaign_panel.hpp"
#include "panels/alpha/campaign_parts.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/parts.hpp"
#include "panels/missions/mission_parts.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kHowFieldEm = 13, kLeastTypedEm = 6, kTypedColumnEm = 24;

constexpr int kMostPool = 999, kMostKills = 99;

struct KillChoice {
  Id type, faction;
};
// Types that the mission has among its enemies, each once.
std::vector<KillChoice> enemies_of(const data::Catalog& catalog, const data::Mission& mission) {
  std::vector<KillChoice> list;
  const auto add = [&](const std::string& type, const std::string& faction) {
    if (catalog.ship(type) == nullptr && catalog.component(type) == nullptr) return;
    const bool known = std::any_of(list.begin(), list.end(), [&](const KillChoice& k) { return k.type == type; });
    if (!known) list.push_back({Id(type), Id(faction)});
  };
  for (const data::Squad& squad : mission.squads) {
    if (squad.side != "enemy") continue;
    for (const data::SquadShip& ship : squad.ships) add(ship.ship, squad.faction);
  }
  for (const data::Terrain& terrain : mission.terrain) {
    if (terrain.side == "enemy" && !terrain.component.empty()) add(terrain.component, "");
  }
  return list;
}

std::string type_words(const data::Catalog& catalog, Id type) {
  if (const data::Component* component = catalog.component(type)) return component->name;
  return desk::ship_words(catalog, type);
}

void outcome_rows(desk::Desk& desk, const data::Mission& mission) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  alpha::Report& report = campaign.typed;
  row_label("The mission was", 9);
  bool& said = campaign.outcome_typed;
  if (button("typed/won", "Won", "", {true, false, said && report.won})) said = report.won = true;
  tip_by_rule("Every primary objective is met.", "fga-4.1p-15");
  ImGui::SameLine();
  if (button("typed/lost", "Lost", "", {true, false, said && !report.won})) {
    said = true;
    report.won = report.gold = report.silver = false;
  }
  tip_by_rule(desk::if_lost_words(campaign_of(desk.campaigns).book(), campaign.state(), campaign.state().plan.mission),
              "fga-4.1p-15");
  const bool has_gold = std::any_of(mission.objectives.begin(), mission.objectives.end(), [](const auto& objective) {
    return objective.kind == data::ObjectiveKind::gold_star;
  });
  // The row is there from the start, so that nothing below moves under the mouse.
  const bool has_silver = campaign.state().plan.silver;
  if (has_gold || has_silver) {
    row_label("Stars", 9);
    if (!report.won) ImGui::BeginDisabled();
    if (has_gold) {
      check("typed/gold", "Gold star", report.gold);
      std::string words = "Met besides the primary objectives:";
      for (const data::Objective& objective : mission.objectives)
        if (objective.kind == data::ObjectiveKind::gold_star) words += " " + objective.text;
      tip_by_rule(report.won ? words : "Only a mission that is won earns a star.", "fga-1.3.5.2-1");
      if (has_silver) ImGui::SameLine();
    }
    if (has_silver) {
      check("typed/silver", "Silver star", report.silver);
      tip_by_rule("Nobody looked ahead.", "fga-1.3.5.1-4");
    }
    if (!report.won) ImGui::EndDisabled();
  }
  gap(space::tight());
  // Without the boxes of a running mission: there is nothing to tick here.
  for (const data::Objective& objective : mission.objectives) {
    std::string words = objective.text;
    if (objective.kind != data::ObjectiveKind::primary) words = desk::words_of(objective.kind) + ": " + words;
    if (objective.xp != 0) words += " (" + std::to_string(objective.xp) + " XP for each pilot)";
    bullet(words);
  }
  const auto pilots = static_cast<int>(report.pilots.size());
  if (const int pay = desk::objectives_pay(mission, pilots); pay > 0) {
    dim("Its objectives pay at most " + std::to_string(pay) + " XP into the pool, " + std::to_string(pay / pilots) +
        " for each of " + std::to_string(pilots) + " pilots. Damage, kills and tokens pay besides.");
    tip_by_rule("Primary and bonus objectives pay what stands behind them, to every pilot.", "fga-2.11-16");
  }
  gap(space::tight());
  row_label("Pool of XP", 9);
  stepper("typed/pool", report.pool, 0, kMostPool,
          "All that the flight has earned together, objectives included. It is divided equally in the debrief.",
          "fga-2.11.5-1");
}

void kills_row(const data::Catalog& catalog, alpha::PilotReport& pilot, const std::vector<KillChoice>& enemies,
               const std::string& name) {
  std::size_t gone = pilot.kills.size();
  for (std::size_t i = 0; i < pilot.kills.size(); ++i) {
    alpha::Kill& kill = pilot.kills[i];
    const WithId id(static_cast<int>(i));
    stepper(name + "/kills-" + std::to_string(i + 1), kill.count, 0, kMostKills,
            "How many of this type the pilot has destroyed.", "fga-2.10.1-10");
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(type_words(catalog, kill.type).c_str());
    if (kill.count == 0) gone = i;
  }
  if (gone < pilot.kills.size()) pilot.kills.erase(pilot.kills.begin() + static_cast<std::ptrdiff_t>(gone));
  ImGui::SetNextItemWidth(em() * kHowFieldEm);
  const bool open = ImGui::BeginCombo("##kill", "Add a ship shot down");
  probe(name + "/kill");
  if (!open) return;
  const auto offer = [&](Id type, Id faction) {
    const bool listed =
        std::any_of(pilot.kills.begin(), pilot.kills.end(), [&](const auto& k) { return k.type == type; });
    if (listed) return;
    if (ImGui::Selectable(type_words(catalog, type).c_str()) || entered()) pilot.kills.push_back({type, faction, 1});
    probe(name + "/kill-" + type.text());
  };
  for (const KillChoice& enemy : enemies) offer(enemy.type, enemy.faction);
  ImGui::EndCombo();
}

void pilot_block(desk::Desk& desk, alpha::PilotReport& pilot, const std::vector<KillChoice>& enemies) {
  const alpha::Pilot* who = campaign_of(desk.campaigns).state().pilot(pilot.pilot);
  if (who == nullptr) return;
  const std::string name = "typed/" + pilot.pilot.text();
  const WithId id(name);
  strong(who->call_sign);
  struct HowOffer {
    alpha::Return how;
    const char* name;
    const char* label;
    const char* help;
    const char* rule;
  };
  static constexpr HowOffer kHow[] = {
      {alpha::Return::home, "home", "Came home", "Survived, or left as the mission allowed.", "fga-4.1p-14"},
      {alpha::Return::down, "down", "Shot down", "Lost the ship: an ejection roll follows in the debrief.",
       "fga-4.11.2-1"},
      {alpha::Return::deserted, "deserted", "Jumped without leave", "Costs a rank.", "fga-2.2.3-3"}};
  for (const HowOffer& offer : kHow) {
    if (&offer != kHow) flow(button_width(offer.label));
    if (button(name + "/" + offer.name, offer.label, "", {true, false, pilot.how == offer.how})) pilot.how = offer.how;
    tip_by_rule(offer.help, offer.rule);
  }
  if (pilot.how == alpha::Return::down) {
    row_label("Where", 3.2F, theme().text_dim);
    for (const data::Territory where :
         {data::Territory::friendly, data::Territory::neutral, data::Territory::hostile}) {
      const std::string words = desk::words_of(where);
      if (where != data::Territory::friendly) flow(button_width(words));
      if (button(name + "/" + data::name_of(where), words, "", {true, false, pilot.where == where}))
        pilot.where = where;
      const int dice = alpha::ejection_dice(where);
      tip_by_rule(std::to_string(dice) + (dice == 1 ? " die" : " dice") + " for the ejection roll.", "fga-4.11-T4.7-1");
    }
  }
  kills_row(desk.catalog(), pilot, enemies, name);
}

void doubts_on_show(const desk::Desk& desk) {
  const desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  if (!campaign.outcome_typed) return;
  const std::vector<std::string> doubts = desk::doubts_of(desk.catalog(), campaign.state(), campaign.typed);
  if (doubts.empty()) return;
  strong(doubts.size() == 1 ? "Is this right?" : "Are these right?");
  probe("typed/doubts");
  for (const std::string& doubt : doubts) coloured(theme().warning, doubt);
  dim("If so, go to the debrief all the same.");
}

}  // namespace

void draw_campaign_typed(desk::Desk& desk, TypedMemory& memory) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  const data::Mission* mission = desk.catalog().mission(campaign.state().plan.mission);
  if (mission == nullptr) return;
  // The buttons stay in sight below what scrolls.
  const float room =
      std::max(em() * kLeastTypedEm, ImGui::GetContentRegionAvail().y - ImGui::GetFrameHeightWithSpacing());
  const float height = memory.height > 0 ? std::min(memory.height, room) : room;
  ImGui::BeginChild("typed", {0, height}, false, ImGuiWindowFlags_NavFlattened);
  {
    const WithFont font(fonts().title);
    plain(mission->number + "  " + mission->name);
  }
  dim("What happened at your table. Everything can be undone, and typed in again.");
  gap();
  // Doubts stand beside what they are about where there is room: so they are in sight, and nothing moves by them.
  constexpr float kTwoColumnsEm = 60;
  const bool wide = ImGui::GetContentRegionAvail().x > em() * kTwoColumnsEm;
  if (wide && ImGui::BeginTable("outcome", 2, ImGuiTableFlags_SizingStretchSame)) {
    ImGui::TableNextColumn();
    outcome_rows(desk, *mission);
    ImGui::TableNextColumn();
    doubts_on_show(desk);
    ImGui::EndTable();
  } else {
    outcome_rows(desk, *mission);
  }
  gap();
  const std::vector<KillChoice> enemies = enemies_of(desk.catalog(), *mission);
  const int columns = std::clamp(static_cast<int>(ImGui::GetContentRegionAvail().x / (em() * kTypedColumnEm)), 1, 3);
  if (ImGui::BeginTable("pilots", columns, ImGuiTableFlags_SizingStretchSame)) {
    for (alpha::PilotReport& pilot : campaign.typed.pilots) {
      ImGui::TableNextColumn();
      pilot_block(desk, pilot, enemies);
      gap();
    }
    ImGui::EndTable();
  }
  const bool low = compact();
  if (low && !wide) doubts_on_show(desk);  // else below all that is pressed, which so stays where it is
  memory.height = ImGui::GetCursorPosY();
  ImGui::EndChild();
  const Look land{campaign.outcome_typed, campaign.outcome_typed};
  if (button("typed/land", "Go to the debrief", "", land) && campaign.outcome_typed) campaign.land_typed();
  if (!land.enabled) tip("Say first whether the mission was won or lost.");
  flow(button_width("Not yet"));
  if (button("typed/back", "Not yet")) campaign.end_typing();
  tip("What is typed in so far is kept while the program runs.");
  if (low || wide) return;
  gap(space::tight());
  doubts_on_show(desk);
}

}  // namespace plotboard::panels
