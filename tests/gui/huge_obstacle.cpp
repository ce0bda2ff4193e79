// A huge ship that serves as an obstacle, on the screen: chosen with the battle, put down first, drawn as nobody's.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "data/catalog.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "panels_hand.hpp"
#include "rules/board/field.hpp"
#include "rules/play/setup.hpp"
#include "scene/board.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/pieces.hpp"

namespace plotboard::gui_huge_obstacle {

using namespace plotboard::test;
using state::Side;

namespace {

scene::Picture picture_of(state::Piece piece) {
  state::Table made;
  made.ruleset = "1e";
  made.pieces = {std::move(piece)};
  scene::Camera camera;
  camera.width_px = 1920;
  camera.height_px = 1080;
  camera.fit(914.4, 914.4, 20);
  return scene::board_picture(catalog(), made, {}, scene::theme_named("night"), camera);
}
bool has_colour(const scene::Picture& picture, scene::Colour colour) {
  return std::any_of(picture.strokes.begin(), picture.strokes.end(),
                     [&](const scene::Stroke& stroke) { return stroke.colour == colour; });
}
geom::Box extent(const scene::Picture& picture, scene::Colour colour) {
  geom::Box box;
  for (const scene::Fill& fill : picture.fills) {
    if (fill.colour != colour) continue;
    for (const geom::Vec2 p : fill.points) box.add(p);
  }
  return box;
}
desk::Draft standard() {
  desk::Draft draft = desk::ready_made(catalog(), 2);
  desk::take_game(catalog(), draft, desk::DraftGame::first);
  draft.any_squad = true;
  return draft;
}
std::vector<const state::Piece*> obstacles_of(const state::Table& table) {
  std::vector<const state::Piece*> found;
  for (const state::Piece& piece : table.pieces)
    if (piece.type == state::PieceType::obstacle) found.push_back(&piece);
  return found;
}

}  // namespace

TEST_CASE("It shows the starfield side: two bases, no mid-line, nobody's colour [huge-obstacle-2][huge-obstacle-5]",
          "[scene][board]") {
  const scene::Theme& theme = scene::theme_named("night");
  state::Piece lies = obstacle("H", "1e-huge-ship-long", 450, 450);
  lies.side = Side::enemy;  // who put it there
  const scene::Picture picture = picture_of(lies);
  CHECK_FALSE(has_colour(picture, theme.accent));  // a huge ship's mid-line
  CHECK_FALSE(has_colour(picture, theme.enemy));
  const geom::Box all = extent(picture, theme.space);
  CHECK(all.high.x - all.low.x == Approx(80));
  CHECK(all.high.y - all.low.y == Approx(224.8));
}

TEST_CASE("It stands for three obstacles, and only where it was asked for [huge-obstacle-3][huge-obstacle-4]",
          "[desk]") {
  desk::Draft draft = standard();
  const state::Table without = desk::table_of(catalog(), draft, 3);
  for (const state::Piece* piece : obstacles_of(without)) {
    CHECK_FALSE(rules::is_hulk(catalog(), *piece));  // tournaments do without
  }
  draft.hulk = "1e-huge-ship-short";
  draft.hulk_of = Side::enemy;
  const state::Table made = desk::table_of(catalog(), draft, 3);
  const auto obstacles = obstacles_of(made);
  REQUIRE(obstacles.size() == 4);
  CHECK(rules::is_hulk(catalog(), *obstacles[0]));
  CHECK(obstacles[0]->side == Side::enemy);
  for (const state::Piece* piece : obstacles) CHECK_FALSE(rules::obstacle_fault(catalog(), made, *piece));
  desk::take_game(catalog(), draft, desk::DraftGame::epic);  // there it is a ship
  CHECK(obstacles_of(desk::table_of(catalog(), draft, 3)).size() == 12);
}

TEST_CASE("By the book whoever brings it puts it down first of all [huge-obstacle-3]", "[desk]") {
  const Side of = GENERATE(Side::player, Side::enemy);
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.draft = standard();
  d.draft.setup = desk::DraftSetup::by_the_book;
  d.draft.hulk = "1e-huge-ship-long";
  d.draft.hulk_of = of;
  d.draft.sides[1].controller = desk::Controller::friend_here;
  REQUIRE(d.place_draft());
  act_until(d, [&] { return d.placing.held() != nullptr; });
  CHECK(d.placing.held()->piece == "Huge ship");
  CHECK(d.battle.expected().side == of);
  REQUIRE(d.placing.place());
  for (int left = 3; left > 0; --left) {
    CHECK(d.battle.expected().side == state::other(of));
    REQUIRE(d.placing.place());
  }
  if (d.table().play.choice) REQUIRE(d.answers.pick(0));  // the edge (1e-setup-8)
  act_until(d, [&] { return d.placing.held() != nullptr; });
  CHECK(d.table().find(d.placing.held()->piece)->type == state::PieceType::ship);
}

TEST_CASE("It is chosen with the battle, in standard play alone [huge-obstacle-1]") {
  Hand hand;
  hand.click("start/battle");
  hand.frames(2);
  hand.click("new/first");
  hand.frames(3);
  REQUIRE(hand.shows("new/hulk-short"));
  CHECK_FALSE(hand.shows("new/hulk-enemy"));
  hand.click("new/hulk-long");
  CHECK(hand.desk.draft.hulk == "1e-huge-ship-long");
  hand.desk.draft.setup = desk::DraftSetup::by_the_book;
  hand.frames(3);
  hand.click("new/hulk-enemy");
  CHECK(hand.desk.draft.hulk_of == Side::enemy);
  hand.desk.draft.rocks = desk::DraftRocks::none;
  hand.frames(3);
  CHECK_FALSE(hand.shows("new/hulk-short"));
  hand.desk.draft.rocks = desk::DraftRocks::random;
  desk::take_game(catalog(), hand.desk.draft, desk::DraftGame::epic);
  hand.frames(3);
  CHECK_FALSE(hand.shows("new/hulk-short"));
}

}  // namespace plotboard::gui_huge_obstacle
