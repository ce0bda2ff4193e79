#pragma once
// Zoom: how far it goes, and how much of it a key or a notch of the wheel is.

namespace plotboard::scene {

inline constexpr double kLeastZoom = 0.05, kMostZoom = 60;  // pixels per mm
inline constexpr double kZoomByKey = 1.25, kZoomByNotch = 1.15;

}  // namespace plotboard::scene
