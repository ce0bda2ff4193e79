#pragma once
// Units of the battle's state: whole micrometres and whole millidegrees.
// State never holds a floating-point length or angle; geometry converts to millimetres in double,
// computes, and rounds once on the way back (geom/pose.hpp). No errors; every operation is O(1).
// Um spans +-2.1 km in 32 bits: a table never overflows it.

#include <compare>
#include <cstdint>

namespace plotboard::base {

// A length or coordinate in whole micrometres.
struct Um {
  std::int32_t value = 0;
  friend constexpr auto operator<=>(Um, Um) = default;
  friend constexpr Um operator+(Um a, Um b) { return {a.value + b.value}; }
  friend constexpr Um operator-(Um a, Um b) { return {a.value - b.value}; }
  friend constexpr Um operator-(Um a) { return {-a.value}; }
  friend constexpr Um operator*(Um a, std::int32_t n) { return {a.value * n}; }
  [[nodiscard]] constexpr double mm() const { return value / 1000.0; }
};

// An angle in whole millidegrees; headings run clockwise from +y and are kept in [0, 360000).
struct Mdeg {
  std::int32_t value = 0;
  friend constexpr auto operator<=>(Mdeg, Mdeg) = default;
  friend constexpr Mdeg operator+(Mdeg a, Mdeg b) { return {a.value + b.value}; }
  friend constexpr Mdeg operator-(Mdeg a, Mdeg b) { return {a.value - b.value}; }
  friend constexpr Mdeg operator-(Mdeg a) { return {-a.value}; }
  [[nodiscard]] constexpr double degrees() const { return value / 1000.0; }
  // The same direction in [0, 360000).
  [[nodiscard]] constexpr Mdeg wrapped() const {
    const std::int32_t r = value % 360000;
    return {r < 0 ? r + 360000 : r};
  }
};

// Nearest whole unit, halves away from zero. Precondition: |mm| < 2e6, |degrees| < 2e6.
constexpr Um um_from_mm(double mm) {
  const double v = mm * 1000.0;
  return {static_cast<std::int32_t>(v < 0 ? v - 0.5 : v + 0.5)};
}
constexpr Mdeg mdeg_from_degrees(double degrees) {
  const double v = degrees * 1000.0;
  return {static_cast<std::int32_t>(v < 0 ? v - 0.5 : v + 0.5)};
}

}  // namespace plotboard::base
