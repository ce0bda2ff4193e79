// The reasons behind a decision: one line a rule, who else was a candidate, what a swerve tried.
#include "panels/battle/ai_trace.hpp"

#include <algorithm>

#include "data/rule_set.hpp"
#include "panels/kit/card_words.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kTraceMarkEm = 0.9F, kOptionIndentEm = 1.9F;

// `decision` tells whether a ship's own value is its distance or how far it is off the nose.
std::string value_words(const ai::Value& value, const ai::Decision& decision) {
  std::string name = value.name;
  std::string unit;
  const auto ends = [&name](const std::string& tail) {
    return name.size() > tail.size() && name.compare(name.size() - tail.size(), tail.size(), tail) == 0;
  };
  if (ends("_mm")) {
    unit = " mm";
    name.resize(name.size() - 3);
  } else if (ends("_deg")) {
    unit = "°";
    name.resize(name.size() - 4);
  }
  for (const ai::Candidate& candidate : decision.candidates)
    if (const double* d = get_if<double>(&value.value); d != nullptr && candidate.id == name)
      unit = *d == candidate.distance_mm ? " mm" : "°";
  std::replace(name.begin(), name.end(), '_', ' ');
  if (const double* d = get_if<double>(&value.value)) {
    const bool whole = unit.empty() && *d == static_cast<double>(static_cast<long long>(*d));
    return name + " " + number(*d, whole ? 0 : unit == "°" ? 1 : 2) + unit;
  }
  if (const std::string* s = get_if<std::string>(&value.value)) return name + " " + *s;
  return name + (get<bool>(value.value) ? " yes" : " no");
}

void one_step(desk::Desk& desk, const ai::Decision& decision, std::size_t index) {
  const ai::Step& step = decision.steps[index];
  const std::string text = desk.said(step.text);
  const WithId id(static_cast<int>(index));
  const bool on = desk.advice.step == index;
  const float width = ImGui::GetContentRegionAvail().x;
  const float indent = space::indent();
  const std::string words = in_lines(text, width - indent - space::snug());
  const float height = ImGui::CalcTextSize(words.c_str()).y + space::hair();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ImGui::Selectable("##step", on, ImGuiSelectableFlags_AllowItemOverlap, {0, height}) || entered()) {
    desk.advice.light(on ? std::nullopt : std::optional(index));
  }
  probe("ai/step-" + std::to_string(index + 1));
  ImDrawList* list = ImGui::GetWindowDrawList();
  const std::string count = std::to_string(index + 1);
  list->AddText(ImGui::GetFont(), type::quiet(), {at.x + space::fine(), at.y + space::slim()},
                u32(on ? theme().accent : theme().text_dim), count.c_str());
  list->AddText({at.x + indent, at.y + space::fine()}, u32(theme().text), words.c_str());
  ImGui::Indent(indent);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y * 0.6F);
  rule_link(step.rule);
  if (on && !step.values.empty()) {
    std::string all;
    for (const ai::Value& value : step.values) all += (all.empty() ? "" : " · ") + value_words(value, decision);
    dim(all);
  }
  ImGui::Unindent(indent);
}

void candidates(const desk::Desk& desk, const ai::Decision& decision) {
  if (decision.candidates.empty()) return;
  gap();
  heading("Targets considered");
  for (const ai::Candidate& candidate : decision.candidates) {
    const bool chosen = candidate.id == decision.target;
    std::string line = desk.names().piece(candidate.id) + "   " + number(candidate.distance_mm, 2) + " mm, range " +
                       std::to_string(candidate.band) + ", " + arc_words(candidate) +
                       (candidate.locked ? ", locked" : "");
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (chosen) {
      draw_mark(ImGui::GetWindowDrawList(), {at.x + space::half(), at.y + space::half()}, em() * kTraceMarkEm,
                Mark::lock, u32(theme().chosen), line_width());
    }
    ImGui::Indent(space::nook());
    if (chosen)
      strong(line);
    else
      plain(line);
    dim(desk.said(candidate.verdict));
    ImGui::Unindent(space::nook());
  }
}

void swerve(const desk::Desk& desk, const ai::Swerve& swerve) {
  if (swerve.cause == ai::Swerve::Cause::none) return;
  gap();
  heading("Swerve");
  plain("It looks for another maneuver because " + panels::words_of(swerve.cause) +
        (swerve.helped ? ". One is clear of it:" : ". None that it may try is clear of it:"));
  for (const ai::Swerve::Option& option : swerve.options) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const scene::Colour ink = option.chosen ? theme().chosen : theme().text_dim;
    draw_maneuver(ImGui::GetWindowDrawList(), {at.x + space::edge(), at.y + space::edge()}, space::wide(),
                  option.maneuver, u32(ink), line_width() * 1.4F);
    ImGui::Indent(em() * kOptionIndentEm);
    std::string line =
        geom::words_of(option.maneuver) + ", ends " + number(option.to_target_mm, 2) + " mm from the target";
    if (option.chosen)
      strong(line);
    else
      plain(line);
    std::string why = desk.said(option.verdict);
    if (option.hits_obstacle) why += ", hits an obstacle";
    if (option.leaves) why += ", leaves the area";
    dim(why);
    ImGui::Unindent(em() * kOptionIndentEm);
  }
}

}  // namespace

void draw_ai_trace(desk::Desk& desk, const ai::Decision& decision) {
  heading("Why");
  dim(desk.log.reasons_fit_board() ? "Click a line to see it on the board, its rule to read it."
                                   : "Click a line for its figures, its rule to read it.");
  for (std::size_t i = 0; i < decision.steps.size(); ++i) one_step(desk, decision, i);
}

void draw_ai_tables(desk::Desk& desk, const ai::Decision& decision) {
  candidates(desk, decision);
  swerve(desk, decision.swerve);
}

// Its action and its attack, line by line of its card as far as it had to read.
void draw_ai_deeds(const desk::Desk& desk) {
  const std::vector<desk::CardDeed>& deeds = desk.advice.deeds;
  for (std::size_t i = 0; i < deeds.size(); ++i) {
    const desk::CardDeed& deed = deeds[i];
    const WithId id("deed" + std::to_string(i));
    gap();
    heading((deed.what + " of " + desk.names().within(deed.ship)).c_str());
    strong(deed.summary.empty() ? deed.words : desk::with_capital(desk.said(deed.summary)));
    probe("ai/deed-" + std::to_string(i + 1));
    std::vector<ai::Step> steps = deed.steps;
    if (steps.empty() && !deed.why.empty()) steps.push_back({deed.rule, deed.why, {}, {}});
    for (std::size_t line = 0; line < steps.size(); ++line) {
      const WithId scope(static_cast<int>(line));
      const bool done = line + 1 == steps.size() && !deed.why.empty();
      ImGui::Indent(space::even());
      coloured(done ? theme().text : theme().text_dim, desk.said(steps[line].text));
      ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y * 0.6F);
      rule_link(steps[line].rule);
      ImGui::Unindent(space::even());
    }
  }
}

}  // namespace plotboard::panels
