#pragma once
// The plates beside ships, and beside whatever else can be shot at: name, dial, shields and hull, tokens. A plate never
// lies on a base or on another plate, and on an obstacle only where there is no other room nearby. It keeps its place
// from picture to picture (Overlay::plates) and comes back to it when what has pushed it aside is gone. Only when a
// phase begins it is placed anew, and when everything rests if it lies badly. One that had to go far off has a line to
// its base, and comes back once there is room. Where there is none at all a plate shrinks to the name, then it is left
// out: the marker on the base stays.
#include "scene/canvas.hpp"
#include "scene/signs.hpp"

namespace plotboard::scene {

struct Carded {  // what has a plate, where it is shown
  const state::Piece* piece;
  geom::Frame frame;
};
void draw_ship_cards(Canvas& canvas, const std::vector<Carded>& pieces);

void draw_sign(Canvas& canvas, geom::Vec2 at, double radius_mm, const Sign& sign, Colour colour);
Colour side_text(const Theme& theme, state::Side side);  // of what is written about a ship

}  // namespace plotboard::scene
