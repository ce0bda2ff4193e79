// The desk's tables, pieces, pointer and undo, without a window.
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <set>

#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_table {

using namespace plotboard::test;
using desk::Intent;

TEST_CASE("New tables have the size asked for") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  CHECK_FALSE(d.has_table());
  CHECK(d.screen == desk::Screen::start);
  d.new_table("5x3");
  CHECK(d.screen == desk::Screen::table);
  CHECK(d.table().area.width == base::Um{1524000});
  CHECK(d.table().area.height == base::Um{914400});
  d.new_free_table(1000, 650.5);
  CHECK(d.table().area.name == "free");
  CHECK(d.table().area.height == base::Um{650500});
  d.new_free_table(5, 1e9);  // kept within what a table can be
  CHECK(d.table().area.width == base::Um{300000});
  CHECK(d.table().area.height == base::Um{4000000});
  d.show_start();
  CHECK(d.screen == desk::Screen::start);
  CHECK(d.has_table());
}

TEST_CASE("The ready tables are sound and untouched") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  const std::vector<std::function<void()>> openers = {[&] { d.open_ai_table(); }, [&] { d.open_measuring_table(); }};
  for (const auto& open : openers) {
    open();
    CHECK(state::broken_invariants(d.table()).empty());
    CHECK_FALSE(d.files.unsaved());
    CHECK(d.session().log().empty());
    CHECK(d.messages.list().empty());
    const rules::Field field(catalog(), d.table());
    for (const auto& a : field.ships())
      for (const auto& b : field.ships())
        if (&a != &b) CHECK(geom::contact(a.moving, b.moving, field.tolerance_mm()) == geom::Contact::apart);
    for (const auto& ship : field.ships()) CHECK(rules::obstacles_under(field, ship.moving).empty());
  }
  CHECK(d.board.tool == desk::Tool::measure);
  CHECK(d.board.verdict().has_value());
  d.open_ai_table();
  CHECK_FALSE(d.ai.next().empty());
}

TEST_CASE("A ship that changes sides is flown as that side's are, unless a person has said otherwise") {
  state::Table table;
  state::Piece other;
  other.number = 4;
  table.pieces = {other};
  state::Piece ship;
  ship.ref = "tielnfighter";
  ship.side = state::Side::player;
  const state::Piece enemy = desk::on_side(catalog(), table, ship, state::Side::enemy);
  CHECK(enemy.side == state::Side::enemy);
  CHECK(enemy.ai);
  CHECK(enemy.number == 5);
  CHECK_FALSE(desk::on_side(catalog(), table, enemy, state::Side::player).ai);
  CHECK_FALSE(desk::on_side(catalog(), table, enemy, state::Side::none).ai);
  ship.ai = true;  // said by hand
  CHECK(desk::on_side(catalog(), table, ship, state::Side::none).ai);
  ship.side = state::Side::enemy;
  ship.ai = false;  // said by hand
  CHECK_FALSE(desk::on_side(catalog(), table, ship, state::Side::player).ai);
  state::Piece bare;  // no card
  CHECK_FALSE(desk::on_side(catalog(), table, bare, state::Side::enemy).ai);
}

TEST_CASE("Added pieces get ids of their own and room of their own") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  CHECK(d.pieces.add_ship("t65xwing", state::Side::enemy, true) == "A1");  // a table opens by itself
  CHECK(d.pieces.add_ship("t65xwing", state::Side::enemy, true) == "A2");
  CHECK(d.pieces.add_ship("tielnfighter", state::Side::player, false) == "P1");
  CHECK(d.pieces.add_base(geom::BaseKind::large, state::Side::none) == "S1");
  CHECK(d.pieces.add_piece(state::PieceType::obstacle, "coreasteroid0", geom::Vec2{100, 120}) == "R1");
  CHECK(d.pieces.add_piece(state::PieceType::template_piece, "turn-2-right") == "T1");
  CHECK(d.pieces.add_piece(state::PieceType::ruler, "range") == "L1");
  CHECK(d.pieces.add_piece(state::PieceType::marker, "Alpha") == "M1");
  CHECK(d.messages.list().empty());
  CHECK(d.table().find("A1")->number == 1);
  CHECK(d.table().find("A2")->number == 2);
  CHECK(d.table().find("A1")->pose.heading == base::Mdeg{180000});
  CHECK(d.table().find("P1")->base == geom::BaseKind::small);
  CHECK(at(d, "R1") == geom::Vec2{100, 120});
  CHECK(d.board.selected == std::set<std::string>{"M1"});
  const rules::Field field(catalog(), d.table());
  for (const auto& a : field.ships())
    for (const auto& b : field.ships())
      if (&a != &b) CHECK(geom::contact(a.moving, b.moving, field.tolerance_mm()) == geom::Contact::apart);

  const auto before = hash(d);
  CHECK(d.pieces.add_ship("nosuchship", state::Side::player, false).empty());
  CHECK(d.pieces.add_piece(state::PieceType::obstacle, "nosuchrock").empty());
  CHECK(d.messages.list().size() == 2);
  CHECK(hash(d) == before);
  // Asked for beyond the edge, a piece lands on the table.
  const std::string id = d.pieces.add_base(geom::BaseKind::small, state::Side::player, geom::Vec2{5000, -300});
  CHECK(at(d, id).x < 914.4);
  CHECK(at(d, id).y > 0);
}

TEST_CASE("Every change can be undone and done again") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.open_ai_table();
  look_straight_down(d);
  const std::string rock = [&] {
    for (const auto& piece : d.table().pieces)
      if (piece.type == state::PieceType::obstacle) return piece.id;
    return Id();
  }();
  REQUIRE_FALSE(rock.empty());
  const geom::Vec2 p1 = at(d, "P1");
  const std::vector<std::pair<const char*, std::function<void()>>> changes = {
      {"add ship", [&] { d.pieces.add_ship("t65xwing", state::Side::enemy, true); }},
      {"add base", [&] { d.pieces.add_base(geom::BaseKind::medium, state::Side::player); }},
      {"add piece", [&] { d.pieces.add_piece(state::PieceType::template_piece, "straight-3"); }},
      {"place",
       [&] {
         d.pieces.place("P1", geom::rounded_pose({300, 100}, 12.5));
       }},
      {"change",
       [&] {
         auto p = *d.table().find("P1");
         p.tokens.stress = 2;
         d.pieces.change(p);
       }},
      {"change of pose",
       [&] {
         auto p = *d.table().find("P1");
         p.pose.heading = {90000};
         d.pieces.change(p);
       }},
      {"drag", [&] { drag(d, px(p1.x, p1.y), px(p1.x - 60, p1.y + 30)); }},
      {"wheel", [&] { d.pointer.wheel(px(p1.x, p1.y), 1, true); }},
      {"turn",
       [&] {
         d.board.selected = {"P1"};
         d.act(Intent::turn_right);
       }},
      {"fine turn",
       [&] {
         d.board.selected = {"P1"};
         d.act(Intent::turn_left_fine);
       }},
      {"nudge",
       [&] {
         d.board.selected = {"P1", "P2"};
         d.act(Intent::nudge_up);
       }},
      {"remove",
       [&] {
         d.board.selected = {"P1", rock};
         d.act(Intent::remove_selected);
       }},
      {"mirror",
       [&] {
         d.board.selected = {rock};
         d.act(Intent::mirror_obstacle);
       }},
      {"dial",
       [&] {
         d.board.selected = {"P1"};
         d.answers.fly({2, geom::Bearing::straight});
       }},
      {"AI",
       [&] {
         d.step();
         d.step();
       }},
      {"override",
       [&] {
         d.ai.think();
         d.ai.override_with({1, geom::Bearing::bank_left});
       }},
      {"round", [&] { d.ai.start_round(); }},
      {"table", [&] { d.pieces.set_table(*state::area_named("5x3"), d.table().ruleset, {false}); }},
  };
  const auto untouched = d.table();
  for (const auto& [name, change] : changes) {
    INFO(name);
    change();
    const auto after = d.table();
    CHECK_FALSE(after == untouched);
    CHECK(d.session().log().size() == 1);
    CHECK(d.files.unsaved());
    REQUIRE(d.log.undo());
    CHECK(d.table() == untouched);
    CHECK_FALSE(d.files.unsaved());
    REQUIRE(d.log.redo());
    CHECK(d.table() == after);
    REQUIRE(d.log.undo());
    CHECK_FALSE(d.log.undo());
  }
  d.pieces.place("P1", geom::rounded_pose({300, 100}, 0));
  d.ai.start_round();
  d.ai.start_round();
  d.log.undo_to(1);
  CHECK(d.session().log().size() == 1);
  CHECK(d.table().round == 1);
}

TEST_CASE("Clicks select, Shift adds, a click beside clears, a box gathers") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.new_table("3x3");
  look_straight_down(d);
  for (const double x : {200.0, 300.0, 700.0})
    d.pieces.add_base(geom::BaseKind::small, state::Side::player, geom::Vec2{x, 300});
  d.board.selected.clear();
  d.pointer.moved(px(205, 305));
  CHECK(d.board.hovered == "P1");
  click(d, px(205, 305));
  CHECK(d.board.selected == std::set<std::string>{"P1"});
  CHECK(d.board.only_selected()->id == "P1");
  click(d, px(300, 300), true);
  CHECK(d.board.selected == std::set<std::string>{"P1", "P2"});
  CHECK(d.board.only_selected() == nullptr);
  click(d, px(200, 300), true);
  CHECK(d.board.selected == std::set<std::string>{"P2"});
  click(d, px(500, 600));
  CHECK(d.board.selected.empty());
  d.pointer.pressed(px(100, 400), true);
  d.pointer.moved(px(350, 200));
  REQUIRE(d.board.selection_box.has_value());
  CHECK(d.board.selection_box->low == px(100, 400));
  CHECK(d.board.selection_box->high == px(350, 200));
  d.pointer.released(px(350, 200));
  CHECK(d.board.selected == std::set<std::string>{"P1", "P2"});
  CHECK_FALSE(d.board.selection_box.has_value());
  CHECK(d.session().log().size() == 3);  // nothing moved
  d.act(Intent::select_all);
  CHECK(d.board.selected.size() == 3);
  d.board.selected.clear();
  d.act(Intent::select_next);
  CHECK(d.board.selected == std::set<std::string>{"P1"});
  d.act(Intent::select_next);
  d.act(Intent::select_next);
  d.act(Intent::select_next);
  CHECK(d.board.selected == std::set<std::string>{"P1"});
  d.act(Intent::select_previous);
  CHECK(d.board.selected == std::set<std::string>{"P3"});
}

TEST_CASE("Dragging the table pans it and keeps the selection") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.new_table("3x3");
  look_straight_down(d);
  d.pieces.add_base(geom::BaseKind::small, state::Side::player, geom::Vec2{200, 300});
  const geom::Vec2 before = d.board.camera.to_table({100, 100});
  drag(d, {600, 100}, {650, 130});
  const geom::Vec2 after = d.board.camera.to_table({150, 130});
  CHECK(after.x == Approx(before.x));
  CHECK(after.y == Approx(before.y));
  CHECK(d.board.selected.size() == 1);
}

TEST_CASE("A dragged base pushes others like plastic, or passes freely, a drag is one undo step") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.new_table("3x3");
  look_straight_down(d);
  d.pieces.add_base(geom::BaseKind::small, state::Side::player, geom::Vec2{200, 300});
  d.pieces.add_base(geom::BaseKind::small, state::Side::player, geom::Vec2{300, 305});
  d.pieces.add_piece(state::PieceType::obstacle, "coreasteroid0", geom::Vec2{200, 500});
  const auto start = d.table();

  SECTION("plastic") {
    d.pointer.moved(px(200, 300));
    d.pointer.pressed(px(200, 300), false);
    for (int x = 200; x <= 320; x += 4) d.pointer.moved(px(x, 300));
    CHECK(d.board.dragging());
    CHECK(d.table() == start);  // the hand has not let go
    CHECK(at(d, "P2").x > 330);
    CHECK(d.overlay().dragged.count("P2") == 1);
    d.pointer.released(px(320, 300));
    CHECK_FALSE(d.board.dragging());
    CHECK(d.session().log().size() == 4);
    const rules::Field field(catalog(), d.table());
    CHECK(rules::measure(field, "P1", "P2").gap_mm > -0.2);
    CHECK(at(d, "P1").x == Approx(320).margin(0.5));
  }
  SECTION("freely") {
    d.settings.plastic = false;
    drag(d, px(200, 300), px(310, 300));
    CHECK(at(d, "P1") == geom::Vec2{310, 300});
    CHECK(at(d, "P2") == geom::Vec2{300, 305});
    CHECK(d.session().log().size() == 4);
  }
  SECTION("obstacles stay") {
    drag(d, px(200, 300), px(200, 500));
    CHECK(at(d, "R1") == geom::Vec2{200, 500});
    CHECK(at(d, "P1").y == Approx(500).margin(0.5));
  }
  SECTION("the whole selection comes along") {
    d.settings.plastic = false;
    d.board.selected = {"P1", "R1"};
    drag(d, px(200, 300), px(250, 320));
    CHECK(at(d, "P1") == geom::Vec2{250, 320});
    CHECK(at(d, "R1") == geom::Vec2{250, 520});
  }
  SECTION("Escape lets go") {
    d.pointer.moved(px(200, 300));
    d.pointer.pressed(px(200, 300), false);
    d.pointer.moved(px(400, 600));
    d.act(Intent::clear_selection);
    CHECK_FALSE(d.board.dragging());
    d.pointer.released(px(400, 600));
    CHECK(d.table() == start);
  }
  SECTION("the wheel turns what the hand holds") {
    d.settings.plastic = false;
    d.pointer.moved(px(200, 300));
    d.pointer.pressed(px(200, 300), false);
    d.pointer.moved(px(230, 300));
    d.pointer.wheel(px(230, 300), -2, true);
    d.pointer.released(px(230, 300));
    CHECK(d.table().find("P1")->pose == geom::rounded_pose({230, 300}, 10));
    CHECK(d.session().log().size() == 4);
  }
  if (!(d.table() == start)) {
    REQUIRE(d.log.undo());
    CHECK(d.table() == start);
  }
}

TEST_CASE("A table that changes under the hand ends the drag") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.open_ai_table();
  look_straight_down(d);
  const geom::Vec2 p1 = at(d, "P1");
  const auto grab = [&] {
    d.pointer.moved(px(p1.x, p1.y));
    d.pointer.pressed(px(p1.x, p1.y), false);
    d.pointer.moved(px(p1.x - 100, p1.y));
    REQUIRE(d.board.dragging());
  };
  SECTION("the running phase waits for the hand") {
    d.ai.run_phase();
    grab();
    for (int i = 0; i < 100; ++i) d.tick(0.1);
    CHECK(d.session().log().empty());
    d.pointer.released(px(p1.x - 100, p1.y));
    for (int i = 0; i < 100; ++i) d.tick(0.1);
    CHECK(d.session().log().size() == 4);
  }
  SECTION("a change from elsewhere lets go") {
    grab();
    d.step();
    d.step();
    CHECK_FALSE(d.board.dragging());
    d.pointer.released(px(p1.x - 100, p1.y));
    CHECK(at(d, "P1") == p1);
    CHECK(d.session().log().size() == 1);
  }
  SECTION("so does the piece's going, before it moved") {
    d.pointer.moved(px(p1.x, p1.y));
    d.pointer.pressed(px(p1.x, p1.y), false);
    d.board.selected = {"P1"};
    d.act(Intent::remove_selected);
    d.pointer.moved(px(p1.x - 100, p1.y));
    d.pointer.released(px(p1.x - 100, p1.y));
    CHECK(d.table().find("P1") == nullptr);
  }
}

TEST_CASE("The wheel zooms about the pointer, and turns by five degrees") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.new_table("3x3");
  look_straight_down(d);
  d.pieces.add_base(geom::BaseKind::small, state::Side::player, geom::Vec2{200, 300});
  d.board.selected.clear();
  const geom::Vec2 pointer = px(650, 200);
  const geom::Vec2 under = d.board.camera.to_table(pointer);
  d.pointer.wheel(pointer, 3, false);
  CHECK(d.board.camera.pixels_per_mm == Approx(1.15 * 1.15 * 1.15));
  CHECK(d.board.camera.to_table(pointer).x == Approx(under.x));
  CHECK(d.board.camera.to_table(pointer).y == Approx(under.y));
  d.pointer.wheel(pointer, -3, false);
  CHECK(d.board.camera.pixels_per_mm == Approx(1));

  look_straight_down(d);
  for (int i = 0; i < 3; ++i) d.pointer.wheel(px(200, 300), -1, true);
  CHECK(d.table().find("P1")->pose.heading == base::Mdeg{15000});
  CHECK(d.session().log().size() == 2);  // three notches, one step
  d.tick(2);
  d.pointer.wheel(px(200, 300), 1, true);
  CHECK(d.table().find("P1")->pose.heading == base::Mdeg{10000});
  CHECK(d.session().log().size() == 3);
  d.board.selected = {"P1"};
  d.act(Intent::turn_left);
  d.act(Intent::turn_left_fine);
  CHECK(d.table().find("P1")->pose.heading == base::Mdeg{4000});
  d.act(Intent::nudge_right);
  d.act(Intent::nudge_up);
  CHECK(at(d, "P1") == geom::Vec2{201, 301});
  d.board.selected.clear();
  const geom::Vec2 before = d.board.camera.centre;
  d.act(Intent::nudge_right);  // with nothing selected the view moves that way
  CHECK(d.board.camera.centre.x > before.x);
}

TEST_CASE("Measuring: the number is always there") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.new_table("3x3");
  look_straight_down(d);
  d.settings.plastic = false;
  d.pieces.add_base(geom::BaseKind::small, state::Side::player, geom::Vec2{200, 300});
  d.pieces.add_base(geom::BaseKind::small, state::Side::enemy, geom::Vec2{340, 300});  // edge to edge 100 mm
  d.board.selected.clear();
  CHECK_FALSE(d.board.verdict().has_value());
  d.act(Intent::tool_measure);
  click(d, px(200, 300));
  CHECK(d.board.measure_from == "P1");
  d.pointer.moved(px(340, 300));
  REQUIRE(d.board.verdict().has_value());  // before the second is picked
  click(d, px(340, 300));
  CHECK(d.board.measure_to == "E1");
  auto verdict = d.board.verdict();
  REQUIRE(verdict.has_value());
  CHECK(verdict->exact.english() == "Range 1, exactly on the line");  // the nearer band
  CHECK(verdict->band == 1);
  CHECK(verdict->on_line);
  CHECK(d.overlay().verdicts.size() == 1);
  // While a hand moves a piece the number moves with it.
  d.pointer.moved(px(200, 300));
  d.pointer.pressed(px(200, 300), false);
  d.pointer.moved(px(150, 300));
  CHECK(d.board.verdict()->headline.english() == "Range 2 by 50.0 mm");
  d.pointer.released(px(310, 300));  // now 10 mm deep in the other
  verdict = d.board.verdict();
  CHECK(verdict->headline.english() == "Range 0, overlapping by 10.00 mm");
  CHECK(verdict->contact == geom::Contact::overlapping);
  d.board.ask(rules::Asked::touching);
  CHECK(d.board.verdict()->headline.english() == "Overlapping by 10.00 mm");
  CHECK(d.board.selected.count("E1") == 0);

  d.act(Intent::tool_arc);
  d.board.measure_arc = geom::ArcKind::front;
  d.pieces.place("P1", geom::rounded_pose({340, 100}, 0));
  verdict = d.board.verdict();
  REQUIRE(verdict.has_value());
  CHECK(verdict->question.asked == rules::Asked::in_arc);
  CHECK(verdict->yes);
  d.board.measure_arc = geom::ArcKind::rear;
  CHECK_FALSE(d.board.verdict()->yes);
  CHECK(d.overlay().verdicts.size() == 1);
  d.act(Intent::tool_measure);  // an arc is no question of that tool
  CHECK(d.board.verdict()->question.asked == rules::Asked::range);
  d.log.undo_to(1);  // the second ship is gone, and with it the measurement
  CHECK_FALSE(d.board.verdict().has_value());
}

TEST_CASE("The dial shows what would happen before anything moves") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.new_table("3x3");
  d.pieces.add_ship("tielnfighter", state::Side::player, false, geom::Vec2{457.2, 300});
  d.act(Intent::dial);
  CHECK(d.dial.open);
  const auto cells = d.dial.cells();
  CHECK(cells.size() == catalog().ship("tielnfighter")->dial.entries.size());
  CHECK(d.dial.preview() == nullptr);
  const geom::Maneuver turn{2, geom::Bearing::turn_right};
  d.dial.pointed = turn;
  REQUIRE(d.dial.preview() != nullptr);
  const auto* first = d.dial.preview();
  CHECK(d.dial.preview() == first);
  const geom::Pose end = first->end;
  CHECK(d.overlay().ghost.has_value());
  CHECK(d.table().find("P1")->pose == geom::rounded_pose({457.2, 300}, 0));
  REQUIRE(d.answers.fly(turn));
  CHECK(d.table().find("P1")->pose == end);
  CHECK(d.table().find("P1")->moved);
  CHECK(d.overlay().timeline != nullptr);
  CHECK(d.tick(0.1));
  d.act(Intent::skip_animation);
  CHECK(d.overlay().timeline == nullptr);
  CHECK_FALSE(d.answers.fly(turn));  // once a round
  REQUIRE(d.messages.list().size() == 1);
  CHECK(d.messages.list()[0].kind == desk::MessageKind::refusal);
  CHECK(d.messages.list()[0].rule == "2e-activation-1");

  // Near the edge the dial warns of leaving.
  d.ai.start_round();
  d.pieces.place("P1", geom::rounded_pose({457.2, 890}, 0));
  bool leaves = false;
  for (const auto& cell : d.dial.cells()) leaves |= cell.leaves_area;
  CHECK(leaves);
  d.board.selected.clear();
  CHECK(d.dial.cells().empty());
  CHECK_FALSE(d.answers.fly(turn));
}

TEST_CASE("Arcs on and off, for one ship or for all") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.open_ai_table();
  d.board.selected = {"P1"};
  d.act(Intent::toggle_arcs);
  CHECK(d.board.arcs_of == "P1");
  CHECK(d.overlay().arcs.size() == 1);
  d.act(Intent::toggle_arcs);
  CHECK(d.overlay().arcs.empty());
  d.board.selected.clear();
  const bool before = d.settings.all_front_arcs;
  d.act(Intent::toggle_arcs);
  CHECK(d.settings.all_front_arcs != before);
}

TEST_CASE("Nothing moves without a reason: an idle desk asks for no frame") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.open_ai_table();
  const desk::Seen before = d.seen();
  for (int i = 0; i < 50; ++i) CHECK_FALSE(d.tick(0.2));
  CHECK(d.seen() == before);
  d.pointer.moved(px(5, 5));
  CHECK(d.seen() == before);
  d.act(Intent::zoom_in);
  const desk::Seen nearer = d.seen();
  CHECK(nearer != before);
  d.board.selected = {"P1"};
  CHECK(d.seen() != nearer);
  d.board.selected.clear();
  CHECK(d.seen() == nearer);  // what is as it was looks as it did
  d.messages.say(desk::MessageKind::note, "Hello.");
  d.messages.say(desk::MessageKind::problem, "Trouble.");
  bool faded = false;
  for (int i = 0; i < 40; ++i) faded |= d.tick(0.2);
  CHECK(faded);
  REQUIRE(d.messages.list().size() == 1);  // problems stay until closed
  CHECK(d.messages.list()[0].text == "Trouble.");
  CHECK_FALSE(d.tick(0.2));
}

TEST_CASE("The camera: whole table, true scale, keys") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.new_table("3x6");
  d.board.camera.width_px = 1000;
  d.board.camera.height_px = 600;
  d.act(Intent::fit_board);
  CHECK(d.board.camera.on_side);  // in a window that is wide
  for (const geom::Vec2 corner : {geom::Vec2{0, 0}, geom::Vec2{914.4, 1828.8}}) {
    const geom::Vec2 seen = d.board.camera.to_screen(corner);
    CHECK(seen.x >= 0);
    CHECK(seen.x <= 1000);
    CHECK(seen.y >= 0);
    CHECK(seen.y <= 600);
  }
  d.act(Intent::true_scale);
  CHECK(d.calibrating);  // first the bank card
  d.settings.screen_pixels_per_mm = 3.78;
  d.act(Intent::true_scale);
  CHECK(d.board.camera.pixels_per_mm == 3.78);
  const double before = d.board.camera.pixels_per_mm;
  d.act(Intent::zoom_in);
  CHECK(d.board.camera.pixels_per_mm > before);
  const geom::Vec2 centre = d.board.camera.to_screen(d.board.camera.centre), was = d.board.camera.centre;
  d.act(Intent::pan_right);
  d.act(Intent::pan_up);
  const geom::Vec2 now = d.board.camera.to_screen(was);
  CHECK(now.x < centre.x);
  CHECK(now.y > centre.y);
}

TEST_CASE("On a table that lies on its side arrows move what is selected as it is seen, turning stays turning") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.new_table("3x6");
  d.board.camera.width_px = 1000;
  d.board.camera.height_px = 600;
  d.act(Intent::fit_board);
  REQUIRE(d.board.camera.on_side);
  const std::string id = d.pieces.add_ship("t65xwing", state::Side::player, false, geom::Vec2{400, 900});
  d.board.selected = {id};
  const auto seen = [&] {
    const geom::Pose& pose = d.table().find(id)->pose;
    return d.board.camera.to_screen({pose.x.mm(), pose.y.mm()});
  };
  const double mm = d.board.camera.pixels_per_mm;
  struct Key {
    Intent intent;
    double x, y;
  };
  for (const Key& key :
       {Key{Intent::nudge_left, -1, 0}, Key{Intent::nudge_right, 1, 0}, Key{Intent::nudge_up, 0, -1},
        Key{Intent::nudge_down, 0, 1}, Key{Intent::nudge_left_far, -10, 0}, Key{Intent::nudge_up_far, 0, -10}}) {
    const geom::Vec2 before = seen();
    d.act(key.intent);
    CHECK(seen().x - before.x == Approx(key.x * mm).margin(1e-6));
    CHECK(seen().y - before.y == Approx(key.y * mm).margin(1e-6));
  }
  const double heading = d.table().find(id)->pose.heading.degrees();
  d.act(Intent::turn_right);
  CHECK(d.table().find(id)->pose.heading.degrees() == Approx(heading + 5));
}

}  // namespace plotboard::desk_table
