#pragma once
// The mat and what lies on it, as the Picture's lower layers.
#include "scene/canvas.hpp"

namespace plotboard::scene {

void draw_mat(Canvas& canvas);
void draw_obstacle(Canvas& canvas, const state::Piece& piece);
void draw_device(Canvas& canvas, const state::Piece& piece);
void draw_remote(Canvas& canvas, const state::Piece& piece);  // of those that say what they do
void draw_template(Canvas& canvas, const state::Piece& piece);
void draw_ruler(Canvas& canvas, const state::Piece& piece);
void draw_marker(Canvas& canvas, const state::Piece& piece);
void draw_ship(Canvas& canvas, const state::Piece& piece, const geom::Frame& frame);
// Names and states beside the ships; after all ships, since they keep clear of every base.
void draw_ship_labels(Canvas& canvas, const state::Piece& piece, const geom::Frame& frame);
void draw_token_name(Canvas& canvas, const state::Piece& piece);  // of an obstacle, device or component

// The corners of a base, clockwise from the right bow.
std::vector<geom::Vec2> base_corners(const geom::Figures& figures, geom::BaseKind base, const geom::Frame& frame,
                                     double grow_mm = 0);
// Outline of an obstacle, device or component on the table; empty when the catalog does not know it.
std::vector<geom::Vec2> token_outline(const data::Catalog& catalog, const state::Piece& piece);
std::optional<geom::Template> template_of(const data::Catalog& catalog, const state::Piece& piece);
// A ruler's outline; its pose is the middle of its start edge, its length 300 or 500 mm.
std::vector<geom::Vec2> ruler_outline(const data::Catalog& catalog, const state::Piece& piece);
// A silhouette, or the plain hull of a ship that has none, in the ship's frame, mm.
std::vector<std::vector<geom::Vec2>> hull_of(const data::Catalog& catalog, const state::Piece& piece);
void draw_hull(Canvas& canvas, const state::Piece& piece, const geom::Frame& frame, Colour colour, Colour edge);

}  // namespace plotboard::scene
