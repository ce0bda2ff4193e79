// The ground of a set-up, what is in the hand, and formations of wings.
#include <algorithm>

#include "data/catalog.hpp"
#include "geom/formation.hpp"
#include "scene/battle.hpp"
#include "scene/overlays.hpp"
#include "scene/pieces.hpp"

namespace plotboard::scene {
namespace {

using geom::Frame;
using geom::Vec2;

Colour ink_of(const Theme& theme, state::Side side) {
  return side == state::Side::enemy ? theme.enemy_text : theme.player_text;
}

bool shows(const state::Piece& piece) { return piece.in_play() && !piece.ship.destroyed; }

// The polygon round all points, anticlockwise (Andrew's monotone chain).
std::vector<Vec2> around(std::vector<Vec2> points) {
  std::sort(points.begin(), points.end(), [](Vec2 a, Vec2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  std::vector<Vec2> rim;
  for (const bool back : {false, true}) {
    const std::size_t start = rim.size();
    for (std::size_t i = 0; i < points.size(); ++i) {
      const Vec2 p = points[back ? points.size() - 1 - i : i];
      while (rim.size() >= start + 2 && cross(rim.back() - rim[rim.size() - 2], p - rim.back()) <= 0) rim.pop_back();
      rim.push_back(p);
    }
    rim.pop_back();
  }
  return rim;
}

std::vector<Vec2> rim_at(const data::Catalog& catalog, state::Piece piece, const geom::Pose& pose, double grow_mm) {
  piece.pose = pose;
  if (piece.type == state::PieceType::ship) {
    return base_corners(catalog.figures, piece.base, geom::frame_of(pose), grow_mm);
  }
  return token_outline(catalog, piece);
}

void chevron(Canvas& canvas, Vec2 at, Vec2 ahead, double size, Colour colour) {
  const Vec2 right{ahead.y, -ahead.x};
  std::vector<Vec2> arms{at - ahead * size * 0.5 + right * size, at + ahead * size * 0.5,
                         at - ahead * size * 0.5 - right * size};
  canvas.line(arms, canvas.theme.space, 5);
  canvas.line(std::move(arms), colour, 2.5);
}

}  // namespace

void draw_battle_ground(Canvas& canvas) {
  const BattleShown& battle = canvas.overlay.battle;
  const double width = canvas.table.area.width.mm(), height = canvas.table.area.height.mm();
  const auto strip = [&](state::Side side, double from, double to, double edge) {
    if (battle.deploys != state::Side::none && battle.deploys != side) return;
    const Colour colour = ink_of(canvas.theme, side);
    canvas.fill({{0, from}, {width, from}, {width, to}, {0, to}}, faded(colour, 0.13), Pattern::plain);
    canvas.line({{0, edge}, {width, edge}}, faded(colour, 0.9), 1.5, 9);
  };
  if (const double depth = battle.deploy_mm; depth > 0) {
    strip(state::Side::player, 0, depth, depth);
    strip(state::Side::enemy, height - depth, height, height - depth);
  }
  for (const geom::Box& box : battle.lit) {
    canvas.fill({box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}, faded(canvas.theme.chosen, 0.16),
                Pattern::plain);
  }
}

// One outline round all that keep their places; a line to the leader from who does not stand in its place yet.
void draw_wings(Canvas& canvas) {
  const geom::Figures& figures = canvas.catalog.figures;
  for (const state::Piece& leader : canvas.table.pieces) {
    if (leader.ship.wing.place != 1 || !shows(leader)) continue;
    // On its way: no formation.
    if (canvas.overlay.timeline != nullptr &&
        is_on_its_way(*canvas.overlay.timeline, canvas.overlay.moment, leader.id)) {
      continue;
    }
    const auto dragged = canvas.overlay.dragged.find(leader.id);
    const geom::Pose pose = dragged == canvas.overlay.dragged.end() ? leader.pose : dragged->second;
    const Frame frame = geom::frame_of(pose);
    const Colour colour = ink_of(canvas.theme, leader.side);
    std::vector<Vec2> corners = base_corners(figures, leader.base, frame, canvas.mm(6));
    bool any = false;
    for (const state::Piece& mate : canvas.table.pieces) {
      if (!mate.ship.is_wingmate() || mate.ship.wing.leader != leader.id || !shows(mate)) continue;
      const Frame there = shown_frame(canvas, mate);
      const Vec2 place = geom::frame_of(geom::wing_tool_pose(figures, mate.base, pose, mate.ship.wing.place)).origin;
      if (geom::length(there.origin - place) > 1) {
        canvas.line({there.origin, frame.origin}, faded(colour, 0.7), 1.5, 6);
        continue;
      }
      any = true;
      for (const Vec2 p : base_corners(figures, mate.base, there, canvas.mm(6))) corners.push_back(p);
    }
    if (!any) continue;
    std::vector<Vec2> rim = around(std::move(corners));
    canvas.fill(rim, faded(colour, 0.1));
    canvas.outline(std::move(rim), faded(colour, 0.8), 1.5, 8);
  }
}

// Two chevrons behind the middle, pointing ahead.
void draw_leader_mark(Canvas& canvas, const state::Piece& piece, const Frame& frame) {
  if (piece.ship.wing.place != 1) return;
  const double l = canvas.catalog.figures.base_of(piece.base).length.mm() / 2;
  const Vec2 ahead = frame.to_world({0, 1}) - frame.origin;
  for (const double at : {-0.78, -0.58}) {
    chevron(canvas, frame.to_world({0, l * at}), ahead, l * 0.2, ink_of(canvas.theme, piece.side));
  }
}

void draw_held(Canvas& canvas) {
  for (const HeldShown& held : canvas.overlay.battle.held) {  // words keep clear of all of them
    const state::Piece* piece = canvas.table.find(held.piece);
    if (piece == nullptr) continue;
    geom::Box box;
    for (const Vec2 p : rim_at(canvas.catalog, *piece, held.pose, 0)) box.add(canvas.camera.to_screen(p));
    canvas.placer.take({box.low.x, box.low.y, box.high.x, box.high.y});
  }
  for (const HeldShown& held : canvas.overlay.battle.held) {
    const state::Piece* known = canvas.table.find(held.piece);
    if (known == nullptr) continue;
    state::Piece piece = *known;
    piece.pose = held.pose;
    const Frame frame = geom::frame_of(held.pose);
    const Colour colour = held.legal ? canvas.theme.chosen : canvas.theme.ghost_bad;
    const std::vector<Vec2> rim = rim_at(canvas.catalog, piece, held.pose, 0);
    if (rim.size() < 3) continue;
    if (piece.type == state::PieceType::ship) {
      canvas.fill(rim, faded(colour, 0.25), held.legal ? Pattern::plain : Pattern::hatched);
      draw_hull(canvas, piece, frame, faded(colour, 0.6), colour);
      const double l = canvas.catalog.figures.base_of(piece.base).length.mm() / 2;
      canvas.line({frame.to_world({0, l * 0.6}), frame.to_world({0, l})}, colour, 2);
      draw_leader_mark(canvas, piece, frame);
    } else {
      draw_obstacle(canvas, piece);
      canvas.fill(rim, faded(colour, 0.3), held.legal ? Pattern::plain : Pattern::hatched);
    }
    canvas.outline(rim, colour, 3, held.legal ? 0 : 4);
    if (held.words.empty()) continue;
    geom::Box box;
    for (const Vec2 p : rim) box.add(p);
    canvas.plate({(box.low.x + box.high.x) / 2, box.low.y}, held.words, held.legal ? canvas.theme.text : colour, 13, 3,
                 false);
  }
}

bool held_at(const data::Catalog& catalog, const state::Piece& piece, const geom::Pose& pose, Vec2 mm) {
  return inside(rim_at(catalog, piece, pose, 0), mm);
}

}  // namespace plotboard::scene
