#pragma once
// A desk for tests: looked at straight from above, and what a pointer does to it.
#include <cstdint>
#include <string>

#include "desk/desk.hpp"

namespace plotboard::test {

// 1 px is 1 mm; the table's lower left corner is at (0, 914.4) px.
void look_straight_down(desk::Desk& desk);
geom::Vec2 px(double x_mm, double y_mm);

geom::Vec2 at(const desk::Desk& desk, const std::string& id);
void drag(desk::Desk& desk, geom::Vec2 from, geom::Vec2 to, bool shift = false);
void click(desk::Desk& desk, geom::Vec2 at_px, bool shift = false);
std::uint64_t hash(const desk::Desk& desk);

}  // namespace plotboard::test
