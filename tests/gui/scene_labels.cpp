// Names and numbers on the board at every size of text, and on a table that lies on its side; no GL.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <tuple>

#include "battle_support.hpp"
#include "desk_support.hpp"
#include "draw/font.hpp"
#include "draw_support.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"
#include "support/paths.hpp"
#include "support/pieces.hpp"

namespace plotboard::scene_labels {

using geom::Vec2;

namespace {

struct Box {
  double left, top, right, bottom;
};
bool overlap(const Box& a, const Box& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
// Where the letters of a label lie; digits and letters are narrower than the program guesses.
Box letters_of(const scene::Label& label, const scene::Camera& camera, double scale) {
  const double em = label.size_px * scale, half = 0.25 * em * static_cast<double>(label.text.size());
  const Vec2 at = camera.to_screen(label.at) - Vec2{half * label.align_x, 0};
  return {at.x - half, at.y - em * 0.37, at.x + half, at.y + em * 0.37};
}
Box rim_of(const scene::Camera& camera, Vec2 middle, double reach) {
  const Vec2 at = camera.to_screen(middle);
  const double r = reach * camera.pixels_per_mm;
  return {at.x - r, at.y - r, at.x + r, at.y + r};
}

std::string smallest_rock() {
  std::string smallest;
  double least = 1e9;
  for (const auto& [id, obstacle] : test::catalog().obstacles) {
    geom::Box box;
    for (const Vec2 p : obstacle.shape.outline) box.add(p);
    const double reach = std::max(box.high.x - box.low.x, box.high.y - box.low.y);
    if (reach < least) {
      least = reach;
      smallest = id;
    }
  }
  return smallest;
}

// Six small rocks close together in the middle, ships round them.
state::Table crowd() {
  state::Table table;
  const std::string rock = smallest_rock();
  for (int i = 0; i < 6; ++i) {
    table.pieces.push_back(test::token(state::PieceType::obstacle, "R" + std::to_string(i + 1), rock,
                                       test::pose(330 + 110 * (i % 3), 400 + 110 * (i / 3), 40 * i)));
  }
  for (int i = 0; i < 4; ++i) {
    table.pieces.push_back(
        test::fighter("Red " + std::to_string(i + 1), "t65xwing", test::pose(300 + 100 * i, 200), state::Side::player));
    table.pieces.push_back(test::fighter("Alpha " + std::to_string(i + 1), "tielnfighter",
                                         test::pose(300 + 100 * i, 700, 180), state::Side::enemy, i + 1));
  }
  return table;
}

scene::Picture picture_of(const state::Table& table, const scene::Camera& camera, double scale, bool battle = false) {
  scene::Overlay overlay;
  overlay.interface_scale = scale;
  overlay.battle.on = battle;
  return scene::board_picture(test::catalog(), table, overlay, scene::theme_named("night"), camera);
}
const scene::Label* label_of(const scene::Picture& picture, const std::string& text) {
  const auto found = std::find_if(picture.labels.begin(), picture.labels.end(),
                                  [&](const scene::Label& label) { return label.text == text; });
  return found == picture.labels.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("Rocks keep their numbers and ships their names from 75 to 300 percent text", "[scene][labels]") {
  const double scale = GENERATE(0.75, 1.0, 1.5, 2.0, 3.0);
  const bool battle = GENERATE(false, true);
  const state::Table table = crowd();
  const scene::Camera camera = test::camera_on(table, 1280, 690);
  CAPTURE(scale, battle);
  const scene::Picture picture = picture_of(table, camera, scale, battle);
  std::vector<Box> seen;
  for (const state::Piece& piece : table.pieces) {
    INFO(piece.id.text());
    const scene::Label* label = label_of(picture, piece.id);
    REQUIRE(label != nullptr);
    CHECK(label->turn_degrees == 0);
    const Box box = letters_of(*label, camera, scale);
    CHECK(box.left >= 0);
    CHECK(box.right <= 1280);
    CHECK(box.top >= 0);
    CHECK(box.bottom <= 690);
    for (const Box& other : seen) CHECK_FALSE(overlap(box, other));
    for (const state::Piece& ship : table.pieces) {
      if (ship.type != state::PieceType::ship) continue;
      CHECK_FALSE(overlap(box, rim_of(camera, {ship.pose.x.mm(), ship.pose.y.mm()}, 18)));
    }
    seen.push_back(box);
  }
}

TEST_CASE("The number of a range band gives way to a ship and to names", "[scene][labels]") {
  state::Table table;
  table.pieces.push_back(test::fighter("Red 1", "t65xwing", test::pose(450, 200), state::Side::player));
  scene::Overlay overlay;
  overlay.arcs.push_back({"Red 1", geom::ArcKind::front, true, std::nullopt});
  const scene::Camera camera = test::camera_on(table, 1280, 690);
  const auto drawn = [&] {
    return scene::board_picture(test::catalog(), table, overlay, scene::theme_named("night"), camera);
  };
  const auto two_of = [](const scene::Picture& picture) {  // the band's, not the mat's
    const auto found = std::find_if(picture.labels.begin(), picture.labels.end(), [](const scene::Label& label) {
      return label.text == "2" && label.colour == scene::theme_named("night").band2;
    });
    return found == picture.labels.end() ? nullptr : &*found;
  };
  const scene::Picture alone = drawn();
  const scene::Label* free_two = two_of(alone);
  REQUIRE(free_two != nullptr);
  CHECK(free_two->at.x == Approx(450).margin(25));  // ahead
  const geom::Vec2 there = free_two->at;
  table.pieces.push_back(
      test::fighter("Alpha 1", "tielnfighter", test::pose(there.x, there.y, 180), state::Side::enemy, 1));
  const scene::Picture crowded = drawn();
  const scene::Label* two = two_of(crowded);
  REQUIRE(two != nullptr);
  const Box box = letters_of(*two, camera, 1);
  CHECK_FALSE(overlap(box, rim_of(camera, there, 18)));
  for (const scene::Label& other : crowded.labels)
    if (&other != two && other.text == "Alpha 1") CHECK_FALSE(overlap(box, letters_of(other, camera, 1)));
  CHECK(geom::length(two->at - Vec2{450, 200}) ==
        Approx(geom::length(there - Vec2{450, 200})).margin(25));  // in its band
}

TEST_CASE("A number that finds no room by its rock has a thin line to it", "[scene][labels]") {
  state::Table table = crowd();
  // Walled in: ships close on all sides.
  table.pieces.resize(1);
  table.pieces[0].pose = test::pose(450, 450);
  for (int i = 0; i < 9; ++i) {
    if (i == 4) continue;
    table.pieces.push_back(test::fighter("S" + std::to_string(i), "t65xwing",
                                         test::pose(450 + 62 * (i % 3 - 1), 450 + 62 * (i / 3 - 1)),
                                         state::Side::player));
  }
  const scene::Camera camera = test::camera_on(table, 1280, 690);
  const scene::Picture picture = picture_of(table, camera, 2);
  const scene::Label* label = label_of(picture, "R1");
  REQUIRE(label != nullptr);
  CHECK(geom::length(label->at - Vec2{450, 450}) > 80);
  CHECK(std::any_of(picture.strokes.begin(), picture.strokes.end(), [&](const scene::Stroke& line) {
    return line.points.size() == 2 && line.width_px <= 1 && geom::length(line.points[1] - label->at) < 1e-6 &&
           geom::length(line.points[0] - Vec2{450, 450}) < 20;
  }));
}

TEST_CASE("Numbers of templates and rulers stay at large text", "[scene][labels]") {
  state::Table table;
  table.pieces = {test::token(state::PieceType::template_piece, "T1", "turn-2-right", test::pose(300, 300, 10)),
                  test::token(state::PieceType::ruler, "Ruler", "range", test::pose(700, 300, -5))};
  const scene::Camera camera = test::camera_on(table, 1280, 720);
  for (const double scale : {0.75, 1.0, 2.0, 3.0}) {
    CAPTURE(scale);
    scene::Overlay overlay;
    overlay.interface_scale = scale;
    overlay.grid = false;
    const scene::Picture picture =
        scene::board_picture(test::catalog(), table, overlay, scene::theme_named("night"), camera);
    CHECK(std::count_if(picture.labels.begin(), picture.labels.end(),
                        [](const scene::Label& label) { return label.text == "2"; }) == 2);
    CHECK(label_of(picture, "3") != nullptr);
  }
}

TEST_CASE("On a table that lies on its side everything written is upright and in its usual order", "[scene][labels]") {
  state::Table table;
  table.area = *state::area_named("3x6");
  table.pieces = {test::fighter("Red 1", "t65xwing", test::pose(450, 600, 30), state::Side::player),
                  test::token(state::PieceType::obstacle, "R1", "coreasteroid5", test::pose(300, 1200)),
                  test::token(state::PieceType::ruler, "Ruler", "range", test::pose(700, 900, 20))};
  table.pieces[0].ship.hull = 4;
  table.pieces[0].ship.shields = table.pieces[0].ship.shield_limit = 2;
  table.pieces[0].tokens.stress = 1;
  const scene::Camera camera = test::camera_on(table, 1900, 1000);
  REQUIRE(camera.on_side);
  const bool battle = GENERATE(false, true);
  CAPTURE(battle);
  const scene::Picture picture = picture_of(table, camera, 1, battle);
  for (const scene::Label& label : picture.labels) CHECK(label.turn_degrees == 0);
  // Below its base as ever: the name, and in a battle under it what the ship has left.
  const scene::Label* name = label_of(picture, "Red 1");
  REQUIRE(name != nullptr);
  const Vec2 base = camera.to_screen({450, 600}), at = camera.to_screen(name->at);
  CHECK(at.y > base.y + 20 * camera.pixels_per_mm);
  CHECK(std::abs(at.x - base.x) < 80);
  if (battle) {
    const scene::Theme& t = scene::theme_named("night");
    std::vector<Vec2> shields, hull;
    for (const scene::Fill& fill : picture.fills) {
      geom::Box box;
      for (const Vec2 p : fill.points) box.add(camera.to_screen(p));
      const Vec2 middle = geom::middle(box.low, box.high);
      if (fill.colour == t.apart) shields.push_back(middle);
      if (fill.colour == t.touching) hull.push_back(middle);
    }
    REQUIRE(shields.size() == 2);
    REQUIRE(hull.size() == 4);
    CHECK(shields[1].x > shields[0].x);
    CHECK(shields[1].y == Approx(shields[0].y));
    CHECK(hull[0].x > shields[1].x);
    CHECK(hull[0].y == Approx(shields[0].y));
    CHECK(shields[0].y > at.y);
  }
  // The grid's numbers stand outside the two edges that meet in the origin.
  const Vec2 origin = camera.to_screen({0, 0});
  const scene::Label* far = label_of(picture, "18");
  REQUIRE(far != nullptr);
  CHECK(camera.to_screen(far->at).y < origin.y);
  CHECK(camera.to_screen(far->at).x == Approx(camera.to_screen({0, 1800}).x));
}

namespace {

struct Name {
  std::string text;
  Box letters;
};
// On plates, as large as they are drawn.
std::vector<Name> names_on(const scene::Picture& picture, const scene::Camera& camera, double scale, draw::Font& font) {
  std::vector<Name> names;
  for (const scene::Label& label : picture.labels) {
    if (label.plate.a == 0 || label.text.find('\n') != std::string::npos) continue;
    const int size = static_cast<int>(std::lround(label.size_px * scale));
    const double wide = static_cast<double>(font.width(label.bold, label.text, size)) / 2, tall = size * 0.727 / 2;
    const Vec2 at = camera.to_screen(label.at);
    names.push_back({label.text, {at.x - wide, at.y - tall, at.x + wide, at.y + tall}});
  }
  return names;
}
// A zone's or an exit's, as the board calls it.
bool is_of_map(const data::Mission& mission, const std::string& text) {
  const auto is = [&text](const auto& part) {
    return text == part.name || text == "deploy: " + part.name || text == "exit " + part.name;
  };
  return std::any_of(mission.zones.begin(), mission.zones.end(), is) ||
         std::any_of(mission.exits.begin(), mission.exits.end(), is);
}

}  // namespace

TEST_CASE("No zone's or exit's name lies on another name, in the briefing and on the table", "[scene][labels]") {
  auto font = draw::Font::open(test::root());
  REQUIRE(font.ok());
  const auto [width, height, scale] =
      GENERATE(std::tuple{1280.0, 720.0, 1.0}, std::tuple{1280.0, 720.0, 2.0}, std::tuple{3840.0, 2160.0, 2.5});
  test::Hand hand(width, height, scale);
  desk::Desk& d = hand.desk;
  d.settings.text_scale = scale;
  d.settings.flight_seconds = 0;
  int checked = 0;
  const auto check = [&, scale = scale](const data::Mission& mission, const std::string& where) {
    const scene::Camera& camera = d.board.camera;
    scene::Overlay overlay = d.overlay();
    overlay.battle.held.clear();  // a hand moves it about
    const scene::Picture picture = scene::board_picture(test::catalog(), *d.board_on_show(), overlay,
                                                        scene::theme_named(d.settings.theme), camera);
    const std::vector<Name> names = names_on(picture, camera, scale, **font);
    for (const Name& name : names) {
      if (!is_of_map(mission, name.text)) continue;
      INFO(mission.name << ", " << where << ": " << name.text << " at scale " << scale);
      if (where != "dials") {  // then the view may have gone elsewhere
        CHECK(name.letters.left >= camera.left_px);
        CHECK(name.letters.right <= camera.left_px + camera.width_px);
      }
      for (const Name& other : names) {
        const state::Piece* piece = d.board_on_show()->find(other.text);
        const bool ship =
            piece != nullptr && piece->type == state::PieceType::ship;  // it stands where there is room left
        if (&other == &name || (ship && scale == 2.0)) continue;
        INFO("on " << other.text);
        CHECK_FALSE(overlap(name.letters, other.letters));
      }
      ++checked;
    }
  };
  for (const auto& [id, mission] : test::catalog().missions) {
    REQUIRE(d.show_briefing(id));
    hand.frames(2);
    if (hand.shows("briefing/tab-map")) hand.click("briefing/tab-map");
    hand.frames(2);
    check(mission, "briefing");
    REQUIRE(d.missions.begin());
    hand.frames(3);
    check(mission, "table");
    if (mission.exits.empty() || scale != 2.0) continue;
    // The least room that the board ever has: a dial beside it.
    test::act_until(d, [&] { return d.table().play.phase == state::Phase::planning; });
    d.dial.open_for(d.battle.expected().ship);
    hand.frames(4);
    check(mission, "dials");
  }
  CHECK(checked > 100);
}

}  // namespace plotboard::scene_labels
