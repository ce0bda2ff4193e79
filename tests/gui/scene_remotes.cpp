// The remotes that missions put down, on the board: the colour of their side, a mark of their own, name and hull.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "draw_support.hpp"
#include "rules/play/setup.hpp"
#include "scene/canvas.hpp"
#include "support/catalog.hpp"

namespace plotboard::scene_remotes {

namespace {

constexpr const char* kRemotes[] = {"key_cargo", "satellite", "shuttle", "turret", "warhead"};

state::Piece remote(const std::string& ref, state::Side side) {
  state::Piece piece = test::token(state::PieceType::device, "The " + ref, ref, geom::rounded_pose({457, 457}, 30));
  piece.side = side;
  piece.ship = rules::equipped(test::catalog(), piece);
  return piece;
}
scene::Picture picture_of(const state::Piece& piece, bool battle) {
  state::Table table;
  table.pieces.push_back(piece);
  scene::Camera camera;
  camera.width_px = 1920;
  camera.height_px = 1080;
  camera.fit(914.4, 914.4, 20);
  scene::Overlay overlay;
  overlay.battle.on = battle;
  return scene::board_picture(test::catalog(), table, overlay, scene::theme_named("night"), camera);
}
bool says(const scene::Picture& picture, const std::string& words) {
  return std::any_of(picture.labels.begin(), picture.labels.end(),
                     [&](const scene::Label& label) { return label.text.find(words) != std::string::npos; });
}
std::size_t fills_in(const scene::Picture& picture, scene::Colour colour) {
  return static_cast<std::size_t>(std::count_if(picture.fills.begin(), picture.fills.end(),
                                                [&](const scene::Fill& fill) { return fill.colour == colour; }));
}

}  // namespace

TEST_CASE("Each remote of a mission shows whose it is and what it is for", "[scene][fga-4.5.5-1]") {
  const scene::Theme& theme = scene::theme_named("night");
  std::set<std::pair<std::size_t, std::size_t>> marks;  // how many fills and lines: no two alike
  for (const char* ref : kRemotes) {
    INFO(ref);
    for (const auto& [side, colour] : {std::pair{state::Side::player, theme.player},
                                       {state::Side::enemy, theme.enemy},
                                       {state::Side::none, theme.neutral}}) {
      const scene::Picture picture = picture_of(remote(ref, side), false);
      CHECK(fills_in(picture, scene::mixed(colour, theme.space, 0.45)) > 0);
      CHECK(fills_in(picture, scene::mixed(colour, theme.text, 0.55)) > 0);
      CHECK(says(picture, "The " + std::string(ref)));
    }
    const scene::Picture picture = picture_of(remote(ref, state::Side::enemy), false);
    marks.insert({picture.fills.size(), picture.strokes.size()});
  }
  CHECK(marks.size() == 5);
}

TEST_CASE("In a battle a remote's hull is counted out beside it", "[scene][battle][fga-4.5.5-1]") {
  const scene::Theme& theme = scene::theme_named("night");
  state::Piece turret = remote("turret", state::Side::enemy);
  const std::size_t whole = fills_in(picture_of(turret, true), theme.touching);
  turret.ship.damage = {{5, false}, {2, false}};
  CHECK(fills_in(picture_of(turret, true), theme.touching) + 2 == whole);
  CHECK(says(picture_of(turret, true), "The turret"));
}

}  // namespace plotboard::scene_remotes
