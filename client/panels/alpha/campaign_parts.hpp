#pragma once
// Parts that the pages of a campaign share. A page draws in the window where ImGui's cursor is, over the whole width,
// and scrolls by itself where it is long; the frame around it (campaign.cpp) has flight group, tabs, undo, and the next
// step with its button. Widgets are named "campaign/<page>/...".

#include <imgui.h>

#include <string>

#include "desk/alpha/campaign.hpp"
#include "panels/alpha/campaign_panel.hpp"
#include "panels/kit/boxes.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/symbols.hpp"

namespace plotboard::panels {

namespace alpha = campaign::alpha;

// --- pages, one file each
void draw_campaign_choice(desk::Desk& desk);  // which campaign, and a new one
void draw_campaign_home(desk::Desk& desk, HomeMemory& memory, PilotPageMemory& pilot_memory);
void draw_campaign_tours(desk::Desk& desk);                            // part of home: the board of tours
void draw_campaign_flight(desk::Desk& desk, PilotPageMemory& memory);  // part of home: the pilots at a glance
void draw_campaign_typed(desk::Desk& desk,
                         TypedMemory& memory);  // in place of home: the result of a mission flown at a table
void draw_campaign_pilot(desk::Desk& desk, PilotPageMemory& memory);
void draw_campaign_hangar(desk::Desk& desk, HangarMemory& memory);
void draw_campaign_debrief(desk::Desk& desk);

// --- parts
// The tip of the last item: a sentence, and below it the rule that it goes by, by its name.
void tip_by_rule(const std::string& text, const std::string& rule);
// A figure over its name, `tip` and its rule behind it: "12" over "XP".
void figure(const std::string& value, const std::string& name, const std::string& tip, const std::string& rule);
void objectives_of_card(const data::Mission& mission);  // a line each
// The medal of a tour, drawn in a square of that size.
void draw_medal(ImDrawList* list, ImVec2 centre, float size, bool won);
// A line of text, at most `most` letters; `hint` stands in it while it is empty. True when it changed.
bool text_line(const std::string& name, std::string& text, float width, std::size_t most, const char* hint = "");
// A number with - and + around it, in one line; its tip and rule on the number.
bool stepper(const std::string& name, int& value, int low, int high, const std::string& tip, const std::string& rule);
// Hands the command over; where it is refused, the message says why.
bool campaign_button(desk::Desk& desk, const std::string& name, const std::string& label, const alpha::Command& command,
                     Look look = {});

}  // namespace plotboard::panels
