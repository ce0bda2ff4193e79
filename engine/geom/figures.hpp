#pragma once
// Every physical size that the engine uses, as loaded from assets/geometry.json (source and certainty of each
// figure stand there). Lengths in micrometres, angles in millidegrees. Nothing in the engine spells a size out.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/units.hpp"

namespace plotboard::geom {

enum class BaseKind : std::uint8_t { small, medium, large, huge_short, huge_long };
inline constexpr int kBaseKinds = 5;
constexpr bool is_huge(BaseKind kind) { return kind >= BaseKind::huge_short; }

enum class Edition : std::uint8_t { first, second };

struct BaseFigures {
  base::Um width;
  base::Um length;
  // Huge bases only: distance from the mid-point to the centre of the fore (and aft) plastic base, and its edge.
  base::Um section_offset{};
  base::Um section_edge{};
  base::Mdeg front_half_angle;  // half of the printed front arc, second edition
  base::Mdeg front_half_angle_first_edition;
};

struct HugeBank {  // displacement of the ship's mid-point for a bank to the right
  base::Um right;
  base::Um forward;
};

struct Figures {
  std::array<BaseFigures, kBaseKinds> bases;
  base::Um guide_offset;  // guide centre from the base's centre line
  base::Um guide_width;
  base::Um guide_projection;  // how far a guide stands out of the front and rear edge
  base::Um template_width;
  base::Um straight_step;               // length of a straight template a speed
  std::array<base::Um, 3> bank_radius;  // speeds 1 to 3, centre line
  std::array<base::Um, 3> turn_radius;
  base::Mdeg bank_angle;
  base::Mdeg turn_angle;
  base::Um range_band;
  int bands = 3;
  int huge_bands = 5;
  base::Um bullseye_width;
  base::Um tallon_slide;               // second edition: three places, -slide, 0, +slide
  std::array<base::Um, 3> roll_slide;  // barrel roll, second edition, by small, medium, large
  base::Um wing_gap;                   // between neighbours in a wing, across and along
  base::Um huge_straight_step;
  base::Mdeg huge_bank_angle_first;
  base::Mdeg huge_bank_angle_second;
  std::array<HugeBank, 2> huge_bank_first_short;  // speeds 1, 2; base huge_short
  std::array<HugeBank, 2> huge_bank_first_long;
  std::array<HugeBank, 4> huge_bank_second;  // speeds 0 to 3
  base::Mdeg gozanti_fore_half_angle;        // first edition huge arcs
  base::Mdeg raider_fore_half_angle;
  base::Mdeg raider_side_near_angle;  // off the bow
  base::Mdeg raider_side_far_angle;
  base::Mdeg cr90_section_half_angle;  // each side arc points sideways, this much to either side
  base::Mdeg cr90_turret_shadow_half_angle;
  base::Um contact_tolerance;  // the one tolerance: |gap| up to this is touching

  [[nodiscard]] const BaseFigures& base_of(BaseKind kind) const { return bases[static_cast<std::size_t>(kind)]; }
};

std::string_view name_of(BaseKind kind);  // "small" ... "huge-gr75", "huge-cr90": the scene file's names
std::optional<BaseKind> base_kind_named(std::string_view name);  // also huge-gozanti, huge-croc, huge-raider

}  // namespace plotboard::geom
