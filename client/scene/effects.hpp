#pragma once
// The moments of a timeline as marks on the board: trails, shots, shields, fire, dice, banners. Pure: what is drawn
// follows from the moments and the time alone, sparks too. Cost: some ten fills and strokes a moment that is on.
#include "scene/canvas.hpp"

namespace plotboard::scene {

void draw_trails(Canvas& canvas);  // below the ships
void draw_dice(Canvas& canvas);  // of the running attack and those that roll, beside their ships: they take their place
void draw_effects(Canvas& canvas);  // over everything on the board
void draw_banner(Canvas& canvas);   // over all its words

// What a die shows while it rolls, at that beat of its roll; values as in DiceRolled.
int tumbling_face(state::DieKind kind, std::uint64_t seed, std::uint64_t beat);
inline constexpr double kBeats = 9;  // of a roll

// How a hit shakes a ship that stands there; nothing where motion is reduced.
geom::Vec2 shake_of(const Canvas& canvas, Id ship);

}  // namespace plotboard::scene
