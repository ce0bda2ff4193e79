#include "panels/missions/mission_parts.hpp"

#include <algorithm>

#include "panels/kit/glossary.hpp"

namespace plotboard::panels {

namespace {

// Widths, heights and places, in ems.
constexpr float kStarPipEm = 0.24F, kStarPipAtEm = 0.52F, kBulletDotEm = 0.14F;

}  // namespace

void draw_difficulty_of(ImDrawList* list, ImVec2 at, data::Difficulty difficulty) {
  const int marks = difficulty == data::Difficulty::easy ? 1 : difficulty == data::Difficulty::fair ? 2 : 3;
  const float r = em() * kStarPipEm;
  float x = at.x + r;
  for (int i = 0; i < 3; ++i, x += r * 2.6F) {
    const ImVec2 c(x, at.y + em() * kStarPipAtEm);
    if (i < marks)
      list->AddNgonFilled(c, r, u32(theme().warning), 4);
    else
      list->AddNgon(c, r, u32(theme().text_dim), 4, line_width());
  }
  list->AddText({x + space::hair(), at.y}, u32(theme().text), data::name_of(difficulty));
}

void draw_status(ImDrawList* list, ImVec2 c, float size, state::Status status) {
  const float h = size * 0.42F, thick = std::max(1.5F, size * 0.11F);
  const scene::Colour ink = status == state::Status::met      ? theme().chosen
                            : status == state::Status::failed ? theme().overlapping
                                                              : theme().text_dim;
  list->AddRect({c.x - h, c.y - h}, {c.x + h, c.y + h}, u32(ink), size * 0.12F, 0, std::max(1.0F, thick * 0.7F));
  if (status == state::Status::met) {
    const ImVec2 tick[] = {{c.x - h * 0.6F, c.y}, {c.x - h * 0.1F, c.y + h * 0.55F}, {c.x + h * 0.7F, c.y - h * 0.6F}};
    list->AddPolyline(tick, 3, u32(ink), 0, thick);
  } else if (status == state::Status::failed) {
    list->AddLine({c.x - h * 0.55F, c.y - h * 0.55F}, {c.x + h * 0.55F, c.y + h * 0.55F}, u32(ink), thick);
    list->AddLine({c.x - h * 0.55F, c.y + h * 0.55F}, {c.x + h * 0.55F, c.y - h * 0.55F}, u32(ink), thick);
  }
}

void objective_line(const desk::ObjectiveLine& objective) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_status(ImGui::GetWindowDrawList(), {at.x + space::middle(), at.y + space::middle()}, space::line(),
              objective.status);
  ImGui::Indent(space::row());
  std::string words = objective.text;
  if (objective.kind != data::ObjectiveKind::primary) words = desk::words_of(objective.kind) + ": " + words;
  if (objective.xp != 0) words += " (" + std::to_string(objective.xp) + " XP for each pilot)";
  if (const std::string count = desk::count_words(objective); objective.done > 0 && !count.empty())
    words += " " + count + (objective.status == state::Status::open ? " so far." : ".");
  coloured(objective.status == state::Status::failed ? theme().text_dim : theme().text, words);
  const char* const stands = objective.status == state::Status::met      ? "Met."
                             : objective.status == state::Status::failed ? "Failed."
                                                                         : "Still open.";
  tip_term(objective.kind == data::ObjectiveKind::primary     ? "primary"
           : objective.kind == data::ObjectiveKind::gold_star ? "gold-star"
                                                              : "bonus-objective",
           stands);
  ImGui::Unindent(space::row());
}

void bullet(const std::string& words) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::GetWindowDrawList()->AddCircleFilled({at.x + space::half(), at.y + space::middle()}, em() * kBulletDotEm,
                                              u32(theme().text_dim));
  ImGui::Indent(em());
  plain(words);
  ImGui::Unindent(em());
}

}  // namespace plotboard::panels
