#pragma once
// Docked ships of the 1st edition (1e-dock): which may begin a battle docked, deploying after the carrier's maneuver,
// and what becomes of them when the carrier is destroyed. Which card carries what is one table (docking.cpp): Ghost
// and Phantom (two pairs), Docking Clamps, Hound's Tooth. What a way out is: play/docking.hpp.
//
// Choices: "deploy-which" (docked ships, "pass"), "deploy" (keys "rear:2F", "front:1N"; of the Nashtah Pup also
// "pass"). A way without room destroys the ship (1e-dock-7): it may be picked, and says so.

#include <optional>

#include "rules/machine/game.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules::first {

// Why a battle may not begin with this ship docked as it is, or not docked (Rulebook::docking).
std::optional<Refusal> docking_fault(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship);
// The carrier that has to take this ship, for whoever lays out a squad: a Phantom's Ghost, a Nashtah Pup's Hound's
// Tooth; "": none has to, or that one is full.
Id due_carrier(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship);

// After a maneuver of the carrier: so many of its ships may deploy, one after the other (1e-dock-3).
void deploy_after_maneuver(Game& game, Id carrier, int most, std::string_view rule);
// Those of a destroyed carrier that is about to be removed (1e-dock-8, 1e-upgrade-houndstooth).
void carrier_lost(Game& game, Id carrier);
// A ship with that faceup card that is docked with the carrier, or "".
Id docked_with_card(const Game& game, Id carrier, Id card);

}  // namespace plotboard::rules::first
