// The measurement: contact, gap, range, obstruction and arcs, each with its number and how far that is from the limit.
#include <algorithm>
#include <cmath>

#include "data/catalog.hpp"
#include "panels/ui.hpp"
#include "panels/words.hpp"
#include "scene/verdicts.hpp"

namespace plotboard::panels {
namespace {

void pick(desk::Desk& desk, const char* name, const char* label, std::string& id, bool ships_only) {
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(label);
  ImGui::SameLine(em() * 4);
  ImGui::SetNextItemWidth(-FLT_MIN);
  const state::Piece* piece = desk.table().find(id);
  const std::string shown =
      piece == nullptr ? "click a piece, or choose" : id + ", " + title_of(desk.catalog(), *piece);
  if (ImGui::BeginCombo(name, shown.c_str())) {
    for (const state::Piece& other : desk.table().pieces) {
      if (other.fled || (ships_only && other.type != state::PieceType::ship) ||
          other.type == state::PieceType::marker) {
        continue;
      }
      const std::string words = other.id + ", " + title_of(desk.catalog(), other);
      if (ImGui::Selectable(words.c_str(), other.id == id) || entered()) id = other.id;
    }
    ImGui::EndCombo();
  }
  probe(std::string("measure/") + label);
}

const char* word_of(geom::Contact contact) {
  switch (contact) {
    case geom::Contact::apart:
      return "APART";
    case geom::Contact::touching:
      return "TOUCHING";
    case geom::Contact::overlapping:
      return "OVERLAPPING";
  }
  return "";
}

Mark mark_of(geom::Contact contact) {
  switch (contact) {
    case geom::Contact::apart:
      return Mark::apart;
    case geom::Contact::touching:
      return Mark::touching;
    case geom::Contact::overlapping:
      return Mark::overlapping;
  }
  return Mark::apart;
}

// Symbol, word and number of a contact verdict, as large as the panel allows.
void contact_card(geom::Contact contact, double gap_mm) {
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = em() * 5.6F;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({width, height});
  probe("measure/contact");
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImU32 ink = u32(colour_of(contact));
  list->AddRectFilled(at, {at.x + width, at.y + height}, u32(theme().panel_raised), em() * 0.4F);
  list->AddRectFilled(at, {at.x + em() * 0.3F, at.y + height}, ink, em() * 0.1F);
  draw_mark(list, {at.x + em() * 2.3F, at.y + em() * 1.6F}, em() * 2.2F, mark_of(contact), ink, line_width() * 1.6F);
  const float x = at.x + em() * 4.2F;
  fitted(list, fonts().title, title_em(), {x, at.y + em() * 0.75F}, at.x + width - x - em() * 0.4F, ink,
         word_of(contact));
  const std::string value = number(std::abs(gap_mm), 3) + (gap_mm < 0 ? " mm deep" : " mm");
  fitted(list, fonts().title, title_em(), {at.x + em() * 1.2F, at.y + em() * 3.3F}, width - em() * 1.6F,
         u32(theme().text), value);
}

void close_call(double tolerance, const std::string& what) {
  gap(0.3F);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_mark(ImGui::GetWindowDrawList(), {at.x + em() * 0.6F, at.y + em() * 0.55F}, em() * 1.1F, Mark::warning,
            u32(theme().warning), line_width());
  ImGui::Indent(em() * 1.6F);
  coloured(theme().warning, "Too close to call on a real table: " + what + " is within the " + number(tolerance, 1) +
                                " mm that rulers, punching and hands leave open. The figures here are exact for the "
                                "poses as entered.");
  ImGui::Unindent(em() * 1.6F);
}

void range_lines(double gap_mm, const geom::RangeVerdict& range) {
  std::string words = words_of(range);
  words[0] = static_cast<char>(words[0] - 'a' + 'A');
  strong(words);
  if (range.on_line) {
    coloured(theme().touching, "Exactly on the line: it counts as the nearer band.");
  } else {
    dim(scene::limit_words(gap_mm, range, 3));
  }
}

void obstructed(desk::Desk& desk, const Ids& ids) {
  if (ids.empty()) {
    dim("Not obstructed.");
    return;
  }
  std::string names;
  for (const Id id : ids) {
    const state::Piece* piece = desk.table().find(id);
    names += (names.empty() ? "" : ", ") + id + (piece != nullptr ? " (" + title_of(desk.catalog(), *piece) + ")" : "");
  }
  coloured(theme().warning, "Obstructed by " + names);
}

void pair(desk::Desk& desk, const rules::PairVerdict& verdict) {
  const state::Piece* a = desk.table().find(verdict.a);
  const state::Piece* b = desk.table().find(verdict.b);
  if (a == nullptr || b == nullptr) return;
  contact_card(verdict.contact, verdict.gap_mm);
  const double tolerance = table_tolerance_mm(*a, *b);
  const bool ships = a->type == state::PieceType::ship || b->type == state::PieceType::ship;
  if (ships) {
    dim("Bases without guides, as range and arcs are measured.");
    gap(0.3F);
    std::string with = verdict.contact_with_guides == geom::Contact::overlapping
                           ? "overlapping, " + number(-verdict.gap_with_guides_mm, 3) + " mm deep"
                       : verdict.contact_with_guides == geom::Contact::touching
                           ? "touching, " + number(verdict.gap_with_guides_mm, 3) + " mm"
                           : "apart, " + number(verdict.gap_with_guides_mm, 3) + " mm";
    plain("With guides: " + with);
    dim("This is the one that counts for overlap while a ship moves.");
  }
  if (std::abs(verdict.gap_mm) < tolerance) close_call(tolerance, "contact");
  gap();
  range_lines(verdict.gap_mm, verdict.range);
  if (verdict.contact == geom::Contact::apart && verdict.range.to_limit_mm < tolerance) {
    close_call(tolerance, "the range");
  }
  gap(0.3F);
  heading("Line");
  obstructed(desk, verdict.obstructed_by);
  dim("From " + number(verdict.nearest.a.x, 2) + ", " + number(verdict.nearest.a.y, 2) + " to " +
      number(verdict.nearest.b.x, 2) + ", " + number(verdict.nearest.b.y, 2) + " mm: the nearest points.");
}

void section(desk::Desk& desk, const rules::SectionVerdict& verdict, geom::ArcKind kind, double tolerance) {
  if (!verdict.section.empty()) heading(("Section " + verdict.section).c_str());
  const geom::ArcVerdict& arc = verdict.arc;
  const scene::Colour ink = scene::is_target(verdict) ? theme().apart : theme().overlapping;
  {
    const WithFont title(fonts().title);
    coloured(ink, desk::with_capital(scene::arc_words(verdict, kind)));
  }
  probe("measure/arc");
  plain(scene::edge_words(arc, 3));
  if (arc.on_line) coloured(theme().touching, "Exactly on the edge: it counts as in arc.");
  // At a table an arc's edge is as sure as half a degree, and never better than a millimetre.
  const double edge = std::max(tolerance, arc.distance_mm * 0.0087);
  if (std::abs(arc.margin_mm) < edge) close_call(edge, "the arc's edge");
  if (!arc.in_arc) return;
  if (!scene::is_target(verdict)) coloured(theme().warning, "Its mid-line is in the way.");
  gap(0.3F);
  range_lines(arc.distance_mm, arc.range);
  plain(number(arc.distance_mm, 3) + " mm, measured inside the arc");
  obstructed(desk, verdict.obstructed_by);
}

void arc_choice(desk::Desk& desk, const state::Piece& from) {
  const data::RuleSet* rules = desk.catalog().ruleset(desk.table().ruleset);
  const geom::Edition edition = rules != nullptr ? rules->edition : geom::Edition::second;
  heading("Arc");
  bool first = true;
  for (const std::string_view name : geom::arc_names()) {
    const std::optional<geom::ArcKind> kind = geom::arc_named(name);
    if (!kind || !geom::arc_of(desk.catalog().figures, from.base, edition, *kind)) continue;
    if (!ui().all_arcs && !is_common(*kind) && desk.board.measure_arc != *kind) continue;
    const std::string words = words_of(*kind);
    if (!first) flow(button_width(words));
    first = false;
    if (button("measure/arc-" + std::string(name), words, "", {true, false, desk.board.measure_arc == *kind})) {
      desk.board.measure_arc = *kind;
    }
  }
  flow(button_width("More…"));
  if (button("measure/arcs-all", ui().all_arcs ? "Fewer" : "More…")) ui().all_arcs = !ui().all_arcs;
}

}  // namespace

void draw_measure(desk::Desk& desk) {
  const bool arcs = desk.board.tool == desk::Tool::arc;
  const auto key = [](desk::Intent intent) { return desk::info_of(intent).key; };
  if (desk.board.tool == desk::Tool::select) {
    dim("Measure two pieces (" + key(desk::Intent::tool_measure) + ") or check an arc (" + key(desk::Intent::tool_arc) +
        ").");
    intent_button(desk, desk::Intent::tool_measure, "measure/start", "Measure", {true, true});
    flow(button_width("Check an arc", key(desk::Intent::tool_arc)));
    intent_button(desk, desk::Intent::tool_arc, "measure/start-arc", "Check an arc");
    gap();
  }
  pick(desk, "##from", "From", desk.board.measure_from, arcs);
  pick(desk, "##to", "To", desk.board.measure_to, arcs);
  if (!desk.board.measure_from.empty() && !desk.board.measure_to.empty() && button("measure/swap", "Swap")) {
    std::swap(desk.board.measure_from, desk.board.measure_to);
  }
  gap();
  const state::Piece* from = desk.table().find(desk.board.measure_from);
  if (arcs && from != nullptr && from->type == state::PieceType::ship) {
    arc_choice(desk, *from);
    gap();
    if (const auto answer = desk.board.arc_verdict()) {
      const state::Piece* to = desk.table().find(answer->to);
      const double tolerance = to != nullptr ? table_tolerance_mm(*from, *to) : 1.0;
      if (!answer->exists) {
        dim("This base has no " + words_of(answer->kind) + " arc.");
      } else {
        for (const rules::SectionVerdict& part : answer->sections) section(desk, part, answer->kind, tolerance);
      }
      gap();
      ImGui::Separator();
      heading("The two bases");
    }
  }
  if (const auto verdict = desk.board.pair_verdict()) {
    pair(desk, *verdict);
  } else {
    dim(desk.board.measure_from.empty() ? "Pick the first piece on the board: a base, an obstacle, a template."
                                        : "Now pick the second piece. Pointing at one shows the numbers already.");
  }
}

}  // namespace plotboard::panels
