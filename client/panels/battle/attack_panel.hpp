#pragma once
// The attack under way: who shoots whom with what, the dice on both sides, what they have to spend, and the odds.

#include <string>
#include <vector>

#include "desk/desk.hpp"

namespace plotboard::panels {

void draw_attack(desk::Desk& desk);
void draw_odds(const rules::Odds& odds, float width);
// "without Juke": cards that the odds leave out; "" where there are none.
std::string without_words(const desk::Desk& desk, const std::vector<Id>& cards);
bool is_in_tray(const desk::Desk& desk, const desk::Pick& pick);  // it is chosen among the dice, and confirmed there

}  // namespace plotboard::panels
