// Which campaign: those in the user's folder, and the form of a new one.
#include <algorithm>

#include "panels/alpha/campaign_parts.hpp"
#include "panels/campaigns/campaigns.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kChoiceStubEm = 6, kChoiceRowEm = 2.9F, kChoiceSecondLineEm = 1.4F, kChoiceNameEm = 12,
                kRoomBesideNameEm = 3, kGroupNameEm = 18, kLeastChoiceListEm = 3, kWideChoiceEm = 56;

struct ModeOffer {
  alpha::Mode mode;
  const char* name;
  const char* words;
  const char* rule;
};
constexpr ModeOffer kModes[] = {
    {alpha::Mode::classic, "classic",
     "Draw two missions, fly one. A lost mission costs what its card says, and some end their tour.", "fga-1.3.3-2"},
    {alpha::Mode::completionist, "completionist",
     "No deck: fly the tours in order, each mission until it is won. Only a victory pays.", "fga-1.3.3-4"},
    {alpha::Mode::ironman, "ironman", "One attempt at every mission. What is lost stays lost.", "fga-1.3.3-9"}};

struct ListWish {
  std::string open, remove, bring_back;  // files
};

// Its name as a line to type in.
void new_name_row(desk::CampaignDesk& campaign) {
  const float buttons = button_width("Rename", "Enter") + button_width("Cancel") + ImGui::GetStyle().ItemSpacing.x * 2;
  const float width = std::max(em() * kChoiceStubEm, ImGui::GetContentRegionAvail().x - buttons);
  int* const last_seen = ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("##renaming"), -2);  // a frame's number
  if (*last_seen + 1 < ImGui::GetFrameCount()) ImGui::SetKeyboardFocusHere();                  // it has just appeared
  *last_seen = ImGui::GetFrameCount();
  text_line("campaign/group-name", campaign.new_name, width, alpha::kMostGroupName, "Flight group");
  const bool typed = ImGui::IsItemDeactivated() && enter_pressed();
  ImGui::SameLine();
  const bool named = !campaign.new_name.empty();
  const bool asked = button("campaign/group-renamed", "Rename", "Enter", {named, named});
  if ((asked || (typed && named)) &&
      campaign.rename_group(std::string(campaign.renaming), std::string(campaign.new_name)))
    campaign.end_renaming();
  ImGui::SameLine();
  if (button("campaign/group-kept", "Cancel")) campaign.end_renaming();
}

void campaign_more(desk::CampaignDesk& campaign, const desk::CampaignLine& line, const std::string& number,
                   ListWish& wish) {
  if (mark_button("campaign/list-more-" + number, Mark::more, "Rename, or remove from the list."))
    ImGui::OpenPopup("more");
  if (!ImGui::BeginPopup("more")) return;
  if (line.readable) {
    if (ImGui::Selectable("Rename") || entered()) {
      campaign.begin_renaming(line.path, line.name);
    }
    probe("campaign/list-rename");
  }
  if (ImGui::Selectable("Remove from the list") || entered()) wish.remove = line.path;
  probe("campaign/list-remove");
  tip("Nothing is deleted: it can be brought back at any time.");
  ImGui::EndPopup();
}

void campaign_row(desk::CampaignDesk& campaign, const desk::CampaignLine& line, const std::string& number,
                  ListWish& wish) {
  const WithId id(line.path);
  if (campaign.renaming == line.path) return new_name_row(campaign);
  const scene::Theme& t = theme();
  const float pad = space::even(), side = ImGui::GetFrameHeight(), space = ImGui::GetStyle().ItemSpacing.x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x - side - space, height = em() * kChoiceRowEm;
  if (ImGui::InvisibleButton("##campaign", {width, height}) || entered()) wish.open = line.path;
  probe("campaign/open-" + number);
  const bool lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddRectFilled(at, {at.x + width, at.y + height - space::thin()},
                      u32(lit ? mixed(t.panel_raised, t.accent, 0.25F) : t.panel_raised), space::tight());
  const float wide = ImGui::CalcTextSize(line.when.c_str()).x;
  list->AddText({at.x + width - pad - wide, at.y + space::slim()}, u32(t.text_dim), line.when.c_str());
  fitted(list, fonts().bold, em(), {at.x + pad, at.y + space::slim()}, width - wide - pad * 3, u32(t.text), line.name);
  fitted(list, ImGui::GetFont(), em(), {at.x + pad, at.y + em() * kChoiceSecondLineEm}, width - pad * 2,
         u32(line.readable ? t.text_dim : t.warning), line.words);
  tip((line.when.empty() ? "" : "Played last " + line.when + ".\n") + (line.why.empty() ? line.path : line.why));
  ImGui::SameLine();
  ImGui::BeginGroup();
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (height - space::thin() - side) / 2);
  campaign_more(campaign, line, number, wish);
  ImGui::EndGroup();
}

void removed_campaigns(desk::CampaignDesk& campaign, ListWish& wish) {
  if (campaign.removed().empty()) return;
  gap(space::tight());
  const std::string label = "Removed: " + std::to_string(campaign.removed().size());
  if (button("campaign/removed", label, "", {true, false, campaign.removed_open}))
    campaign.show_removed(!campaign.removed_open);
  tip("Taken off the list, and kept with their battles in the folder \"removed\".");
  if (!campaign.removed_open) return;
  for (std::size_t i = 0; i < campaign.removed().size(); ++i) {
    const desk::CampaignLine& line = campaign.removed()[i];
    const WithId id(line.path);
    if (button("campaign/bring-back-" + std::to_string(i + 1), "Bring back")) wish.bring_back = line.path;
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    dim(line.name + (line.readable ? ": " + line.words : ""));
    tip(line.path);
  }
}

void known_campaigns(desk::Desk& desk) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  heading("Your campaigns");
  if (campaign.all().empty()) dim("None is on the list. Found a flight group, and it is kept here at every step.");
  ListWish wish;
  const std::vector<desk::CampaignLine> lines = campaign.all();  // a new name makes others
  for (std::size_t i = 0; i < lines.size(); ++i) campaign_row(campaign, lines[i], std::to_string(i + 1), wish);
  removed_campaigns(campaign, wish);
  if (!wish.open.empty()) campaign.open(wish.open);
  if (!wish.remove.empty()) campaign.remove(wish.remove);
  if (!wish.bring_back.empty()) campaign.bring_back(wish.bring_back);
}

void founders(desk::Founding& founding) {
  heading("Pilots");
  tip_by_rule("For one person three pilots, for two people four, for three and more one each; six fly at most.",
              "fga-1.3.1-2");
  dim("Three to six fly a mission: one person three, two people four, more people one each. They begin at rank 2.");
  const float width = std::min(em() * kChoiceNameEm, ImGui::GetContentRegionAvail().x - em() * kRoomBesideNameEm);
  std::size_t gone = founding.pilots.size();
  for (std::size_t i = 0; i < founding.pilots.size(); ++i) {
    const WithId id(static_cast<int>(i));
    const std::string name = "campaign/founder-" + std::to_string(i + 1);
    if (i % 3 != 0) flow(width + space::block());
    text_line(name, founding.pilots[i], width, alpha::kMostCallSign, "Call sign");
    ImGui::SameLine(0, space::thin());
    if (mark_button(name + "-gone", Mark::close, "Leave this pilot out.")) gone = i;
  }
  if (gone < founding.pilots.size()) founding.pilots.erase(founding.pilots.begin() + static_cast<std::ptrdiff_t>(gone));
  Look look;
  look.enabled = founding.pilots.size() < static_cast<std::size_t>(alpha::kMostPilots);
  if (button("campaign/founder-more", "Another pilot", "", look)) {
    for (const std::string& sign : desk::call_signs()) {
      if (std::find(founding.pilots.begin(), founding.pilots.end(), sign) != founding.pilots.end()) continue;
      founding.pilots.push_back(sign);
      break;
    }
  }
}

void house_rules(alpha::House& house, bool& house_open) {
  if (button("campaign/house", "House rules", "", {true, false, house_open})) house_open = !house_open;
  tip("Where the manual can be read in two ways. As they are, they follow its likelier reading.");
  if (!house_open) return;
  const auto line = [](const char* name, const char* label, bool& value, const char* words, const char* rule) {
    check(std::string("campaign/house-") + name, label, value);
    tip_by_rule(words, rule);
  };
  line("uniques", "Limited cards for any number of pilots", house.unlimited_uniques,
       "Off: only one pilot of the flight may carry a limited card.", "fga-2.8-11");
  line("tech", "Tech pilots have a tech slot from rank 4 on", house.tech_slot_at_rank_four,
       "The path's introduction says so, its list of ranks does not.", "fga-2.6-2");
  line("focus", "At an ejection a focus costs XP and a hit U&M points", house.focus_costs_experience,
       "Off: a focus costs U&M points and a hit XP. The signs on the sheet can be read both ways.", "fga-4.11.2-7");
  line("injury", "An injury never expels a pilot of rank 1", house.injury_spares_first_rank,
       "Off: a pilot of rank 1 who is seriously injured is expelled.", "fga-2.15.5-1");
}

void found_button(desk::Desk& desk) {
  const desk::Founding& founding = campaign_of(desk.campaigns).founding;
  // Who has a campaign rather means to go on with that one: Enter founds only the first.
  const bool first = campaign_of(desk.campaigns).all().empty();
  const bool enough = founding.pilots.size() >= static_cast<std::size_t>(alpha::kFewestPilots);
  const bool by_key = first && enough && enter_goes_on();
  if (button("campaign/found", "Form the flight group", first ? "Enter" : "", {enough, first}) || by_key)
    campaign_of(desk.campaigns).found();
  if (!enough) tip("A mission needs three pilots.");
}

void new_campaign(desk::Desk& desk) {
  desk::Founding& founding = campaign_of(desk.campaigns).founding;
  heading("A new campaign");
  row_label("Name", 6);
  text_line("campaign/name", founding.name, std::min(em() * kGroupNameEm, ImGui::GetContentRegionAvail().x), 40,
            "Flight group");
  row_label("Mode", 6);
  const ModeOffer* chosen = kModes;
  for (const ModeOffer& offer : kModes) {
    const char* const label = desk::words_of(offer.mode);
    if (&offer != kModes) flow(button_width(label));
    if (button(std::string("campaign/mode-") + offer.name, label, "", {true, false, founding.mode == offer.mode}))
      founding.mode = offer.mode;
    tip_by_rule(offer.words, offer.rule);
    if (founding.mode == offer.mode) chosen = &offer;
  }
  ImGui::Indent(em() * kChoiceStubEm);
  dim(chosen->words);
  ImGui::Unindent(em() * kChoiceStubEm);
  gap();
  founders(founding);
  gap();
  house_rules(founding.house, campaign_of(desk.campaigns).house_open);
  if (compact()) return;  // the button stands in the footer, where it is in sight
  gap(space::loose());
  found_button(desk);
}

}  // namespace

void draw_campaign_choice(desk::Desk& desk) {
  kinds_row(desk);
  {
    const WithFont font(fonts().title);
    plain("Flight Group Alpha");
  }
  dim("A campaign of forty missions: pilots who rise, are shot down, choose and are remembered. Every step is kept.");
  gap();
  const float footer = ImGui::GetFrameHeightWithSpacing() + space::tight();
  ImGui::BeginChild("choice", {0, std::max(em() * kLeastChoiceListEm, ImGui::GetContentRegionAvail().y - footer)},
                    false, ImGuiWindowFlags_NavFlattened);
  const bool any = !campaign_of(desk.campaigns).all().empty() || !campaign_of(desk.campaigns).removed().empty();
  const bool wide = ImGui::GetContentRegionAvail().x > em() * kWideChoiceEm && any;
  if (wide && ImGui::BeginTable("sides", 2, ImGuiTableFlags_SizingStretchProp)) {
    ImGui::TableSetupColumn("known", 0, 0.42F);
    ImGui::TableSetupColumn("new", 0, 0.58F);
    ImGui::TableNextColumn();
    known_campaigns(desk);
    ImGui::TableNextColumn();
    new_campaign(desk);
    ImGui::EndTable();
  } else {
    if (any) {
      known_campaigns(desk);
      gap();
    }
    new_campaign(desk);
  }
  ImGui::EndChild();
  if (compact()) {
    found_button(desk);
    flow(button_width("Start screen", "Esc"));
  }
  const bool leaves = escapes(Escape::page);
  if (button("campaign/choice-back", campaign_of(desk.campaigns).is_open() ? "Back" : "Start screen", "Esc") ||
      leaves) {
    if (campaign_of(desk.campaigns).is_open() && campaign_of(desk.campaigns).choosing)
      campaign_of(desk.campaigns).end_choosing();
    else
      desk.show_start();
  }
}

}  // namespace plotboard::panels
