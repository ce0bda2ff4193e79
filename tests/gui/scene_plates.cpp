// Who is who on the board: markers, the plates beside ships, locks; read from the Picture, no GL.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "desk_support.hpp"
#include "draw_support.hpp"
#include "scene/markers.hpp"
#include "scene/pieces.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "support/random_battle.hpp"

namespace plotboard::scene_plates {

using geom::Vec2;
using state::Side;

namespace {

struct Rect {
  Vec2 low, high;
};
bool overlap(const Rect& a, const Rect& b) {
  return a.low.x < b.high.x && b.low.x < a.high.x && a.low.y < b.high.y && b.low.y < a.high.y;
}
Rect rect_of(const scene::Plate& plate) { return {plate.low, plate.high}; }

// The corners of a base on the screen.
std::vector<Vec2> corners_of(const state::Piece& ship, const scene::Camera& camera) {
  const geom::BaseFigures& size = test::catalog().figures.base_of(ship.base);
  const double w = size.width.mm() / 2, l = size.length.mm() / 2;
  const geom::Frame frame = geom::frame_of(ship.pose);
  std::vector<Vec2> corners;
  for (const Vec2 corner : {Vec2{w, l}, Vec2{w, -l}, Vec2{-w, -l}, Vec2{-w, l}})
    corners.push_back(camera.to_screen(frame.to_world(corner)));
  return corners;
}

// Do a turned base and an upright rectangle share a point inside both? By the four directions of their sides.
bool covers(const Rect& plate, const std::vector<Vec2>& base) {
  const std::vector<Vec2> box{plate.low, {plate.high.x, plate.low.y}, plate.high, {plate.low.x, plate.high.y}};
  for (const Vec2 way : {Vec2{1, 0}, Vec2{0, 1}, base[1] - base[0], base[2] - base[1]}) {
    double a_low = 1e18, a_high = -1e18, b_low = 1e18, b_high = -1e18;
    for (const Vec2 p : box) a_low = std::min(a_low, dot(p, way)), a_high = std::max(a_high, dot(p, way));
    for (const Vec2 p : base) b_low = std::min(b_low, dot(p, way)), b_high = std::max(b_high, dot(p, way));
    if (a_high <= b_low + 1e-6 || b_high <= a_low + 1e-6) return false;
  }
  return true;
}

scene::Picture picture_of(const state::Table& table, const scene::Camera& camera, double scale,
                          std::vector<scene::Plate> before = {}, const std::string& selected = "") {
  scene::Overlay overlay;
  overlay.interface_scale = scale;
  overlay.battle.on = true;
  overlay.plates = std::move(before);
  if (!selected.empty()) overlay.selected = {selected};
  return scene::board_picture(test::catalog(), table, overlay, scene::theme_named("night"), camera);
}
const scene::Plate* plate_of(const scene::Picture& picture, const std::string& piece) {
  const auto found = std::find_if(picture.plates.begin(), picture.plates.end(),
                                  [&](const scene::Plate& plate) { return plate.piece == piece; });
  return found == picture.plates.end() ? nullptr : &*found;
}
std::size_t said(const scene::Picture& picture, const std::string& words) {
  return static_cast<std::size_t>(std::count_if(picture.labels.begin(), picture.labels.end(),
                                                [&](const scene::Label& label) { return label.text == words; }));
}

state::Table four_against_four() {
  state::Table table;
  for (int i = 0; i < 4; ++i) {
    const std::string number = std::to_string(i + 1);
    table.pieces.push_back(
        test::fighter("Red " + number, "t65xwing", test::pose(250 + 110 * i, 250 + 20 * i, 10 * i), Side::player));
    table.pieces.push_back(
        test::fighter("Alpha " + number, "tielnfighter", test::pose(250 + 110 * i, 650, 180), Side::enemy));
  }
  for (state::Piece& piece : table.pieces) piece.ship.hull = 4;
  return table;
}

}  // namespace

TEST_CASE("No plate lies on a base or on another plate, however crowded the table is", "[scene][plates]") {
  const double scale = GENERATE(1.0, 2.0);
  const auto [width, height] = GENERATE(std::pair{690, 560}, std::pair{2600, 1900});
  std::size_t ships = 0, shown = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    test::RandomBattle random(seed);
    state::Table table = random.table(8, 6, seed % 3 == 0 ? 300000 : 800000);
    random.burden(table);
    const scene::Camera camera = test::camera_on(table, width, height);
    const scene::Picture picture = picture_of(table, camera, height > 1000 ? scale * 2.5 : scale);
    CAPTURE(seed, scale, width);
    for (std::size_t i = 0; i < picture.plates.size(); ++i) {
      const Rect box = rect_of(picture.plates[i]);
      INFO(picture.plates[i].piece);
      for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(overlap(box, rect_of(picture.plates[j])));
      for (const state::Piece& ship : table.pieces)
        if (ship.in_play()) CHECK_FALSE(covers(box, corners_of(ship, camera)));
    }
    for (const state::Piece& ship : table.pieces) {
      if (!ship.in_play()) continue;
      ++ships;
      if (plate_of(picture, ship.id) != nullptr) ++shown;
    }
  }
  // Hardly one is left out at the usual size of text.
  CAPTURE(ships, shown);
  CHECK(shown * 100 >= ships * (scale > 1 ? 60 : 97));
}

TEST_CASE("A plate stays where it is from picture to picture and from move to move", "[scene][plates]") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    CAPTURE(seed);
    test::RandomBattle random(seed);
    state::Table table = random.table(6, 4, 800000);
    const scene::Camera camera = test::camera_on(table, 690, 560);
    const scene::Picture first = picture_of(table, camera, 1);
    const scene::Picture again = picture_of(table, camera, 1, first.plates);
    REQUIRE(again.plates.size() == first.plates.size());
    for (const scene::Plate& plate : first.plates) {
      INFO(plate.piece);
      const scene::Plate* now = plate_of(again, plate.piece);
      REQUIRE(now != nullptr);
      if (plate.place < 8) CHECK((now->place == plate.place && now->low == plate.low));
    }
    // One ship flies: whoever is not in its way stays.
    const auto mover = std::find_if(table.pieces.begin(), table.pieces.end(),
                                    [](const state::Piece& piece) { return piece.in_play(); });
    REQUIRE(mover != table.pieces.end());
    mover->pose.x.value += 60000;
    mover->pose.heading.value = (mover->pose.heading.value + 45000) % 360000;
    const scene::Picture after = picture_of(table, camera, 1, again.plates);
    const geom::Box reach = [&] {
      geom::Box box;
      for (const Vec2 p : corners_of(*mover, camera)) box.add(p);
      return box;
    }();
    for (const scene::Plate& plate : again.plates) {
      if (plate.piece == mover->id || plate.place >= 8) continue;
      INFO(plate.piece);
      const scene::Plate* now = plate_of(after, plate.piece);
      REQUIRE(now != nullptr);
      // Its marker may have gone to another side of the base.
      const Rect grown{reach.low - Vec2{20, 20}, reach.high + Vec2{20, 20}};
      if (!overlap(rect_of(plate), grown)) CHECK(now->low == plate.low);
    }
  }
}

TEST_CASE("A plate that has to go far off has a line to its base, and comes back", "[scene][plates]") {
  state::Table table;
  table.pieces.push_back(test::fighter("Middle", "t65xwing", test::pose(450, 450), Side::player));
  for (int i = 0; i < 25; ++i) {
    if (i == 12) continue;
    table.pieces.push_back(test::fighter("S" + std::to_string(i), "t65xwing",
                                         test::pose(450 + 48 * (i % 5 - 2), 450 + 48 * (i / 5 - 2)), Side::player));
  }
  for (state::Piece& piece : table.pieces) piece.ship.hull = 4;
  const scene::Camera camera = test::camera_on(table, 1280, 690);
  const scene::Picture crowded = picture_of(table, camera, 1);
  const scene::Plate* plate = plate_of(crowded, "Middle");
  REQUIRE(plate != nullptr);
  CHECK(plate->place >= 8);
  const auto has_leader = [&](const scene::Picture& picture, const scene::Plate& of) {
    return std::any_of(picture.strokes.begin(), picture.strokes.end(), [&](const scene::Stroke& line) {
      if (line.points.size() != 2) return false;
      const Vec2 from = camera.to_screen(line.points[0]), to = camera.to_screen(line.points[1]);
      const bool at_base = geom::length(from - camera.to_screen({450, 450})) < 20 * camera.pixels_per_mm;
      return at_base && to.x >= of.low.x - 1 && to.x <= of.high.x + 1 && to.y >= of.low.y - 1 && to.y <= of.high.y + 1;
    });
  };
  CHECK(has_leader(crowded, *plate));
  table.pieces.resize(1);
  const scene::Picture alone = picture_of(table, camera, 1, crowded.plates);
  plate = plate_of(alone, "Middle");
  REQUIRE(plate != nullptr);
  CHECK(plate->place < 8);
  CHECK_FALSE(has_leader(alone, *plate));
}

TEST_CASE("A plate that was pushed aside goes home as soon as nothing is in the way", "[scene][plates]") {
  state::Table table;
  table.pieces.push_back(test::fighter("Home", "t65xwing", test::pose(450, 450), Side::player));
  table.pieces.front().ship.hull = 4;
  table.play.phase = state::Phase::activation;
  const scene::Camera camera = test::camera_on(table, 1280, 690);
  const scene::Picture first = picture_of(table, camera, 1);
  REQUIRE(plate_of(first, "Home") != nullptr);
  CHECK(plate_of(first, "Home")->place == 0);
  table.pieces.push_back(test::fighter("Other", "t65xwing", test::pose(450, 400), Side::player));
  const scene::Picture pushed = picture_of(table, camera, 1, first.plates);
  REQUIRE(plate_of(pushed, "Home") != nullptr);
  CHECK(plate_of(pushed, "Home")->place != 0);
  table.pieces.pop_back();
  const scene::Picture back = picture_of(table, camera, 1, pushed.plates);
  CHECK(plate_of(back, "Home")->place == 0);
  CHECK(plate_of(back, "Home")->low == plate_of(first, "Home")->low);
}

TEST_CASE("A plate takes its best place when a phase begins, not before and not while ships move", "[scene][plates]") {
  state::Table table;
  table.pieces.push_back(test::fighter("Home", "t65xwing", test::pose(450, 450), Side::player));
  table.pieces.push_back(test::fighter("Other", "t65xwing", test::pose(450, 400), Side::player));
  table.pieces.front().ship.hull = 4;
  table.play.phase = state::Phase::activation;
  const scene::Camera camera = test::camera_on(table, 1280, 690);
  const scene::Picture first = picture_of(table, camera, 1);
  REQUIRE(plate_of(first, "Home") != nullptr);
  const scene::Plate aside = *plate_of(first, "Home");
  CHECK(aside.place != 0);
  CHECK(aside.place < 8);
  table.pieces[1].pose = test::pose(700, 700);
  const scene::Picture still = picture_of(table, camera, 1, first.plates);
  CHECK(plate_of(still, "Home")->low == aside.low);
  table.play.phase = state::Phase::engagement;
  scene::Overlay moving;
  moving.battle.on = true;
  moving.plates = still.plates;
  const scene::Timeline timeline;
  moving.timeline = &timeline;
  const scene::Picture flight =
      scene::board_picture(test::catalog(), table, moving, scene::theme_named("night"), camera);
  CHECK(plate_of(flight, "Home")->low == aside.low);
  const scene::Picture rest = picture_of(table, camera, 1, flight.plates);
  CHECK(plate_of(rest, "Home")->place == 0);
}

TEST_CASE("A plate lies on no obstacle where there is room nearby", "[scene][plates]") {
  state::Table table;
  table.pieces.push_back(test::fighter("Home", "t65xwing", test::pose(450, 450), Side::player));
  table.pieces.front().ship.hull = 4;
  // On a rock that reaches into every place at its base.
  std::string rock;
  double least = 0;
  for (const auto& [id, obstacle] : test::catalog().obstacles) {
    geom::Box box;
    for (const Vec2 p : obstacle.shape.outline) box.add(p);
    const double reach = std::min(box.high.x - box.low.x, box.high.y - box.low.y);
    if (reach > least) rock = id;
    least = std::max(least, reach);
  }
  table.pieces.push_back(test::token(state::PieceType::obstacle, "R1", rock, test::pose(450, 450)));
  const scene::Camera camera = test::camera_on(table, 1280, 690);
  const scene::Picture picture = picture_of(table, camera, 1);
  const scene::Plate* plate = plate_of(picture, "Home");
  REQUIRE(plate != nullptr);
  CHECK(plate->place >= 8);
  for (const state::Piece& piece : table.pieces) {
    if (piece.type != state::PieceType::obstacle) continue;
    geom::Box box;
    for (const Vec2 p : scene::token_outline(test::catalog(), piece)) box.add(camera.to_screen(p));
    INFO(piece.id.text());
    CHECK_FALSE(overlap(rect_of(*plate), {box.low, box.high}));
  }
}

TEST_CASE("What a maneuver comes to stands in the view and on no ship, in colours that tell good from bad",
          "[scene][plates]") {
  const double scale = GENERATE(1.0, 2.0);
  const int width = GENERATE(300, 650);
  CAPTURE(scale, width);
  state::Table table = four_against_four();
  const scene::Camera camera = test::camera_on(table, width, 600);
  const rules::Field field(test::catalog(), table);
  using Tone = scene::Said::Tone;
  const scene::Theme& theme = scene::theme_named("night");
  for (const char* ship : {"Red 1", "Red 2", "Red 3", "Red 4"}) {
    for (const char* code : {"4F", "3F", "2N", "3B"}) {
      CAPTURE(ship, code);
      scene::Overlay overlay;
      overlay.interface_scale = scale;
      overlay.battle.on = true;
      overlay.ghost = scene::GhostMove{ship,
                                       rules::fly(field, *field.ship(ship), *geom::maneuver_from_code(code)),
                                       geom::Difficulty::white,
                                       {{Tone::obstacle, "Ends on R2"}, {Tone::good, "3 enemies in your arcs"}}};
      const scene::Picture picture = scene::board_picture(test::catalog(), table, overlay, theme, camera);
      const auto found = std::find_if(picture.labels.begin(), picture.labels.end(),
                                      [](const scene::Label& label) { return !label.lines.empty(); });
      if (found == picture.labels.end()) {  // no line of it is as short as the view
        CHECK(scale * width < 700);
        continue;
      }
      std::size_t lines = 1, widest = 0, now = 0;
      for (const char c : found->text) {
        now = c == '\n' ? 0 : now + 1;
        lines += c == '\n' ? 1 : 0;
        widest = std::max(widest, now);
      }
      REQUIRE(found->lines.size() == lines);
      CHECK(lines <= 3);
      const double em = found->size_px * scale;
      const Vec2 half{em * (0.28 * static_cast<double>(widest) + 0.45),
                      em * (0.75 + 0.65 * static_cast<double>(lines - 1))};
      const Vec2 at = camera.to_screen(found->at);
      const Rect box{at - half, at + half};
      CHECK(box.low.x >= camera.left_px);
      CHECK(box.low.y >= camera.top_px);
      CHECK(box.high.x <= camera.left_px + camera.width_px);
      CHECK(box.high.y <= camera.top_px + camera.height_px);
      if (scale * 300 < width) {  // there is room
        CHECK(found->lines.back() == theme.chosen);
        CHECK(found->lines[1] == theme.warning);
        for (const state::Piece& piece : table.pieces) CHECK_FALSE(covers(box, corners_of(piece, camera)));
      }
    }
  }
}

TEST_CASE("Every ship has a marker that no other of its side has", "[scene][markers]") {
  state::Table table = four_against_four();
  scene::Markers markers = scene::markers_of(table);
  CHECK(markers.at("Red 3") == "3");
  CHECK(markers.at("Alpha 3") == "3");  // the sides differ in shape and colour
  const scene::Picture picture = picture_of(table, test::camera_on(table, 690, 560), 1);
  for (const char* marker : {"1", "2", "3", "4"}) CHECK(said(picture, marker) >= 2);
  // Gone ships keep theirs: nobody else's changes.
  table.pieces[0].ship.removed = true;
  CHECK(scene::markers_of(table) == markers);
  // Pilots, AI numbers, squads with the same numbers.
  table.pieces[0].id = "Wedge Antilles";
  table.pieces[2].id = "Wes Janson";
  table.pieces[4].id = "Gold 4";
  table.pieces[1].number = 7;
  markers = scene::markers_of(table);
  CHECK(markers.at("Wedge Antilles") == "W");
  CHECK(markers.at("Wes Janson") == "WJ");
  CHECK(markers.at("Alpha 1") == "7");
  CHECK(markers.at("Gold 4") == "4");
  CHECK(markers.at("Red 4") == "R4");
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const state::Table random = test::RandomBattle(seed).table(8, 0, 800000);
    const scene::Markers all = scene::markers_of(random);
    std::set<std::pair<Side, std::string>> seen;
    for (const state::Piece& piece : random.pieces) {
      if (piece.type != state::PieceType::ship) continue;
      CAPTURE(seed, piece.id.text());
      REQUIRE(all.count(piece.id) == 1);
      CHECK(all.at(piece.id).size() <= 2);
      CHECK(seen.emplace(piece.side, all.at(piece.id)).second);
    }
  }
}

TEST_CASE("A lock names both its ends, and stands out when one of them is selected", "[scene][locks]") {
  state::Table table = four_against_four();
  const scene::Camera camera = test::camera_on(table, 690, 560);
  const scene::Picture none = picture_of(table, camera, 1);
  table.pieces[0].lock = "Alpha 3";
  const scene::Picture quiet = picture_of(table, camera, 1);
  CHECK(said(quiet, "1") == said(none, "1") + 1);  // who has locked, at the target
  CHECK(said(quiet, "3") == said(none, "3") + 1);  // whom, at the ship
  const auto lines = [](const scene::Picture& picture, double least) {
    return std::count_if(picture.strokes.begin(), picture.strokes.end(), [&](const scene::Stroke& line) {
      return line.arrow && line.width_px >= least && line.points.size() == 2;
    });
  };
  CHECK(lines(quiet, 1) == 1);
  CHECK(lines(quiet, 2) == 0);
  for (const char* end : {"Red 1", "Alpha 3"}) CHECK(lines(picture_of(table, camera, 1, {}, end), 2) == 1);
  CHECK(lines(picture_of(table, camera, 1, {}, "Red 2"), 2) == 0);
}

}  // namespace plotboard::scene_plates
