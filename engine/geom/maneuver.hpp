#pragma once
// Maneuvers as data: speed and bearing, written "2Y" (letters as in the published ship data), with mirror images and
// words. Difficulty is the dial's, not the maneuver's.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace plotboard::geom {

enum class Bearing : std::uint8_t {
  turn_left,
  bank_left,
  straight,
  bank_right,
  turn_right,
  koiogran_turn,
  segnors_loop_left,
  segnors_loop_right,
  tallon_roll_left,
  tallon_roll_right,
  reverse_bank_left,
  reverse_straight,
  reverse_bank_right,
  stationary
};
enum class Difficulty : std::uint8_t { blue, white, red, purple };

struct Maneuver {
  std::int8_t speed = 0;
  Bearing bearing = Bearing::stationary;
  friend bool operator==(const Maneuver&, const Maneuver&) = default;
};

std::optional<Maneuver> maneuver_from_code(std::string_view code);  // "2Y"; case matters
std::string code_of(Maneuver maneuver);
std::string words_of(Maneuver maneuver);  // "2 turn right", "4 Koiogran turn"
Maneuver mirrored(Maneuver maneuver);     // B<->N, T<->Y, L<->P, E<->R, A<->D

enum class TemplateKind : std::uint8_t { none, straight, bank, turn };
TemplateKind template_of(Bearing bearing);
bool is_reverse(Bearing bearing);
bool flips(Bearing bearing);  // Koiogran turn and Segnor's loop: heading + 180 at the end
bool is_tallon(Bearing bearing);
int side_of(Bearing bearing);                       // -1 left, 0 none, +1 right
std::string_view letter_of(Difficulty difficulty);  // "B" "W" "R" "P"
std::string_view name_of(Difficulty difficulty);

}  // namespace plotboard::geom
