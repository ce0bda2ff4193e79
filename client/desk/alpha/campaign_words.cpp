#include "desk/alpha/campaign_words.hpp"

#include <algorithm>

#include "data/catalog.hpp"

namespace plotboard::desk {

namespace {

using Press = NextStep::Press;

Ids who_may_fly(const alpha::State& state) {
  Ids fit;
  for (const alpha::Pilot& pilot : state.pilots) {
    if (pilot.flies() && static_cast<int>(fit.size()) < alpha::kMostPilots) fit.push_back(pilot.id);
  }
  return fit;
}

NextStep step_at_home(const CampaignDesk& campaign) {
  const alpha::State& state = campaign.state();
  constexpr int kLeads = 0, kChooses = 2;
  const auto there = static_cast<int>(who_may_fly(state).size());
  if (there < alpha::kFewestPilots)
    return {kLeads,
            "A mission needs three pilots; " + std::to_string(there) + (there == 1 ? " is" : " are") +
                " here. Recruit another.",
            "Recruit " + campaign.free_call_sign(), Press::recruit};
  if (static_cast<int>(state.muster.size()) < alpha::kFewestPilots)
    return {kLeads, "Choose who flies: three to six pilots.", "Muster all", Press::muster};
  const auto offers = alpha::missions_now(campaign.book(), state);
  if (!alpha::check_draw(state)) {
    const bool introduction = !offers.empty();
    return {kChooses,
            introduction ? "Draw two missions of the deck, or fly the introduction first."
                         : "Draw two missions of the deck, then fly one of them.",
            "Draw two missions", Press::draw};
  }
  const bool any = std::any_of(offers.begin(), offers.end(), [](const auto& offer) { return !offer.why_not; });
  if (any) return {kChooses, "Choose the mission that you fly.", "", Press::none};
  if (!offers.empty())
    return {kChooses, "These pilots may fly none of the missions that lie open: the ranks are too low.", "",
            Press::none};
  return {kChooses, "No mission is left to fly.", "", Press::none};
}

NextStep step_in_flight(const CampaignDesk& campaign) {
  constexpr int kPlay = 5;
  const std::string mission = "Mission " + campaign.state().plan.mission.text();
  if (campaign.is_battle_over() || campaign.is_left_over())
    return {kPlay, mission + " is over.", "Go to the debrief", Press::bring_home};
  if (campaign.typing)
    return {kPlay, "Say how mission " + campaign.state().plan.mission.text() + " went at your table.", "", Press::none};
  if (campaign.has_battle()) {
    const std::string how_far = campaign.how_far();
    const std::string words = how_far.empty() ? ". Every step of it is kept." : ": " + how_far + ".";
    return {kPlay, mission + " is under way" + words, "Go on with the battle", Press::fly};
  }
  if (campaign.state().plan.at_table)
    return {kPlay, mission + " is flown at a real table.", "Type the result in", Press::type};
  return {kPlay, mission + " waits for its start.", "Fly", Press::fly};
}

// Everything that is still open, thrown and shared as it comes.
bool finish(CampaignDesk& campaign) {
  while (!campaign.state().debrief.owed.empty()) {
    if (!campaign.hand(alpha::Eject{campaign.state().debrief.owed.front(), {}, 0, 0, 0})) return false;
  }
  const alpha::State& state = campaign.state();
  const int rest = alpha::remainder_of(state);
  if (rest > 0 && !state.debrief.shared) {
    const Ids& flight = state.plan.pilots;
    if (!campaign.hand(alpha::Share{{flight.begin(), flight.begin() + rest}})) return false;
  }
  return campaign.hand(alpha::Settle{});
}

}  // namespace

const std::array<RoundStep, kRoundSteps>& round_steps() {
  static const std::array<RoundStep, kRoundSteps> steps{{
      {"Alpha One", "fga-4.1p-2",
       "The pilot with the highest initiative leads. Where several have it, they agree on one."},
      {"Imperial Rank", "fga-4.1p-4", "The average rank of the pilots who fly, rounded down. The enemy grows with it."},
      {"Mission", "fga-4.1p-6", "Draw two cards of the deck and agree on one of them."},
      {"Set-up", "fga-4.1p-7", "Lay out the table by the mission's diagram. The program does it when you fly."},
      {"Upgrades", "fga-4.1p-10", "Fit out the ships within each pilot's points."},
      {"Play", "fga-4.1p-14", "Fly the mission. Experience, kills and objectives are counted."},
      {"Deck", "fga-4.1p-15",
       "The result says what becomes of the mission's card. The program does it when you settle."},
      {"Upkeep", "fga-4.1p-19", "Ejection rolls, experience, losses; all upgrades go back to the armory."},
  }};
  return steps;
}

NextStep next_step(const CampaignDesk& campaign) {
  const alpha::State& state = campaign.state();
  constexpr int kUpgrades = 4, kUpkeep = 7;
  switch (state.stage) {
    case alpha::Stage::home:
      return step_at_home(campaign);
    case alpha::Stage::hangar:
      if (campaign.goes_on())
        return {kUpgrades,
                "The battle of mission " + state.plan.mission.text() +
                    " is kept. With other ships or upgrades a new one begins.",
                "Go on with the battle", Press::take_off};
      return {kUpgrades,
              "Fit out the ships in the hangar, then fly mission " + state.plan.mission.text() + "." +
                  (campaign.has_battle() ? " The battle before is put away then, under Recent." : ""),
              campaign.flown_by == FlownBy::typed ? "Fly it, then type the result in" : "Fly", Press::take_off};
    case alpha::Stage::flying:
      return step_in_flight(campaign);
    case alpha::Stage::debrief:
      if (campaign.page != CampaignPage::debrief)
        return {kUpkeep, "The mission is flown; it still has to be settled.", "Debrief", Press::debrief};
      return {kUpkeep, "Go through the debrief, or let the program throw, share and settle.", "Skip to the end",
              Press::finish};
    case alpha::Stage::over:
      break;
  }
  return {kRoundSteps, "The campaign is over.", "", Press::none};
}

std::vector<Spender> spenders(const CampaignDesk& campaign) {
  const alpha::State& state = campaign.state();
  std::vector<Spender> promoted, others;
  if (state.stage != alpha::Stage::home || !state.drawn.empty()) return promoted;
  for (const alpha::Pilot& pilot : state.pilots) {
    if (!pilot.flies() || pilot.guest || pilot.xp == 0) continue;
    const auto price = alpha::price_of(campaign.book(), pilot, alpha::Ware::rank);
    if (price && *price <= pilot.xp)
      promoted.push_back({pilot.id, pilot.call_sign + " can be promoted"});
    else
      others.push_back({pilot.id, pilot.call_sign + " has " + std::to_string(pilot.xp) + " XP"});
  }
  promoted.insert(promoted.end(), others.begin(), others.end());
  return promoted;
}

bool press(CampaignDesk& campaign, NextStep::Press what) {
  switch (what) {
    case Press::none:
      return false;
    case Press::recruit:
      return campaign.hand(alpha::Recruit{campaign.free_call_sign(), "", false});
    case Press::muster:
      return campaign.hand(alpha::Muster{who_may_fly(campaign.state())});
    case Press::draw:
      return campaign.hand(alpha::Draw{});
    case Press::take_off:
      return campaign.take_off();
    case Press::fly:
      return campaign.fly();
    case Press::bring_home:
      return campaign.bring_home();
    case Press::type:
      campaign.begin_typing();
      return true;
    case Press::debrief:
      campaign.show(CampaignPage::debrief);
      return true;
    case Press::finish:
      return finish(campaign);
  }
  return false;
}

std::optional<alpha::Ejection> ejection_typed(const alpha::State& state, const alpha::Eject& typed) {
  if (typed.faces.empty() || alpha::check_eject(state, typed)) return std::nullopt;
  std::vector<alpha::Event> events;
  base::Rng rng(0);  // asked for nothing: the dice are typed
  alpha::eject(state, typed, rng, events);
  for (const alpha::Event& event : events)
    if (const auto* ejected = get_if<alpha::Ejected>(&event)) return ejected->roll;
  return std::nullopt;
}

}  // namespace plotboard::desk
