#pragma once
// What a battle adds to the board: shields, hull and tokens beside each base, turret indicators, fuses, locks, the
// attack under way, and everything that can be picked now, lit and numbered.
#include "scene/canvas.hpp"

namespace plotboard::scene {

void draw_battle_ground(Canvas& canvas);  // strips to deploy in, legal places; below the pieces
void draw_wings(Canvas& canvas);          // outlines of formations; below the pieces
void draw_leader_mark(Canvas& canvas, const state::Piece& piece, const geom::Frame& frame);
void draw_held(Canvas& canvas);                                                          // what is not placed yet
void draw_on_base(Canvas& canvas, const state::Piece& piece, const geom::Frame& frame);  // turret, destroyed
void draw_fuses(Canvas& canvas, const state::Piece& device);
void draw_locks(Canvas& canvas);
void draw_shot(Canvas& canvas);
void draw_offers(Canvas& canvas);

// Whether the point lies on that piece, shown at that pose.
bool held_at(const data::Catalog& catalog, const state::Piece& piece, const geom::Pose& pose, geom::Vec2 mm);
// The offer under a point of the table: its number first, which lies on top of everything, then ghosts, then pieces;
// legal ones before others. `badges`: of the picture that is on show. Nothing: none.
std::optional<std::size_t> offer_at(const data::Catalog& catalog, const state::Table& table,
                                    const std::vector<Offer>& offers, geom::Vec2 mm,
                                    const std::vector<Badge>& badges = {});

}  // namespace plotboard::scene
