#pragma once
// Dials and the maneuvers that are flown.

#include <optional>
#include <string_view>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// --- dials
// Turns the ship's dial to another entry that `fits` (choice "turn-dial", codes of maneuvers); nothing where none does.
// `no_red`: a red entry may not be chosen.
using Fits = bool (*)(geom::Maneuver now, geom::Maneuver other);
bool can_turn_dial(const Game& game, Id ship, Fits fits);
bool turn_dial(Game& game, Id ship, Fits fits, bool no_red, std::string_view rule);
// To another maneuver of the colour that the revealed one has now, green or red.
void turns_dial_by_colour(Effects& all, const char* card);
// The dial's own entry, before any card: nothing for what is not on it.
std::optional<geom::Difficulty> printed_difficulty(const Game& game, Id ship, geom::Maneuver maneuver);

// --- maneuvers
// The revealed maneuver is flown as this one; with keeps_colour() among the card's effects in its own colour.
void fly_instead(Game& game, const Occasion& occasion, geom::Maneuver other);
void keeps_colour(Effects& all, const char* card);
// Before its dial is turned up an unstressed ship executes a white maneuver of speed 1. Choice "ailerons" (codes of
// maneuvers).
void slips_before_dial(Effects& all, const char* card);
inline bool is_bank(geom::Maneuver maneuver) {
  return maneuver.bearing == geom::Bearing::bank_left || maneuver.bearing == geom::Bearing::bank_right;
}
// The last maneuver of this round had that colour when it was executed.
bool has_executed(const Game& game, Id ship, geom::Difficulty difficulty);

}  // namespace plotboard::rules::effects::first
