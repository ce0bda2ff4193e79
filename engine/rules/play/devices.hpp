#pragma once
// Bombs and mines: dropping, launching, fuses, detonations (2e-device, 2e-fuse, 2e-bomb, 2e-mine). What a device does
// is the effect of "device:<id>" at Window::detonate (cards/second/device_*.cpp); a payload card offers to drop it in
// the System Phase by add_payload() in its own file.
//
// Choices: "device-order" (devices that detonate together, keys their ids; "rest": as listed from here), "ship-order"
// (ships that one device affects, likewise), "mine-target" (ships over a mine, ids), and of single devices
// "expose-or-strain" ("expose", "strain"), "seismic-obstacle" (ids).
//
// Templates are named as geom::template_named has them, left and right as the ship's own; "launch-" before the name of
// one that lies between the front guides.

#include <string>
#include <vector>

#include "rules/board/movement.hpp"
#include "rules/machine/game.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::data {
struct Payload;
}  // namespace plotboard::data

namespace plotboard::rules {

// Where a device dropped (or launched) with that template would lie: the device, then those beside it on the left and
// right. Nothing when any of it would leave the area (2e-device-12); of the 1st edition, would lie wholly outside
// (1e-bomb-7). ENSURE: there is such a template.
std::vector<geom::Pose> device_poses(const Game& game, Id ship, const data::Payload& payload,
                                     const std::string& template_name);
// Pays the charge, puts the device there, and lets a mine under ships go off. ENSURE: a charge is there, and it fits.
void drop_device(Game& game, Id ship, Id card, const std::string& template_name);
// Lays the card's device, or its set, there: no charge is paid and nothing is told. Mines under ships go off, and so
// does at once what lies there as an obstacle (1e-cargo-2). `poses`: as device_poses() has them.
void lay_devices(Game& game, Id ship, const data::Payload& payload, const std::vector<geom::Pose>& poses);
// Says with which template the device is dropped or launched.
void tell_drop(Game& game, Id ship, const data::Payload& payload, const std::string& template_name);
// Goes off, or loses a fuse marker. `ship`: who touched a mine. Opens the windows device_goes_off, whose cards may keep
// it from that, and device_leaves.
void detonate(Game& game, Id device, const Id ship = "");
// Bombs at the end of the Activation Phase (2e-bomb-1), in player order.
void detonate_bombs(Game& game);
// Mines that the ship's move went through or ended on (2e-mine-1, -2), the nearest to its start first.
void mines_met(Game& game, Id ship, const MoveOutcome& move);
// Takes a device or an obstacle off the table; no lock on it is left, a remote's damage cards are discarded. A fused
// obstacle loses a marker instead (2e-fuse-6).
void remove_object(Game& game, Id id, std::string_view rule);

// Ships in play whose base (without guides) is within range 0..farthest of the device or obstacle: of the part of it
// that lies in the area (1e-bomb-7).
Ids ships_within(const Game& game, Id object, int farthest);
// Those ships in the order in which the device's player wants them affected (2e-device-19).
Ids in_order_of_player(Game& game, Id device, Ids ships);
// These and the remotes within `remotes_to`, in the order in which the device's player wants them affected
// (2e-device-19, -20).
Ids struck_by(Game& game, Id device, Id object, int farthest, int remotes_to = 1);

namespace effects {
// The card's offer to drop its device in the System Phase, for one charge; where the card says so, mandatory once a
// charge is spent: then `allowed` of the window's occasion is cleared (nobody may pass).
void add_payload(Effects& all, const char* card, const char* rule);
}  // namespace effects

}  // namespace plotboard::rules
