#pragma once
// Where ships stand to each other and to a ship's arcs. Bands in an arc are those of the closest point inside it
// (1e-range-10). Cost: about 1 us a question about an arc.

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// --- base to base
// Base to base; 1 for itself and for ships that it touches (1e-range-7).
int range_between(const Game& game, Id a, Id b);
bool within(const Game& game, Id a, Id b, int nearest, int farthest);
Ids friends_within(const Game& game, Id ship, int nearest, int farthest);  // others than itself, in table order
Ids enemies_within(const Game& game, Id ship, int nearest, int farthest);
Ids all_within(const Game& game, Id ship, int nearest, int farthest);  // of either side, but for itself

// --- touching
bool touches(const Game& game, Id a, Id b);  // 1e-touch-1
Ids touched_by(const Game& game, Id ship);
// The subject, an enemy, has executed a maneuver that overlapped the owner, and rests against it (1e-overlap-14).
bool came_to_rest_on_owner(const Game& game, const Occasion& occasion);

// --- arcs
inline constexpr int kOutOfArc = 9;
int band_in_arc(const Game& game, Id target, geom::ArcKind arc, Id of);  // or kOutOfArc
// The nearest in any arc that is printed on the ship or that its marker points to (1e-arc-6), or kOutOfArc.
int band_in_firing_arcs(const Game& game, Id target, Id of);
bool is_in_mobile_arc(const Game& game, Id target, Id of);
Ids enemies_in_firing_arcs(const Game& game, Id ship, int farthest);  // in table order
Ids enemies_in_bullseye(const Game& game, Id ship, int farthest);

}  // namespace plotboard::rules::effects::first
