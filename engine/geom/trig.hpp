#pragma once
// Our own sine, cosine and direction, because libm's differ between platforms. Computed with + - * / only.
// Error below 2e-16 for sine and cosine, below 1e-11 degrees for direction_degrees. Exact at multiples of 90
// degrees; for a Mdeg also sin(-a) = -sin(a), sin(180 - a) = sin(a) and cos(a) = sin(90 - a), bit for bit.
// Cost: about 5 ns for a Mdeg (a table of every 1.125 degrees and a short series).

#include "base/units.hpp"
#include "geom/vec.hpp"

namespace plotboard::geom {

struct SinCos {
  double sin = 0;
  double cos = 1;
};

SinCos sin_cos(base::Mdeg angle);
SinCos sin_cos_degrees(double degrees);  // |degrees| < 1e6

// The heading (degrees in [0, 360), clockwise from +y) of a vector that is not zero.
double direction_degrees(Vec2 v);

inline constexpr double kPi = 3.14159265358979323846;

}  // namespace plotboard::geom
