#pragma once
// What a battle adds to the board: shields, hull and tokens beside each base, turret indicators, fuses, locks, the
// attack under way, and everything that can be picked now, lit and numbered.
#include "scene/canvas.hpp"

namespace plotboard::scene {

void draw_battle_ground(Canvas& canvas);  // strips to deploy in; below the pieces
void draw_on_base(Canvas& canvas, const state::Piece& piece, const geom::Frame& frame);  // turret, destroyed
void draw_fuses(Canvas& canvas, const state::Piece& device);
void draw_locks(Canvas& canvas);
void draw_shot(Canvas& canvas);
void draw_offers(Canvas& canvas);
// Name, dial, pips and tokens on one plate, where the placer finds room.
void draw_ship_card(Canvas& canvas, const state::Piece& piece, const geom::Frame& frame);

// The offer under a point of the table: ghosts first, then pieces; legal ones before others. Nothing: none.
std::optional<std::size_t> offer_at(const data::Catalog& catalog, const state::Table& table,
                                    const std::vector<Offer>& offers, geom::Vec2 mm);

}  // namespace plotboard::scene
