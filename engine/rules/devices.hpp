#pragma once
// Bombs and mines: dropping, launching, placing, fuses, detonations (2e-device, 2e-fuse, 2e-bomb, 2e-mine). Each
// device's effect is one function in effects/device_<id>.cpp... found through detonate().
//
// Choices: "device" (keys of payload cards with template: "proton-bombs:straight-1"), "device-order",
// "expose-or-strain", "seismic-obstacle", "fuse".

#include <string>
#include <vector>

#include "rules/game.hpp"
#include "rules/movement.hpp"

namespace plotboard::rules {

// Where a device dropped (or launched) with that template would lie; nothing when it would leave the area.
std::vector<geom::Pose> device_poses(const Game& game, const std::string& ship, const data::Payload& payload,
                                     const std::string& template_name, bool launched);
void drop_device(Game& game, const std::string& ship, const std::string& card, const std::string& template_name,
                 bool launched);
void detonate(Game& game, const std::string& device);
// Bombs without fuse at the end of the Activation Phase (2e-bomb-1), in player order.
void detonate_bombs(Game& game);
// Mines that the ship's move went through or ended on (2e-mine-1, -2).
void mines_met(Game& game, const std::string& ship, const geom::Pose& from, const MoveOutcome* move,
               const std::vector<geom::Template>& templates);
// Pieces of the kinds asked for whose closest point is within range bands 0..farthest of the device.
std::vector<std::string> ships_within(const Game& game, const std::string& device, int farthest);

}  // namespace plotboard::rules
