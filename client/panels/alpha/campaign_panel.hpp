#pragma once
// The pages of a campaign, and what each of them remembers.

#include <array>
#include <string>

#include "desk/desk.hpp"

namespace plotboard::panels {

struct PilotPageMemory {
  bool all_paths = false;         // though one is chosen
  bool movements = false;         // what came in and went out
  int upgrades = 1, bundles = 1;  // how many points are to be bought
  std::array<char, 64> call_sign{}, player{};
  Id retire;  // asked whether that pilot leaves the campaign
};
struct HangarMemory {
  std::array<char, 64> search{};
  int slot = -1;                // offers for this slot alone
  bool all = false;             // those too that the pilot cannot carry
  std::array<char, 40> name{};  // of the loadout to be kept
};
struct HomeMemory {
  Ids cards;  // drawn, when home was on show last
};
struct TypedMemory {
  float height = 0;  // of the page, in the last frame
};
struct CampaignMemory {
  PilotPageMemory pilot;
  HangarMemory hangar;
  HomeMemory home;
  TypedMemory typed;
};

void draw_campaign_briefing(desk::Desk& desk);                // a dialog: the card of one mission
void draw_retire(desk::Desk& desk, PilotPageMemory& memory);  // asks once

}  // namespace plotboard::panels
