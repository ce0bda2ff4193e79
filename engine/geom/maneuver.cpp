#include "geom/maneuver.hpp"

#include <array>

namespace plotboard::geom {
namespace {

struct BearingEntry {
  Bearing bearing;
  char letter;
  Bearing mirror;
  TemplateKind piece;
  int side;
  std::string_view words;
};

// In the order of the enumeration.
constexpr std::array<BearingEntry, 14> kBearings{{
    {Bearing::turn_left, 'T', Bearing::turn_right, TemplateKind::turn, -1, "turn left"},
    {Bearing::bank_left, 'B', Bearing::bank_right, TemplateKind::bank, -1, "bank left"},
    {Bearing::straight, 'F', Bearing::straight, TemplateKind::straight, 0, "straight"},
    {Bearing::bank_right, 'N', Bearing::bank_left, TemplateKind::bank, 1, "bank right"},
    {Bearing::turn_right, 'Y', Bearing::turn_left, TemplateKind::turn, 1, "turn right"},
    {Bearing::koiogran_turn, 'K', Bearing::koiogran_turn, TemplateKind::straight, 0, "Koiogran turn"},
    {Bearing::segnors_loop_left, 'L', Bearing::segnors_loop_right, TemplateKind::bank, -1, "Segnor's loop left"},
    {Bearing::segnors_loop_right, 'P', Bearing::segnors_loop_left, TemplateKind::bank, 1, "Segnor's loop right"},
    {Bearing::tallon_roll_left, 'E', Bearing::tallon_roll_right, TemplateKind::turn, -1, "Tallon roll left"},
    {Bearing::tallon_roll_right, 'R', Bearing::tallon_roll_left, TemplateKind::turn, 1, "Tallon roll right"},
    {Bearing::reverse_bank_left, 'A', Bearing::reverse_bank_right, TemplateKind::bank, -1, "reverse bank left"},
    {Bearing::reverse_straight, 'S', Bearing::reverse_straight, TemplateKind::straight, 0, "reverse straight"},
    {Bearing::reverse_bank_right, 'D', Bearing::reverse_bank_left, TemplateKind::bank, 1, "reverse bank right"},
    {Bearing::stationary, 'O', Bearing::stationary, TemplateKind::none, 0, "stationary"},
}};

const BearingEntry& entry_of(Bearing bearing) { return kBearings[static_cast<std::size_t>(bearing)]; }

// Speeds that a dial can show: banks and turns end at 3, straights at 5; the huge ship tool also has a bank of speed 0.
bool speed_exists(int speed, const BearingEntry& entry) {
  switch (entry.piece) {
    case TemplateKind::none:
      return speed == 0;
    case TemplateKind::straight:
      return speed >= 1 && speed <= 5;
    case TemplateKind::bank:
      return speed <= 3 && (speed >= 1 || entry.bearing == Bearing::bank_left || entry.bearing == Bearing::bank_right);
    case TemplateKind::turn:
      return speed >= 1 && speed <= 3;
  }
  return false;
}

}  // namespace

std::optional<Maneuver> maneuver_from_code(std::string_view code) {
  if (code.size() != 2 || code[0] < '0' || code[0] > '9') return std::nullopt;
  const int speed = code[0] - '0';
  for (const BearingEntry& entry : kBearings) {
    if (entry.letter != code[1]) continue;
    if (!speed_exists(speed, entry)) return std::nullopt;
    return Maneuver{static_cast<std::int8_t>(speed), entry.bearing};
  }
  return std::nullopt;
}

std::string code_of(Maneuver maneuver) { return std::to_string(maneuver.speed) + entry_of(maneuver.bearing).letter; }

std::string words_of(Maneuver maneuver) {
  return std::to_string(maneuver.speed) + " " + std::string(entry_of(maneuver.bearing).words);
}

Maneuver mirrored(Maneuver maneuver) { return {maneuver.speed, entry_of(maneuver.bearing).mirror}; }

TemplateKind template_of(Bearing bearing) { return entry_of(bearing).piece; }

bool is_reverse(Bearing bearing) {
  return bearing == Bearing::reverse_bank_left || bearing == Bearing::reverse_straight ||
         bearing == Bearing::reverse_bank_right;
}

bool flips(Bearing bearing) {
  return bearing == Bearing::koiogran_turn || bearing == Bearing::segnors_loop_left ||
         bearing == Bearing::segnors_loop_right;
}

bool is_tallon(Bearing bearing) {
  return bearing == Bearing::tallon_roll_left || bearing == Bearing::tallon_roll_right;
}

int side_of(Bearing bearing) { return entry_of(bearing).side; }

std::string_view letter_of(Difficulty difficulty) {
  constexpr std::array<std::string_view, 4> kLetters{"B", "W", "R", "P"};
  return kLetters[static_cast<std::size_t>(difficulty)];
}

std::string_view name_of(Difficulty difficulty) {
  constexpr std::array<std::string_view, 4> kNames{"blue", "white", "red", "purple"};
  return kNames[static_cast<std::size_t>(difficulty)];
}

}  // namespace plotboard::geom
