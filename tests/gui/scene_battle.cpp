// What a battle draws on the board, read from the Picture; no GL.
#include <algorithm>
#include <catch2/catch.hpp>

#include "desk_support.hpp"
#include "draw_support.hpp"
#include "geom/formation.hpp"
#include "scene/battle.hpp"
#include "scene/signs.hpp"
#include "support/catalog.hpp"

namespace plotboard::scene_battle {

using geom::Vec2;

namespace {

state::Table two_ships() {
  state::Table table;
  for (const auto& [id, side, y] :
       {std::tuple{"Red 1", state::Side::player, 300.0}, std::tuple{"Alpha 1", state::Side::enemy, 600.0}}) {
    state::Piece piece;
    piece.id = id;
    piece.ref = side == state::Side::player ? "t65xwing" : "tielnfighter";
    piece.side = side;
    piece.initiative = 3;
    piece.pose = geom::rounded_pose({457, y}, side == state::Side::player ? 0 : 180);
    piece.ship.hull = 4;
    piece.ship.shields = 1;
    piece.ship.shield_limit = 2;
    table.pieces.push_back(piece);
  }
  return table;
}
scene::Picture picture_of(const state::Table& table, scene::BattleShown battle, double scale = 1) {
  scene::Camera camera;
  camera.width_px = 1920;
  camera.height_px = 1080;
  camera.fit(914.4, 914.4, 20);
  scene::Overlay overlay;
  overlay.interface_scale = scale;
  battle.on = true;
  overlay.battle = std::move(battle);
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

TEST_CASE("Shields, hull and damage are counted out beside the base", "[scene][battle]") {
  const scene::Theme& t = scene::theme_named("night");
  state::Table table = two_ships();
  const scene::Picture whole = picture_of(table, {});
  const std::size_t hull = fills_in(whole, t.touching), shields = fills_in(whole, t.apart);
  table.pieces[0].ship.damage = {{0, false}, {0, false}};
  table.pieces[0].ship.shields = 0;
  const scene::Picture hurt = picture_of(table, {});
  CHECK(hull - fills_in(hurt, t.touching) == 2);
  CHECK(shields - fills_in(hurt, t.apart) == 1);
  // A large ship says numbers instead of many signs.
  table.pieces[0].ship.hull = 12;
  table.pieces[0].ship.shield_limit = 4;
  CHECK(says(picture_of(table, {}), "10/12"));
}

TEST_CASE("A destroyed ship is crossed out, a removed one is gone", "[scene][battle]") {
  state::Table table = two_ships();
  table.pieces[1].ship.destroyed = true;
  CHECK(says(picture_of(table, {}), "Alpha 1 destroyed"));
  table.pieces[1].ship.removed = true;
  CHECK_FALSE(says(picture_of(table, {}), "Alpha 1"));
  CHECK(scene::piece_at(test::catalog(), table, {457, 600}, 1).empty());
}

TEST_CASE("Dials are drawn only where the desk lets them be known", "[scene][battle]") {
  const state::Table table = two_ships();
  CHECK_FALSE(says(picture_of(table, {}), "bank"));
  scene::BattleShown battle;
  battle.dials["Red 1"] = "2 bank left";
  CHECK(says(picture_of(table, battle), "2 bank left"));
}

TEST_CASE("What can be picked lies where it is clicked", "[scene][battle]") {
  const state::Table table = two_ships();
  std::vector<scene::Offer> offers(4);
  offers[0] = {"", geom::rounded_pose({500, 300}, 0), "Red 1", "1", true, false};
  offers[1] = {"", geom::rounded_pose({510, 300}, 0), "Red 1", "2", true, false};
  offers[2] = {"", geom::rounded_pose({200, 300}, 0), "Red 1", "", false, false};
  offers[3] = {"Alpha 1", {}, "Red 1", "3", true, false};
  const auto at = [&](double x, double y) { return scene::offer_at(test::catalog(), table, offers, {x, y}); };
  CHECK(at(501, 300) == 0u);  // of two that overlap the nearer
  CHECK(at(512, 300) == 1u);
  CHECK(at(200, 300) == 2u);
  CHECK(at(457, 600) == 3u);
  CHECK_FALSE(at(800, 800));
  scene::BattleShown battle;
  battle.offers = offers;
  const scene::Picture picture = picture_of(table, battle);
  for (const char* key : {"1", "2", "3"}) CHECK(says(picture, key));
  // The number of a ship stands beside it, and is that answer too.
  const auto badge = std::find_if(picture.badges.begin(), picture.badges.end(),
                                  [](const scene::Badge& each) { return each.label == "3"; });
  REQUIRE(badge != picture.badges.end());
  CHECK_FALSE(at(badge->at.x, badge->at.y));
  CHECK(scene::offer_at(test::catalog(), table, offers, badge->at, picture.badges) == 3u);
  CHECK_FALSE(scene::offer_at(test::catalog(), table, offers, {800, 800}, picture.badges));
  // Forbidden places are hatched, not only in another colour.
  CHECK(std::any_of(picture.fills.begin(), picture.fills.end(), [](const scene::Fill& fill) {
    return fill.pattern == scene::Pattern::hatched && !fill.points.empty() && fill.points[0].x < 260 &&
           fill.points[0].x > 140;
  }));
}

TEST_CASE("The attack's line says range and obstruction", "[scene][battle]") {
  const state::Table table = two_ships();
  scene::BattleShown battle;
  battle.shot = scene::ShotShown{"Red 1", "Alpha 1", {{457, 320}, {457, 580}}, "range 3, obstructed", {}};
  CHECK(says(picture_of(table, battle), "range 3, obstructed"));
}

TEST_CASE("Every token and face has a sign of its own", "[scene][battle]") {
  const auto same = [](const scene::Sign& a, const scene::Sign& b) { return a.fills == b.fills && a.lines == b.lines; };
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    CAPTURE(scene::words_of(token));
    const scene::Sign& sign = scene::sign_of(token);
    CHECK_FALSE((sign.fills.empty() && sign.lines.empty()));
    for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(same(sign, scene::sign_of(static_cast<state::Token>(j))));
    for (const auto* list : {&sign.fills, &sign.lines})
      for (const auto& points : *list)
        for (const Vec2 p : points) CHECK(geom::length(p) < 1.01);
  }
  for (int i = 0; i < 5; ++i)
    for (int j = 0; j < i; ++j)
      CHECK_FALSE(same(scene::sign_of(static_cast<state::Face>(i)), scene::sign_of(static_cast<state::Face>(j))));
  // Round tokens leave at the round's end, pointed ones stay; the two kinds of dice differ too.
  CHECK(scene::token_rim(state::Token::focus).size() != scene::token_rim(state::Token::stress).size());
  CHECK(scene::die_rim(state::DieKind::attack).size() != scene::die_rim(state::DieKind::defense).size());
}

TEST_CASE("A wing has its outline and its leader two chevrons", "[scene][battle][fga-1.1.1-2][fga-2.14.1.1x-6]") {
  state::Table table = two_ships();
  state::Piece leader = table.pieces[1];
  const std::size_t lines = picture_of(table, {}).strokes.size();
  leader.ship.wing = {leader.id, 1, false};
  table.pieces[1] = leader;
  const scene::Picture alone = picture_of(table, {});
  CHECK(alone.strokes.size() == lines + 4);  // the mark: each chevron with its rim
  for (int place = 2; place <= 3; ++place) {
    state::Piece mate = leader;
    mate.id = "Alpha " + std::to_string(place);
    mate.ship.wing.place = place;
    mate.pose = geom::wing_tool_pose(test::catalog().figures, mate.base, leader.pose, place);
    table.pieces.push_back(mate);
  }
  const auto outlines = [](const scene::Picture& picture) {
    const scene::Theme& t = scene::theme_named("night");
    return std::count_if(picture.strokes.begin(), picture.strokes.end(), [&](const scene::Stroke& stroke) {
      return stroke.closed && stroke.dash_mm > 0 && stroke.colour == scene::faded(t.enemy_text, 0.8);
    });
  };
  CHECK(outlines(alone) == 0);
  CHECK(outlines(picture_of(table, {})) == 1);
  table.pieces[2].ship.wing.split = true;
  table.pieces[3].ship.wing.split = true;
  CHECK(outlines(picture_of(table, {})) == 0);
}

}  // namespace plotboard::scene_battle
