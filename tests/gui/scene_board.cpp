// What is drawn for which overlay, read from the Picture; no GL.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "desk_support.hpp"
#include "draw_support.hpp"
#include "scene/overlays.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::scene_board {

using geom::Vec2;

namespace {

scene::Camera near_camera() {
  scene::Camera camera;
  camera.width_px = 1920;
  camera.height_px = 1080;
  camera.fit(914.4, 914.4, 20);
  return camera;
}
scene::Picture picture_of(const state::Table& table, const scene::Overlay& overlay, const std::string& theme = "night",
                          const scene::Camera& camera = near_camera()) {
  return scene::board_picture(test::catalog(), table, overlay, scene::theme_named(theme), camera);
}
bool says(const scene::Picture& picture, const std::string& words) {
  return std::any_of(picture.labels.begin(), picture.labels.end(),
                     [&](const scene::Label& label) { return label.text.find(words) != std::string::npos; });
}
bool has_line(const scene::Picture& picture, Vec2 a, Vec2 b, scene::Colour colour) {
  return std::any_of(picture.strokes.begin(), picture.strokes.end(), [&](const scene::Stroke& s) {
    return s.points.size() == 2 && s.points[0] == a && s.points[1] == b && s.colour == colour;
  });
}
// Strokes of that colour.
std::vector<const scene::Stroke*> strokes_in(const scene::Picture& picture, scene::Colour colour) {
  std::vector<const scene::Stroke*> found;
  for (const scene::Stroke& stroke : picture.strokes) {
    if (stroke.colour == colour) found.push_back(&stroke);
  }
  return found;
}
double luminance(scene::Colour c) {
  const auto part = [](double v) {
    v /= 255;
    return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(c.r) + 0.7152 * part(c.g) + 0.0722 * part(c.b);
}
double contrast(scene::Colour a, scene::Colour b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace

TEST_CASE("Five palettes, each readable", "[scene][theme]") {
  std::vector<std::string> ids;
  for (const scene::Theme& t : scene::themes()) {
    ids.push_back(t.id);
    CAPTURE(t.id);
    const scene::Colour plate{t.plate.r, t.plate.g, t.plate.b, 255};
    for (const scene::Colour ink : {t.text, t.player_text, t.enemy_text, t.apart, t.touching, t.overlapping, t.warning,
                                    t.chosen, t.ghost, t.ghost_bad, t.measure}) {
      CHECK(contrast(ink, plate) >= 4.5);  // the usual bar for text
    }
    CHECK(contrast(t.text, t.panel) >= 7);
    CHECK(contrast(t.text, t.panel_raised) >= 7);
    CHECK(contrast(t.text_dim, t.panel) >= 4.5);
    CHECK(contrast(t.silhouette, t.player) >= 3);
    CHECK(contrast(t.silhouette, t.enemy) >= 3);
    CHECK(contrast(t.selection, t.mat) >= 3);
    CHECK(contrast(t.edge, t.mat) >= 2);
  }
  CHECK(ids == std::vector<std::string>{"night", "deuteranopia", "tritanopia", "contrast", "day"});
  CHECK(scene::theme_named("day").name == "Day");
  CHECK(scene::theme_named("no such").id == "night");
}

TEST_CASE("The table has lines a range band apart, both ways, numbered from the corner", "[scene][board][fga-4.2-1]") {
  state::Table table;
  const scene::Colour ink = scene::theme_named("night").grid;
  scene::Overlay overlay;
  overlay.grid = true;
  const scene::Picture picture = picture_of(table, overlay);
  const double side = table.area.width.mm();
  for (int n = 1; n * 100.0 < side; ++n) {
    INFO(n);
    CHECK(has_line(picture, {n * 100.0, 0}, {n * 100.0, side}, ink));
    CHECK(has_line(picture, {0, n * 100.0}, {side, n * 100.0}, ink));
    CHECK(says(picture, std::to_string(n)));
  }
  CHECK(strokes_in(picture, ink).size() == 2 * 9);
}

TEST_CASE("Sides differ by pattern and badge, not by colour alone", "[scene][board]") {
  state::Table table;
  scene::Overlay overlay;
  const auto hatched = [&](state::Side side) {
    table.pieces = {test::fighter("A", "t65xwing", test::pose(400, 400), side, 1)};
    const scene::Picture picture = picture_of(table, overlay);
    return std::count_if(picture.fills.begin(), picture.fills.end(),
                         [](const scene::Fill& fill) { return fill.pattern == scene::Pattern::hatched; });
  };
  CHECK(hatched(state::Side::enemy) == 4);
  CHECK(hatched(state::Side::player) == 0);
}

TEST_CASE("A base's outline is its true edge", "[scene][board]") {
  state::Table table;
  table.pieces = {test::fighter("A", "modifiedyt1300lightfreighter", test::pose(400, 500, 30), state::Side::player)};
  const scene::Picture picture = picture_of(table, {});
  // The corner of a large base, 40 mm right and ahead of its centre, turned by 30 degrees.
  const Vec2 corner{400 + 40 * std::cos(M_PI / 6) + 40 * std::sin(M_PI / 6),
                    500 - 40 * std::sin(M_PI / 6) + 40 * std::cos(M_PI / 6)};
  const bool found = std::any_of(picture.strokes.begin(), picture.strokes.end(), [&](const scene::Stroke& stroke) {
    return stroke.closed && stroke.points.size() == 4 && geom::length(stroke.points[0] - corner) < 1e-6;
  });
  CHECK(found);
}

TEST_CASE("A verdict shows its line and its headline", "[scene][board]") {
  state::Table table;
  table.pieces = {test::fighter("A", "t65xwing", test::pose(300, 300), state::Side::player),
                  test::fighter("B", "tielnfighter", test::pose(300, 475.5), state::Side::enemy)};
  const rules::Field field(test::catalog(), table);
  scene::Overlay overlay;
  overlay.verdicts = {rules::judge(field, {rules::Asked::range, "A", "B", {}, {}})};
  const scene::Picture picture = picture_of(table, overlay);
  const geom::Segment& line = overlay.verdicts[0].line;
  CHECK(has_line(picture, line.a, line.b, scene::theme_named("night").apart));
  // Centres 175.5 apart, two half bases of 20: 135.5, range 2, 35.5 from the line at 100.
  CHECK(says(picture, "Range 2 by 35.5 mm"));
}

TEST_CASE("What holds at a table stands on a line of its own", "[scene][board]") {
  CHECK(scene::on_lines("Range 2 by 0.4 mm - too close to call") == "Range 2 by 0.4 mm -\ntoo close to call");
  CHECK(scene::on_lines("Touching") == "Touching");
}

TEST_CASE("Touching and overlapping are words and marks, not only colours", "[scene][board]") {
  state::Table table;
  table.options.guides = false;
  const double y = GENERATE(340.0, 335.0);
  table.pieces = {test::fighter("A", "t65xwing", test::pose(300, 300), state::Side::player),
                  test::fighter("B", "tielnfighter", test::pose(300, y), state::Side::enemy)};
  const rules::Field field(test::catalog(), table);
  scene::Overlay overlay;
  overlay.verdicts = {rules::judge(field, {rules::Asked::touching, "A", "B", {}, {}})};
  const scene::Picture picture = picture_of(table, overlay);
  const scene::Theme& theme = scene::theme_named("night");
  if (y == 340.0) {
    CHECK(says(picture, "Touching"));
    CHECK_FALSE(strokes_in(picture, theme.touching).empty());
  } else {
    CHECK(says(picture, "Overlapping by 5.00 mm"));
    CHECK(strokes_in(picture, theme.overlapping).size() >= 4);  // two rings and a cross
  }
}

TEST_CASE("An arc measurement says in or out and by how much", "[scene][board]") {
  state::Table table;
  table.pieces = {test::fighter("A", "t65xwing", test::pose(300, 300), state::Side::player),
                  test::fighter("B", "tielnfighter", test::pose(320, 480), state::Side::enemy),
                  test::fighter("C", "tielnfighter", test::pose(300, 120), state::Side::enemy)};
  const rules::Field field(test::catalog(), table);
  const auto shown = [&](const char* target) {
    scene::Overlay overlay;
    overlay.verdicts = {rules::judge(field, {rules::Asked::in_arc, "A", target, {}, geom::ArcKind::front})};
    return picture_of(table, overlay);
  };
  CHECK(says(shown("B"), "In the front arc by "));
  CHECK(says(shown("C"), "Not in the front arc by "));
}

TEST_CASE("Of a huge ship both sections have their word on the board", "[scene][board][huge-targeting-2]") {
  state::Table table;
  table.ruleset = "huge-1e";
  table.pieces = {test::fighter("A", "t65xwing", test::pose(400, 700, 180), state::Side::player),
                  test::fighter("H", "cr90corelliancorvette", test::pose(400, 400), state::Side::enemy)};
  table.pieces[1].base = geom::BaseKind::huge_long;
  const rules::Field field(test::catalog(), table);
  scene::Overlay overlay;
  overlay.verdicts = {rules::judge(field, {rules::Asked::in_arc, "A", "H", {}, geom::ArcKind::front})};
  const scene::Picture picture = picture_of(table, overlay);
  CHECK(says(picture, "(fore section)"));
  CHECK(says(picture, "no target: its mid-line is in the way (aft section)"));
}

TEST_CASE("Shaded arcs have three bands with three kinds of limit", "[scene][board]") {
  state::Table table;
  table.pieces = {test::fighter("A", "t65xwing", test::pose(450, 450), state::Side::player)};
  scene::Overlay overlay;
  const std::size_t before = picture_of(table, overlay).fills.size();
  overlay.arcs = {{"A", geom::ArcKind::front, true}};
  const scene::Picture picture = picture_of(table, overlay);
  CHECK(picture.fills.size() == before + 3);
  std::vector<double> dashes;
  for (const scene::Stroke& stroke : picture.strokes) {
    if (stroke.points.size() > 8) dashes.push_back(stroke.dash_mm);
  }
  REQUIRE(dashes.size() >= 3);
  CHECK(dashes[0] == 0);
  CHECK(dashes[1] > dashes[2]);
  CHECK(dashes[2] > 0);
  for (const char* number : {"1", "2", "3"}) CHECK(says(picture, number));
  overlay.arcs = {{"nobody", geom::ArcKind::front, true}};
  CHECK(picture_of(table, overlay).fills.size() == before);
}

TEST_CASE("Selection is solid, hovering dashed, a piece in a hand is drawn where the hand is", "[scene][board]") {
  state::Table table;
  table.pieces = {test::fighter("A", "t65xwing", test::pose(300, 300), state::Side::player),
                  test::fighter("B", "t65xwing", test::pose(500, 300), state::Side::player)};
  scene::Overlay overlay;
  overlay.selected = {"A"};
  overlay.hovered = "B";
  overlay.dragged["A"] = test::pose(350, 640);
  const scene::Theme& theme = scene::theme_named("night");
  const scene::Picture picture = picture_of(table, overlay);
  const auto selection = strokes_in(picture, theme.selection), hover = strokes_in(picture, theme.hover);
  REQUIRE(selection.size() == 1);
  REQUIRE(hover.size() == 1);
  CHECK(selection[0]->dash_mm == 0);
  CHECK(hover[0]->dash_mm > 0);
  geom::Box box;
  for (const Vec2 p : selection[0]->points) box.add(p);
  CHECK(geom::middle(box.low, box.high).x == Approx(350));
  CHECK(geom::middle(box.low, box.high).y == Approx(640));
}

TEST_CASE("States of a ship are signs with words, what fled is gone", "[scene][board]") {
  state::Table table;
  table.pieces = {test::fighter("A", "t65xwing", test::pose(300, 300), state::Side::player),
                  test::fighter("B", "tielnfighter", test::pose(500, 500), state::Side::enemy, 77)};
  table.pieces[0].tokens.stress = 2;
  table.pieces[0].tokens.ion = 1;
  table.pieces[0].lock = "B";
  table.pieces[0].moved = true;
  const scene::Picture picture = picture_of(table, {});
  CHECK(says(picture, "stress 2"));
  CHECK(says(picture, "ion 1"));
  CHECK(says(picture, "lock B"));
  CHECK(says(picture, "A \u2713"));
  CHECK(says(picture, "77"));
  table.pieces[1].fled = true;
  CHECK_FALSE(says(picture_of(table, {}), "77"));
}

TEST_CASE("Names go when a base is too small for them", "[scene][board]") {
  state::Table table;
  table.pieces = {test::fighter("Alpha", "t65xwing", test::pose(300, 300), state::Side::player)};
  scene::Camera camera = near_camera();
  CHECK(says(picture_of(table, {}, "night", camera), "Alpha"));
  camera.pixels_per_mm = 0.3;
  CHECK_FALSE(says(picture_of(table, {}, "night", camera), "Alpha"));
  camera.pixels_per_mm = 4;
  CHECK(says(picture_of(table, {}, "night", camera), "T-65 X-wing"));
  scene::Overlay overlay;
  overlay.names = false;
  CHECK_FALSE(says(picture_of(table, overlay, "night", camera), "Alpha"));
}

TEST_CASE("Names of ships that stand close do not cover each other", "[scene][board]") {
  state::Table table;
  for (int i = 0; i < 8; ++i) {
    table.pieces.push_back(test::fighter("Ship " + std::to_string(i), "tielnfighter",
                                         test::pose(300 + 45 * (i % 4), 400 + 70 * (i / 4)), state::Side::enemy));
  }
  const scene::Camera camera = near_camera();
  const scene::Picture picture = picture_of(table, {}, "night", camera);
  std::vector<Vec2> places;
  for (const scene::Label& label : picture.labels) {
    if (label.text.rfind("Ship ", 0) == 0) places.push_back(camera.to_screen(label.at));
  }
  REQUIRE(places.size() == 8);
  int covered = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (std::size_t j = i + 1; j < places.size(); ++j) {
      if (std::abs(places[i].x - places[j].x) < 40 && std::abs(places[i].y - places[j].y) < 16) ++covered;
    }
  }
  CHECK(covered == 0);
}

TEST_CASE("A preview shows the way, the end and what it would hit", "[scene][board]") {
  state::Table table;
  table.pieces = {test::fighter("A", "t65xwing", test::pose(450, 860), state::Side::player),
                  test::token(state::PieceType::obstacle, "R1", "coreasteroid5", test::pose(300, 400))};
  const rules::Field field(test::catalog(), table);
  scene::Overlay overlay;
  overlay.ghost = scene::GhostMove{"A", rules::fly(field, *field.ship("A"), *geom::maneuver_from_code("3F")),
                                   geom::Difficulty::white};
  REQUIRE(overlay.ghost->outcome.left_area);
  overlay.ghost->words = desk::on_board(desk::consequences(overlay.ghost->outcome, words::plain_names()));
  const scene::Picture picture = picture_of(table, overlay);
  CHECK(says(picture, "3 straight, white"));
  CHECK(says(picture, "Leaves the play area"));
  CHECK_FALSE(strokes_in(picture, scene::theme_named("night").warning).empty());
}

TEST_CASE("A huge ship has two sections and a mid-line", "[scene][board]") {
  state::Table table;
  table.pieces = {test::fighter("H", "cr90corelliancorvette", test::pose(450, 450), state::Side::enemy)};
  const scene::Picture picture = picture_of(table, {});
  const auto mid = strokes_in(picture, scene::theme_named("night").accent);
  REQUIRE(mid.size() == 1);
  CHECK(mid[0]->points[0].y == Approx(450));
  CHECK(std::abs(mid[0]->points[1].x - mid[0]->points[0].x) == Approx(80));
  int sections = 0;
  for (const scene::Stroke& stroke : picture.strokes) {
    geom::Box box;
    for (const Vec2 p : stroke.points) box.add(p);
    const Vec2 size = box.high - box.low, at = geom::middle(box.low, box.high);
    // Geometry 2.3: two plastic bases of 80 mm, their centres 72.4 mm ahead of and behind the mid-line.
    if (stroke.closed && std::abs(size.x - 80) < 1e-6 && std::abs(size.y - 80) < 1e-6 &&
        std::abs(std::abs(at.y - 450) - 72.4) < 1e-6) {
      ++sections;
    }
  }
  CHECK(sections == 2);
}

TEST_CASE("Rulers are 300 and 500 mm long", "[scene][board]") {
  for (const auto& [ref, length] : {std::pair<std::string, double>{"range", 300}, {"huge-range", 500}}) {
    state::Table table;
    table.pieces = {test::token(state::PieceType::ruler, "Ruler", ref, test::pose(400, 100))};
    const scene::Picture picture = picture_of(table, {});
    const bool found = std::any_of(picture.strokes.begin(), picture.strokes.end(), [&, l = length](const auto& stroke) {
      geom::Box box;
      for (const Vec2 p : stroke.points) box.add(p);
      return stroke.closed && std::abs(box.low.y - 100) < 1e-9 && std::abs(box.high.y - 100 - l) < 1e-9;
    });
    CHECK(found);
  }
}

TEST_CASE("The flight follows the guided path without a jump and ends at the end", "[scene][flight]") {
  const std::string code = GENERATE("2F", "1T", "3N", "4K", "3E", "2D", "0O");
  state::Table table;
  table.pieces = {test::fighter("A", "t65xwing", test::pose(450, 450, 33), state::Side::player)};
  const bool bump = GENERATE(false, true);
  if (bump) table.pieces.push_back(test::fighter("B", "t65xwing", test::pose(545, 590, 80), state::Side::player));
  const rules::Field field(test::catalog(), table);
  const auto maneuver = geom::maneuver_from_code(code);
  REQUIRE(maneuver);
  if (!rules::flyable(field, *field.ship("A"), *maneuver)) return;
  const rules::MoveOutcome move = rules::fly(field, *field.ship("A"), *maneuver);
  CAPTURE(code, bump);
  const auto at = [&](double t) { return scene::flight_frame(test::figures(), geom::BaseKind::small, move, t); };
  CHECK(geom::length(at(0).origin - geom::frame_of(move.start).origin) < 1e-9);
  CHECK(geom::length(at(1).origin - geom::frame_of(move.end).origin) < 1e-9);
  constexpr int kSteps = 400;
  for (int i = 1; i <= kSteps; ++i) {
    const geom::Frame a = at((i - 1.0) / kSteps), b = at(static_cast<double>(i) / kSteps);
    CHECK(geom::length(a.origin - b.origin) < 3);
    CHECK(dot(a.forward, b.forward) > 0.99);
  }
}

TEST_CASE("The topmost piece under a point, near misses within reach", "[scene][pick]") {
  state::Table table;
  table.pieces = {test::fighter("under", "t65xwing", test::pose(300, 300), state::Side::player),
                  test::fighter("over", "t65xwing", test::pose(310, 300), state::Side::player),
                  test::token(state::PieceType::obstacle, "rock", "coreasteroid5", test::pose(300, 300)),
                  test::token(state::PieceType::template_piece, "T", "straight-3", test::pose(600, 300)),
                  test::token(state::PieceType::ruler, "ruler", "range", test::pose(700, 300)),
                  test::token(state::PieceType::marker, "M", "here", test::pose(800, 300))};
  const auto at = [&](double x, double y, double reach = 0) {
    return scene::piece_at(test::catalog(), table, {x, y}, reach);
  };
  CHECK(at(310, 300) == "over");
  CHECK(at(282, 300) == "under");
  CHECK(at(272, 300) == "rock");
  CHECK(at(600, 400) == "T");
  CHECK(at(600, 425).empty());
  CHECK(at(600, 425, 8) == "T");
  CHECK(at(700, 590) == "ruler");
  CHECK(at(800, 300) == "M");
  CHECK(at(50, 50, 20).empty());
  table.pieces[1].fled = true;
  CHECK(at(310, 300) == "under");
  CHECK(scene::pieces_in(table, {250, 250}, {650, 350}) == Ids{"under", "rock", "T"});
}

TEST_CASE("The AI's reasons: the pointed-at step alone, or all of them once", "[scene][board]") {
  state::Table table;
  table.pieces = {test::fighter("A1", "tielnfighter", test::pose(450, 700, 180), state::Side::enemy, 1),
                  test::fighter("P1", "t65xwing", test::pose(480, 300), state::Side::player),
                  test::fighter("P2", "t65xwing", test::pose(200, 300), state::Side::player)};
  const rules::Field field(test::catalog(), table);
  base::Rng rng(1);
  auto decision = ai::decide(field, {"A1", 4, {}, {}}, rng);
  REQUIRE(decision.ok());
  scene::Overlay overlay;
  overlay.decision = &*decision;
  const scene::Theme& theme = scene::theme_named("night");
  const scene::Picture all = picture_of(table, overlay);
  CHECK(says(all, "(the die shows 4)"));
  CHECK(says(all, geom::words_of(decision->flown)));
  CHECK(strokes_in(all, theme.selection).size() == 5);  // the target in a sight
  int lines = 0;
  for (const ai::Step& step : decision->steps) {
    for (const ai::Mark& mark : step.marks) {
      if (const auto* line = get_if<ai::MarkLine>(&mark); line != nullptr && !line->label.empty()) {
        CHECK(says(all, line->label.english()));
        ++lines;
      }
    }
  }
  CHECK(lines >= 2);
  // A step without marks leaves the candidates' distances out.
  for (std::size_t i = 0; i < decision->steps.size(); ++i) {
    if (!decision->steps[i].marks.empty()) continue;
    overlay.step = i;
    CHECK_FALSE(says(picture_of(table, overlay), " mm"));
  }
  overlay.step.reset();
  overlay.table_mode = true;
  const scene::Picture large = picture_of(table, overlay);
  CHECK_FALSE(says(large, " mm"));
  CHECK(std::any_of(large.labels.begin(), large.labels.end(),
                    [](const scene::Label& label) { return label.text == "1" && label.size_mm > 15; }));
}

TEST_CASE("The same table gives the same picture", "[scene][board]") {
  const state::Table table = test::small_fight();
  scene::Overlay overlay;
  overlay.all_front_arcs = true;
  overlay.range_rings = "Red 1";
  const scene::Picture a = picture_of(table, overlay), b = picture_of(table, overlay);
  REQUIRE(a.order.size() == b.order.size());
  REQUIRE(a.fills.size() == b.fills.size());
  for (std::size_t i = 0; i < a.fills.size(); ++i) CHECK(a.fills[i].points == b.fills[i].points);
  for (const scene::Fill& fill : a.fills) CHECK(fill.points.size() >= 3);
  for (const scene::Stroke& stroke : a.strokes) CHECK(stroke.points.size() >= 2);
}

}  // namespace plotboard::scene_board
