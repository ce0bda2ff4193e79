#pragma once
// The hint tour: a few sentences beside the thing that they speak of.

#include "desk/desk.hpp"

namespace plotboard::panels {

struct Windows;

struct TourMemory {
  int shown = -1;  // the hint that was on show in the last frame
};

bool tour_wanted(const desk::Desk& desk);    // it speaks of a table without a battle
bool tour_has_keys(const desk::Desk& desk);  // Enter says Next, and nothing else
void draw_tour(desk::Desk& desk, Windows& windows);

}  // namespace plotboard::panels
