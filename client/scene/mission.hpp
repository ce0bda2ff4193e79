#pragma once
// What a mission adds to the board: deployment areas and other zones, exits, arrows at which squads arrive, components
// by their kinds, and who is docked with what.
#include "scene/canvas.hpp"

namespace plotboard::scene {

void draw_mission_ground(Canvas& canvas);  // zones; below the pieces
void draw_mission_names(Canvas& canvas);   // of zones, exits and arrows; with the labels
void draw_component(Canvas& canvas, const state::Piece& piece);
void draw_docking(Canvas& canvas);
void draw_unfit(Canvas& canvas, const state::Piece& piece, const geom::Frame& frame);  // disabled, immobile
// "disabled", "docked with Gamma 3": what a ship's card on the board says besides its tokens; "" mostly.
std::string mission_words(const state::Piece& piece);

}  // namespace plotboard::scene
