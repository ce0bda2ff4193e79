#pragma once
// Pictures without a window, and tables to draw. Where a machine cannot draw offscreen, the tests say so and pass.
#include <string>

#include "draw/painter.hpp"
#include "scene/board.hpp"
#include "scene/camera.hpp"
#include "state/table.hpp"

namespace plotboard::test {

bool can_draw();

draw::Image drawn(const scene::Picture& picture, const scene::Camera& camera, double interface_scale = 1);

state::Piece fighter(const std::string& id, const std::string& ref, geom::Pose at, state::Side side, int number = 0);

state::Piece token(state::PieceType type, const std::string& id, const std::string& ref, geom::Pose at);

// A small fight: two players, two AI ships, rocks, a template and a ruler.
state::Table small_fight();

scene::Camera camera_on(const state::Table& table, int width, int height);

}  // namespace plotboard::test
