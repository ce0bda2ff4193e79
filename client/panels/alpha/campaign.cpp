// The frame of a campaign: the flight group's name, its pages, undo and redo, the eight steps of the round with the one
// that comes next, and the page in front below them.
#include <algorithm>
#include <cmath>
#include <memory>

#include "desk/alpha/campaign_words.hpp"
#include "panels/alpha/campaign_panel.hpp"
#include "panels/alpha/campaign_parts.hpp"
#include "panels/campaigns/pages.hpp"
#include "panels/dialogs/stack.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/probe.hpp"
#include "panels/kit/symbols.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kPageButtonEm = 10, kNextButtonEm = 12, kRoomyPageEm = 12;

using desk::CampaignPage;

void campaign_tab(desk::CampaignDesk& campaign, const char* name, const char* label, CampaignPage page) {
  flow(button_width(label));
  Look look;
  look.on = campaign.page == page;
  if (button(std::string("campaign/tab-") + name, label, "", look)) campaign.show(page);
}

void title_row(desk::Desk& desk) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  const alpha::State& state = campaign.state();
  {
    const WithFont font(fonts().title);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(state.name.c_str());
  }
  const std::string where = std::string(desk::words_of(state.mode)) + ", round " + std::to_string(state.round);
  flow(ImGui::CalcTextSize(where.c_str()).x);
  ImGui::AlignTextToFramePadding();
  dim(where);
  ImGui::SameLine(0, space::block());
  ImGui::Dummy({0, 0});
  campaign_tab(campaign, "home", "Home", CampaignPage::home);
  campaign_tab(campaign, "pilots", "Pilots", CampaignPage::pilot);
  campaign_tab(campaign, "hangar", "Hangar", CampaignPage::hangar);
  if (state.stage == alpha::Stage::debrief) campaign_tab(campaign, "debrief", "Debrief", CampaignPage::debrief);

  std::string undo = campaign.undo_words();
  const std::string redo = campaign.redo_words();
  const auto& log = campaign.session().log();
  const bool lands = !undo.empty() && holds<alpha::TakeOff>(log.back().command);
  if (lands && campaign.has_battle()) undo += "; its battle is kept";
  const float side = ImGui::GetFrameHeight(), space = ImGui::GetStyle().ItemSpacing.x;
  // Every widget may begin up to a pixel further right than asked: without that room the last one would wrap.
  constexpr float kRounding = 5;
  const float wanted = side * 2 + button_width("Campaigns") + button_width("Start screen", "Esc") + space * 3;
  ImGui::SameLine();
  const float free = ImGui::GetContentRegionAvail().x;
  if (free < wanted + kRounding)
    ImGui::NewLine();
  else
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::floor(free - wanted - kRounding));
  const auto key = [](desk::Intent intent) { return "  (" + desk::info_of(intent).key + ")"; };
  if (mark_button("campaign/undo", Mark::undo,
                  undo.empty() ? "There is nothing to undo." : "Undo: " + undo + "." + key(desk::Intent::undo),
                  !undo.empty()))
    campaign.undo();
  ImGui::SameLine();
  if (mark_button("campaign/redo", Mark::redo,
                  redo.empty() ? "There is nothing to redo." : "Do again: " + redo + "." + key(desk::Intent::redo),
                  !redo.empty()))
    campaign.redo();
  flow(button_width("Campaigns"));
  if (button("campaign/others", "Campaigns")) desk.show_campaign_choice();
  tip("Open another campaign, or found a new one. This one is kept at every step.");
  flow(button_width("Start screen", "Esc"));
  const bool leaves = escapes(Escape::page);
  if (button("campaign/back", "Start screen", "Esc") || leaves) desk.show_start();
}

// The eight steps as a row: done ones ticked, the one of now lit.
void steps_row(int now) {
  const auto& steps = desk::round_steps();
  const scene::Theme& t = theme();
  for (int i = 0; i < desk::kRoundSteps; ++i) {
    const desk::RoundStep& step = steps[static_cast<std::size_t>(i)];
    const std::string words = std::to_string(i + 1) + " " + step.name;
    if (i > 0) flow(chip_width(words));
    const bool lit = i == now, done = i < now;
    chip(words, lit ? mixed(t.panel_raised, t.accent, 0.55F) : mixed(t.panel, t.panel_raised, 0.7F),
         lit    ? t.text
         : done ? mixed(t.text_dim, t.chosen, 0.4F)
                : t.text_dim);
    tip_by_rule(step.words, step.rule);
  }
}

void how_flown(desk::Desk& desk) {
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  struct Way {
    desk::FlownBy by;
    const char* name;
    const char* label;
    const char* help;
  };
  static constexpr Way kWays[] = {
      {desk::FlownBy::people, "people", "Here", "You set the dials of all pilots in this window."},
      {desk::FlownBy::bot, "bot", "Stand-in pilot", "A plain pilot flies all ships here, to watch the mission."},
      {desk::FlownBy::referee, "referee", "At a real table",
       "Your models, your dice: the program flies the enemy, counts and keeps the rules."},
      {desk::FlownBy::typed, "typed", "Without the program",
       "You fly it with models alone and type the result in on one page."}};
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted("Flown");
  for (const Way& way : kWays) {
    flow(button_width(way.label));
    if (button(std::string("campaign/by-") + way.name, way.label, "", {true, false, campaign.flown_by == way.by}))
      campaign.fly_by(way.by);
    tip(way.help);
  }
  if (campaign.flown_by == desk::FlownBy::people) {
    flow(em() * kPageButtonEm);
    check("campaign/typed-dice", "We throw real dice", campaign.typed_dice);
  }
}

// Before the draw: who has XP to spend, for it is locked till the round is settled.
void spenders_row(desk::Desk& desk) {
  const std::vector<desk::Spender> who = desk::spenders(campaign_of(desk.campaigns));
  if (who.empty()) return;
  ImGui::AlignTextToFramePadding();
  dim("XP can be spent now, and not again until the round is settled:");
  tip_by_rule(
      "Ranks and points are bought between missions. As soon as cards are drawn or a mission is chosen, the "
      "sheets are locked.",
      "fga-2.12-1");
  for (const desk::Spender& one : who) {
    flow(button_width(one.words));
    if (button("campaign/spend-" + one.pilot.text(), one.words)) campaign_of(desk.campaigns).show_pilot(one.pilot);
    tip("Opens the pilot's sheet, where XP are spent.");
  }
}

void next_row(desk::Desk& desk) {
  const desk::NextStep next = desk::next_step(campaign_of(desk.campaigns));
  steps_row(next.step);
  gap(space::thin());
  if (!next.label.empty()) {
    // What throws dice and settles wants to be pressed itself.
    const bool has_key = next.press != desk::NextStep::Press::finish;
    const bool by_key = has_key && enter_goes_on();
    const bool presses = button("campaign/next", next.label, has_key ? "Enter" : "", {true, has_key});
    if (has_key) main_item("campaign/" + next.label);
    if (presses || by_key) {
      const bool reports = next.press == desk::NextStep::Press::bring_home;
      const auto go = [&desk, next, reports] {
        if (!desk::press(campaign_of(desk.campaigns), next.press)) return;
        if (reports)
          desk.show_campaign();
        else
          desk.show_campaign_battle();
      };
      const bool lays_table = next.press == desk::NextStep::Press::fly ||
                              (reports && campaign_of(desk.campaigns).is_left_over()) ||
                              (next.press == desk::NextStep::Press::take_off &&
                               campaign_of(desk.campaigns).flown_by != desk::FlownBy::typed);
      if (lays_table)
        ask_first(reports ? "Go to the debrief?" : "Fly the mission?", go);
      else
        go();
      return;
    }
    flow(em() * kNextButtonEm);
    ImGui::AlignTextToFramePadding();
  }
  strong(next.words);
  if (campaign_of(desk.campaigns).state().stage == alpha::Stage::hangar) how_flown(desk);
  if (campaign_of(desk.campaigns).page != CampaignPage::pilot) spenders_row(desk);
}

void draw_campaign(desk::Desk& desk, CampaignMemory& memory) {
  const float w = window_width(), h = window_height();
  if (!begin_panel("Campaign", {0, 0, w, h}, ImGuiWindowFlags_NoBringToFrontOnFocus)) {
    ImGui::End();
    return;
  }
  const float room = ImGui::GetContentRegionAvail().x;
  constexpr float kWidestEm = 112;
  const float content = std::min(room, em() * kWidestEm);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + (room - content) / 2);
  ImGui::BeginChild("content", {content, 0}, false, ImGuiWindowFlags_NavFlattened);
  desk::CampaignDesk& campaign = campaign_of(desk.campaigns);
  if (!campaign.is_open() || campaign.choosing) {
    draw_campaign_choice(desk);
  } else {
    title_row(desk);
    gap(space::thin());
    next_row(desk);
    gap();
    // Where the head takes most of the window, it scrolls with the page.
    const bool roomy = ImGui::GetContentRegionAvail().y >= em() * kRoomyPageEm;
    if (roomy) begin_page("campaign", {0, 0});
    switch (campaign.page) {
      case CampaignPage::home:
        if (campaign.typing)
          draw_campaign_typed(desk, memory.typed);
        else
          draw_campaign_home(desk, memory.home, memory.pilot);
        break;
      case CampaignPage::pilot:
        draw_campaign_pilot(desk, memory.pilot);
        break;
      case CampaignPage::hangar:
        draw_campaign_hangar(desk, memory.hangar);
        break;
      case CampaignPage::debrief:
        draw_campaign_debrief(desk);
        break;
    }
    if (roomy) end_page();
  }
  ImGui::EndChild();
  ImGui::End();
}

class AlphaPages final : public CampaignPages {
 public:
  void draw(desk::Desk& desk) override { draw_campaign(desk, memory_); }
  void list_dialogs(desk::Desk& desk, Dialogs& all) override {
    all.add({[&desk] { return desk.screen == desk::Screen::campaign && !campaign_of(desk.campaigns).briefing.empty(); },
             [&desk] { draw_campaign_briefing(desk); }});
    all.add({[this] { return !memory_.pilot.retire.empty(); }, [this, &desk] { draw_retire(desk, memory_.pilot); }});
  }

 private:
  CampaignMemory memory_;
};

}  // namespace

std::unique_ptr<CampaignPages> alpha_pages() { return std::make_unique<AlphaPages>(); }

}  // namespace plotboard::panels
