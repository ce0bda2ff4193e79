// Dice that roll and lie beside their ships, and the banner of a phase.
#include <array>
#include <cmath>

#include "data/catalog.hpp"
#include "scene/brush.hpp"
#include "scene/effects.hpp"
#include "scene/overlays.hpp"
#include "scene/pieces.hpp"
#include "scene/signs.hpp"

namespace plotboard::scene {
namespace {

using geom::Vec2;

constexpr double kDie = 21, kDieStep = 26;  // px

// One die; `turn` degrees, `lift` how far above its place it is, 0 where it lies.
void draw_die(Canvas& canvas, Vec2 at, state::DieKind kind, int value, double turn, double lift) {
  const Colour colour = colour_of(canvas.theme, kind);
  const double r = canvas.mm(kDie / 2) * (1 + 0.25 * lift);
  const geom::SinCos a = geom::sin_cos_degrees(turn);
  const auto placed = [&](std::vector<Vec2> points, double size) {
    for (Vec2& p : points)
      p = at + canvas.camera.way_on_table(Vec2{p.x * a.cos + p.y * a.sin, p.y * a.cos - p.x * a.sin} * (r * size) +
                                          Vec2{0, canvas.mm(16) * lift});
    return points;
  };
  const std::vector<Vec2> rim = die_rim(kind);
  canvas.fill(placed(rim, 1.06), mixed(canvas.theme.plate, colour, 0.28));
  canvas.outline(placed(rim, 1.06), colour, 1.75);
  if (kind == state::DieKind::attack || kind == state::DieKind::defense) {
    const Sign& sign = sign_of(static_cast<state::Face>(value));
    for (const auto& fill : sign.fills) canvas.fill(placed(fill, 0.95), canvas.theme.text);
    for (const auto& line : sign.lines) canvas.line(placed(line, 0.95), canvas.theme.text, 1.5);
  } else {
    canvas.text(placed({{0, 0}}, 1).front(), std::to_string(value), canvas.theme.text, 13, true);
  }
}

struct Row {
  Id ship;
  state::DieKind kind = state::DieKind::attack;
  std::vector<int> lie, roll;
  double rolled = 1;  // of the latter, 0 to 1
  std::uint64_t seed = 0;
};

void draw_row(Canvas& canvas, const Row& row) {
  const state::Piece* piece = row.ship.empty() ? nullptr : canvas.table.find(row.ship);
  const std::size_t count = row.lie.size() + row.roll.size();
  if (piece == nullptr || count == 0) return;
  Placer::Box base;
  if (piece->type == state::PieceType::ship) {
    base = canvas.on_screen(base_corners(canvas.catalog.figures, piece->base, shown_frame(canvas, *piece)));
  } else {
    const Vec2 at = canvas.camera.to_screen(geom::frame_of(piece->pose).origin);
    base = {at.x - 14, at.y - 14, at.x + 14, at.y + 14};
  }
  const double scale = canvas.overlay.interface_scale;
  const double w = (kDieStep * static_cast<double>(count) + 6) * scale, h = (kDieStep + 6) * scale, gap = 5 * scale;
  const double x = (base.left + base.right) / 2, y = (base.top + base.bottom) / 2;
  // Within the view: half a die can't be read.
  const auto box = [&](double cx, double cy) { return canvas.in_view({x, y}, {cx, cy}, {w, h}); };
  const double dx = (base.right - base.left + w) / 2 + gap, dy = (base.bottom - base.top + h) / 2 + gap;
  const Placer::Box place = canvas.placer.place(
      {box(x, y - dy), box(x, y + dy), box(x + dx, y), box(x - dx, y), box(x, y - dy - h), box(x, y + dy + h)});
  std::vector<Vec2> plate;
  for (const Vec2 corner : {Vec2{place.left, place.top}, Vec2{place.right, place.top}, Vec2{place.right, place.bottom},
                            Vec2{place.left, place.bottom}})
    plate.push_back(canvas.camera.to_table(corner));
  canvas.fill(plate, canvas.theme.plate);
  canvas.outline(std::move(plate), faded(colour_of(canvas.theme, row.kind), 0.7), 1);
  Vec2 at = canvas.camera.to_table({place.left + (3 + kDieStep / 2) * scale, (place.top + place.bottom) / 2});
  const auto next = [&] { at = at + canvas.step(kDieStep, 0); };
  for (const int value : row.lie) {
    draw_die(canvas, at, row.kind, value, 0, 0);
    next();
  }
  const bool rolls = row.rolled < 1 && !canvas.overlay.calm;
  for (std::size_t i = 0; i < row.roll.size(); ++i) {
    const double lag = 0.75 + 0.25 * static_cast<double>(i + 1) /
                                  static_cast<double>(row.roll.size());  // one after the other they lie
    const double share = std::min(1.0, row.rolled / lag);
    const bool lies = !rolls || share >= 1;
    const auto beat = static_cast<std::uint64_t>(row.rolled * kBeats);
    const int value = lies ? row.roll[i] : tumbling_face(row.kind, row.seed + i * 31, beat);
    const double lift = lies ? 0 : std::abs(std::sin(3.14159265358979 * 2.5 * share)) * (1 - share);
    draw_die(canvas, at, row.kind, value, lies ? 0 : 540 * (1 - eased(share)) * (i % 2 == 0 ? 1 : -1), lift);
    next();
  }
}

}  // namespace

int tumbling_face(state::DieKind kind, std::uint64_t seed, std::uint64_t beat) {
  static constexpr std::array<state::Face, 8> kAttack{state::Face::hit, state::Face::blank, state::Face::focus,
                                                      state::Face::hit, state::Face::crit,  state::Face::blank,
                                                      state::Face::hit, state::Face::focus};
  static constexpr std::array<state::Face, 8> kDefense{state::Face::evade, state::Face::blank, state::Face::focus,
                                                       state::Face::blank, state::Face::evade, state::Face::focus,
                                                       state::Face::evade, state::Face::blank};
  const auto face = static_cast<std::size_t>(chance(seed, beat) * 8) % 8;
  if (kind == state::DieKind::attack) return static_cast<int>(kAttack[face]);
  if (kind == state::DieKind::defense) return static_cast<int>(kDefense[face]);
  return 1 + static_cast<int>(face) % (kind == state::DieKind::d3 ? 3 : 6);
}

void draw_dice(Canvas& canvas) {
  const auto& attack = canvas.table.play.attack;
  std::array<Row, 2> pools;
  if (attack && canvas.overlay.battle.dice) {
    pools[0] = {attack->attacker, state::DieKind::attack, {}, {}, 1, 0};
    pools[1] = {attack->defender, state::DieKind::defense, {}, {}, 1, 0};
    for (const state::Die& die : attack->attack_dice) pools[0].lie.push_back(static_cast<int>(die.face));
    for (const state::Die& die : attack->defense_dice) pools[1].lie.push_back(static_cast<int>(die.face));
  }
  std::vector<Row> others;
  each_moment(canvas, [&](const Brush& brush) {
    if (brush.moment.kind != MomentKind::dice) return;
    const double rolled = std::min(1.0, (canvas.overlay.moment - brush.moment.start) / kRollSeconds);
    if (brush.moment.pool == state::Pool::none || !attack)
      others.push_back({brush.moment.ship, brush.moment.die, {}, brush.moment.values, rolled, seed_of(brush.moment)});
    else if (rolled < 1) {
      Row& row = pools[brush.moment.pool == state::Pool::attack ? 0 : 1];
      row.roll = brush.moment.values;
      row.rolled = rolled;
      row.seed = seed_of(brush.moment);
    }
  });
  for (const Row& row : pools) draw_row(canvas, row);
  for (const Row& row : others) draw_row(canvas, row);
}

void draw_banner(Canvas& canvas) {
  each_moment(canvas, [&](const Brush& brush) {
    if (brush.moment.kind != MomentKind::banner) return;
    const double scale = canvas.overlay.interface_scale;
    const scene::Camera& camera = canvas.camera;
    const double in = std::min(1.0, brush.share / 0.12), out = std::min(1.0, (1 - brush.share) / 0.2);
    const double alpha = std::min(in, out);
    const double slide = brush.calm ? 0 : (1 - eased(in)) * -40 * scale + (1 - eased(out)) * 40 * scale;
    const double x = camera.left_px + camera.width_px / 2, y = camera.top_px + camera.height_px * 0.2;
    const double half = std::min(camera.width_px * 0.5, 300 * scale), tall = 29 * scale;
    const auto at = [&](double dx, double dy) { return camera.to_table({x + dx + slide, y + dy}); };
    canvas.fill({at(-half, -tall), at(half, -tall), at(half, tall), at(-half, tall)},
                faded(canvas.theme.plate, 0.86 * alpha));
    for (const double side : {-1.0, 1.0})
      canvas.line({at(-half, tall * side), at(half, tall * side)}, faded(canvas.theme.accent, alpha), 2);
    const auto write = [&](const std::string& words, double dy, double size, Colour colour, bool bold) {
      Label label;
      label.at = at(0, dy);
      label.text = words;
      label.size_px = size;
      label.bold = bold;
      label.colour = faded(colour, alpha);
      canvas.picture.add(std::move(label));
    };
    const bool two = !brush.moment.under.empty();
    write(brush.moment.words, two ? -8 * scale : 0, 24, canvas.theme.text, true);
    if (two) write(brush.moment.under, 15 * scale, 13, canvas.theme.accent, false);
  });
}

}  // namespace plotboard::scene
