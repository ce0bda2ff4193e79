#include "scene/board.hpp"

#include "data/catalog.hpp"
#include "scene/battle.hpp"
#include "scene/effects.hpp"
#include "scene/mission.hpp"
#include "scene/overlays.hpp"
#include "scene/pieces.hpp"
#include "scene/ship_cards.hpp"

namespace plotboard::scene {
namespace {

using geom::Vec2;
using state::PieceType;

double distance_to_rim(const std::vector<Vec2>& polygon, Vec2 p) {
  double best = 1e300;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 a = polygon[i], d = polygon[(i + 1) % polygon.size()] - a;
    const double square = dot(d, d);
    const double t = square > 0 ? std::clamp(dot(p - a, d) / square, 0.0, 1.0) : 0.0;
    best = std::min(best, geom::length(a + d * t - p));
  }
  return best;
}

std::vector<Vec2> rim_of(const data::Catalog& catalog, const state::Piece& piece) {
  switch (piece.type) {
    case PieceType::ship:
      return base_corners(catalog.figures, piece.base, geom::frame_of(piece.pose));
    case PieceType::obstacle:
    case PieceType::device:
    case PieceType::component:
      return token_outline(catalog, piece);
    case PieceType::template_piece: {
      const auto laid = template_of(catalog, piece);
      return laid ? geom::template_outline(*laid, 0.05) : std::vector<Vec2>{};
    }
    case PieceType::ruler:
      return ruler_outline(catalog, piece);
    case PieceType::marker:
      break;
  }
  return circle(geom::frame_of(piece.pose).origin, 6, 12);
}

}  // namespace

Picture board_picture(const data::Catalog& catalog, const state::Table& table, const Overlay& overlay,
                      const Theme& theme, const Camera& camera) {
  Picture picture;
  picture.background = theme.space;
  picture.mat = overlay.has_mat;
  picture.mat_high = {table.area.width.mm(), table.area.height.mm()};
  Canvas canvas{catalog, table, overlay, theme, camera, picture, {}, {}, markers_of(table)};

  // Pieces in a hand lie where the hand is.
  std::vector<state::Piece> pieces;
  for (const state::Piece& piece : table.pieces) {
    const bool ship = piece.type == PieceType::ship;
    const bool gone = piece.type == PieceType::component && !piece.is_component();
    if (piece.fled || piece.waiting || gone || (ship && !piece.in_play())) continue;
    pieces.push_back(piece);
    const auto held = overlay.dragged.find(piece.id);
    if (held != overlay.dragged.end()) pieces.back().pose = held->second;
  }
  const auto each = [&](PieceType type, auto draw) {
    for (const state::Piece& piece : pieces) {
      if (piece.type == type) draw(piece);
    }
  };

  // Labels keep clear of every base.
  each(PieceType::ship, [&](const state::Piece& piece) {
    geom::Box box;
    for (const Vec2 p : base_corners(catalog.figures, piece.base, shown_frame(canvas, piece)))
      box.add(camera.to_screen(p));
    canvas.placer.take({box.low.x, box.low.y, box.high.x, box.high.y});
  });
  const auto spare = [&](const state::Piece& piece) {
    geom::Box box;
    for (const Vec2 p : token_outline(catalog, piece)) box.add(camera.to_screen(p));
    canvas.placer.spare({box.low.x, box.low.y, box.high.x, box.high.y});
  };
  each(PieceType::obstacle, spare);
  each(PieceType::component, spare);
  draw_mat(canvas);
  draw_mission_ground(canvas);
  draw_battle_ground(canvas);
  draw_shaded_arcs(canvas);
  draw_wings(canvas);
  draw_decision_ground(canvas);
  each(PieceType::obstacle, [&](const state::Piece& piece) { draw_obstacle(canvas, piece); });
  each(PieceType::component, [&](const state::Piece& piece) { draw_component(canvas, piece); });
  each(PieceType::device, [&](const state::Piece& piece) { draw_device(canvas, piece); });
  each(PieceType::template_piece, [&](const state::Piece& piece) { draw_template(canvas, piece); });
  each(PieceType::ruler, [&](const state::Piece& piece) { draw_ruler(canvas, piece); });
  each(PieceType::device, [&](const state::Piece& piece) { draw_fuses(canvas, piece); });
  draw_trails(canvas);
  each(PieceType::ship, [&](const state::Piece& piece) {
    draw_ship(canvas, piece, shown_frame(canvas, piece));
    draw_on_base(canvas, piece, shown_frame(canvas, piece));
    draw_leader_mark(canvas, piece, shown_frame(canvas, piece));
  });
  each(PieceType::marker, [&](const state::Piece& piece) { draw_marker(canvas, piece); });
  draw_docking(canvas);
  draw_locks(canvas);
  draw_selection(canvas);
  // What was asked for takes its place before the names do.
  draw_measures(canvas);
  draw_plans(canvas);
  draw_ghost(canvas);
  draw_decision(canvas);
  draw_shot(canvas);
  draw_dice(canvas);
  draw_held(canvas);
  draw_offers(canvas);
  draw_mission_names(canvas);  // they cannot give way, cards and names can
  std::vector<Carded> carded;
  each(PieceType::ship, [&](const state::Piece& piece) {
    if (overlay.battle.on)
      carded.push_back({&piece, shown_frame(canvas, piece)});
    else
      draw_ship_labels(canvas, piece, shown_frame(canvas, piece));
  });
  each(PieceType::component, [&](const state::Piece& piece) {
    if (piece.ship.hull > 0)
      carded.push_back({&piece, geom::frame_of(piece.pose)});
    else
      draw_token_name(canvas, piece);
  });
  each(PieceType::obstacle, [&](const state::Piece& piece) { draw_token_name(canvas, piece); });
  const auto is_carded = [&](const state::Piece& piece) { return overlay.battle.on && piece.is_remote(); };
  each(PieceType::device, [&](const state::Piece& piece) {
    if (is_carded(piece)) carded.push_back({&piece, geom::frame_of(piece.pose)});
  });
  draw_ship_cards(canvas, carded);
  each(PieceType::device, [&](const state::Piece& piece) {
    if (!is_carded(piece)) draw_token_name(canvas, piece);
  });
  draw_band_numbers(canvas);
  const auto write_late = [&] {
    for (Label& label : canvas.late) picture.add(std::move(label));
    canvas.late.clear();
  };
  write_late();
  draw_effects(canvas);
  draw_banner(canvas);
  write_late();
  return picture;
}

std::string piece_at(const data::Catalog& catalog, const state::Table& table, Vec2 mm, double reach_mm) {
  constexpr PieceType kTopFirst[] = {PieceType::marker,  PieceType::ship,   PieceType::template_piece,
                                     PieceType::ruler,   PieceType::device, PieceType::component,
                                     PieceType::obstacle};
  std::string nearest;
  double best = reach_mm;
  for (const PieceType type : kTopFirst) {
    for (auto piece = table.pieces.rbegin(); piece != table.pieces.rend(); ++piece) {
      if (piece->type != type || piece->fled || piece->waiting || (type == PieceType::ship && !piece->in_play()) ||
          (type == PieceType::component && !piece->is_component())) {
        continue;
      }
      const std::vector<Vec2> rim = rim_of(catalog, *piece);
      if (rim.size() < 3) continue;
      if (inside(rim, mm)) return piece->id;
      const double off = distance_to_rim(rim, mm);
      if (off < best) {
        best = off;
        nearest = piece->id;
      }
    }
  }
  return nearest;
}

Ids pieces_in(const state::Table& table, Vec2 low, Vec2 high) {
  Ids ids;
  for (const state::Piece& piece : table.pieces) {
    const double x = piece.pose.x.mm(), y = piece.pose.y.mm();
    if (!piece.fled && !piece.waiting && x >= low.x && x <= high.x && y >= low.y && y <= high.y)
      ids.push_back(piece.id);
  }
  return ids;
}

}  // namespace plotboard::scene
