#pragma once
// What a measurement comes to, in the words that board, panel and report share.

#include <string>

#include "rules/board/measure.hpp"

namespace plotboard::scene {

// "in front arc", "not in front arc", or for a section of a huge ship that lies in the arc and may not be attacked from
// there "in front arc, but no target".
std::string arc_words(const rules::SectionVerdict& verdict, geom::ArcKind kind);
bool is_target(const rules::SectionVerdict& verdict);               // in the arc, and no mid-line in the way
std::string edge_words(const geom::ArcVerdict& arc, int decimals);  // "12.34 mm inside its edge"
// The nearest line at which the verdict would be another one: "0.50 mm to contact", "35.50 mm to the limit".
std::string limit_words(double gap_mm, const geom::RangeVerdict& range, int decimals);
bool is_nearest_to_contact(double gap_mm, const geom::RangeVerdict& range);

}  // namespace plotboard::scene
