#include "scene/overlays.hpp"

#include <cmath>

#include "data/catalog.hpp"
#include "scene/bands.hpp"
#include "scene/pieces.hpp"
#include "scene/sheet.hpp"

namespace plotboard::scene {

std::string on_lines(std::string headline) {
  const std::size_t dash = headline.find(" - ");
  if (dash != std::string::npos) headline[dash + 2] = '\n';
  return headline;
}

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

// Just within the band's limit, in its middle where that is free.
void number_band(Canvas& canvas, const Frame& frame, const Rect& rect, const Curve& inner, const Curve& outer, int n) {
  constexpr double kAlong[] = {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9};  // shares of the limit
  const Vec2 mat{canvas.table.area.width.mm(), canvas.table.area.height.mm()};
  const auto point = [](const Curve& curve, double share) {
    if (curve.closed) share += share < 0.5 ? 0.5 : -0.5;  // a ring's first point lies ahead
    const auto index = static_cast<std::size_t>(share * static_cast<double>(curve.points.size()));
    return curve.points[std::min(index, curve.points.size() - 1)];
  };
  Canvas::BandNumber number{std::to_string(n), band_colour(canvas.theme, n), {}};
  for (const double share : kAlong) {
    const Vec2 far = point(outer, share);
    const Vec2 ahead = far - (inner.closed || inner.points.empty() ? rect.centre : point(inner, share));
    const double l = geom::length(ahead);
    const Vec2 at = frame.to_world(l > 0 ? far - ahead * (canvas.mm(12) / l) : far);
    if (at.x > 0 && at.y > 0 && at.x < mat.x && at.y < mat.y) number.places.push_back(at);
  }
  if (number.places.empty()) return;
  const Vec2 px = canvas.camera.to_screen(number.places.front()), reach = canvas.room("0", 12, true) * 0.5;
  canvas.placer.spare({px.x - reach.x, px.y - reach.y, px.x + reach.x, px.y + reach.y});
  canvas.band_numbers.push_back(std::move(number));
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
    if (numbers && canvas.px(step) > 40) number_band(canvas, frame, rect, inner, outer, n);
    inner = std::move(outer);
  }
}

void draw_arc(Canvas& canvas, const state::Piece& piece, geom::ArcKind kind, double shade, bool numbers,
              bool busy = false, const std::optional<geom::Pose>& at = std::nullopt) {
  const auto arc = geom::arc_of(canvas.catalog.figures, piece.base, edition_of(canvas), kind);
  if (!arc) return;
  const Frame frame = at ? geom::frame_of(*at) : shown_frame(canvas, piece);
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

Style style_of(const Theme& theme, const rules::Verdict& verdict) {
  if (verdict.question.arc) return {verdict.in_arc && verdict.attackable ? theme.chosen : theme.ghost_bad, 0};
  return style_of(theme, verdict.contact);
}

// The line that was measured; its ends as rings in contact.
void measured_line(Canvas& canvas, const rules::Verdict& verdict, const Style& style) {
  const Vec2 a = verdict.line.a, b = verdict.line.b;
  canvas.spare_line(a, b);
  canvas.line({a, b}, faded(canvas.theme.plate, 0.9), 5);  // a dark bed: the line reads on any ground
  if (verdict.question.arc || verdict.contact == geom::Contact::apart) {
    canvas.line({a, b}, style.colour, 2, verdict.obstructed_by.empty() ? 0 : 7);
    end_tick(canvas, a, b, style.colour);
    end_tick(canvas, b, a, style.colour);
    for (const Vec2 p : {a, b}) canvas.fill(circle(p, canvas.mm(3)), style.colour);
    return;
  }
  const double r = canvas.mm(7);
  for (const Vec2 p : {a, b}) canvas.outline(circle(p, r), style.colour, 2, style.dash_px);
  if (verdict.contact == geom::Contact::overlapping) {
    canvas.line({a + Vec2{-r, -r}, a + Vec2{r, r}}, style.colour, 2);
    canvas.line({a + Vec2{-r, r}, a + Vec2{r, -r}}, style.colour, 2);
  }
}

void draw_verdict(Canvas& canvas, const rules::Verdict& verdict) {
  const Theme& theme = canvas.theme;
  const auto said = [&](const rules::Verdict& of) { return rules::headline_of(canvas.catalog, canvas.table, of); };
  const Style style = style_of(theme, verdict);
  const bool measured = !verdict.question.arc || verdict.in_arc;
  if (measured) {
    mark_obstruction(canvas, verdict.obstructed_by);
    measured_line(canvas, verdict, style);
  }
  const auto put = [&](Vec2 at, const rules::Verdict& of, Colour colour, double size_px, double clear_px,
                       bool on_point) {
    if (canvas.overlay.verdicts_said) canvas.plate(at, on_lines(said(of)), colour, size_px, clear_px, on_point);
  };
  Vec2 at = geom::middle(verdict.line.a, verdict.line.b);
  if (!measured) {
    const state::Piece* where = canvas.table.find(verdict.possible ? verdict.question.to : verdict.question.from);
    if (where != nullptr) at = shown_frame(canvas, *where).origin;
  }
  const bool long_line = measured && geom::length(verdict.line.b - verdict.line.a) * canvas.camera.pixels_per_mm > 260;
  put(at, verdict, verdict_colour(theme, verdict), 15, measured ? 12 : 26, long_line && !verdict.question.arc);
  for (const rules::Verdict& section : verdict.sections) {
    if (section.section == verdict.section) continue;
    if (section.in_arc) measured_line(canvas, section, {faded(style_of(theme, section).colour, 0.6), 0});
    const state::Piece* to = canvas.table.find(section.question.to);
    const Vec2 near = section.in_arc  ? geom::middle(section.line.a, section.line.b)
                      : to != nullptr ? shown_frame(canvas, *to).origin
                                      : section.line.b;
    put(near, section, style_of(theme, section).colour, 12, 26, false);
  }
}

}  // namespace

void draw_band_numbers(Canvas& canvas) {
  const Vec2 reach = canvas.room("0", 12, true) * 0.5;
  for (const Canvas::BandNumber& number : canvas.band_numbers) {
    const auto box_at = [&](Vec2 place) {
      const Vec2 px = canvas.camera.to_screen(place);
      return Placer::Box{px.x - reach.x, px.y - reach.y, px.x + reach.x, px.y + reach.y};
    };
    const auto place = std::find_if(number.places.begin(), number.places.end(),
                                    [&](Vec2 each) { return canvas.placer.is_free(box_at(each)); });
    if (place == number.places.end()) continue;  // colour and line tell it too
    canvas.placer.take(box_at(*place));
    canvas.text(*place, number.words, number.colour, 12, true, faded(canvas.theme.plate, 0.8));
  }
}

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
      draw_arc(canvas, *piece, shown.kind, shown.bands ? 0.16 : 0.05, shown.bands, overlay.arcs.size() > kMany,
               shown.at);
    }
  }
  for (const rules::Verdict& verdict : overlay.verdicts) {
    const state::Piece* piece = canvas.table.find(verdict.question.from);
    if (piece != nullptr && verdict.question.arc) draw_arc(canvas, *piece, *verdict.question.arc, 0.08, true);
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
  if (const state::Piece* piece = canvas.table.find(canvas.overlay.beacon)) {
    const Vec2 at = shown_frame(canvas, *piece).origin;
    const double reach =
        piece->type == state::PieceType::ship ? canvas.catalog.figures.base_of(piece->base).length.mm() * 0.75 : 20;
    canvas.outline(circle(at, reach + canvas.mm(6), 36), canvas.theme.hover, 3);
    canvas.outline(circle(at, reach + canvas.mm(13), 36), faded(canvas.theme.hover, 0.5), 2);
  }
  for (const state::Piece& piece : canvas.table.pieces) {
    const bool selected = canvas.overlay.selected.count(piece.id) > 0;
    if (piece.fled || (!selected && piece.id != canvas.overlay.hovered)) continue;
    std::vector<Vec2> rim = rim_of(piece, selected ? 4 : 3);
    if (rim.size() < 3) continue;
    canvas.outline(std::move(rim), selected ? canvas.theme.selection : canvas.theme.hover, selected ? 2.5 : 1.5,
                   selected ? 0 : 5);
    if (canvas.overlay.battle.on) continue;  // it shows every lock
    for (const Id object : piece.locks()) {  // what it has locked
      const state::Piece* locked = canvas.table.find(object);
      if (locked == nullptr) continue;
      canvas.line({shown_frame(canvas, piece).origin, shown_frame(canvas, *locked).origin},
                  faded(canvas.theme.warning, 0.7), 1.5, 3, true);
    }
  }
}

void draw_measures(Canvas& canvas) {
  for (const rules::Verdict& verdict : canvas.overlay.verdicts) draw_verdict(canvas, verdict);
}

}  // namespace plotboard::scene
