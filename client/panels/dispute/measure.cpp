// A question about two pieces and its verdict: the headline with margin and error first, all other numbers folded
// below.
#include "panels/dispute/measure.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "data/catalog.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"
#include "panels/table/arcs.hpp"
#include "rules/board/verdict.hpp"
#include "scene/sheet.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kMeasuredLabelEm = 4, kVerdictPaddingEm = 0.65F, kVerdictLeftEm = 3.2F, kLeastVerdictEm = 3.6F,
                kVerdictMarkAtEm = 1.75F;

// What was chosen.
std::optional<std::string> pick(desk::Desk& desk, const char* name, const char* label, const std::string& id,
                                bool ships_only) {
  std::optional<std::string> chosen;
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(label);
  ImGui::SameLine(em() * kMeasuredLabelEm);
  ImGui::SetNextItemWidth(-FLT_MIN);
  const state::Piece* piece = desk.table().find(id);
  const std::string shown =
      piece == nullptr ? "click a piece, or choose" : desk.names().piece(id) + ", " + title_of(desk.catalog(), *piece);
  if (ImGui::BeginCombo(name, shown.c_str())) {
    for (const state::Piece& other : desk.table().pieces) {
      if (other.fled || (ships_only && other.type != state::PieceType::ship) ||
          other.type == state::PieceType::marker) {
        continue;
      }
      const std::string words = desk.names().piece(other.id) + ", " + title_of(desk.catalog(), other);
      if (ImGui::Selectable(words.c_str(), other.id == id) || entered()) chosen = other.id;
    }
    ImGui::EndCombo();
  }
  probe(std::string("measure/") + label);
  return chosen;
}

struct Wording {
  rules::Asked asked;
  const char *words, *key, *help;
};
constexpr std::array<Wording, 4> kQuestions{{
    {rules::Asked::touching, "Touching?", "", "Do the two touch, overlap, or stand apart?"},
    {rules::Asked::range, "Range?", "M", "Which range is it, or is it the range that somebody says?"},
    {rules::Asked::in_arc, "In arc?", "C", "Does any part of the other lie in that arc of the ship?"},
    {rules::Asked::obstructed, "Obstructed?", "", "Does an obstacle lie on the measured line?"},
}};

// The question comes first: four large buttons, two in a row.
void questions(desk::Desk& desk) {
  heading("What is the question?");
  const ImVec2 padding = ImGui::GetStyle().FramePadding;
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {padding.x, em() * kVerdictPaddingEm});
  const float between = ImGui::GetStyle().ItemSpacing.x;
  const float width = (ImGui::GetContentRegionAvail().x - between) / 2;
  for (std::size_t i = 0; i < kQuestions.size(); ++i) {
    const Wording& question = kQuestions[i];
    if (i % 2 == 1) ImGui::SameLine();
    const bool on = desk.board.tool != desk::Tool::select && desk.board.asked == question.asked;
    if (button("measure/ask-" + std::string(rules::name_of(question.asked)), question.words, question.key,
               {true, false, on, width})) {
      desk.board.ask(question.asked);
    }
    tip(question.help);
  }
  ImGui::PopStyleVar();
}

// Is it a certain range? Base to base, or of an attack in an arc?
void narrower(desk::Desk& desk, const state::Piece* from) {
  desk::Board& board = desk.board;
  const auto is_huge = [](const state::Piece* piece) {
    return piece != nullptr && piece->type == state::PieceType::ship && geom::is_huge(piece->base);
  };
  if (board.asked == rules::Asked::range) {
    const geom::Figures& figures = desk.catalog().figures;
    const int bands =
        is_huge(from) || is_huge(desk.table().find(board.measure_to)) ? figures.huge_bands : figures.bands;
    const int nearest = desk.edition().nearest_range;
    if (board.asked_band && (*board.asked_band > bands || *board.asked_band < nearest)) board.ask_band({});
    if (button("measure/any-range", "Which?", "", {true, false, !board.asked_band})) board.ask_band({});
    for (int band = nearest; band <= bands; ++band) {
      const std::string words = std::to_string(band) + "?";
      flow(button_width(words));
      if (button("measure/range-" + std::to_string(band), words, "", {true, false, board.asked_band == band}))
        board.ask_band(band);
    }
  }
  const bool line = board.asked == rules::Asked::range || board.asked == rules::Asked::obstructed;
  if (line && from != nullptr && from->type == state::PieceType::ship)
    if (bool on = board.of_attack; check("measure/of-attack", "As an attack measures it, in an arc", on))
      board.ask_of_attack(on);
}

Mark mark_of(const rules::Verdict& verdict) {
  if (verdict.too_close || !verdict.possible) return Mark::warning;
  if (verdict.question.asked == rules::Asked::obstructed) return verdict.yes ? Mark::obstacle : Mark::apart;
  switch (verdict.contact) {
    case geom::Contact::apart:
      break;
    case geom::Contact::touching:
      return Mark::touching;
    case geom::Contact::overlapping:
      return Mark::overlapping;
  }
  return Mark::apart;
}

// The headline as large as the panel allows, and under it margin and error.
void headline_card(desk::Desk& desk, const rules::Verdict& verdict) {
  const std::string headline = rules::headline_of(desk.catalog(), desk.board.shown_table(), verdict);
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float left = em() * kVerdictLeftEm, edge = space::edge(), room = width - left - edge;
  ImFont* title = fonts().title != nullptr ? fonts().title : ImGui::GetFont();
  const std::string words = in_lines(headline, room, title, title_em());
  const float tall = title->CalcTextSizeA(title_em(), FLT_MAX, 0, words.c_str()).y;
  std::string below;
  if (std::isfinite(verdict.margin_mm)) {
    const bool contact = verdict.question.asked == rules::Asked::touching || verdict.margin_mm < 1;
    const int decimals = contact ? 3 : 2;  // one more than the headline has
    below = in_lines("Margin " + number(rules::rounded_down(verdict.margin_mm, decimals), decimals) +
                         " mm, error at a table " + number(verdict.error_mm, 1) + " mm",
                     room);
  }
  const float line = below.empty() ? 0 : ImGui::CalcTextSize(below.c_str()).y + space::snug();
  const float height = std::max(tall + line + edge * 2, em() * kLeastVerdictEm);
  ImGui::Dummy({width, height});
  probe("measure/contact");
  probe("measure/headline");
  probe("measure/says/" + headline);
  if (verdict.question.asked == rules::Asked::in_arc) probe("measure/arc");
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImU32 ink = u32(scene::verdict_colour(theme(), verdict));
  list->AddRectFilled(at, {at.x + width, at.y + height}, u32(theme().panel_raised), space::snug());
  list->AddRectFilled(at, {at.x + space::tight(), at.y + height}, ink, space::hair());
  draw_mark(list, {at.x + em() * kVerdictMarkAtEm, at.y + edge + title_em() * 0.55F}, space::indent(), mark_of(verdict),
            ink, line_width() * 1.6F);
  list->AddText(title, title_em(), {at.x + left, at.y + edge}, ink, words.c_str());
  if (!below.empty())
    list->AddText({at.x + left, at.y + edge + tall + space::snug()}, u32(theme().text), below.c_str());
}

void details(desk::Desk& desk, const rules::Verdict& verdict) {
  for (const rules::Verdict& section : verdict.sections) {
    const bool chosen = section.section == verdict.section;
    if (!chosen) plain(rules::headline_of(desk.catalog(), desk.board.shown_table(), section));
  }
  for (const Phrase& note : verdict.notes) coloured(theme().warning, desk.said(note));
  if (const std::optional<Phrase> by_hand = desk.board.by_hand()) {
    dim(desk.said(*by_hand));
    probe("measure/by-hand");
    tip("Every place and heading of the two, and the place of an obstacle, is tried that much wrong, in all ways at "
        "once.");
  }
  gap(space::tight());
  const bool open = ImGui::CollapsingHeader("All numbers and rules");
  probe("measure/details");
  if (!open) return;
  plain(desk.said(rules::question_words(verdict.question)));
  for (const rules::Figure& figure : verdict.figures) plain(desk.said(rules::figure_words(figure)));
  for (const rules::LineObstacle& obstacle : verdict.obstacles) plain(desk.said(rules::obstacle_words(obstacle)));
  dim("Measured from " + number(verdict.line.a.x, 2) + ", " + number(verdict.line.a.y, 2) + " mm to " +
      number(verdict.line.b.x, 2) + ", " + number(verdict.line.b.y, 2) + " mm.");
  dim("The numbers are exact for the poses as entered, rounded down. The error is what rulers, punching and hands "
      "leave open.");
  if (verdict.rules.empty()) return;
  heading("Rules");
  for (const std::string& id : verdict.rules) rule_link(id);
}

void arc_choice(desk::Desk& desk, ArcsMemory& arcs, const state::Piece& from) {
  const desk::Edition& edition = desk.edition();
  heading("Arc");
  bool first = true;
  for (const std::string_view name : geom::arc_names()) {
    const std::optional<geom::ArcKind> kind = geom::arc_named(name);
    if (!kind || !geom::arc_of(desk.catalog().figures, from.base, edition.rules, *kind)) continue;
    if (!arcs.all && !is_offered(desk.catalog(), from, *kind) && desk.board.measure_arc != *kind) continue;
    const std::string words = words_of(*kind, edition.is_first());
    if (!first) flow(button_width(words));
    first = false;
    if (button("measure/arc-" + std::string(name), words, "", {true, false, desk.board.measure_arc == *kind})) {
      desk.board.measure_in(*kind);
    }
  }
  flow(button_width("More…"));
  if (button("measure/arcs-all", arcs.all ? "Fewer" : "More…")) arcs.all = !arcs.all;
}

}  // namespace

void draw_measure(desk::Desk& desk, ArcsMemory& arcs) {
  questions(desk);
  const state::Piece* from = desk.table().find(desk.board.measure_from);
  const bool in_arc = desk.board.asked == rules::Asked::in_arc;
  narrower(desk, from);
  gap();
  if (const auto id = pick(desk, "##from", "From", desk.board.measure_from, in_arc))
    desk.board.measure(*id, desk.board.measure_to);
  if (const auto id = pick(desk, "##to", "To", desk.board.measure_to, in_arc))
    desk.board.measure(desk.board.measure_from, *id);
  if (!desk.board.measure_from.empty() && !desk.board.measure_to.empty() && button("measure/swap", "Swap")) {
    desk.board.swap_measured();
  }
  from = desk.table().find(desk.board.measure_from);
  const bool in_an_arc = in_arc || (desk.board.of_attack && desk.board.asked != rules::Asked::touching);
  if (in_an_arc && from != nullptr && from->type == state::PieceType::ship) arc_choice(desk, arcs, *from);
  gap();
  if (const auto verdict = desk.board.verdict()) {
    headline_card(desk, *verdict);
    details(desk, *verdict);
    gap();
    intent_button(desk, desk::Intent::export_png, "measure/picture", "Save as picture…");
    flow(button_width("Save as text…", desk::info_of(desk::Intent::export_text).key));
    intent_button(desk, desk::Intent::export_text, "measure/text", "Save as text…");
  } else {
    dim(desk.board.measure_from.empty() ? "Pick the first piece on the board: a base, an obstacle, a template."
                                        : "Now pick the second piece. Pointing at one shows the verdict already.");
  }
}

}  // namespace plotboard::panels
