// Home: the missions that lie open as cards, the flight at a glance, the tours as a board, and what happened last.
#include <algorithm>

#include "data/catalog.hpp"
#include "panels/alpha/campaign_panel.hpp"
#include "panels/alpha/campaign_parts.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/words.hpp"
#include "panels/missions/mission_parts.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kHomeButtonEm = 10, kOfferColumnEm = 22;

constexpr int kRoundsOfChronicle = 2;

void ships_to_choose(desk::Desk& desk, const data::Mission& mission, alpha::ChooseMission& choice) {
  const auto& ships = mission.seats.ships;
  row_label("You fly", 5.2F, theme().text_dim);
  if (ships.size() < 2) {
    plain(desk::ships_flown(desk.catalog(), mission));
    return;
  }
  for (std::size_t i = 0; i < ships.size(); ++i) {
    const std::string words = desk::ship_words(desk.catalog(), ships[i]);
    if (i > 0) flow(button_width(words));
    const bool on = choice.ship == ships[i] || (choice.ship.empty() && i == 0);
    if (button("campaign/" + mission.number + "/ship-" + ships[i], words, "", {true, false, on}))
      choice.ship = Id(ships[i]);
  }
}

void options_of_card(desk::Desk& desk, const std::string& name, alpha::ChooseMission& choice) {
  const auto pilots = static_cast<int>(campaign_of(desk.campaigns).state().muster.size());
  row_label("Enemy", 5.2F, theme().text_dim);
  const auto option = [&](const char* word, const char* label, bool on, bool enabled, const char* help,
                          const char* rule) {
    const bool pressed_now = button(name + word, label, "", {enabled, false, on});
    tip_by_rule(help, rule);
    return pressed_now;
  };
  if (option("/easier", "Easier", choice.easier, pilots > alpha::kFewestPilots,
             "The enemy comes as against one pilot fewer; there is less XP to earn. Takes four pilots or more.",
             "fga-1.3.6-1")) {
    choice.easier = !choice.easier;
    choice.harder = false;
  }
  flow(button_width("As it is"));
  if (option("/even", "As it is", !choice.easier && !choice.harder, true, "The enemy is as strong as the card says.",
             "fga-1.3.1-1"))
    choice.easier = choice.harder = false;
  flow(button_width("Harder"));
  if (option("/harder", "Harder", choice.harder, pilots < alpha::kMostPilots,
             "The enemy comes as against one pilot more. Takes five pilots or fewer.", "fga-1.3.6-2")) {
    choice.harder = !choice.harder;
    choice.easier = false;
  }
  flow(em() * kHomeButtonEm);
  check(name + "/silver", "Silver star", choice.silver);
  tip_by_rule("Nobody looks ahead: what arrives later stays hidden. It pays nothing but the star.", "fga-1.3.5.1-2");
}

std::string begun_small(std::string words) {
  const bool sentence = words.size() > 1 && words[0] >= 'A' && words[0] <= 'Z' && words[1] >= 'a';
  if (sentence) words[0] = static_cast<char>(words[0] - 'A' + 'a');
  return words;
}

void card_facts(desk::Desk& desk, const data::Mission& mission, const alpha::ChooseMission& choice) {
  const alpha::State& state = campaign_of(desk.campaigns).state();
  const int columns = static_cast<int>(state.muster.size()) + (choice.harder ? 1 : 0) - (choice.easier ? 1 : 0);
  const int rank = alpha::rank_of_mission(state, Id(mission.number), state.muster);
  dim(desk::words_of(mission.territory) + " space, " + desk::rounds_words(mission.rounds) + ", " +
      data::name_of(mission.difficulty) + ".");
  tip_by_rule("The territory says how many dice an ejection roll has: a lost ship costs more in hostile space.",
              "fga-4.11.2-2");
  const Id number(mission.number);
  plain("If won: " + begun_small(desk::if_won_words(campaign_of(desk.campaigns).book(), state, number)));
  tip_by_rule("What the victory text does to the deck.", "fga-4.1p-15");
  plain("If lost: " + begun_small(desk::if_lost_words(campaign_of(desk.campaigns).book(), state, number)));
  tip_by_rule("What the defeat text does to deck and pilots.", "fga-4.1p-15");
  const auto measured = desk::measured_of(desk.catalog(), mission, columns, rank);
  if (measured) dim(desk::measured_words(measured));
}

// True when it was taken.
bool offer_card(desk::Desk& desk, const alpha::MissionOffer& offer, float width) {
  const data::Mission* mission = desk.catalog().mission(offer.mission);
  if (mission == nullptr) return false;
  alpha::ChooseMission& choice = campaign_of(desk.campaigns).choice_of(offer.mission);
  const std::string name = "campaign/" + offer.mission.text();
  begin_box(name, width);
  dim(offer.mission.text() + "  " + desk::tour_words(*mission));
  {
    const WithFont font(fonts().title);
    plain(mission->name);
  }
  const alpha::Card* card = campaign_of(desk.campaigns).state().card(offer.mission);
  if (card != nullptr && card->stress) coloured(theme().warning, "Every pilot begins it with a stress token.");
  plain(mission->summary);
  gap(space::thin());
  ships_to_choose(desk, *mission, choice);
  options_of_card(desk, name, choice);
  card_facts(desk, *mission, choice);
  gap(space::thin());
  bool taken = false;
  Look look;
  look.enabled =
      !offer.why_not && static_cast<int>(campaign_of(desk.campaigns).state().muster.size()) >= alpha::kFewestPilots;
  look.primary = look.enabled;
  if (button(name + "/take", "Fly this one", "", look)) taken = true;
  if (offer.why_not) tip_by_rule(campaign_of(desk.campaigns).said(offer.why_not->why), offer.why_not->rule);
  flow(button_width("Briefing"));
  if (button(name + "/briefing", "Briefing")) {
    campaign_of(desk.campaigns).show_briefing(offer.mission);
  }
  tip("The whole card: story, objectives, who comes when.");
  end_box();
  return taken;
}

std::vector<alpha::MissionOffer> offers_in_order(const desk::CampaignDesk& campaign) {
  const alpha::State& state = campaign.state();
  if (state.stage != alpha::Stage::home) return {};
  std::vector<alpha::MissionOffer> offers = alpha::missions_now(campaign.book(), state);
  std::stable_partition(offers.begin(), offers.end(), [&](const alpha::MissionOffer& offer) {
    return std::find(state.drawn.begin(), state.drawn.end(), offer.mission) != state.drawn.end();
  });
  return offers;
}

void offers_on_show(desk::Desk& desk, HomeMemory& memory, const std::vector<alpha::MissionOffer>& offers) {
  if (offers.empty()) return;
  const Ids& drawn = campaign_of(desk.campaigns).state().drawn;
  heading(drawn.empty() ? "Open now" : "Drawn for this round");
  // Cards that have just been drawn come into sight, wherever the page stood.
  if (!drawn.empty() && drawn != memory.cards) ImGui::SetScrollHereY(0);
  memory.cards = drawn;
  const float room = ImGui::GetContentRegionAvail().x, space = ImGui::GetStyle().ItemSpacing.x;
  const int columns =
      std::clamp(static_cast<int>(room / (em() * kOfferColumnEm)), 1, std::min(3, static_cast<int>(offers.size())));
  const float width = (room - space * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  std::optional<alpha::ChooseMission> taken;
  for (std::size_t i = 0; i < offers.size(); ++i) {
    if (i % static_cast<std::size_t>(columns) != 0) ImGui::SameLine();
    if (offer_card(desk, offers[i], width)) taken = campaign_of(desk.campaigns).choice_of(offers[i].mission);
  }
  gap();
  if (taken) campaign_of(desk.campaigns).hand(*taken);
}

void plan_on_show(desk::Desk& desk) {
  const alpha::State& state = campaign_of(desk.campaigns).state();
  const bool planned = state.stage == alpha::Stage::hangar || state.stage == alpha::Stage::flying;
  const data::Mission* mission = planned ? desk.catalog().mission(state.plan.mission) : nullptr;
  if (mission == nullptr) return;
  bool type = false, referee = false;
  begin_box("campaign/plan", 0);
  dim(mission->number + "  " + desk::tour_words(*mission));
  {
    const WithFont font(fonts().title);
    plain(mission->name);
  }
  for (const std::string& line : mission->briefing) plain(line);
  gap(space::tight());
  const std::vector<desk::ObjectiveLine> objectives = campaign_of(desk.campaigns).objectives();
  for (const desk::ObjectiveLine& objective : objectives) objective_line(objective);
  if (objectives.empty()) objectives_of_card(*mission);
  gap(space::tight());
  std::string words = "Imperial Rank " + std::to_string(state.plan.rank) + ", " +
                      desk::ship_words(desk.catalog(), state.plan.ship) + ", the enemy as against " +
                      std::to_string(alpha::columns_of(state.plan)) + " pilots";
  if (state.plan.silver) words += ", silver star";
  dim(words + ".");
  tip_by_rule(desk::if_lost_words(campaign_of(desk.campaigns).book(), state, state.plan.mission), "fga-4.1p-15");
  const bool over = campaign_of(desk.campaigns).is_battle_over() || campaign_of(desk.campaigns).is_left_over();
  const bool on_the_way = state.stage == alpha::Stage::flying && !over;
  gap(space::tight());
  if (on_the_way && !(state.plan.at_table && !campaign_of(desk.campaigns).has_battle())) {
    if (button("campaign/type", "Type the result in")) type = true;
    tip("Flown or finished at a table: one page asks for the result. The battle in the window is left alone.");
    flow(button_width("Briefing"));
  } else if (on_the_way) {
    if (button("campaign/referee", "Begin it here, the program as referee")) referee = true;
    flow(button_width("Briefing"));
  }
  if (button("campaign/plan-briefing", "Briefing")) campaign_of(desk.campaigns).show_briefing(state.plan.mission);
  end_box();
  if (type) campaign_of(desk.campaigns).begin_typing();
  if (referee) {
    ask_first("Fly the mission?", [&desk] {
      if (campaign_of(desk.campaigns).fly()) desk.show_campaign_battle();
    });
  }
}

// The last two rounds in which anything happened, the newest first; within a round as it went.
void what_happened(const desk::CampaignDesk& campaign) {
  const auto& lines = campaign.chronicle();
  if (lines.empty()) return;
  heading("What happened last");
  std::size_t end = lines.size();
  for (int rounds = 0; rounds < kRoundsOfChronicle && end > 0; ++rounds) {
    const int round = lines[end - 1].round;
    std::size_t begin = end;
    while (begin > 0 && lines[begin - 1].round == round) --begin;
    dim("Round " + std::to_string(round));
    for (std::size_t i = begin; i < end; ++i) {
      ImGui::BeginGroup();
      bullet(lines[i].text);
      ImGui::EndGroup();
      if (!lines[i].rule.empty()) tip_by_rule(lines[i].text, lines[i].rule);
    }
    end = begin;
  }
}

}  // namespace

void draw_campaign_home(desk::Desk& desk, HomeMemory& memory, PilotPageMemory& pilot_memory) {
  constexpr float kTwoColumnsEm = 66;
  const bool wide = ImGui::GetContentRegionAvail().x > em() * kTwoColumnsEm;
  const auto offers = offers_in_order(campaign_of(desk.campaigns));
  if (campaign_of(desk.campaigns).state().drawn.empty()) memory.cards.clear();
  if (!wide || offers.size() > 1) offers_on_show(desk, memory, offers);
  if (!wide || !ImGui::BeginTable("home", 2, ImGuiTableFlags_SizingStretchProp)) {
    plan_on_show(desk);
    draw_campaign_flight(desk, pilot_memory);
    gap();
    draw_campaign_tours(desk);
    gap();
    return what_happened(campaign_of(desk.campaigns));
  }
  // Where there is much room, the tours stand in two columns of their own.
  constexpr float kFlight = 0.58F, kFlightWhereRoomy = 0.48F, kRoomyEm = 96;
  const float flight = ImGui::GetContentRegionAvail().x > em() * kRoomyEm ? kFlightWhereRoomy : kFlight;
  ImGui::TableSetupColumn("flight", 0, flight);
  ImGui::TableSetupColumn("tours", 0, 1 - flight);
  ImGui::TableNextColumn();
  if (offers.size() == 1) offers_on_show(desk, memory, offers);
  plan_on_show(desk);
  draw_campaign_flight(desk, pilot_memory);
  gap();
  what_happened(campaign_of(desk.campaigns));
  ImGui::TableNextColumn();
  draw_campaign_tours(desk);
  ImGui::EndTable();
}

}  // namespace plotboard::panels
