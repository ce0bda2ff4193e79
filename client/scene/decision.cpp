// A maneuver's preview and the AI's reasons: what would happen, what was weighed, what was chosen.
#include <cmath>
#include <set>

#include "data/catalog.hpp"
#include "scene/bands.hpp"
#include "scene/overlays.hpp"
#include "scene/pieces.hpp"

namespace plotboard::scene {
namespace {

using geom::Frame;
using geom::Vec2;

void ghost_base(Canvas& canvas, const state::Piece& piece, const geom::Pose& pose, Colour colour, bool bold) {
  const Frame frame = geom::frame_of(pose);
  const geom::BaseFigures& size = canvas.catalog.figures.base_of(piece.base);
  const double l = size.length.mm() / 2, w = size.width.mm() / 2;
  const std::vector<Vec2> rim = base_corners(canvas.catalog.figures, piece.base, frame);
  canvas.fill(rim, faded(colour, bold ? 0.22 : 0.14));
  if (bold) {
    draw_hull(canvas, piece, frame, faded(colour, 0.45), faded(canvas.theme.space, 0.4));
  }
  canvas.outline(rim, faded(colour, bold ? 1 : 0.9), bold ? 2.25 : 1.5, bold ? 0 : 5);
  canvas.fill(
      {frame.to_world({0, l}), frame.to_world({w * 0.16, l - w * 0.26}), frame.to_world({-w * 0.16, l - w * 0.26})},
      colour);
}

void draw_template_ghost(Canvas& canvas, const geom::Template& piece, Colour colour, bool bold) {
  if (piece.kind == geom::TemplateKind::none || piece.length_mm <= 0) return;
  const std::vector<Vec2> rim = geom::template_outline(piece, 0.05);
  canvas.fill(rim, faded(colour, bold ? 0.20 : 0.08));
  canvas.outline(rim, faded(colour, bold ? 0.9 : 0.7), 1.25, bold ? 0 : 5);
}

// Words keep clear of the way and the end.
void keep_clear(Canvas& canvas, const state::Piece& piece, const rules::MoveOutcome& move) {
  canvas.take(geom::frame_of(move.end).origin, canvas.catalog.figures.base_of(piece.base).width.mm() * 0.5);
  for (double s = 0; s < move.flown.length_mm; s += move.flown.width_mm) {
    canvas.take(geom::centre_line(move.flown, s).origin, move.flown.width_mm * 0.5);
  }
}

void draw_move(Canvas& canvas, const state::Piece& piece, const rules::MoveOutcome& move, Colour good,
               const std::string& title, const std::vector<Said>& said) {
  const Theme& theme = canvas.theme;
  const data::Ship* type = canvas.catalog.ship(piece.ref);
  // What a huge ship of the first edition only passes over does not count (huge-overlap-12).
  const bool passes = type != nullptr && !type->energy.empty();
  const bool bad = move.left_area || (passes ? !move.base_overlaps.empty() : move.hits_obstacle());
  const Colour colour = bad ? theme.ghost_bad : good;
  if (!move.fully_executed) draw_template_ghost(canvas, move.planned, colour, false);
  draw_template_ghost(canvas, move.flown, colour, true);
  for (const rules::Crossing& crossing : move.template_crosses)
    if (!passes) light_up(canvas, crossing.id, theme.ghost_bad);
  for (const rules::Crossing& crossing : move.base_overlaps) light_up(canvas, crossing.id, theme.ghost_bad);
  for (const std::string& id : move.touching) light_up(canvas, id, theme.touching);
  for (const std::string& id : move.bumped) light_up(canvas, id, theme.touching);
  for (const std::string& id : move.crushed) light_up(canvas, id, theme.overlapping);
  ghost_base(canvas, piece, move.end, colour, true);

  if (move.left_area) {
    const double width = canvas.table.area.width.mm(), height = canvas.table.area.height.mm();
    canvas.outline({{0, 0}, {width, 0}, {width, height}, {0, height}}, theme.warning, 4, 14);
  }
  const geom::BaseFigures& size = canvas.catalog.figures.base_of(piece.base);
  const double clear = canvas.px(std::max(size.width.mm(), size.length.mm()) * 0.62);
  canvas.plate_of_lines(geom::frame_of(move.end).origin, lines_of(canvas.theme, title, colour, said),
                        canvas.overlay.table_mode ? 26 : 14, clear);
}

// The wedge of a sector: an eighth about the middle of the base, or the strip as wide as the base (fga-3.3.2b-2, -3).
void draw_sector(Canvas& canvas, const ai::MarkSector& mark, double strength) {
  const state::Piece* piece = canvas.table.find(mark.ship);
  if (piece == nullptr) return;
  const Frame frame = shown_frame(canvas, *piece);
  const Colour colour = canvas.theme.sector;
  const double far = canvas.table.area.width.mm() + canvas.table.area.height.mm();
  std::vector<Vec2> region;
  if (mark.sector == data::Sector::bullseye) {
    const geom::BaseFigures& size = canvas.catalog.figures.base_of(piece->base);
    const double w = size.width.mm() / 2, l = size.length.mm() / 2;
    region = {frame.to_world({-w, l}), frame.to_world({-w, far}), frame.to_world({w, far}), frame.to_world({w, l})};
  } else {
    const double from = 45.0 * (static_cast<int>(mark.sector) - static_cast<int>(data::Sector::front_right));
    const geom::SinCos a = geom::sin_cos_degrees(from), b = geom::sin_cos_degrees(from + 45);
    region = {frame.to_world({a.sin * far, a.cos * far}), frame.origin, frame.to_world({b.sin * far, b.cos * far})};
  }
  std::vector<Vec2> cut =
      cut_polygon(std::move(region), {0, 0}, {canvas.table.area.width.mm(), canvas.table.area.height.mm()});
  canvas.fill(cut, faded(colour, 0.12 * strength));
  canvas.outline(std::move(cut), faded(colour, 0.55 * strength), 1.25, 10);
}

void draw_closing(Canvas& canvas, const ai::MarkClosingLine& mark) {
  const Vec2 a = mark.line.a, b = mark.line.b;
  const Vec2 d = b - a;
  const double l = geom::length(d);
  if (l <= 0) return;
  const Vec2 out = d * (canvas.mm(70) / l);  // the line goes on past the front edge, without end
  const Colour colour = mark.closing ? canvas.theme.sector : canvas.theme.warning;
  canvas.line({a - out, b + out}, colour, 1.75, mark.closing ? 0 : 8);
  canvas.plate(b + out, mark.closing ? "closing" : "fleeing", colour, 12, 6, false);
}

struct MarkDrawer {
  Canvas& canvas;
  double strength;  // 1 for a pointed-at step, less when all are shown
  bool chosen_too;  // the chosen path is drawn by itself otherwise

  void operator()(const ai::MarkLine& mark) const {
    const Colour colour = faded(canvas.theme.candidate, strength);
    canvas.line({mark.line.a, mark.line.b}, colour, 1.5, 5);
    canvas.fill(circle(mark.line.b, canvas.mm(2.5)), colour);
    if (!mark.label.empty())
      canvas.plate(geom::middle(mark.line.a, mark.line.b), mark.label.english(), canvas.theme.candidate, 12, 4);
  }
  void operator()(const ai::MarkSector&) const {}       // on the ground, below the pieces
  void operator()(const ai::MarkClosingLine&) const {}  // likewise
  void operator()(const ai::MarkPose& mark) const {
    if (mark.chosen && !chosen_too) return;
    const state::Piece* piece = canvas.table.find(mark.ship);
    if (piece == nullptr) return;
    const Colour colour = mark.chosen ? canvas.theme.chosen : canvas.theme.candidate;
    ghost_base(canvas, *piece, mark.pose, faded(colour, strength), mark.chosen);
    if (!mark.label.empty()) {
      canvas.plate(geom::frame_of(mark.pose).origin, mark.label.english(), colour, 12, 4);
    }
  }
  void operator()(const ai::MarkTemplate& mark) const {
    if (mark.chosen && !chosen_too) return;
    draw_template_ghost(canvas, mark.piece, faded(mark.chosen ? canvas.theme.chosen : canvas.theme.candidate, strength),
                        mark.chosen);
  }
  void operator()(const ai::MarkPiece& mark) const {
    light_up(canvas, mark.id, faded(canvas.theme.candidate, strength));
  }
  void operator()(const ai::MarkEdge& mark) const {
    canvas.line({mark.line.a, mark.line.b}, faded(canvas.theme.warning, strength), 4, 14);
  }
};

std::string key_of(const ai::Mark& mark) {  // the same line or ghost may stand in several steps
  const auto point = [](Vec2 p) { return fixed(p.x, 1) + " " + fixed(p.y, 1) + " "; };
  if (const auto* line = get_if<ai::MarkLine>(&mark)) return "line " + point(line->line.a) + point(line->line.b);
  if (const auto* pose = get_if<ai::MarkPose>(&mark)) {
    return "pose " + point(geom::frame_of(pose->pose).origin) + fixed(pose->pose.heading.degrees(), 1);
  }
  if (const auto* piece = get_if<ai::MarkPiece>(&mark)) return "piece " + piece->id;
  if (const auto* sector = get_if<ai::MarkSector>(&mark)) {
    return "sector " + sector->ship + std::to_string(static_cast<int>(sector->sector));
  }
  return "";
}

// The marks of the pointed-at step, or of all steps without repeats.
std::vector<const ai::Mark*> marks_of(const Overlay& overlay) {
  std::vector<const ai::Mark*> marks;
  std::set<std::string> seen;
  const std::vector<ai::Step>& steps = overlay.decision->steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (overlay.step && *overlay.step != i) continue;
    for (const ai::Mark& mark : steps[i].marks) {
      const std::string key = key_of(mark);
      if (key.empty() || seen.insert(key).second) marks.push_back(&mark);
    }
  }
  return marks;
}

bool is_flying(const Overlay& overlay, Id ship) {
  return overlay.timeline != nullptr && is_on_its_way(*overlay.timeline, overlay.moment, ship);
}

}  // namespace

std::vector<Canvas::Line> lines_of(const Theme& theme, const std::string& title, Colour colour,
                                   const std::vector<Said>& said) {
  using Tone = Said::Tone;
  std::vector<Canvas::Line> lines;
  if (!title.empty()) lines.push_back({title, colour});
  for (const Said& each : said) {
    const Colour ink = each.tone == Tone::good       ? theme.chosen
                       : each.tone == Tone::bump     ? theme.touching
                       : each.tone == Tone::obstacle ? theme.warning
                       : each.tone == Tone::grave    ? theme.overlapping
                       : each.tone == Tone::threat   ? theme.enemy_text
                                                     : theme.text;
    lines.push_back({each.words, ink});
  }
  return lines;
}

void draw_ghost(Canvas& canvas) {
  const std::optional<GhostMove>& ghost = canvas.overlay.ghost;
  if (!ghost || is_flying(canvas.overlay, ghost->ship)) return;
  const state::Piece* piece = canvas.table.find(ghost->ship);
  if (piece == nullptr) return;
  keep_clear(canvas, *piece, ghost->outcome);
  draw_move(canvas, *piece, ghost->outcome, canvas.theme.ghost,
            geom::words_of(ghost->outcome.maneuver) + ", " + std::string(geom::name_of(ghost->difficulty)),
            ghost->words);
}

// Faint, so that the dial under way stands out; a number as on the base says whose it is.
void draw_plans(Canvas& canvas) {
  for (const PlannedShip& plan : canvas.overlay.plans) {
    const state::Piece* piece = canvas.table.find(plan.ship);
    if (piece == nullptr) continue;
    const Colour colour = plan.warning.empty() ? faded(canvas.theme.ghost, 0.6) : canvas.theme.warning;
    const Frame end = geom::frame_of(plan.end);
    draw_template_ghost(canvas, plan.flown, faded(colour, 0.55), false);
    ghost_base(canvas, *piece, plan.end, colour, false);
    const auto marker = canvas.markers.find(plan.ship);
    if (marker != canvas.markers.end()) canvas.text(end.origin, marker->second, colour, 13, true);
    geom::Box box;
    for (const Vec2 p : base_corners(canvas.catalog.figures, piece->base, end)) box.add(canvas.camera.to_screen(p));
    canvas.placer.take({box.low.x, box.low.y, box.high.x, box.high.y});
  }
  for (const PlannedShip& plan : canvas.overlay.plans) {
    const state::Piece* piece = canvas.table.find(plan.ship);
    if (plan.warning.empty() || piece == nullptr) continue;
    const double clear = canvas.px(canvas.catalog.figures.base_of(piece->base).length.mm() * 0.62);
    canvas.plate(geom::frame_of(plan.end).origin, plan.warning, canvas.theme.warning, 12, clear, false);
  }
}

void draw_decision_ground(Canvas& canvas) {
  const Overlay& overlay = canvas.overlay;
  if (overlay.decision == nullptr || is_flying(overlay, overlay.decision->ship) || overlay.table_mode) return;
  const double strength = canvas.overlay.step ? 1.5 : 1.0;
  for (const ai::Mark* mark : marks_of(canvas.overlay)) {
    if (const auto* sector = get_if<ai::MarkSector>(mark)) draw_sector(canvas, *sector, strength);
    if (const auto* closing = get_if<ai::MarkClosingLine>(mark)) draw_closing(canvas, *closing);
  }
}

void draw_decision(Canvas& canvas) {
  const Overlay& overlay = canvas.overlay;
  if (overlay.decision == nullptr) return;
  const ai::Decision& decision = *overlay.decision;
  const state::Piece* ship = canvas.table.find(decision.ship);
  if (ship == nullptr) return;
  const Frame frame = shown_frame(canvas, *ship);
  canvas.outline(base_corners(canvas.catalog.figures, ship->base, frame, canvas.mm(5)), canvas.theme.chosen, 2.5);
  if (is_flying(overlay, decision.ship)) {  // on its way: only the way
    draw_template_ghost(canvas, decision.outcome.flown, canvas.theme.chosen, true);
    return;
  }
  if (const state::Piece* target = canvas.table.find(decision.target)) {
    const Vec2 at = shown_frame(canvas, *target).origin;
    const geom::BaseFigures& size = canvas.catalog.figures.base_of(target->base);
    const double r = geom::length({size.width.mm(), size.length.mm()}) / 2 + canvas.mm(8);
    canvas.outline(circle(at, r, 48), canvas.theme.selection, 2);
    for (const double degrees : {0.0, 90.0, 180.0, 270.0}) {  // a sight: four ticks inwards
      const geom::SinCos a = geom::sin_cos_degrees(degrees);
      canvas.line({at + Vec2{a.sin, a.cos} * r, at + Vec2{a.sin, a.cos} * (r - canvas.mm(9))}, canvas.theme.selection,
                  2);
    }
  }
  keep_clear(canvas, *ship, decision.outcome);
  if (!overlay.table_mode) {
    const MarkDrawer drawer{canvas, overlay.step ? 1.0 : 0.75, overlay.step.has_value()};
    for (const ai::Mark* mark : marks_of(overlay)) visit(drawer, *mark);
  }
  std::string title = geom::words_of(decision.flown);
  if (decision.die > 0) title += "  (the die shows " + std::to_string(decision.die) + ")";
  std::vector<Said> said = overlay.decision_words;
  if (decision.flown != decision.maneuver)
    said.insert(said.begin(), {Said::Tone::plain, "instead of " + geom::words_of(decision.maneuver)});
  draw_move(canvas, *ship, decision.outcome, canvas.theme.chosen, title, said);
}

}  // namespace plotboard::scene
