// Ships: base, guides, printed lines, silhouette, badge; and beside them name and states. Sides differ by more than
// colour: a player's base has a doubled rim and a round badge, an enemy's a hatched rim and a six-sided badge.
#include <cmath>

#include "data/catalog.hpp"
#include "scene/overlays.hpp"
#include "scene/pieces.hpp"
#include "state/piece_names.hpp"

namespace plotboard::scene {
namespace {

using geom::Frame;
using geom::Vec2;

std::vector<Vec2> box(const Frame& frame, Vec2 low, Vec2 high) {
  return {frame.to_world({high.x, high.y}), frame.to_world({high.x, low.y}), frame.to_world({low.x, low.y}),
          frame.to_world({low.x, high.y})};
}

struct Coat {  // colours of a side
  Colour base, line;
};
Coat coat_of(const Theme& theme, state::Side side) {
  switch (side) {
    case state::Side::player:
      return {theme.player, theme.player_text};
    case state::Side::enemy:
      return {theme.enemy, theme.enemy_text};
    case state::Side::none:
      break;
  }
  return {theme.neutral, theme.text_dim};
}

// From the centre of an arc along its edge to the rim of the rectangle [-w,w] x [-l,l].
Vec2 to_rim(Vec2 apex, double degrees, double w, double l) {
  const geom::SinCos a = geom::sin_cos_degrees(degrees);
  double reach = 1e9;
  if (a.sin > 1e-9) reach = std::min(reach, (w - apex.x) / a.sin);
  if (a.sin < -1e-9) reach = std::min(reach, (-w - apex.x) / a.sin);
  if (a.cos > 1e-9) reach = std::min(reach, (l - apex.y) / a.cos);
  if (a.cos < -1e-9) reach = std::min(reach, (-l - apex.y) / a.cos);
  return {apex.x + a.sin * reach, apex.y + a.cos * reach};
}

void printed_arc(Canvas& canvas, const state::Piece& piece, const Frame& frame, geom::ArcKind kind, Colour colour) {
  const data::RuleSet* rules = canvas.catalog.ruleset(canvas.table.ruleset);
  const auto edition = rules != nullptr ? rules->edition : geom::Edition::second;
  const auto arc = geom::arc_of(canvas.catalog.figures, piece.base, edition, kind);
  if (!arc) return;
  const geom::BaseFigures& size = canvas.catalog.figures.base_of(piece.base);
  const double w = size.width.mm() / 2, l = size.length.mm() / 2;
  for (const auto& wedge : arc->wedges) {
    for (const double degrees : {wedge.from_degrees, wedge.to_degrees}) {
      const Vec2 rim = to_rim(wedge.apex, degrees, w, l);
      const Vec2 from = wedge.apex + (rim - wedge.apex) * 0.30;  // clear of the middle
      canvas.line({frame.to_world(from), frame.to_world(rim)}, colour, 1);
    }
  }
}

// The rim that tells the sides apart: four trapezoids, hatched, or a second line.
void side_rim(Canvas& canvas, const state::Piece& piece, const Frame& frame, double w, double l, const Coat& coat) {
  const double inset = std::max(canvas.mm(3.5), std::min(w * 0.13, canvas.mm(9)));
  if (piece.side == state::Side::enemy) {
    const Vec2 outer[4] = {{w, l}, {w, -l}, {-w, -l}, {-w, l}};
    const Vec2 inner[4] = {
        {w - inset, l - inset}, {w - inset, inset - l}, {inset - w, inset - l}, {inset - w, l - inset}};
    for (int i = 0; i < 4; ++i) {
      const int j = (i + 1) % 4;
      canvas.fill(
          {frame.to_world(outer[i]), frame.to_world(outer[j]), frame.to_world(inner[j]), frame.to_world(inner[i])},
          faded(coat.line, 0.85), Pattern::hatched);
    }
  } else if (piece.side == state::Side::player) {
    canvas.outline(box(frame, {inset - w, inset - l}, {w - inset, l - inset}), faded(coat.line, 0.75), 1);
  }
  canvas.outline(box(frame, {-w, -l}, {w, l}), coat.line, 1.75);
}

void huge_sections(Canvas& canvas, const geom::BaseFigures& size, const Frame& frame, const Coat& coat) {
  const double w = size.width.mm() / 2;
  const double half = size.section_edge.mm() / 2, offset = size.section_offset.mm();
  for (const double y : {offset, -offset}) {
    canvas.fill(box(frame, {-half, y - half}, {half, y + half}), mixed(coat.base, canvas.theme.space, 0.30));
    canvas.outline(box(frame, {-half, y - half}, {half, y + half}), faded(coat.line, 0.45), 1);
    canvas.line({frame.to_world({-3, y}), frame.to_world({3, y})}, faded(coat.line, 0.8), 1);
    canvas.line({frame.to_world({0, y - 3}), frame.to_world({0, y + 3})}, faded(coat.line, 0.8), 1);
  }
  canvas.line({frame.to_world({-w, 0}), frame.to_world({w, 0})}, canvas.theme.accent, 2, 8);
}

// How far a point lies from a ship's base; negative inside.
double off_base(const Canvas& canvas, const state::Piece& ship, Vec2 at) {
  const geom::BaseFigures& size = canvas.catalog.figures.base_of(ship.base);
  const Vec2 own = shown_frame(canvas, ship).to_local(at);
  return std::max(std::abs(own.x) - size.width.mm() / 2, std::abs(own.y) - size.length.mm() / 2);
}

// Does a badge there lie on no other ship?
bool is_alone(const Canvas& canvas, const state::Piece& piece, Vec2 at, double r) {
  return std::none_of(canvas.table.pieces.begin(), canvas.table.pieces.end(), [&](const state::Piece& other) {
    return other.in_play() && other.id != piece.id && off_base(canvas, other, at) < r;
  });
}

// The marker. Large letters on a small base: beside the ship, so that its heading stays in sight.
void badge(Canvas& canvas, const state::Piece& piece, const Frame& frame, double w, double l, const Coat& coat) {
  const auto marker = canvas.markers.find(piece.id);
  if (marker == canvas.markers.end()) return;
  const double base_px = canvas.px(2 * w);
  if (base_px < 5) return;  // nothing but a dot
  const double radius_px = std::clamp(base_px * 0.16, base_px < 12 ? 6.0 : 8.0, 18.0);
  const double inset = std::min(canvas.mm(radius_px * 0.85), w);
  const double r = canvas.mm(radius_px);
  Vec2 at = frame.to_world({inset - w, inset - l});
  if (r > w * 0.6) {
    // At the stern, or where no other ship is.
    const double out = r * 0.9;
    const Vec2 wishes[] = {{0, -l - out}, {-w - out, 0}, {w + out, 0}, {0, l + out}};
    at = frame.to_world(wishes[0]);
    for (const Vec2 wish : wishes) {
      if (!is_alone(canvas, piece, frame.to_world(wish), r)) continue;
      at = frame.to_world(wish);
      break;
    }
    canvas.take(at, r);
  }
  const std::vector<Vec2> rim = piece.side == state::Side::enemy ? polygon(at, r * 1.1, 6, 30) : circle(at, r, 20);
  canvas.fill(rim, canvas.theme.plate);
  canvas.outline(rim, coat.line, 1.5);
  canvas.text(at, marker->second, canvas.theme.text, radius_px * (marker->second.size() > 1 ? 0.92 : 1.15), true);
}

}  // namespace

std::vector<std::vector<Vec2>> hull_of(const data::Catalog& catalog, const state::Piece& piece) {
  const geom::BaseFigures& size = catalog.figures.base_of(piece.base);
  const double w = size.width.mm() / 2, l = size.length.mm() / 2;
  const data::Ship* ship = catalog.ship(piece.ref);
  if (ship == nullptr || ship->silhouette.empty()) {
    return {{{0, l * 0.72},
             {w * 0.42, l * 0.1},
             {w * 0.42, -l * 0.6},
             {0, -l * 0.45},
             {-w * 0.42, -l * 0.6},
             {-w * 0.42, l * 0.1}}};
  }
  std::vector<std::vector<Vec2>> hull = ship->silhouette;
  constexpr double kMargin = 0.86;  // the rim stays clear
  for (auto& part : hull) {
    for (Vec2& p : part) p = p * (w * kMargin);
  }
  return hull;
}

void draw_hull(Canvas& canvas, const state::Piece& piece, const Frame& frame, Colour colour, Colour edge) {
  const double half = canvas.catalog.figures.base_of(piece.base).width.mm() / 2;
  const bool lined = canvas.px(2 * half) > 64;  // below, lines would fill the shape: parts differ in tone alone
  for (std::vector<Vec2>& part : hull_of(canvas.catalog, piece)) {
    geom::Box reach;
    for (Vec2& p : part) {
      reach.add(p);
      p = frame.to_world(p);
    }
    const Vec2 size = reach.high - reach.low;
    if (canvas.px(std::max(size.x, size.y)) < 3) continue;
    const bool detail = size.x * size.y < half * half * 0.16;  // cockpits, engines, guns
    canvas.fill(part, detail ? mixed(colour, edge, 0.38) : colour);
    if (lined) canvas.outline(std::move(part), edge, 1);
  }
}

void draw_ship(Canvas& canvas, const state::Piece& piece, const Frame& frame) {
  const Theme& theme = canvas.theme;
  const geom::Figures& figures = canvas.catalog.figures;
  const geom::BaseFigures& size = figures.base_of(piece.base);
  const double w = size.width.mm() / 2, l = size.length.mm() / 2;
  Coat coat = coat_of(theme, piece.side);
  if (piece.moved) {  // flown this round: dimmed, and ticked beside its name
    coat.base = mixed(coat.base, theme.mat, 0.55);
    coat.line = mixed(coat.line, theme.mat, 0.35);
  }
  if (canvas.overlay.guides && canvas.table.options.guides && canvas.px(figures.guide_width.mm()) > 1.5) {
    const double offset = figures.guide_offset.mm(), half = figures.guide_width.mm() / 2;
    for (const double x : {-offset, offset}) {
      for (const double y : {l, -l - figures.guide_projection.mm()}) {
        canvas.fill(box(frame, {x - half, y}, {x + half, y + figures.guide_projection.mm()}), coat.line);
      }
    }
  }
  canvas.fill(box(frame, {-w, -l}, {w, l}), coat.base);
  if (geom::is_huge(piece.base)) huge_sections(canvas, size, frame, coat);
  side_rim(canvas, piece, frame, w, l, coat);

  const Colour line = faded(theme.arc_line, piece.moved ? 0.5 : 0.9);
  const data::Ship* ship = canvas.catalog.ship(piece.ref);
  bool front = false;
  if (ship != nullptr) {
    for (const data::Attack& attack : ship->attacks) {
      printed_arc(canvas, piece, frame, attack.arc, line);
      if (attack.also) printed_arc(canvas, piece, frame, *attack.also, line);
      front = front || attack.arc == geom::ArcKind::front;
    }
    for (const data::ShipSection& section : ship->sections)
      for (const geom::ArcKind arc : section.arcs) printed_arc(canvas, piece, frame, arc, line);
  }
  if (!geom::is_huge(piece.base)) {
    if (!front) printed_arc(canvas, piece, frame, geom::ArcKind::front, line);
    const double half = figures.bullseye_width.mm() / 2;
    // The first edition prints no bullseye on most cards.
    const bool printed = ship == nullptr || ship->edition == geom::Edition::second;
    if (printed && canvas.px(2 * w) > 26) {  // bullseye: two ticks where its strip leaves the base
      for (const double x : {-half, half}) {
        canvas.line({frame.to_world({x, l}), frame.to_world({x, l - w * 0.26})}, faded(theme.bullseye, 0.85), 1.25);
      }
    }
  }
  // The bow, readable at any size.
  canvas.fill({frame.to_world({0, l - w * 0.04}), frame.to_world({w * 0.13, l - w * 0.24}),
               frame.to_world({-w * 0.13, l - w * 0.24})},
              coat.line);
  if (canvas.overlay.silhouettes && canvas.px(2 * w) > 16) {
    const double strength = canvas.overlay.table_mode ? 0.3 : piece.moved ? 0.6 : 1.0;
    draw_hull(canvas, piece, frame, faded(theme.silhouette, strength),
              faded(mixed(theme.silhouette, theme.space, 0.6), strength));
  }
  if (canvas.overlay.table_mode && piece.number > 0) {
    Label number;
    number.at = frame.origin;
    number.text = std::to_string(piece.number);
    number.size_mm = std::clamp(canvas.mm(30), w * 1.15, w * 2);  // never beyond its base: the next ship may be close
    number.bold = true;
    number.colour = theme.text;
    canvas.late.push_back(std::move(number));
  } else {
    badge(canvas, piece, frame, w, l, coat);
  }
  if (piece.initiative > 0 && canvas.px(2 * w) > 54) {
    const double inset = std::min(canvas.mm(13), w);
    canvas.text(frame.to_world({w - inset, inset - l}), std::to_string(piece.initiative), theme.warning,
                std::clamp(canvas.px(2 * w) * 0.15, 10.0, 18.0), true, faded(theme.plate, 0.7));
  }
}

void draw_ship_labels(Canvas& canvas, const state::Piece& piece, const Frame& frame) {
  const Theme& theme = canvas.theme;
  const Placer::Box base = canvas.on_screen(base_corners(canvas.catalog.figures, piece.base, frame));
  const double width = canvas.catalog.figures.base_of(piece.base).width.mm();
  const double base_px = canvas.px(width);
  if (canvas.seen_px(width) < 14) return;

  // States in one line: each a sign and its number or words.
  std::vector<std::string> states;
  if (piece.tokens.stress > 0) states.push_back("\u25B2 stress " + std::to_string(piece.tokens.stress));
  if (piece.tokens.ion > 0) states.push_back("\u26A1 ion " + std::to_string(piece.tokens.ion));
  for (const Id object : piece.locks()) states.push_back("\u25CE lock " + object);
  const bool roomy = base_px > 40;
  if (!roomy) {  // the sign alone
    for (std::string& state : states) state = state.substr(0, state.find(' '));
  }

  const double size = canvas.overlay.table_mode ? 22 : base_px > 120 ? 14 : 12;
  const bool named = canvas.overlay.names && canvas.seen_px(width) >= 20;
  if (named) {
    std::string words = state::called(canvas.catalog, piece);
    if (piece.moved) words += " \u2713";
    const data::Ship* ship = canvas.catalog.ship(piece.ref);
    if (ship != nullptr && base_px > 130) words += "\n" + ship->name;
    const Colour colour = piece.side == state::Side::enemy    ? theme.enemy_text
                          : piece.side == state::Side::player ? theme.player_text
                                                              : theme.text_dim;
    canvas.plate_beside(base, words, colour, size, 4, faded(theme.plate, 0.85));
  }
  if (states.empty()) return;
  std::string words;
  for (const std::string& state : states) words += (words.empty() ? "" : roomy ? "\n" : " ") + state;
  const double state_size = canvas.overlay.table_mode ? 18 : 11;
  const Vec2 room = canvas.room(words, state_size, true);
  const double gap = 4 * canvas.overlay.interface_scale;
  const Placer::Box where =
      canvas.placer.place({{base.right + gap, base.top, base.right + gap + room.x, base.top + room.y},
                           {base.left - gap - room.x, base.top, base.left - gap, base.top + room.y},
                           {base.left, base.top - gap - room.y, base.left + room.x, base.top - gap}});
  canvas.text(canvas.middle_of(where), words, theme.warning, state_size, true, theme.plate);
}

}  // namespace plotboard::scene
