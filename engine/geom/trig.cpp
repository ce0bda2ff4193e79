#include "geom/trig.hpp"

#include <array>

namespace plotboard::geom {

namespace {

// Sines of 0, 1.125, 2.25 ... 90 degrees, to the nearest double. The step is an odd number of millidegrees (1125), so
// that no whole millidegree lies half-way between two entries: the nearest entry of an angle and of its mirror images
// are mirror images too, and sin(-a) = -sin(a), sin(180 - a) = sin(a), cos(a) = sin(90 - a) hold bit for bit.
constexpr int kStep = 1125;
constexpr int kQuadrant = 80;
constexpr int kCircle = 4 * kQuadrant;
constexpr std::array<double, kQuadrant + 1> kSines = {0.0,
                                                      0.0196336924606283,
                                                      0.03925981575906861,
                                                      0.05887080365118903,
                                                      0.07845909572784494,
                                                      0.0980171403295606,
                                                      0.11753739745783764,
                                                      0.13701234168196805,
                                                      0.15643446504023087,
                                                      0.1757962799343545,
                                                      0.19509032201612828,
                                                      0.21430915306505074,
                                                      0.23344536385590542,
                                                      0.25249157701515795,
                                                      0.27144044986507426,
                                                      0.2902846772544624,
                                                      0.30901699437494745,
                                                      0.3276301795616935,
                                                      0.34611705707749296,
                                                      0.36447049987914965,
                                                      0.3826834323650898,
                                                      0.40074883310314097,
                                                      0.4186597375374281,
                                                      0.4364092406733421,
                                                      0.4539904997395468,
                                                      0.47139673682599764,
                                                      0.48862124149695496,
                                                      0.5056573733779846,
                                                      0.5224985647159489,
                                                      0.5391383229110003,
                                                      0.5555702330196022,
                                                      0.5717879602276122,
                                                      0.5877852522924731,
                                                      0.6035559419535714,
                                                      0.619093949309834,
                                                      0.6343932841636455,
                                                      0.6494480483301837,
                                                      0.6642524379112817,
                                                      0.6788007455329418,
                                                      0.6930873625456359,
                                                      0.7071067811865476,
                                                      0.7208535967029188,
                                                      0.7343225094356856,
                                                      0.7475083268625968,
                                                      0.7604059656000309,
                                                      0.773010453362737,
                                                      0.785316930880745,
                                                      0.7973206537727071,
                                                      0.8090169943749475,
                                                      0.8204014435255136,
                                                      0.8314696123025452,
                                                      0.8422172337162865,
                                                      0.8526401643540922,
                                                      0.8627343859777918,
                                                      0.8724960070727971,
                                                      0.881921264348355,
                                                      0.8910065241883679,
                                                      0.8997482840522215,
                                                      0.9081431738250813,
                                                      0.916187957117136,
                                                      0.9238795325112867,
                                                      0.9312149347588036,
                                                      0.9381913359224842,
                                                      0.944806046466878,
                                                      0.9510565162951535,
                                                      0.9569403357322088,
                                                      0.9624552364536473,
                                                      0.9675990923602598,
                                                      0.9723699203976766,
                                                      0.9767658813208724,
                                                      0.9807852804032304,
                                                      0.9844265680898916,
                                                      0.9876883405951378,
                                                      0.9905693404435773,
                                                      0.9930684569549263,
                                                      0.9951847266721969,
                                                      0.996917333733128,
                                                      0.9982656101847159,
                                                      0.9992290362407229,
                                                      0.9998072404820648,
                                                      1.0};

// The whole circle, one step further than once round, so that rounding up from 359.9 degrees needs no wrap.
constexpr std::array<SinCos, kCircle + 1> whole_circle() {
  std::array<SinCos, kCircle + 1> circle{};
  for (std::size_t i = 0; i <= kQuadrant; ++i) {
    const double sine = kSines[i];
    const double cosine = kSines[kQuadrant - i];
    circle[i] = {sine, cosine};
    circle[i + kQuadrant] = {cosine, i == 0 ? 0.0 : -sine};
    circle[i + 2 * kQuadrant] = {i == 0 ? 0.0 : -sine, i == kQuadrant ? 0.0 : -cosine};
    circle[i + 3 * kQuadrant] = {i == kQuadrant ? 0.0 : -cosine, sine};
  }
  return circle;
}
constexpr std::array<SinCos, kCircle + 1> kTable = whole_circle();

constexpr double kRadiansPerDegree = 0.017453292519943295;
constexpr double kRadiansPerMdeg = 1.7453292519943296e-05;
constexpr double kDegreesPerRadian = 57.29577951308232;

// Turns a table entry on by |d| <= 0.0099 radians: the first terms left out are below 1e-18.
SinCos turned(const SinCos& entry, double d) {
  const double q = d * d;
  const double sine = d + d * q * (-1.0 / 6 + q * (1.0 / 120 - q * (1.0 / 5040)));
  const double cosine_less_1 = q * (-0.5 + q * (1.0 / 24 - q * (1.0 / 720)));
  return {entry.sin + (entry.cos * sine + entry.sin * cosine_less_1),
          entry.cos + (entry.cos * cosine_less_1 - entry.sin * sine)};
}

}  // namespace

SinCos sin_cos(base::Mdeg angle) {
  std::int32_t a = angle.value;
  if (static_cast<std::uint32_t>(a) >= 360000u) a = angle.wrapped().value;
  const std::uint32_t entry = (static_cast<std::uint32_t>(a) + kStep / 2) / kStep;
  const std::int32_t rest = a - static_cast<std::int32_t>(entry) * kStep;
  return turned(kTable[entry], rest * kRadiansPerMdeg);
}

SinCos sin_cos_degrees(double degrees) {
  constexpr double kStepDegrees = kStep / 1000.0;  // 9/8, so that the subtraction below is exact
  const double steps = degrees / kStepDegrees;
  const auto nearest = static_cast<std::int64_t>(steps < 0 ? steps - 0.5 : steps + 0.5);
  const double rest = degrees - static_cast<double>(nearest) * kStepDegrees;
  const std::int64_t entry = nearest % kCircle;
  return turned(kTable[static_cast<std::size_t>(entry < 0 ? entry + kCircle : entry)], rest * kRadiansPerDegree);
}

double direction_degrees(Vec2 v) {
  // Within the first octant a coarse guess (0.004 radians), then the exact angle that is left, by a short series.
  const double x = std::fabs(v.x);
  const double y = std::fabs(v.y);
  const bool beyond_45 = x > y;
  const double small = beyond_45 ? y : x;
  const double large = beyond_45 ? x : y;
  const double ratio = small / large;
  const double guess = ratio * (45 + 15.6 * (1 - ratio));
  const SinCos turn = sin_cos_degrees(guess);
  const double t = (small * turn.cos - large * turn.sin) / (small * turn.sin + large * turn.cos);
  const double q = t * t;
  const double octant = guess + (t + t * q * (q * (1.0 / 5) - 1.0 / 3)) * kDegreesPerRadian;

  const double quadrant = beyond_45 ? 90 - octant : octant;
  const double half = v.y < 0 ? 180 - quadrant : quadrant;
  const double direction = v.x < 0 ? 360 - half : half;
  return direction < 360 ? direction : 0;
}

}  // namespace plotboard::geom
