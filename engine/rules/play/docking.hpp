#pragma once
// Docked ships: in reserve on their carrier, deployed and docked in the System Phase, saved from a carrier that is
// destroyed (2e-dock, 2e-gone-4, -5). Which ships a carrier takes stands in its data (data::Ship::carries). The 1st
// edition shares what a way out is; when and what may deploy there is in first/docking.hpp (Rulebook::docking).
//
// Choices: "system" has "dock:<carrier>" and "deploy"; then "deploy" (keys "front:2F", "rear:1N": carrier's guides and
// maneuver of the ship's own dial, with ghosts; an emergency adds "pass").

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/machine/game.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules {

// A ship that starts docked: why it cannot (2e-setup-18). Nothing for a ship that is not docked.
std::optional<Refusal> docking_fault(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship);
bool is_docked(const state::Table& table, const state::Piece& ship);  // with a carrier that is in play
Ids docked_with(const state::Table& table, Id carrier);               // those that are left in the game, in table order

// A maneuver of a docked ship's own dial, its template between its carrier's front or rear guides.
struct DeployWay {
  std::string key;  // "front:2F"
  geom::Maneuver maneuver;
  geom::Pose start;
  bool fits = true;  // it does not overlap ships wherever it is along the template
  geom::Pose end;
};
enum class Guides : std::uint8_t { either, rear };
// All of the dial but stationary and reverse maneuvers (2e-dock-2, -4, 1e-dock-4). ENSURE: the ship is docked.
std::vector<DeployWay> ways_out(Game& game, Id ship, Guides guides = Guides::either);
// Off its carrier and to where the way starts; what follows is for the caller to do.
void leave_carrier(Game& game, Id ship, const DeployWay& way);
// "2 straight, from the front"
Phrase words_of(const DeployWay& way);

// Options of a ship's System Phase, and what they do; false: the key is none of these.
void add_docking_options(Game& game, Id ship, std::vector<state::Option>& options);
bool use_docking_option(Game& game, Id ship, const std::string& key);

// To be called when `carrier` is about to be removed because it was destroyed: its ships deploy or are lost with it
// (2e-dock-8..10).
void emergency_deploy(Game& game, Id carrier);

}  // namespace plotboard::rules
