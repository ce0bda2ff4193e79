#include "geom/reposition.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace plotboard::geom {
namespace {

constexpr double kOutlineSagitta = 0.05;  // of a drawn arc, mm

std::string_view side_word(int side) { return side < 0 ? "left" : "right"; }

constexpr std::array<std::string_view, 3> kPlaceWords{"back", "middle", "front"};

void finish(Place& place, const Template& piece) {
  place.piece = piece;
  place.template_outline = template_outline(piece, kOutlineSagitta);
}

// A move ahead by a template between the front guides: boost, and the straight of a decloak or tractor move.
Place ahead(const Figures& figures, BaseKind base, const Pose& start, Reposition kind, std::string name,
            Maneuver maneuver) {
  Place place;
  place.kind = kind;
  place.side = side_of(maneuver.bearing);
  place.name = std::move(name);
  place.end = end_pose(figures, base, start, maneuver);
  finish(place, template_for(figures, base, start, maneuver));
  return place;
}

// A roll with a straight template: small bases lay its end against their side, larger ones the long edge of straight 1.
struct Roll {
  bool end_on = true;
  int speed = 1;
  double sideways = 0;      // of the centre
  double reach = 0;         // how far the place may shift along the axis, either way
  bool continuous = false;  // first edition: any shift up to `reach`
};

std::optional<Roll> roll_of(const Figures& figures, BaseKind base, Edition edition, Reposition kind) {
  if (is_huge(base)) return std::nullopt;
  const bool small = base == BaseKind::small;
  // First edition: only small ships cloak or are tractored.
  if (edition == Edition::first && !small && kind != Reposition::barrel_roll) return std::nullopt;
  Roll roll;
  roll.end_on = small;
  roll.speed = kind == Reposition::decloak && small ? 2 : 1;
  roll.continuous = edition == Edition::first;
  const double template_length = figures.straight_step.mm() * roll.speed;
  const double across = roll.end_on ? template_length : figures.template_width.mm();
  const double along = roll.end_on ? figures.template_width.mm() : template_length;
  roll.sideways = figures.base_of(base).width.mm() + across;
  // The template may reach neither base's front or back edge: half the difference at either end.
  roll.reach = roll.continuous ? figures.base_of(base).length.mm() - along
                               : figures.roll_slide[static_cast<std::size_t>(base)].mm();
  return roll;
}

Place rolled_to(const Figures& figures, BaseKind base, const Pose& start, Reposition kind, int side, double slide,
                const Roll& roll) {
  Place place;
  place.kind = kind;
  place.side = side;
  place.slide_mm = slide;
  place.end = displaced(start, {side * roll.sideways, slide, 0});
  // Second edition: the template's middle lies on the side mark. First: the shift is shared by both ends.
  const double template_shift = roll.continuous ? slide / 2 : 0;
  const Frame frame = frame_of(start);
  const double edge = figures.base_of(base).width.mm() / 2;
  Frame laid = frame;
  if (roll.end_on) {
    laid.origin = frame.to_world({side * edge, template_shift});
    laid.forward = frame.right * side;
    laid.right = {laid.forward.y, -laid.forward.x};
  } else {
    const double half_length = figures.straight_step.mm() * roll.speed / 2;
    laid.origin = frame.to_world({side * (edge + figures.template_width.mm() / 2), template_shift - half_length});
  }
  finish(place, template_at(figures, TemplateKind::straight, roll.speed, 0, laid));
  return place;
}

std::string_view roll_word(Reposition kind) {
  switch (kind) {
    case Reposition::decloak:
      return "decloak";
    case Reposition::tractor:
      return "tractor";
    case Reposition::boost:
    case Reposition::turn_boost:
      return "boost";
    case Reposition::barrel_roll:
      return "barrel roll";
    case Reposition::bank_barrel_roll:
      return "bank barrel roll";
  }
  return "";
}

void add_rolls(std::vector<Place>& places, const Figures& figures, BaseKind base, Edition edition, const Pose& start,
               Reposition kind) {
  const std::optional<Roll> roll = roll_of(figures, base, edition, kind);
  if (!roll) return;
  for (const int side : {-1, 1}) {
    for (const int step : {-1, 0, 1}) {
      Place place = rolled_to(figures, base, start, kind, side, step * roll->reach, *roll);
      place.name = std::string(roll_word(kind)) + " " + std::string(side_word(side)) + ", " +
                   std::string(kPlaceWords[static_cast<std::size_t>(step + 1)]);
      places.push_back(std::move(place));
    }
  }
}

// Bank 1 from the side, bending to the front or to the back: the geometry of a sideslip, and its image in the base's
// cross axis; at the far end the base may shift along its new axis.
void add_bank_rolls(std::vector<Place>& places, const Figures& figures, BaseKind base, const Pose& start) {
  if (base != BaseKind::small) return;
  const double half_width = figures.base_of(base).width.mm() / 2;
  const double reach = figures.roll_slide[static_cast<std::size_t>(base)].mm();
  const Frame frame = frame_of(start);
  for (const int side : {-1, 1}) {
    for (const int bend : {1, -1}) {  // +1 to the front, -1 to the back
      const Vec2 out = frame.right * side;
      const Frame laid{frame.to_world({side * half_width, 0}), {out.y, -out.x}, out};
      const Template piece = template_at(figures, TemplateKind::bank, 1, -side * bend, laid);
      const Frame far = centre_line(piece, piece.length_mm + half_width);
      const Vec2 new_forward = far.right * -side;
      for (const int step : {-1, 0, 1}) {
        Place place;
        place.kind = Reposition::bank_barrel_roll;
        place.side = side;
        place.slide_mm = step * reach;
        place.name = "bank barrel roll " + std::string(side_word(side)) + (bend > 0 ? " forward, " : " backward, ") +
                     std::string(kPlaceWords[static_cast<std::size_t>(step + 1)]);
        place.end = rounded_pose(far.origin + new_forward * place.slide_mm,
                                 start.heading.degrees() - side * bend * figures.bank_angle.degrees());
        finish(place, piece);
        places.push_back(std::move(place));
      }
    }
  }
}

}  // namespace

std::vector<Place> places(const Figures& figures, BaseKind base, Edition edition, const Pose& start, Reposition kind) {
  std::vector<Place> result;
  if (is_huge(base)) return result;
  const bool small = base == BaseKind::small;
  const auto straight = [&](int speed, const char* name) {
    result.push_back(ahead(figures, base, start, kind, name, {static_cast<std::int8_t>(speed), Bearing::straight}));
  };
  switch (kind) {
    case Reposition::boost:
      straight(1, "boost straight");
      result.push_back(ahead(figures, base, start, kind, "boost bank left", {1, Bearing::bank_left}));
      result.push_back(ahead(figures, base, start, kind, "boost bank right", {1, Bearing::bank_right}));
      break;
    case Reposition::barrel_roll:
      break;
    case Reposition::decloak:
      if (small || edition == Edition::second) straight(small ? 2 : 1, "decloak straight");
      break;
    case Reposition::tractor:
      if (small || edition == Edition::second) straight(1, "tractor straight");
      break;
    case Reposition::bank_barrel_roll:
      add_bank_rolls(result, figures, base, start);
      return result;
    case Reposition::turn_boost:
      result.push_back(ahead(figures, base, start, kind, "boost turn left", {1, Bearing::turn_left}));
      result.push_back(ahead(figures, base, start, kind, "boost turn right", {1, Bearing::turn_right}));
      return result;
  }
  if (kind != Reposition::boost) add_rolls(result, figures, base, edition, start, kind);
  return result;
}

Place rolled(const Figures& figures, BaseKind base, Edition edition, const Pose& start, Reposition kind, int side,
             double slide_mm) {
  const std::optional<Roll> roll = roll_of(figures, base, edition, kind);
  if (!roll) return {};
  double slide = std::clamp(slide_mm, -roll->reach, roll->reach);
  if (!roll->continuous) {  // the nearest of the three places
    slide = slide > roll->reach / 2 ? roll->reach : slide < -roll->reach / 2 ? -roll->reach : 0;
  }
  Place place = rolled_to(figures, base, start, kind, side, slide, *roll);
  place.name = std::string(roll_word(kind)) + " " + std::string(side_word(side));
  return place;
}

}  // namespace plotboard::geom
