#pragma once
// What a person asked to see on top of the pieces: arcs and ranges, measurements, a maneuver's preview, the AI's
// reasons.
#include "scene/canvas.hpp"

namespace plotboard::scene {

void draw_shaded_arcs(Canvas& canvas);   // below the pieces
void draw_band_numbers(Canvas& canvas);  // when all names have their places
void draw_selection(Canvas& canvas);
void draw_measures(Canvas& canvas);
void draw_ghost(Canvas& canvas);
void draw_plans(Canvas& canvas);            // where ships will stand whose dials are set
void draw_decision_ground(Canvas& canvas);  // sector and closing line, below the pieces
void draw_decision(Canvas& canvas);

// A title, and under it what is said, in colours that tell good from bad.
std::vector<Canvas::Line> lines_of(const Theme& theme, const std::string& title, Colour colour,
                                   const std::vector<Said>& said);
// Rims a ship, or shades an obstacle: "this one".
void light_up(Canvas& canvas, const std::string& id, Colour colour);
std::string joined(const Ids& ids);  // "A, B, C"
// A verdict's headline for a plate: what holds at a table stands on a line of its own, with the dash before it.
std::string on_lines(std::string headline);

// Where a piece is shown: in a hand, in flight, or where it stands.
geom::Frame shown_frame(const Canvas& canvas, const state::Piece& piece);
// A maneuver on its way, 0 at the start and 1 at the end: along the guided path, then the extra turn or slide if any.
geom::Frame flight_frame(const geom::Figures& figures, geom::BaseKind base, const rules::MoveOutcome& move, double at);
// Straight from one pose to another, turning the short way round.
geom::Frame slide_frame(const geom::Pose& from, const geom::Pose& to, double at);

}  // namespace plotboard::scene
