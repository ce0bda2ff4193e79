#pragma once
// Docked ships: in reserve on their carrier, deployed and docked in the System Phase, saved from a carrier that is
// destroyed (2e-dock, 2e-gone-4, -5). Which ships a carrier takes stands in its data (data::Ship::carries).
//
// Choices: "system" has "dock:<carrier>" and "deploy"; then "deploy" (keys "front:2F", "rear:1N": carrier's guides and
// maneuver of the ship's own dial, with ghosts; an emergency adds "pass").

#include <optional>
#include <string>
#include <vector>

#include "rules/machine/game.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules {

// A ship that starts docked: why it cannot (2e-setup-18). Nothing for a ship that is not docked.
std::optional<Refusal> docking_fault(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship);
bool is_docked(const state::Table& table, const state::Piece& ship);  // with a carrier that is in play

// Options of a ship's System Phase, and what they do; false: the key is none of these.
void add_docking_options(Game& game, Id ship, std::vector<state::Option>& options);
bool use_docking_option(Game& game, Id ship, const std::string& key);

// To be called when `carrier` is about to be removed because it was destroyed: its ships deploy or are lost with it
// (2e-dock-8..10).
void emergency_deploy(Game& game, Id carrier);

}  // namespace plotboard::rules
