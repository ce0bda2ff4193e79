#include "geom/huge.hpp"

namespace plotboard::geom {
namespace {

constexpr int kStraightLinesFirst = 4;   // speed lines on the first edition template
constexpr int kStraightLinesSecond = 5;  // and on the straight edge of the second edition tool, after line 0

std::optional<Displacement> bank(const HugeBank& figures, base::Mdeg angle, int side) {
  return Displacement{side * figures.right.mm(), figures.forward.mm(), side * angle.degrees()};
}

}  // namespace

std::optional<Displacement> huge_displacement(const Figures& figures, BaseKind base, Edition edition,
                                              Maneuver maneuver) {
  const int speed = maneuver.speed;
  switch (maneuver.bearing) {
    case Bearing::stationary:
      return Displacement{};
    case Bearing::straight: {
      const int lines = edition == Edition::first ? kStraightLinesFirst : kStraightLinesSecond;
      if (speed < 1 || speed > lines) return std::nullopt;
      return Displacement{0, figures.huge_straight_step.mm() * speed, 0};
    }
    case Bearing::bank_left:
    case Bearing::bank_right: {
      const int side = side_of(maneuver.bearing);
      const auto index = static_cast<std::size_t>(speed);
      if (speed < 0) return std::nullopt;
      if (edition == Edition::second) {
        if (index >= figures.huge_bank_second.size()) return std::nullopt;
        return bank(figures.huge_bank_second[index], figures.huge_bank_angle_second, side);
      }
      const auto& banks = base == BaseKind::huge_short ? figures.huge_bank_first_short : figures.huge_bank_first_long;
      if (index < 1 || index > banks.size()) return std::nullopt;
      return bank(banks[index - 1], figures.huge_bank_angle_first, side);
    }
    default:
      return std::nullopt;
  }
}

}  // namespace plotboard::geom
