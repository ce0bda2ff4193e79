#pragma once
// The table, the measurement on show and the AI's decisions as plain text for people: what "Export report" saves.
#include <string>

#include "desk/desk.hpp"

namespace plotboard::desk {

// Precondition: a table is open. Lengths in mm, angles in degrees, UTF-8, lines of free length.
std::string report(const Desk& desk);

// For people, with a point: 12.34 ("-0.00" is written "0.00"). Also for panels.
std::string decimal(double value, int digits);

}  // namespace plotboard::desk
