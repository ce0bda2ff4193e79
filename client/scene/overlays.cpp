#include "scene/overlays.hpp"

#include <cmath>

#include "data/catalog.hpp"
#include "scene/bands.hpp"
#include "scene/pieces.hpp"
#include "scene/verdicts.hpp"

namespace plotboard::scene {

std::string joined(const Ids& ids) {
  std::string all;
  for (const Id id : ids) all += (all.empty() ? "" : ", ") + id.text();
  return all;
}

void light_up(Canvas& canvas, const std::string& id, Colour colour) {
  const state::Piece* piece = canvas.table.find(id);
  if (piece == nullptr) return;
  if (piece->type == state::PieceType::ship) {
    canvas.outline(base_corners(canvas.catalog.figures, piece->base, shown_frame(canvas, *piece), canvas.mm(3)), colour,
                   3);
  } else if (std::vector<geom::Vec2> rim = token_outline(canvas.catalog, *piece); rim.size() > 2) {
    canvas.fill(rim, faded(colour, 0.3), Pattern::cross_hatched);
    canvas.outline(std::move(rim), colour, 3);
  }
}

namespace {

using geom::Frame;
using geom::Vec2;

geom::Edition edition_of(const Canvas& canvas) {
  const data::RuleSet* rules = canvas.catalog.ruleset(canvas.table.ruleset);
  return rules != nullptr ? rules->edition : geom::Edition::second;
}

Colour band_colour(const Theme& theme, int band) {
  return band == 1 ? theme.band1 : band == 2 ? theme.band2 : theme.band3;
}

// Bands of one region: shaded, their limits told apart by line (1 solid, 2 dashed, 3 and beyond dotted), numbered.
// `busy`: many at once, so thin plain lines.
void draw_bands(Canvas& canvas, const Frame& frame, const Rect& rect, const geom::ArcRegion& region, int bands,
                double shade, bool numbers, bool busy) {
  const double step = canvas.catalog.figures.range_band.mm();
  const Vec2 mat{canvas.table.area.width.mm(), canvas.table.area.height.mm()};
  const auto draw_line = [&](std::vector<Vec2> points, Colour colour, double dash) {  // on the mat only
    for (std::vector<Vec2>& piece : cut_line(to_world(frame, std::move(points)), {0, 0}, mat)) {
      canvas.line(std::move(piece), colour, 1.25, dash);
    }
  };
  Curve inner = range_curve(rect, region, 0);
  for (int n = 1; n <= bands; ++n) {
    Curve outer = range_curve(rect, region, n * step);
    if (outer.points.size() < 2) return;
    const Colour colour = band_colour(canvas.theme, n);
    if (shade > 0 && (n == 1 || !busy)) {
      canvas.fill(cut_polygon(to_world(frame, between(inner, outer)), {0, 0}, mat), faded(colour, shade));
    }
    const double dash = n == 1 || busy ? 0 : n == 2 ? 9 : 3;
    std::vector<Vec2> limit = outer.points;
    if (outer.closed) limit.push_back(limit.front());
    draw_line(std::move(limit), faded(colour, busy ? 0.4 : 0.8), dash);
    if (!outer.closed && !inner.points.empty()) {
      draw_line({inner.points.front(), outer.points.front()}, faded(colour, busy ? 0.5 : 0.9), 0);
      draw_line({inner.points.back(), outer.points.back()}, faded(colour, busy ? 0.5 : 0.9), 0);
    }
    if (numbers && canvas.px(step) > 40) {
      const Vec2 far = outer.closed ? outer.points.front() : outer.points[outer.points.size() / 2];
      const Vec2 near = inner.closed || inner.points.empty() ? rect.centre : inner.points[inner.points.size() / 2];
      const Vec2 ahead = far - near;
      const double l = geom::length(ahead);
      const Vec2 at = l > 0 ? far - ahead * (canvas.mm(12) / l) : far;
      const Vec2 on_table = frame.to_world(at);
      if (on_table.x > 0 && on_table.y > 0 && on_table.x < mat.x && on_table.y < mat.y) {
        canvas.text(on_table, std::to_string(n), colour, 12, true, faded(canvas.theme.plate, 0.8));
      }
    }
    inner = std::move(outer);
  }
}

void draw_arc(Canvas& canvas, const state::Piece& piece, geom::ArcKind kind, double shade, bool numbers,
              bool busy = false) {
  const auto arc = geom::arc_of(canvas.catalog.figures, piece.base, edition_of(canvas), kind);
  if (!arc) return;
  const Frame frame = shown_frame(canvas, piece);
  const geom::Figures& figures = canvas.catalog.figures;
  const int bands = geom::is_huge(piece.base) ? figures.huge_bands : figures.bands;
  const Rect rect = measuring_rect(figures, piece.base, kind);
  for (const geom::ArcRegion& region : arc->regions)
    draw_bands(canvas, frame, rect, region, bands, shade, numbers, busy);
}

struct Style {  // of a verdict: colour, line and word differ
  Colour colour;
  double dash_px;
};
Style style_of(const Theme& theme, geom::Contact contact) {
  switch (contact) {
    case geom::Contact::apart:
      return {theme.apart, 0};
    case geom::Contact::touching:
      return {theme.touching, 6};
    case geom::Contact::overlapping:
      break;
  }
  return {theme.overlapping, 2.5};
}

std::string band_words(const geom::RangeVerdict& range) {
  if (!range.band) return "beyond the ruler";
  return "range " + std::to_string(*range.band) + (range.on_line ? ", on the line" : "");
}

void end_tick(Canvas& canvas, Vec2 at, Vec2 other, Colour colour) {
  const Vec2 d = other - at;
  const double l = geom::length(d);
  if (l <= 0) return;
  const Vec2 side = Vec2{d.y, -d.x} * (canvas.mm(6) / l);
  canvas.line({at - side, at + side}, colour, 2);
}

// Which obstacles block, marked where the line enters them.
void mark_obstruction(Canvas& canvas, const Ids& ids) {
  for (const std::string& id : ids) light_up(canvas, id, canvas.theme.warning);
}

void measured_pair(Canvas& canvas, const rules::PairVerdict& m) {
  const Style style = style_of(canvas.theme, m.contact);
  const Vec2 a = m.nearest.a, b = m.nearest.b;
  canvas.spare_line(a, b);
  mark_obstruction(canvas, m.obstructed_by);
  canvas.line({a, b}, faded(canvas.theme.plate, 0.9), 5);  // a dark bed: the line reads on any ground
  if (m.contact == geom::Contact::apart) {
    canvas.line({a, b}, style.colour, 2, m.obstructed_by.empty() ? 0 : 7);
    end_tick(canvas, a, b, style.colour);
    end_tick(canvas, b, a, style.colour);
  }
  const double r = canvas.mm(m.contact == geom::Contact::apart ? 3 : 7);
  for (const Vec2 p : {a, b}) {
    if (m.contact == geom::Contact::apart) {
      canvas.fill(circle(p, r), style.colour);
    } else {
      canvas.outline(circle(p, r), style.colour, 2, style.dash_px);
    }
  }
  if (m.contact == geom::Contact::overlapping) {
    canvas.line({a + Vec2{-r, -r}, a + Vec2{r, r}}, style.colour, 2);
    canvas.line({a + Vec2{-r, r}, a + Vec2{r, -r}}, style.colour, 2);
  }
  std::string words = fixed(m.gap_mm, 2) + " mm  " + geom::name_of(m.contact);
  if (m.contact == geom::Contact::apart) {
    words += "\n" + band_words(m.range) + ", " + limit_words(m.gap_mm, m.range, 2);
  }
  if (m.contact_with_guides != m.contact) {
    words += std::string("\nwith guides: ") + geom::name_of(m.contact_with_guides) + ", " +
             fixed(m.gap_with_guides_mm, 2) + " mm";
  }
  if (!m.obstructed_by.empty()) words += "\nobstructed by " + joined(m.obstructed_by);
  canvas.plate(geom::middle(a, b), words, style.colour, 14, 12,
               geom::length(b - a) * canvas.camera.pixels_per_mm > 260);
}

void measured_arc(Canvas& canvas, const rules::ArcAnswer& answer) {
  const Theme& theme = canvas.theme;
  const state::Piece* from = canvas.table.find(answer.from);
  if (from == nullptr) return;
  const std::string name(geom::name_of(answer.kind));
  if (!answer.exists) {
    canvas.plate(shown_frame(canvas, *from).origin, answer.from + " has no " + name + " arc", theme.warning, 14, 30,
                 false);
    return;
  }
  for (const rules::SectionVerdict& s : answer.sections) {
    const Colour colour = is_target(s) ? theme.chosen : theme.ghost_bad;
    std::string words = (s.section.empty() ? "" : s.section + ": ") + arc_words(s, answer.kind);
    Vec2 at = shown_frame(canvas, *from).origin;
    if (s.arc.in_arc) {
      mark_obstruction(canvas, s.obstructed_by);
      canvas.spare_line(s.line.a, s.line.b);
      canvas.line({s.line.a, s.line.b}, faded(theme.plate, 0.9), 5);
      canvas.line({s.line.a, s.line.b}, colour, 2, s.obstructed_by.empty() ? 0 : 7);
      end_tick(canvas, s.line.a, s.line.b, colour);
      end_tick(canvas, s.line.b, s.line.a, colour);
      at = geom::middle(s.line.a, s.line.b);
      words += "\n" + fixed(s.arc.distance_mm, 2) + " mm  " + band_words(s.arc.range);
    } else {
      if (const state::Piece* to = canvas.table.find(answer.to)) at = shown_frame(canvas, *to).origin;
    }
    words += "\n" + edge_words(s.arc, 2);
    if (s.arc.on_line) words += ", on the line";
    if (s.arc.in_arc && !is_target(s)) words += "\nits mid-line is in the way";
    if (!s.obstructed_by.empty()) words += "\nobstructed by " + joined(s.obstructed_by);
    canvas.plate(at, words, colour, 14, 26, false);
  }
}

}  // namespace

void draw_shaded_arcs(Canvas& canvas) {
  constexpr std::size_t kMany = 6;  // arcs: from here on their limits are plain lines, for calm and speed
  const Overlay& overlay = canvas.overlay;
  if (overlay.all_front_arcs) {
    for (const state::Piece& piece : canvas.table.pieces) {
      if (piece.type != state::PieceType::ship || piece.fled) continue;
      const auto kind = geom::is_huge(piece.base) && edition_of(canvas) == geom::Edition::first
                            ? geom::ArcKind::huge_fore
                            : geom::ArcKind::front;
      draw_arc(canvas, piece, kind, 0, false, true);
    }
  }
  if (const state::Piece* piece = canvas.table.find(overlay.range_rings)) {
    const int bands = geom::is_huge(piece->base) ? canvas.catalog.figures.huge_bands : canvas.catalog.figures.bands;
    draw_bands(canvas, shown_frame(canvas, *piece),
               measuring_rect(canvas.catalog.figures, piece->base, geom::ArcKind::all_round), {}, bands, 0.10, true,
               false);
  }
  for (const ShownArc& shown : overlay.arcs) {
    if (const state::Piece* piece = canvas.table.find(shown.ship)) {
      draw_arc(canvas, *piece, shown.kind, shown.bands ? 0.16 : 0.05, shown.bands, overlay.arcs.size() > kMany);
    }
  }
  for (const rules::ArcAnswer& answer : overlay.arc_measures) {
    if (const state::Piece* piece = canvas.table.find(answer.from)) draw_arc(canvas, *piece, answer.kind, 0.08, true);
  }
}

void draw_selection(Canvas& canvas) {
  const auto rim_of = [&](const state::Piece& piece, double grow_px) -> std::vector<Vec2> {
    const Frame frame = shown_frame(canvas, piece);
    switch (piece.type) {
      case state::PieceType::ship:
        return base_corners(canvas.catalog.figures, piece.base, frame, canvas.mm(grow_px));
      case state::PieceType::obstacle:
      case state::PieceType::device:
      case state::PieceType::component: {
        state::Piece shown = piece;
        const auto held = canvas.overlay.dragged.find(piece.id);
        if (held != canvas.overlay.dragged.end()) shown.pose = held->second;
        return token_outline(canvas.catalog, shown);
      }
      case state::PieceType::template_piece: {
        const auto laid = template_of(canvas.catalog, piece);
        return laid ? geom::template_outline(*laid, 0.05) : std::vector<Vec2>{};
      }
      case state::PieceType::ruler:
        return ruler_outline(canvas.catalog, piece);
      case state::PieceType::marker:
        break;
    }
    return circle(frame.origin, canvas.mm(12));
  };
  for (const state::Piece& piece : canvas.table.pieces) {
    const bool selected = canvas.overlay.selected.count(piece.id) > 0;
    if (piece.fled || (!selected && piece.id != canvas.overlay.hovered)) continue;
    std::vector<Vec2> rim = rim_of(piece, selected ? 4 : 3);
    if (rim.size() < 3) continue;
    canvas.outline(std::move(rim), selected ? canvas.theme.selection : canvas.theme.hover, selected ? 2.5 : 1.5,
                   selected ? 0 : 5);
    if (piece.lock.empty()) continue;
    if (const state::Piece* locked = canvas.table.find(piece.lock)) {  // whom it has locked
      canvas.line({shown_frame(canvas, piece).origin, shown_frame(canvas, *locked).origin},
                  faded(canvas.theme.warning, 0.7), 1.5, 3, true);
    }
  }
}

void draw_measures(Canvas& canvas) {
  for (const rules::PairVerdict& m : canvas.overlay.measures) measured_pair(canvas, m);
  for (const rules::ArcAnswer& answer : canvas.overlay.arc_measures) measured_arc(canvas, answer);
}

}  // namespace plotboard::scene
