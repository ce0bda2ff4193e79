// The bar of a battle: round, phase, initiative, what is expected in one sentence, and the one key that goes on.
#include "panels/battle/battle_bar.hpp"

#include <algorithm>
#include <cmath>

#include "panels/kit/battle_signs.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/glossary.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/missions/mission_panel.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kLowWindowEm = 26, kNextStepButtonEm = 11, kBarMarkAtEm = 0.85F, kRoomyBarEm = 18,
                kWholePhaseNamesEm = 60;

using desk::Expect;
using desk::Intent;

void phases(const desk::Desk& desk, bool all) {
  const state::Play& play = desk.table().play;
  ImDrawList* list = ImGui::GetWindowDrawList();
  for (const desk::PhaseName& step : desk.edition().phases) {
    const bool now = step.phase == play.phase;
    if (!all && !now) continue;
    std::string words = step.name;
    if (now && play.initiative >= 0)
      words += std::string(", ") + desk.edition().initiative + " " + std::to_string(play.initiative);
    const ImVec2 size = ImGui::CalcTextSize(words.c_str());
    flow(size.x + em());
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ImGui::GetFrameHeight();
    if (now) {
      list->AddRectFilled({at.x, at.y + height * 0.06F}, {at.x + size.x + em(), at.y + height * 0.94F},
                          u32(mixed(theme().panel_raised, theme().accent, 0.45F)), height * 0.4F);
    }
    list->AddText({at.x + em() / 2, at.y + (height - size.y) / 2}, u32(now ? theme().text : theme().text_dim),
                  words.c_str());
    ImGui::Dummy({size.x + em(), height});
    probe(std::string("battle/phase-") + step.term);
    tip_term(step.term);
  }
}

// Where the bars share their lines the keys are left out: they stand in the menus.
std::string key_of(Intent intent) { return compact() ? "" : desk::info_of(intent).key; }

void one_switch(desk::Desk& desk, Intent intent, const char* name, const char* label, Look look = {}) {
  look.enabled = look.enabled && desk.can(intent);
  if (button(name, label, key_of(intent), look)) act(intent);
  tip(desk::info_of(intent).help);
}

void run_switch(desk::Desk& desk) {
  if (desk.ai.running()) return one_switch(desk, Intent::ai_stop, "battle/run", "Stop", {true, true});
  Look look;
  look.enabled = desk.battle.expected().kind == Expect::others;
  one_switch(desk, Intent::ai_phase, "battle/run", "Run on", look);
}

// Large text in a low window: the one that is wanted most, where the row has room for it; all of them have keys and
// stand in the menus.
void short_switches(desk::Desk& desk, float free) {
  const float run = button_width("Run on", desk::info_of(Intent::ai_phase).key);
  if (free < run) return ImGui::NewLine();
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + free - run);
  run_switch(desk);
}

}  // namespace

void draw_battle_switches(desk::Desk& desk) {
  const auto width = [](const char* label, Intent intent) { return button_width(label, key_of(intent)); };
  const float back = width("Back", Intent::back), undo = width("Undo the turn", Intent::undo_turn);
  const float forward = width("Fast forward", Intent::fast_forward), run = width("Run on", Intent::ai_phase);
  const float wanted = back + undo + forward + run + ImGui::GetStyle().ItemSpacing.x * 3.5F;
  ImGui::SameLine();
  const float free = ImGui::GetContentRegionAvail().x;
  const bool low = window_height() < em() * kLowWindowEm && !compact();
  if (low && free < wanted) return short_switches(desk, free);
  if (free < wanted)
    ImGui::NewLine();
  else
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + free - wanted);
  const desk::Log::Way& way = desk.log.way_back();
  const bool may_go_back = way.to.has_value();
  const std::string why_not = way.why_not;
  if (button("battle/back", "Back", key_of(Intent::back), {may_go_back})) act(Intent::back);
  tip(may_go_back ? "To the question before." : why_not);
  flow(undo);
  one_switch(desk, Intent::undo_turn, "battle/undo-turn", "Undo the turn");
  flow(forward);
  one_switch(desk, Intent::fast_forward, "battle/fast-forward", "Fast forward");
  flow(run);
  run_switch(desk);
}

namespace {

// Beside a real table: the card that stands there.
desk::Expected on_show(const desk::Desk& desk) {
  desk::Expected now = desk.battle.expected();
  if (!desk.referee.on()) return now;
  const desk::RefereeCard card = desk.referee.shown();
  const state::Piece* ship = desk.table().find(card.ship);
  now.side = ship == nullptr ? state::Side::none : ship->side;
  now.words = ship == nullptr || card.question ? card.headline : desk.names().piece(ship->id) + ": " + card.headline;
  now.continues = desk.referee.continues();
  return now;
}

std::string waiting_words(const desk::Expected& now) {
  return now.kind == Expect::dice ? "Enter the rest" : now.kind == Expect::dials ? "Pick a maneuver" : "Pick an answer";
}

// Large text in a small window: the sentence over the whole width, the key below.
void short_sentence(desk::Desk& desk) {
  const desk::Expected now = on_show(desk);
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float bottom = fitted(ImGui::GetWindowDrawList(), fonts().bold, em(), at, width, u32(theme().text), now.words);
  ImGui::Dummy({width, bottom - at.y});
  probe("battle/words");
  const bool waits = now.continues.empty();
  Look look;
  look.primary = look.enabled = !waits;
  look.width = width;
  const std::string key = desk::info_of(Intent::ai_step).key;
  if (button("battle/continue", waits ? waiting_words(now) : now.continues,
             waits || button_width(now.continues, key) > width ? "" : key, look)) {
    desk.step();
  }
}

void sentence(desk::Desk& desk) {
  const desk::Expected now = on_show(desk);
  const float width = ImGui::GetContentRegionAvail().x;
  const std::string key = desk::info_of(Intent::ai_step).key;
  const bool waits = now.continues.empty();
  const std::string label = waits ? waiting_words(now) : now.continues;
  // A button that only says that it waits leaves its room to the sentence where that is short.
  const bool pressable = !waits || !compact();
  const float button_room =
      pressable ? std::min(std::max(button_width(label, key) + em(), em() * kNextStepButtonEm), width * 0.5F) : 0;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = width - button_room - em();
  ImFont* font = fonts().title != nullptr ? fonts().title : ImGui::GetFont();
  // Whose turn it is also by a mark in the side's colour and shape.
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float mark = space::loose();
  float x = at.x;
  if (now.side != state::Side::none) {
    const ImVec2 c{at.x + mark / 2, at.y + em() * kBarMarkAtEm};
    const bool enemy = now.side == state::Side::enemy;
    list->AddNgonFilled(c, mark * 0.6F, u32(enemy ? theme().enemy_text : theme().player_text), enemy ? 6 : 20);
    x += mark * 1.6F;
  }
  const float bottom = fitted(list, font, title_em(), {x, at.y}, room - (x - at.x), u32(theme().text), now.words);
  ImGui::Dummy({room, std::max(bottom - at.y, ImGui::GetFrameHeight())});
  probe("battle/words");
  if (pressable) {
    ImGui::SetCursorScreenPos({at.x + width - button_room, at.y});
    Look look;
    look.primary = !waits;
    look.enabled = !waits;
    look.width = button_room;
    if (button("battle/continue", label, waits ? "" : key, look)) desk.step();
  }
  ImGui::SetCursorScreenPos({at.x, std::max(bottom, at.y + ImGui::GetFrameHeight() + space::thin())});
  ImGui::Dummy({1, 1});
}

void round_words(const desk::Desk& desk) {
  const WithFont bold(fonts().bold);
  const bool setup = !desk.in_battle() || desk.table().play.phase == state::Phase::setup;
  const desk::MissionView& mission = desk.missions.standing();
  const int limit = desk.table().play.round_limit;
  const int last = mission.mission == nullptr ? limit : mission.mission->rounds;
  const std::string round =
      "Round " + std::to_string(desk.table().round) + (last > 0 ? " of " + std::to_string(last) : "");
  ImGui::TextUnformatted(setup ? "Set-up" : round.c_str());
}

}  // namespace

void draw_battle_bar(desk::Desk& desk, Places& places) {
  if (!desk.has_battle()) {
    places.battle_bar = {};
    return;
  }
  const float w = window_width(), h = window_height();
  ImGui::SetNextWindowPos({0, places.top_bar.bottom});
  ImGui::SetNextWindowSizeConstraints({w, 0}, {w, h * 0.4F});
  ImGui::SetNextWindowSize({w, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  ImGui::PushStyleColor(ImGuiCol_WindowBg, vec4(mixed(theme().panel, theme().panel_raised, 0.6F)));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding,
                      {std::floor(space::even()), std::floor(em() * (compact() ? 0.2F : 0.4F))});
  const bool visible = ImGui::Begin("Battle bar", nullptr,
                                    ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                                        ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoCollapse);
  ImGui::PopStyleColor();
  ImGui::PopStyleVar(2);
  if (visible) {
    const bool roomy = h > em() * kRoomyBarEm;
    if (roomy) {  // before the start too: nothing below moves when it begins
      const bool low = compact();
      if (low) ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ImGui::GetStyle().FramePadding.x, space::fine()});
      ImGui::AlignTextToFramePadding();
      round_words(desk);
      if (desk.in_battle()) phases(desk, w > em() * kWholePhaseNamesEm);
      if (low) ImGui::PopStyleVar();
      if (desk.in_battle() && !low) draw_battle_switches(desk);
      if (low && desk.in_mission()) ImGui::SameLine(0, space::edge());
    }
    draw_mission_strip(desk, places);
    if (roomy)
      sentence(desk);
    else
      short_sentence(desk);
  }
  const float height = ImGui::GetWindowHeight();
  ImGui::End();
  places.battle_bar = {0, places.top_bar.bottom, w, places.top_bar.bottom + std::min(height, h * 0.4F)};
}

}  // namespace plotboard::panels
