#include "scene/verdicts.hpp"

#include <algorithm>
#include <cmath>

#include "scene/canvas.hpp"

namespace plotboard::scene {

bool is_target(const rules::SectionVerdict& verdict) { return verdict.arc.in_arc && !verdict.midline_blocks; }

std::string arc_words(const rules::SectionVerdict& verdict, geom::ArcKind kind) {
  std::string name(geom::name_of(kind));
  std::replace(name.begin(), name.end(), '-', ' ');
  if (!verdict.arc.in_arc) return "not in " + name + " arc";
  return "in " + name + (is_target(verdict) ? " arc" : " arc, but no target");
}

std::string edge_words(const geom::ArcVerdict& arc, int decimals) {
  return fixed(std::abs(arc.margin_mm), decimals) + (arc.in_arc ? " mm inside its edge" : " mm outside its edge");
}

bool is_nearest_to_contact(double gap_mm, const geom::RangeVerdict& range) {
  return gap_mm > 0 && gap_mm < range.to_limit_mm;
}

std::string limit_words(double gap_mm, const geom::RangeVerdict& range, int decimals) {
  const bool contact = is_nearest_to_contact(gap_mm, range);
  return fixed(contact ? gap_mm : range.to_limit_mm, decimals) + (contact ? " mm to contact" : " mm to the limit");
}

}  // namespace plotboard::scene
