#pragma once
// What a campaign's pages say, made from its state: the next step of the round, and how tours, missions and pilots
// stand in words. Pure.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "desk/alpha/campaign.hpp"

namespace plotboard::desk {

// The eight steps of a campaign round (fga-4.1p-1).
struct RoundStep {
  const char* name;
  const char* rule;
  const char* words;  // what is done in it, and who does it
};
inline constexpr int kRoundSteps = 8;
const std::array<RoundStep, kRoundSteps>& round_steps();

// The one thing to do now.
struct NextStep {
  enum class Press : std::uint8_t {
    none,  // the page itself asks: choose a card, say
    recruit,
    muster,
    draw,
    take_off,
    fly,         // the battle that was left
    bring_home,  // its report
    type,        // the page for a typed result
    debrief,     // opens that page
    finish       // throws, shares and settles what is open
  };
  int step = 0;       // of round_steps(), from 0 on; kRoundSteps: the campaign is over
  std::string words;  // "Draw two missions of the deck and fly one of them."
  std::string label;  // of the button; "" where there is none
  Press press = Press::none;
};
NextStep next_step(const CampaignDesk& campaign);
// False: refused, and said so.
bool press(CampaignDesk& campaign, NextStep::Press what);

// A pilot with XP to spend as long as no mission is drawn or chosen.
struct Spender {
  Id pilot;
  std::string words;  // "Bricks can be promoted", "Juno Marr has 13 XP"
};
std::vector<Spender> spenders(const CampaignDesk& campaign);  // who can be promoted first; none while all is locked

// What a roll that is typed in comes to; nothing while it is none that the rules take.
std::optional<alpha::Ejection> ejection_typed(const alpha::State& state, const alpha::Eject& typed);

// What the objectives of the mission that is flown pay at most, to all its pilots together.
int objectives_pay(const data::Mission& mission, int pilots);
// What can hardly be in a result that was typed in, a sentence each, by the mission's data. Nothing is refused for it.
std::vector<std::string> doubts_of(const data::Catalog& catalog, const alpha::State& state, const alpha::Report& typed);

}  // namespace plotboard::desk
