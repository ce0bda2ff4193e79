#pragma once
// Who is nearest (fga-3.3.1.1): base to base; of those as near, in one range band and within the rule set's similar
// distance, who is straightest ahead; then the lowest number, and a ship without one after those that have one; then
// the first in the list. For the target of a maneuver and for that of an attack. Cost: some ns a comparison.

#include <vector>

#include "geom/vec.hpp"

namespace plotboard::ai {

struct Nearness {
  double distance_mm = 0;
  int band = 0;         // open-ended; 0 contact
  double off_nose = 0;  // degrees from straight ahead, 0 to 180
  int number = 0;       // on its base; 0 none
};
// Of a place in the frame of the ship that looks.
double off_nose_of(geom::Vec2 place);
inline constexpr double kSameAngle = 0.001;  // degrees

bool as_near(const Nearness& one, const Nearness& nearest, double similar_mm);
bool has_higher_number(const Nearness& one, const Nearness& other);
bool goes_before(const Nearness& one, const Nearness& other);  // of two that are as near

// Of a list of things that know how near they are, those that count.
template <class Item>
struct Pick {
  const Item* nearest = nullptr;
  const Item* chosen = nullptr;  // null: none counts
};
template <class Item, class Counts>
Pick<Item> pick_nearest(const std::vector<Item>& all, const Counts& counts, double similar_mm) {
  Pick<Item> pick;
  for (const Item& each : all) {
    if (counts(each) && (pick.nearest == nullptr || each.distance_mm < pick.nearest->distance_mm)) pick.nearest = &each;
  }
  for (const Item& each : all) {
    if (pick.nearest == nullptr || !counts(each) || !as_near(each, *pick.nearest, similar_mm)) continue;
    if (pick.chosen == nullptr || goes_before(each, *pick.chosen)) pick.chosen = &each;
  }
  return pick;
}

}  // namespace plotboard::ai
