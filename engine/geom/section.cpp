#include "base/ensure.hpp"
#include "geom/arc.hpp"

namespace plotboard::geom {

namespace {

Shape block(double left, double right, double rear, double front) {
  Shape shape;
  shape.outline = {{left, front}, {left, rear}, {right, rear}, {right, front}};
  shape.parts = {shape.outline};
  measure_radius(shape);
  return shape;
}

double ahead(Section section) { return section == Section::fore ? 1 : -1; }

}  // namespace

Shape section_shape(const Figures& figures, BaseKind kind, Section section) {
  ENSURE(is_huge(kind), "only huge ships have sections");
  const double w = figures.base_of(kind).width.mm() * 0.5;
  const double l = figures.base_of(kind).length.mm() * 0.5;
  return section == Section::fore ? block(-w, w, 0, l) : block(-w, w, -l, 0);
}

Shape section_plastic(const Figures& figures, BaseKind kind, Section section) {
  ENSURE(is_huge(kind), "only huge ships have sections");
  const double half = figures.base_of(kind).section_edge.mm() * 0.5;
  const double y = ahead(section) * figures.base_of(kind).section_offset.mm();
  return block(-half, half, y - half, y + half);
}

bool midline_allows(const Figures& figures, BaseKind target_kind, const Frame& target, Section section,
                    Vec2 attacker_centre) {
  ENSURE(is_huge(target_kind), "only huge ships have a mid-line");
  const BaseFigures& size = figures.base_of(target_kind);
  const double centre = size.section_offset.mm();
  const Vec2 from = target.to_local(attacker_centre);
  const double y = from.y * ahead(section);  // as if the section were the fore one
  if (y >= 0) return true;
  // The line comes from the other half: at which x does it pass the mid-line? Past its end, or only at its end, is
  // free.
  const double x = from.x * (centre / (centre - y));
  return std::fabs(x) >= size.width.mm() * 0.5 - figures.contact_tolerance.mm();
}

}  // namespace plotboard::geom
