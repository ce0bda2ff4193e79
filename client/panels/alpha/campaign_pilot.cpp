// The pilot's page: who it is, the figures with where they come from, what can be bought, the path chart, and what the
// pilot has done.
#include <algorithm>

#include "desk/core/cached.hpp"
#include "io/io.hpp"
#include "panels/alpha/campaign_panel.hpp"
#include "panels/alpha/campaign_parts.hpp"
#include "panels/alpha/campaign_sheet_parts.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/words.hpp"
#include "print/alpha/sheet_pages.hpp"
#include "print/print.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kPilotFieldEm = 12, kPilotButtonEm = 4, kWideSheetEm = 52, kCurveHeightEm = 13;

using alpha::Buy;
using alpha::Pilot;
using alpha::Ware;

const desk::PilotSheet& sheet_now(const desk::Desk& desk, Id pilot) {
  static desk::Cached<desk::PilotSheet, std::uint64_t, std::size_t, Id> cached;
  const alpha::Session& session = campaign_of(desk.campaigns).session();
  return cached.of({alpha::hash_of(session.state()), session.log().size(), pilot},
                   [&] { return desk::sheet_of(session, pilot); });
}

// Everybody who flies, then those who did.
void pick_row(desk::Desk& desk, const Pilot& shown) {
  const alpha::State& state = campaign_of(desk.campaigns).state();
  bool first = true;
  for (const bool former : {false, true}) {
    for (const Pilot& pilot : state.pilots) {
      if (pilot.flies() == former) continue;
      if (!first) flow(button_width(pilot.call_sign));
      first = false;
      if (former) ImGui::PushStyleVar(ImGuiStyleVar_Alpha, ImGui::GetStyle().Alpha * 0.6F);
      if (button("campaign/pilot/pick-" + pilot.id.text(), pilot.call_sign, "", {true, false, pilot.id == shown.id}))
        campaign_of(desk.campaigns).show_pilot(pilot.id, campaign_of(desk.campaigns).page);
      if (former) ImGui::PopStyleVar();
      tip(alpha::title_of(campaign_of(desk.campaigns).book(), pilot) + (former ? ", no longer flies" : ""));
    }
  }
}

void print_sheet(desk::Desk& desk, const desk::PilotSheet& sheet, const char* ending) {
  const std::string& file = campaign_of(desk.campaigns).path();
  const std::string stem = file.substr(0, file.size() - io::ending_of(file).size());
  std::string word;
  for (const char c : sheet.call_sign) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    word += plain ? c : '-';
  }
  const std::string path = stem + "-" + word + ending;
  const auto written =
      print::write(path, print::pages_of(sheet, campaign_of(desk.campaigns).state().name), sheet.call_sign);
  if (!written) return desk.messages.say(desk::MessageKind::problem, base::text(written.errors()));
  desk.messages.say(desk::MessageKind::note, "Sheet and record are saved beside the campaign, as " + path + ".");
}

void names_popup(desk::Desk& desk, PilotPageMemory& memory, const Pilot& pilot) {
  if (!ImGui::BeginPopup("##names")) return;
  ImGui::SetNextItemWidth(em() * kPilotFieldEm);
  ImGui::InputText("Call sign", memory.call_sign.data(), memory.call_sign.size());
  probe("campaign/pilot/call-sign");
  ImGui::SetNextItemWidth(em() * kPilotFieldEm);
  ImGui::InputText("Player", memory.player.data(), memory.player.size());
  probe("campaign/pilot/player");
  const alpha::Rename rename{pilot.id, memory.call_sign.data(), memory.player.data()};
  if (campaign_button(desk, "campaign/pilot/rename-done", "Rename", rename, {true, true})) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
}

void title_line(desk::Desk& desk, PilotPageMemory& memory, const desk::PilotSheet& sheet, const Pilot& pilot) {
  {
    const WithFont font(fonts().title);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(sheet.call_sign.c_str());
  }
  std::string words = sheet.title + (sheet.path.empty() ? "" : ", " + sheet.path) + ", " + sheet.standing_words;
  if (sheet.guest) words += ", guest";
  if (!sheet.player.empty()) words += "; flown by " + sheet.player;
  flow(ImGui::CalcTextSize(words.c_str()).x);
  ImGui::AlignTextToFramePadding();
  if (sheet.injured)
    coloured(theme().warning, words);
  else
    dim(words);
  const float wanted = button_width("Rename") + button_width("Retire") + button_width("Save as PDF") +
                       button_width("Save as picture") + ImGui::GetStyle().ItemSpacing.x * 4;
  ImGui::SameLine();
  const float free = ImGui::GetContentRegionAvail().x;
  if (free < wanted)
    ImGui::NewLine();
  else
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + free - wanted);
  if (button("campaign/pilot/rename", "Rename", "", {pilot.flies()})) {
    const auto fill = [](auto& field, const std::string& text) {
      field.fill('\0');
      std::copy_n(text.begin(), std::min(text.size(), field.size() - 1), field.begin());
    };
    fill(memory.call_sign, pilot.call_sign);
    fill(memory.player, pilot.player);
    ImGui::OpenPopup("##names");
  }
  names_popup(desk, memory, pilot);
  flow(button_width("Retire"));
  const alpha::Retire retire{pilot.id};
  const auto why = campaign_of(desk.campaigns).session().check(retire);
  if (button("campaign/pilot/retire", "Retire", "", {!why})) memory.retire = pilot.id;
  tip(why ? campaign_of(desk.campaigns).said(why->why) : "The pilot leaves the flight group. You are asked once more.");
  flow(button_width("Save as PDF"));
  if (button("campaign/pilot/print-pdf", "Save as PDF")) print_sheet(desk, sheet, ".pdf");
  tip("Saves sheet and record of missions as pages of A4, beside the campaign's file.");
  flow(button_width("Save as picture"));
  if (button("campaign/pilot/print-png", "Save as picture")) print_sheet(desk, sheet, ".png");
  tip("The same as one picture.");
}

void figures_row(const desk::PilotSheet& sheet) {
  struct Line {
    const char* name;
    const desk::Figure& figure;
  };
  const Line lines[] = {{"Rank", sheet.rank},
                        {"Initiative", sheet.initiative},
                        {"Charge tokens", sheet.charges},
                        {"Force", sheet.force},
                        {"XP banked", sheet.xp},
                        {"U&M points", sheet.upgrade_points},
                        {"Career path points", sheet.path_points},
                        {"Ejection rolls", sheet.ejections}};
  bool first = true;
  for (const Line& line : lines) {
    if (!first) {
      ImGui::SameLine(0, space::deep());
      if (ImGui::GetContentRegionAvail().x < ImGui::CalcTextSize(line.name).x) ImGui::NewLine();
    }
    first = false;
    figure(std::to_string(line.figure.value), line.name, line.figure.origin, line.figure.rule);
    probe(std::string("campaign/pilot/figure-") + line.name);
  }
}

void gained_line(const desk::PilotSheet& sheet) {
  ImGui::AlignTextToFramePadding();
  dim("Slots and actions of rank and path:");
  if (sheet.slots.empty() && sheet.actions.empty()) {
    flow(em() * kPilotButtonEm);
    plain("none yet");
  }
  for (const desk::SheetSlot& slot : sheet.slots) {
    flow(chip_width(slot.words));
    chip(slot.words, mixed(theme().panel_raised, slot.career ? theme().chosen : theme().accent, 0.35F), theme().text);
    tip_by_rule(slot.career ? "A slot on every ship, paid with career path points."
                            : "A slot on every ship, paid with U&M points.",
                slot.rule);
  }
  for (const std::string& action : sheet.actions) {
    flow(chip_width(action));
    chip(action, theme().panel_raised, theme().text);
    tip("An action on every ship, by the career path.");
  }
}

// - n +, then the button that buys so many.
void purchase(desk::Desk& desk, const std::string& name, int& count, const Buy& buy, const std::string& label,
              const std::string& help, const char* rule) {
  const WithId id(name);
  const float side = ImGui::GetFrameHeight();
  const auto step = [&](const char* words, int by, const char* which) {
    if (ImGui::Button(words, {side, side}) || entered()) count = std::clamp(count + by, 1, 999);
    probe("campaign/pilot/" + name + "-" + which);
  };
  ImGui::PushButtonRepeat(true);
  step("−", -1, "less");
  ImGui::SameLine(0, ImGui::GetStyle().ItemInnerSpacing.x);
  step("+", 1, "more");
  ImGui::PopButtonRepeat();
  ImGui::SameLine(0, ImGui::GetStyle().ItemInnerSpacing.x);
  const auto why = campaign_of(desk.campaigns).session().check(buy);
  if (campaign_button(desk, "campaign/pilot/buy-" + name, label, buy, {!why})) count = 1;
  tip_by_rule(help + (why ? "\n" + campaign_of(desk.campaigns).said(why->why) : ""), why ? why->rule : rule);
}

void purchases(desk::Desk& desk, PilotPageMemory& memory, const desk::PilotSheet& sheet) {
  const auto points = [](int count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
  };
  ImGui::AlignTextToFramePadding();
  strong("Spend XP");
  const std::string upgrades =
      "Buy " + points(memory.upgrades, "U&M point", "U&M points") + " for " + std::to_string(memory.upgrades) + " XP";
  const float steps = ImGui::GetFrameHeight() * 2 + em();
  flow(steps + button_width(upgrades));
  purchase(desk, "upgrades", memory.upgrades, {sheet.pilot, Ware::upgrade_points, memory.upgrades, data::Path::none},
           upgrades, "Upgrades and modifications for every mission, up to the points that are banked.", "fga-2.8-7");
  const int path_points = alpha::kPathPointsABundle * memory.bundles, price = alpha::kBundlePrice * memory.bundles;
  const std::string path =
      "Buy " + std::to_string(path_points) + " career path points for " + std::to_string(price) + " XP";
  ImGui::SameLine(0, space::row());
  if (ImGui::GetContentRegionAvail().x < steps + button_width(path)) ImGui::NewLine();
  purchase(desk, "path", memory.bundles, {sheet.pilot, Ware::path_points, memory.bundles, data::Path::none}, path,
           "Talents and abilities for every mission, up to the points that are banked. They come in pairs.",
           "fga-2.9.5-1");
  if (!sheet.next.any) {
    dim("All ranks and benefits are bought.");
    return;
  }
  std::string words = "Next: " + sheet.next.name + " for " + std::to_string(sheet.next.price) + " XP";
  words += sheet.next.missing > 0 ? ", " + std::to_string(sheet.next.missing) + " more than the pilot has. " : ". ";
  words += "It brings: " + desk::joined(sheet.next.brings, ", ") + ".";
  dim(words);
  tip_by_rule("Ranks and benefits are bought in the chart below.", sheet.next.rule);
}

}  // namespace

void draw_retire(desk::Desk& desk, PilotPageMemory& memory) {
  const Pilot* pilot =
      campaign_of(desk.campaigns).is_open() ? campaign_of(desk.campaigns).state().pilot(memory.retire) : nullptr;
  bool open = desk.screen == desk::Screen::campaign && pilot != nullptr && pilot->flies();
  const bool shown = begin_dialog("Retire?", 30, open);
  if (!open) memory.retire = {};
  if (!shown) return;
  const std::string sign = pilot->call_sign;
  plain(sign + " leaves the flight group and flies no more. The sheet is kept under Remembered, and Undo brings " +
        sign + " back.");
  gap();
  const bool yes = button("retire/yes", "Retire");
  flow(button_width("Stay", "Esc"));
  if (button("retire/no", "Stay", "Esc", {true, true})) open = false;
  end_dialog(open && !yes);
  const Id who = memory.retire;
  if (!open || yes) memory.retire = {};
  if (yes && campaign_of(desk.campaigns).hand(alpha::Retire{who}))
    desk.messages.say(desk::MessageKind::note, sign + " has left the flight group. Undo brings the pilot back.");
}

void draw_campaign_pilot(desk::Desk& desk, PilotPageMemory& memory) {
  const Pilot* pilot = campaign_of(desk.campaigns).shown_pilot();
  if (pilot == nullptr) {
    dim("Nobody has joined the flight group yet. Recruit pilots at home.");
    return;
  }
  const Id who = pilot->id;
  pick_row(desk, *pilot);
  gap(space::tight());
  const desk::PilotSheet sheet = sheet_now(desk, who);  // by value: a purchase makes another
  title_line(desk, memory, sheet, *pilot);
  const float full = ImGui::GetContentRegionAvail().x;
  if (begin_box("sheet-figures", full)) {
    figures_row(sheet);
    gap(space::thin());
    gained_line(sheet);
    if (sheet.standing == alpha::Standing::active) {
      ImGui::Separator();
      purchases(desk, memory, sheet);
    }
  }
  end_box();
  if (begin_box("sheet-chart", full)) draw_path_chart(desk, memory, sheet);
  end_box();
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const bool narrow = full < em() * kWideSheetEm;
  const float half = narrow ? full : (full - space) / 2;
  if (begin_box("sheet-curve", half)) draw_experience(sheet, em() * kCurveHeightEm);
  end_box();
  if (!narrow) ImGui::SameLine();
  if (begin_box("sheet-kills", half)) draw_kills(sheet);
  end_box();
  if (begin_box("sheet-tours", narrow ? full : full * 0.66F)) draw_sheet_tours(sheet);
  end_box();
  if (!narrow) ImGui::SameLine();
  if (begin_box("sheet-ships", narrow ? full : full * 0.34F - space)) draw_ships_flown(sheet);
  end_box();
  if (!sheet.movements.empty()) {
    check("campaign/pilot/points", "Show how XP and points came and went", memory.movements);
    if (memory.movements) {
      if (begin_box("sheet-points", full)) draw_movements(sheet);
      end_box();
    }
  }
}

}  // namespace plotboard::panels
