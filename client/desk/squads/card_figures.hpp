#pragma once
// What squad lists say of a card in figures, a line each: "12 points, 4 dice, range 2-3, 2 charges". Second edition.
// Pure.

#include <string>

#include "data/ship.hpp"
#include "data/upgrade.hpp"

namespace plotboard::desk {

std::string figures_of(const data::Ship& type);           // "3 attack, 2 agility, 4 hull, 2 shields"
std::string figures_of(const data::GenericPilot& pilot);  // "initiative 5, 61 points, 2 Force"
// On such a ship, with that initiative: points by size, agility or initiative, and all that the card brings.
std::string figures_of(const data::Upgrade& card, const data::Ship& type, int initiative);
std::string points_on(const data::Upgrade& card, const data::Ship& type, int initiative);  // "12 points"; "" none

}  // namespace plotboard::desk
