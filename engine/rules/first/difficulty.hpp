#pragma once
// Colours of maneuvers in the 1st edition, for the cards that change them (Window::difficulty). A green maneuver is
// geom::Difficulty::blue. Where effects clash the harder result stands (1e-man-16): an effect that makes a maneuver red
// adds kMakesRed, one that makes it easier adds -1 (a step) or kMakesGreen.

namespace plotboard::rules::first {

inline constexpr int kMakesRed = 100;
inline constexpr int kMakesWhite = 10;  // of a green one
inline constexpr int kMakesGreen = -2;

}  // namespace plotboard::rules::first
