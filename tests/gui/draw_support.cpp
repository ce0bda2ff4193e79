#include "draw_support.hpp"

#include <catch2/catch.hpp>
#include <utility>

#include "platform/offscreen.hpp"
#include "support/catalog.hpp"
#include "support/paths.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {

bool can_draw() {
  static const bool can = [] {
    auto context = platform::Offscreen::make(16, 16);
    if (!context) WARN("no offscreen drawing on this machine, skipped: " << base::text(context.errors()));
    return context.ok();
  }();
  return can;
}

draw::Image drawn(const scene::Picture& picture, const scene::Camera& camera, double interface_scale) {
  auto image = draw::render_offscreen(picture, camera, static_cast<int>(camera.width_px),
                                      static_cast<int>(camera.height_px), interface_scale, test::root());
  if (!image) FAIL(base::text(image.errors()));
  return std::move(*image);
}

state::Piece fighter(const std::string& id, const std::string& ref, geom::Pose at, state::Side side, int number) {
  state::Piece piece;
  piece.id = id;
  piece.ref = ref;
  piece.pose = at;
  piece.side = side;
  piece.number = number;
  piece.ai = side == state::Side::enemy;
  piece.initiative = side == state::Side::enemy ? 2 : 4;
  const data::Ship* known = catalog().ship(ref);
  REQUIRE(known != nullptr);
  piece.base = known->base;
  return piece;
}

state::Piece token(state::PieceType type, const std::string& id, const std::string& ref, geom::Pose at) {
  state::Piece piece;
  piece.id = id;
  piece.type = type;
  piece.ref = ref;
  piece.pose = at;
  return piece;
}

state::Table small_fight() {
  using state::PieceType;
  using state::Side;
  state::Table table;
  table.pieces = {fighter("Red 1", "t65xwing", pose(330, 250, 12), Side::player),
                  fighter("Gold 1", "modifiedyt1300lightfreighter", pose(600, 200, -20), Side::player),
                  fighter("Alpha 1", "tielnfighter", pose(300, 560, 170), Side::enemy, 1),
                  fighter("Delta 2", "tieadvancedx1", pose(660, 560, 215), Side::enemy, 2),
                  token(PieceType::obstacle, "R1", "coreasteroid5", pose(420, 400, 20)),
                  token(PieceType::obstacle, "R2", "yt2400debris0", pose(200, 430, 140)),
                  token(PieceType::obstacle, "R3", "gascloud4", pose(700, 400, 10)),
                  token(PieceType::template_piece, "T1", "turn-2-right", pose(120, 130, 10)),
                  token(PieceType::ruler, "Ruler", "range", pose(850, 120, -5)),
                  token(PieceType::marker, "M1", "Jump point", pose(800, 700, 0))};
  table.pieces[2].tokens.stress = 1;
  return table;
}

scene::Camera camera_on(const state::Table& table, int width, int height) {
  scene::Camera camera;
  camera.width_px = width;
  camera.height_px = height;
  camera.fit(table.area.width.mm(), table.area.height.mm(), 16);
  return camera;
}

}  // namespace plotboard::test
