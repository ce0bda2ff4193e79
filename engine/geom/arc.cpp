#include "geom/arc.hpp"

#include <array>

namespace plotboard::geom {

namespace {

struct ArcName {
  ArcKind kind;
  std::string_view name;
};
constexpr std::array<ArcName, 23> kArcNames{{
    {ArcKind::front, "front"},
    {ArcKind::rear, "rear"},
    {ArcKind::left, "left"},
    {ArcKind::right, "right"},
    {ArcKind::full_front, "full-front"},
    {ArcKind::full_rear, "full-rear"},
    {ArcKind::bullseye, "bullseye"},
    {ArcKind::turret_front, "turret-front"},
    {ArcKind::turret_rear, "turret-rear"},
    {ArcKind::turret_left, "turret-left"},
    {ArcKind::turret_right, "turret-right"},
    {ArcKind::double_turret_front_rear, "double-turret-front-rear"},
    {ArcKind::double_turret_left_right, "double-turret-left-right"},
    {ArcKind::all_round, "all-round"},
    {ArcKind::base_strip, "base-strip"},
    {ArcKind::huge_fore, "huge-fore"},
    {ArcKind::huge_aft_left, "huge-aft-left"},
    {ArcKind::huge_aft_right, "huge-aft-right"},
    {ArcKind::section_fore_left, "fore-left"},
    {ArcKind::section_fore_right, "fore-right"},
    {ArcKind::section_aft_left, "aft-left"},
    {ArcKind::section_aft_right, "aft-right"},
    {ArcKind::section_turret, "section-turret"},
}};

// Builds an arc region by region. Degrees clockwise from the bow; `to` at most 180 beyond `from`.
class Builder {
 public:
  explicit Builder(ArcKind kind) { arc_.kind = kind; }

  Builder& wedge(Vec2 apex, double from, double to) {
    const SinCos start = sin_cos_degrees(from);
    const SinCos end = sin_cos_degrees(to);
    const Vec2 before_start{-start.cos, start.sin};
    const Vec2 past_end{end.cos, -end.sin};
    arc_.regions.push_back({{{before_start, dot(before_start, apex)}, {past_end, dot(past_end, apex)}}});
    arc_.wedges.push_back({apex, from, to});
    return *this;
  }

  // The half plane to one side of a line through the centre: its two edges are one line.
  Builder& half(double from) {
    const SinCos start = sin_cos_degrees(from);
    arc_.regions.push_back({{{{-start.cos, start.sin}, 0}}});
    arc_.wedges.push_back({{}, from, from + 180});
    return *this;
  }

  // Straight ahead of the front edge, without end.
  Builder& strip(double half_width, double front_edge) {
    arc_.regions.push_back({{{{-1, 0}, half_width}, {{1, 0}, half_width}, {{0, -1}, -front_edge}}});
    return *this;
  }

  Builder& everywhere() {
    arc_.regions.push_back({});
    arc_.wedges.push_back({{}, 0, 360});
    return *this;
  }

  [[nodiscard]] Arc done() const { return arc_; }

 private:
  Arc arc_;
};

// The arcs that a huge ship's card prints, first edition; nothing for a base without it.
std::optional<Arc> huge_arc(const Figures& figures, BaseKind base, ArcKind kind) {
  Builder arc(kind);
  const double offset = figures.base_of(base).section_offset.mm();
  const Vec2 fore{0, offset};
  const Vec2 aft{0, -offset};
  if (kind == ArcKind::huge_fore) {
    const base::Mdeg half =
        base == BaseKind::huge_short ? figures.gozanti_fore_half_angle : figures.raider_fore_half_angle;
    return arc.wedge({}, -half.degrees(), half.degrees()).done();
  }
  if (base != BaseKind::huge_long) return std::nullopt;
  const double near = figures.raider_side_near_angle.degrees();
  const double far = figures.raider_side_far_angle.degrees();
  const double half = figures.cr90_section_half_angle.degrees();
  const double open = 180 - figures.cr90_turret_shadow_half_angle.degrees();
  switch (kind) {
    case ArcKind::huge_aft_left:
      return arc.wedge(aft, -far, -near).done();
    case ArcKind::huge_aft_right:
      return arc.wedge(aft, near, far).done();
    case ArcKind::section_fore_left:
      return arc.wedge(fore, -90 - half, -90 + half).done();
    case ArcKind::section_fore_right:
      return arc.wedge(fore, 90 - half, 90 + half).done();
    case ArcKind::section_aft_left:
      return arc.wedge(aft, -90 - half, -90 + half).done();
    case ArcKind::section_aft_right:
      return arc.wedge(aft, 90 - half, 90 + half).done();
    case ArcKind::section_turret:
      return arc.wedge(fore, -open, 0).wedge(fore, 0, open).done();
    default:
      return std::nullopt;
  }
}

}  // namespace

std::string_view name_of(ArcKind kind) {
  for (const ArcName& entry : kArcNames) {
    if (entry.kind == kind) return entry.name;
  }
  return "";
}

std::optional<ArcKind> arc_named(std::string_view name) {
  for (const ArcName& entry : kArcNames) {
    if (entry.name == name) return entry.kind;
  }
  return std::nullopt;
}

std::vector<std::string_view> arc_names() {
  std::vector<std::string_view> names;
  for (const ArcName& entry : kArcNames) names.push_back(entry.name);
  return names;
}

std::optional<Arc> arc_of(const Figures& figures, BaseKind base, Edition edition, ArcKind kind) {
  const BaseFigures& size = figures.base_of(base);
  Builder arc(kind);
  if (kind == ArcKind::all_round) return arc.everywhere().done();
  if (kind == ArcKind::base_strip) return arc.strip(size.width.mm() * 0.5, size.length.mm() * 0.5).done();

  const bool first_huge = is_huge(base) && edition == Edition::first;
  if (kind >= ArcKind::huge_fore) return first_huge ? huge_arc(figures, base, kind) : std::nullopt;
  if (first_huge) return std::nullopt;

  const base::Mdeg half = edition == Edition::first ? size.front_half_angle_first_edition : size.front_half_angle;
  if (half.value == 0) return std::nullopt;
  const double h = half.degrees();
  switch (kind) {
    case ArcKind::front:
    case ArcKind::turret_front:
      return arc.wedge({}, -h, h).done();
    case ArcKind::rear:
    case ArcKind::turret_rear:
      return arc.wedge({}, 180 - h, 180 + h).done();
    case ArcKind::left:
    case ArcKind::turret_left:
      return arc.wedge({}, 180 + h, 360 - h).done();
    case ArcKind::right:
    case ArcKind::turret_right:
      return arc.wedge({}, h, 180 - h).done();
    case ArcKind::double_turret_front_rear:
      return arc.wedge({}, -h, h).wedge({}, 180 - h, 180 + h).done();
    case ArcKind::double_turret_left_right:
      return arc.wedge({}, 180 + h, 360 - h).wedge({}, h, 180 - h).done();
    case ArcKind::full_front:
      return arc.half(-90).done();
    case ArcKind::full_rear:
      return arc.half(90).done();
    case ArcKind::bullseye:
      return arc.strip(figures.bullseye_width.mm() * 0.5, size.length.mm() * 0.5).done();
    default:
      return std::nullopt;
  }
}

namespace {

std::size_t place_of(BaseKind base, Edition edition, ArcKind kind) {
  const auto row = static_cast<std::size_t>(edition) * kBaseKinds + static_cast<std::size_t>(base);
  return row * kArcNames.size() + static_cast<std::size_t>(kind);
}

}  // namespace

Arcs::Arcs(const Figures& figures) : all_(2 * kBaseKinds * kArcNames.size()) {
  for (const Edition edition : {Edition::first, Edition::second}) {
    for (int base = 0; base < kBaseKinds; ++base) {
      const auto kind_of_base = static_cast<BaseKind>(base);
      for (const ArcName& entry : kArcNames) {
        all_[place_of(kind_of_base, edition, entry.kind)] = arc_of(figures, kind_of_base, edition, entry.kind);
      }
    }
  }
}

const Arc* Arcs::of(BaseKind base, Edition edition, ArcKind kind) const {
  if (all_.empty()) return nullptr;
  const auto& arc = all_[place_of(base, edition, kind)];
  return arc ? &*arc : nullptr;
}

}  // namespace plotboard::geom
