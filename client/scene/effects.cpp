#include "scene/effects.hpp"

#include <cmath>

#include "data/catalog.hpp"
#include "scene/brush.hpp"
#include "scene/overlays.hpp"
#include "scene/pieces.hpp"
#include "scene/signs.hpp"

namespace plotboard::scene {
namespace {

using geom::Frame;
using geom::Vec2;

Vec2 by_angle(double degrees, double length) {
  const geom::SinCos a = geom::sin_cos_degrees(degrees);
  return {a.sin * length, a.cos * length};
}
double angle_of(Vec2 way) {
  constexpr double kDegrees = 57.29577951308232;
  return std::atan2(way.x, way.y) * kDegrees;
}

struct Target {
  Vec2 at;
  double half = 10;  // mm from its middle to its edge
};
std::optional<Target> target_of(const Canvas& canvas, Id id) {
  const state::Piece* piece = id.empty() ? nullptr : canvas.table.find(id);
  if (piece == nullptr) return {};
  if (piece->type != state::PieceType::ship) return Target{geom::frame_of(piece->pose).origin, 14};
  return Target{shown_frame(canvas, *piece).origin, canvas.catalog.figures.base_of(piece->base).width.mm() / 2};
}
Colour colour_of_side(const Canvas& canvas, Id ship) {
  const state::Piece* piece = canvas.table.find(ship);
  return piece != nullptr && piece->side == state::Side::enemy ? canvas.theme.enemy_text : canvas.theme.player_text;
}

// --- shots

struct Course {          // of a shot, from the attacker's base to the target's middle, or past it
  Vec2 from, way, side;  // way and side: of length 1
  double length = 0;
  [[nodiscard]] Vec2 at(double along, double across = 0) const { return from + way * along + side * across; }
};
std::optional<Course> course_of(const Brush& brush) {
  const auto attacker = target_of(brush.canvas, brush.moment.ship),
             target = target_of(brush.canvas, brush.moment.other);
  if (!attacker || !target) return {};
  Vec2 aim = target->at;
  const double straight = geom::length(aim - attacker->at);
  if (straight < 1) return {};
  Course course;
  if (brush.moment.kind == MomentKind::shot && !brush.moment.hits) {  // just past it, on one side or the other
    const Vec2 way = (aim - attacker->at) * (1 / straight);
    const double which = chance(seed_of(brush.moment), 3) < 0.5 ? -1 : 1;
    aim = aim + Vec2{way.y, -way.x} * (which * (target->half * 1.35 + 5)) + way * (target->half + 70);
  }
  const double whole = geom::length(aim - attacker->at);
  course.way = (aim - attacker->at) * (1 / whole);
  course.side = {course.way.y, -course.way.x};
  const double muzzle = std::min(attacker->half, whole * 0.3);
  course.from = attacker->at + course.way * muzzle;
  course.length = whole - muzzle;
  return course;
}

void bolts(const Brush& brush, const Course& course, Colour colour, bool turret) {
  constexpr int kBolts = 3;
  const double tail = std::min(course.length * 0.3, brush.px(46));
  const double across = turret ? brush.px(2.5) : brush.px(5);
  for (int i = 0; i < kBolts; ++i) {
    const double begin = 0.17 * i, last = 0.66 + 0.17 * i;  // of the moment
    const double share = (brush.share - begin) / (last - begin);
    if (share <= 0 || share >= 1) continue;
    const double head = share * (course.length + tail);
    const double a = std::max(0.0, head - tail), b = std::min(head, course.length);
    const double off = turret ? (i % 2 == 0 ? across : -across) : across;
    for (const double side : {off, -off}) {
      brush.glow({course.at(a, side), course.at(b, side)}, colour, 2.2, 1);
      if (turret) break;
    }
    if (share < 0.25 && !brush.calm) brush.ball(course.from, brush.px(4), colour, 1 - share * 4);
  }
  if (turret)
    brush.canvas.outline(circle(course.from, brush.px(6 + 8 * brush.share), 20), faded(colour, 1 - brush.share), 1.5);
}

void ion_bolt(const Brush& brush, const Course& course, Colour colour) {
  const double head = course.length * std::min(1.0, brush.share * 1.6);
  const double alpha = brush.share < 0.6 ? 1 : (1 - brush.share) / 0.4;
  constexpr int kTeeth = 12;
  const auto beat = brush.calm ? 0 : static_cast<std::uint64_t>(brush.share * 9);
  for (int strand = 0; strand < 2; ++strand) {
    std::vector<Vec2> points{course.from};
    for (int i = 1; i < kTeeth; ++i) {
      const double off = (chance(seed_of(brush.moment) + beat, static_cast<std::uint64_t>(i + 50 * strand)) - 0.5) * 18;
      points.push_back(course.at(head * i / kTeeth, brush.px(off)));
    }
    points.push_back(course.at(head));
    brush.glow(points, colour, strand == 0 ? 2 : 1.2, alpha * (strand == 0 ? 1 : 0.7));
  }
  brush.ball(course.at(head), brush.px(6), colour, alpha);
}

void warhead(const Brush& brush, const Course& course, Colour colour, bool missile) {
  const double share = std::min(1.0, eased(brush.share) * 1.04);
  const double bow = (missile ? 0.14 : 0.06) * course.length * (chance(seed_of(brush.moment), 5) < 0.5 ? -1 : 1);
  const auto at = [&](double s) { return course.at(course.length * s, bow * std::sin(3.14159265358979 * s)); };
  constexpr int kPuffs = 9;
  for (int i = kPuffs; i > 0; --i) {  // the trail
    const double s = share - 0.035 * i;
    if (s <= 0) continue;
    const double left = 1 - static_cast<double>(i) / (kPuffs + 1);
    const Vec2 off = missile ? Vec2{chance(static_cast<std::uint64_t>(s * 400), 1) - 0.5,
                                    chance(static_cast<std::uint64_t>(s * 400), 2) - 0.5} *
                                   brush.px(4)
                             : Vec2{};
    const Colour puff = missile ? mixed(brush.theme().text_dim, colour, left) : colour;
    brush.canvas.fill(circle(at(s) + off, brush.px(missile ? 2.5 + 3 * (1 - left) : 2 + 2 * left), 10),
                      faded(puff, 0.55 * left));
  }
  brush.ball(at(share), brush.px(missile ? 4 : 6), colour, 1);
}

void beam(const Brush& brush, const Course& course, Colour colour) {
  const double alpha = std::sin(3.14159265358979 * brush.share);
  const double width = brush.px(7);
  brush.canvas.fill({course.at(0, brush.px(1.5)), course.at(course.length, width), course.at(course.length, -width),
                     course.at(0, -brush.px(1.5))},
                    faded(colour, 0.3 * alpha));
  for (int i = 0; i < 5; ++i) {
    const double s = std::fmod(i / 5.0 + (brush.calm ? 0 : brush.share), 1.0);
    const double w = brush.px(1.5) + (width - brush.px(1.5)) * s;
    brush.canvas.line({course.at(course.length * s, w), course.at(course.length * s, -w)}, faded(colour, alpha), 2);
  }
}

void draw_shot_of(const Brush& brush) {
  const auto course = course_of(brush);
  if (!course) return;
  const Theme& theme = brush.theme();
  const Colour side = colour_of_side(brush.canvas, brush.moment.ship);
  const Colour colour = brush.moment.ion || brush.moment.gun == Gun::ion ? theme.hover
                        : brush.moment.gun == Gun::torpedo               ? theme.touching
                        : brush.moment.gun == Gun::missile               ? theme.warning
                        : brush.moment.gun == Gun::beam                  ? theme.chosen
                                                                         : side;
  if (brush.calm) {  // the line of the shot, and it fades
    brush.glow({course->from, course->at(course->length)}, colour, 2, 1 - brush.share);
  } else {
    switch (brush.moment.gun) {
      case Gun::laser:
      case Gun::turret:
        bolts(brush, *course, colour, brush.moment.gun == Gun::turret);
        break;
      case Gun::ion:
        ion_bolt(brush, *course, colour);
        break;
      case Gun::torpedo:
      case Gun::missile:
        warhead(brush, *course, colour, brush.moment.gun == Gun::missile);
        break;
      case Gun::beam:
        beam(brush, *course, colour);
        break;
    }
  }
  const auto target = target_of(brush.canvas, brush.moment.other);
  if (!brush.moment.hits && brush.share > 0.45 && target) {
    const double up = target->half + brush.px(18);
    brush.words(target->at + brush.canvas.camera.way_on_table({0, up}), "miss", theme.text, 14,
                std::min(1.0, (1 - brush.share) * 4));
  }
}

void draw_aim(const Brush& brush) {
  const auto course = course_of(brush);
  if (!course) return;
  const Colour colour = colour_of_side(brush.canvas, brush.moment.ship);
  const double reach = brush.calm ? 1 : eased(std::min(1.0, brush.share * 1.5));
  const double alpha = std::min(1.0, (1 - brush.share) * 3);
  brush.canvas.line({course->from, course->at(course->length * reach)}, faded(colour, 0.8 * alpha), 1.5, 6);
  const auto target = target_of(brush.canvas, brush.moment.other);
  const double r = target->half * 1.5 + brush.px(brush.calm ? 4 : 30 * (1 - reach) + 4);
  for (int i = 0; i < 4; ++i) {  // a sight that closes on it
    const double turn = 45 + 90 * i;
    std::vector<Vec2> corner;
    for (const double off : {-16.0, -8.0, 0.0, 8.0, 16.0}) corner.push_back(target->at + by_angle(turn + off, r));
    brush.canvas.line(std::move(corner), faded(colour, alpha), 2.5);
  }
}

// --- harm

void number_over(const Brush& brush, Vec2 at, double half, const std::string& words, Colour colour) {
  const double rise = brush.calm ? 0 : 10 * eased(brush.share);
  brush.words(at + brush.canvas.camera.way_on_table({0, half + brush.px(14 + rise)}), words, colour, 14,
              std::min(1.0, (1 - brush.share) * 3));
}

void draw_shield(const Brush& brush) {
  const auto target = target_of(brush.canvas, brush.moment.ship);
  if (!target) return;
  const Colour colour = brush.theme().apart;
  const double left = 1 - brush.share;
  const double r = target->half * 1.45 + brush.px(3);
  const auto from = target_of(brush.canvas, brush.moment.other);
  const double facing = from && brush.moment.other != brush.moment.ship ? angle_of(from->at - target->at) : 0;
  brush.canvas.fill(circle(target->at, r, 36), faded(colour, 0.2 * left));
  brush.canvas.outline(circle(target->at, r, 36), faded(colour, 0.5 * left), 1.5);
  const double open = brush.calm ? 100 : 40 + 80 * eased(std::min(1.0, brush.share * 2));
  for (const double depth : {0.0, 3.0, 6.0}) {  // brightest where it was hit
    std::vector<Vec2> arc;
    for (int i = -8; i <= 8; ++i) arc.push_back(target->at + by_angle(facing + open * i / 16, r - brush.px(depth)));
    brush.glow(arc, colour, 2.4 - 0.6 * depth / 3, left * (1 - depth / 9));
  }
  number_over(brush, target->at, target->half,
              "-" + std::to_string(brush.moment.count) + (brush.moment.count == 1 ? " shield" : " shields"), colour);
}

void sparks(const Brush& brush, Vec2 at, double reach, int count, Colour colour, double width) {
  for (int i = 0; i < count; ++i) {
    const auto n = static_cast<std::uint64_t>(i);
    const double turn = 360 * chance(seed_of(brush.moment), n),
                 far = reach * (0.5 + 0.8 * chance(seed_of(brush.moment), n + 90));
    const double head = far * eased(std::min(1.0, brush.share * 1.3)), tail = head * 0.55;
    brush.canvas.line({at + by_angle(turn, tail), at + by_angle(turn, head)}, faded(colour, 1 - brush.share), width);
  }
}

void draw_hull_hit(const Brush& brush) {
  const auto target = target_of(brush.canvas, brush.moment.ship);
  if (!target) return;
  const bool critical = brush.moment.kind == MomentKind::critical;
  const Theme& theme = brush.theme();
  const Colour colour = critical ? theme.overlapping : theme.warning;
  const double left = 1 - brush.share;
  const Vec2 at = target->at + by_angle(360 * chance(seed_of(brush.moment), 7), target->half * 0.35);
  if (brush.calm) {
    brush.canvas.outline(polygon(at, target->half * 0.8, 8, 0), faded(colour, left), 3);
  } else {
    const double burst = target->half * (critical ? 0.95 : 0.65) * (0.4 + 0.6 * eased(std::min(1.0, brush.share * 3)));
    brush.ball(at, burst * 0.5, colour, left * left);
    sparks(brush, at, target->half * (critical ? 2 : 1.4), critical ? 16 : 9, colour, critical ? 2.5 : 2);
    if (critical)
      brush.canvas.outline(circle(at, target->half * (0.5 + 1.4 * eased(brush.share)), 32), faded(colour, left), 3);
  }
  const std::string what = critical ? (brush.moment.words.empty() ? "critical hit" : brush.moment.words)
                                    : "-" + std::to_string(brush.moment.count) + " hull";
  number_over(brush, target->at, target->half, what, colour);
}

void fire(const Brush& brush, Vec2 at, double reach) {
  const Theme& theme = brush.theme();
  const double left = 1 - brush.share, grown = eased(std::min(1.0, brush.share * 1.8));
  if (brush.calm) {
    for (const double r : {0.55, 0.8, 1.05})
      brush.canvas.outline(polygon(at, reach * r, 16, 11),
                           faded(mixed(theme.warning, theme.overlapping, r - 0.4), left), 3);
    return;
  }
  if (brush.share < 0.18)
    brush.canvas.fill(circle(at, reach * (0.5 + 4 * brush.share), 28),
                      faded(brush.core(), 0.85 * (1 - brush.share / 0.18)));
  constexpr int kClouds = 9;
  for (int i = 0; i < kClouds; ++i) {
    const auto n = static_cast<std::uint64_t>(i);
    const double off = reach * 0.55 * chance(seed_of(brush.moment), n) * (0.3 + grown);
    const Vec2 middle = at + by_angle(360 * chance(seed_of(brush.moment), n + 20), off);
    const double r = reach * (0.25 + 0.3 * chance(seed_of(brush.moment), n + 40)) * (0.3 + 0.9 * grown);
    const Colour flame =
        mixed(theme.touching, theme.overlapping, std::min(1.0, brush.share * 1.3 + 0.3 * chance(n, 4)));
    brush.canvas.fill(circle(middle, r, 16),
                      faded(mixed(flame, theme.text_dim, std::max(0.0, brush.share - 0.6)), 0.5 * left));
  }
  brush.canvas.outline(circle(at, reach * (0.3 + 1.5 * grown), 40), faded(theme.warning, left * 0.8), 2.5);
  sparks(brush, at, reach * 1.7, 22, theme.touching, 2);
}

void draw_explosion(const Brush& brush) {
  const auto target = target_of(brush.canvas, brush.moment.ship);
  const Vec2 at = target ? target->at : geom::frame_of(brush.moment.to).origin;
  fire(brush, at, brush.moment.reach_mm);
}

void draw_blast(const Brush& brush) {
  const Vec2 at = geom::frame_of(brush.moment.to).origin;
  const double left = 1 - brush.share, reach = brush.moment.reach_mm;
  const double wave = brush.calm ? 1 : eased(std::min(1.0, brush.share * 1.4));
  brush.canvas.fill(circle(at, reach * wave, 48), faded(brush.theme().warning, 0.16 * left));
  brush.canvas.outline(circle(at, reach * wave, 48), faded(brush.theme().warning, left), 3.5);
  fire(brush, at, std::min(reach * 0.45, 32.0));
}

void draw_drop(const Brush& brush) {
  const Vec2 at = geom::frame_of(brush.moment.to).origin;
  const double left = 1 - brush.share;
  if (!brush.calm) brush.canvas.outline(circle(at, 12 + 26 * left, 32), faded(brush.theme().touching, brush.share), 2);
  brush.canvas.outline(circle(at, 20, 32), faded(brush.theme().touching, left), 2.5);
}

// A streak that ends or begins at the ship.
void draw_streak(const Brush& brush, bool comes) {
  const state::Piece* piece = brush.canvas.table.find(brush.moment.ship);
  const geom::Pose pose = comes ? brush.moment.to : (piece != nullptr ? piece->pose : brush.moment.from);
  const Frame frame = geom::frame_of(pose);
  const Colour colour = colour_of_side(brush.canvas, brush.moment.ship);
  const double left = 1 - brush.share, along = brush.calm ? 1 : eased(brush.share);
  const double far = 180 * (comes ? 1 - along : along);
  for (const double x : {-9.0, 0.0, 9.0}) {
    const Vec2 near = frame.to_world({x, comes ? -18 - far * 0.2 : 18});
    brush.glow({near, frame.to_world({x, comes ? -40 - far : 40 + far})}, colour, 2, left);
  }
}

void draw_gained(const Brush& brush) {
  const auto target = target_of(brush.canvas, brush.moment.ship);
  if (!target) return;
  const double alpha = std::min(1.0, (1 - brush.share) * 3);
  const double rise = brush.calm ? 16 : 30 * eased(brush.share);
  const Vec2 at = target->at + brush.canvas.camera.way_on_table({0, brush.px(rise)});
  const double r = brush.px(13);
  const Colour colour = colour_of(brush.theme(), brush.moment.token);
  const auto placed = [&](std::vector<Vec2> points) {
    for (Vec2& p : points) p = at + brush.canvas.camera.way_on_table(p * r);
    return points;
  };
  brush.canvas.fill(placed(token_rim(brush.moment.token)), faded(mixed(brush.theme().plate, colour, 0.3), alpha));
  brush.canvas.outline(placed(token_rim(brush.moment.token)), faded(colour, alpha), 2);
  const Sign& sign = sign_of(brush.moment.token);
  for (const auto& fill : sign.fills) brush.canvas.fill(placed(fill), faded(brush.theme().text, alpha));
  for (const auto& line : sign.lines) brush.canvas.line(placed(line), faded(brush.theme().text, alpha), 1.75);
}

void draw_moment(const Brush& brush) {
  switch (brush.moment.kind) {
    case MomentKind::aim:
      return draw_aim(brush);
    case MomentKind::shot:
      return draw_shot_of(brush);
    case MomentKind::shield:
      return draw_shield(brush);
    case MomentKind::hull:
    case MomentKind::critical:
      return draw_hull_hit(brush);
    case MomentKind::explosion:
      return draw_explosion(brush);
    case MomentKind::leaves:
      return draw_streak(brush, false);
    case MomentKind::arrives:
      return draw_streak(brush, true);
    case MomentKind::drop:
      return draw_drop(brush);
    case MomentKind::blast:
      return draw_blast(brush);
    case MomentKind::token:
      return draw_gained(brush);
    case MomentKind::flight:  // below the ships
    case MomentKind::slide:
    case MomentKind::dice:    // in a row of their own
    case MomentKind::banner:  // over the words
      return;
  }
}

Frame frame_on_way(const Brush& brush, geom::BaseKind base, double share) {
  if (brush.moment.way != nullptr) return flight_frame(brush.canvas.catalog.figures, base, *brush.moment.way, share);
  return slide_frame(brush.moment.from, brush.moment.to, share);
}

}  // namespace

Vec2 shake_of(const Canvas& canvas, Id ship) {
  const Overlay& overlay = canvas.overlay;
  if (overlay.timeline == nullptr || overlay.calm) return {};
  for (const Moment* moment : moments_at(*overlay.timeline, overlay.moment)) {
    if (moment->ship != ship || (moment->kind != MomentKind::hull && moment->kind != MomentKind::critical)) continue;
    const double share = (overlay.moment - moment->start) / moment->seconds;
    const double reach = canvas.mm(moment->kind == MomentKind::critical ? 4 : 2.5) * std::max(0.0, 1 - 2 * share);
    return {std::sin(share * 60) * reach, std::sin(share * 47 + 1) * reach};
  }
  return {};
}

void draw_trails(Canvas& canvas) {
  each_moment(canvas, [&](const Brush& brush) {
    const state::Piece* piece = brush.moment.is_move() ? canvas.table.find(brush.moment.ship) : nullptr;
    if (piece == nullptr || piece->type != state::PieceType::ship) return;
    const geom::BaseFigures& size = canvas.catalog.figures.base_of(piece->base);
    const double w = size.width.mm() / 2, l = size.length.mm() / 2;
    const Colour colour = colour_of_side(canvas, piece->id);
    const double now = brush.calm ? 1 : eased(brush.share), then = brush.calm ? 0 : std::max(0.0, now - 0.5);
    constexpr int kPieces = 12;
    std::vector<Frame> way;
    for (int i = 0; i <= kPieces; ++i)
      way.push_back(frame_on_way(brush, piece->base, then + (now - then) * i / kPieces));
    if (brush.calm) {  // it stands there already: its trace, and where it was
      std::vector<Vec2> line;
      for (const Frame& frame : way) line.push_back(frame.origin);
      canvas.outline(base_corners(canvas.catalog.figures, piece->base, way.front()), faded(colour, 1 - brush.share), 2,
                     5);
      canvas.line(std::move(line), faded(colour, 1 - brush.share), 3, 6, true);
      return;
    }
    for (const double x : {-0.45, 0.45}) {  // two engines
      for (int i = 0; i < kPieces; ++i) {
        const double strength = static_cast<double>(i + 1) / kPieces * std::min(1.0, (1 - brush.share) * 5);
        const Vec2 a = way[static_cast<std::size_t>(i)].to_world({x * w, -l * 0.7}),
                   b = way[static_cast<std::size_t>(i) + 1].to_world({x * w, -l * 0.7});
        canvas.line({a, b}, faded(colour, 0.18 * strength), 8);
        canvas.line({a, b}, faded(mixed(colour, brush.core(), strength * 0.5), 0.7 * strength), 2.5);
      }
    }
  });
}

void draw_effects(Canvas& canvas) {
  each_moment(canvas, [](const Brush& brush) { draw_moment(brush); });
}

}  // namespace plotboard::scene
