// Palette, inspector, measurement, dial and AI, clicked by name; layouts at every size.
#include <algorithm>
#include <catch2/catch.hpp>

#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_table {

using test::Hand;

namespace {

geom::Maneuver code(const char* text) { return *geom::maneuver_from_code(text); }

// A TIE fighter of the players alone on the table, selected.
std::string lone_fighter(Hand& hand) {
  hand.desk.new_table("3x3");
  hand.frames(3);
  const std::string id = hand.desk.pieces.add_ship("tielnfighter", state::Side::player, false, geom::Vec2{457.2, 300});
  hand.desk.board.selected = {id};
  hand.frames(3);
  return id;
}

}  // namespace

TEST_CASE("the palette adds by click and by drag") {
  Hand hand;
  hand.desk.new_table("3x3");
  hand.frames(3);
  hand.click("palette/search");
  hand.type("x-wing t-65");
  REQUIRE(hand.shows("palette/t65xwing"));
  CHECK_FALSE(hand.shows("palette/tielnfighter"));
  SECTION("a click, for the players") {
    hand.click("palette/t65xwing");
    REQUIRE(hand.desk.table().pieces.size() == 1);
    CHECK(hand.desk.table().pieces[0].ref == "t65xwing");
    CHECK(hand.desk.table().pieces[0].side == state::Side::player);
    CHECK_FALSE(hand.desk.table().pieces[0].ai);
  }
  SECTION("Enter in the search, the first answer") {
    hand.key(ImGuiKey_Enter);
    hand.frames(5);
    REQUIRE(hand.desk.table().pieces.size() == 1);
    CHECK(hand.desk.table().pieces[0].ref == "t65xwing");
  }
  SECTION("for the enemy, flown by the AI unless a person says otherwise") {
    hand.click("palette/enemy");
    hand.click("palette/t65xwing");
    REQUIRE(hand.desk.table().pieces.size() == 1);
    CHECK(hand.desk.table().pieces[0].side == state::Side::enemy);
    CHECK(hand.desk.table().pieces[0].ai);
    hand.click("palette/ai");
    hand.click("palette/t65xwing");
    REQUIRE(hand.desk.table().pieces.size() == 2);
    CHECK(hand.desk.table().pieces[1].side == state::Side::enemy);
    CHECK_FALSE(hand.desk.table().pieces[1].ai);
    hand.click("palette/player");  // what the person has said goes for this side too
    hand.click("palette/ai");
    hand.click("palette/t65xwing");
    REQUIRE(hand.desk.table().pieces.size() == 3);
    CHECK(hand.desk.table().pieces[2].ai);
  }
  SECTION("a drag drops it under the pointer") {
    const geom::Vec2 wanted{250, 650};
    hand.point("palette/t65xwing");
    hand.press();
    hand.point(400, 300);
    const geom::Vec2 there = hand.desk.board.camera.to_screen(wanted);
    hand.point(static_cast<float>(there.x), static_cast<float>(there.y));
    hand.release();
    REQUIRE(hand.desk.table().pieces.size() == 1);
    const geom::Pose& pose = hand.desk.table().pieces[0].pose;
    CHECK(pose.x.mm() == Approx(wanted.x).margin(2 / hand.desk.board.camera.pixels_per_mm));
    CHECK(pose.y.mm() == Approx(wanted.y).margin(2 / hand.desk.board.camera.pixels_per_mm));
  }
  SECTION("a drag back to the palette adds nothing") {
    hand.point("palette/t65xwing");
    hand.press();
    hand.point(400, 300);
    hand.point("palette/search");
    hand.release();
    CHECK(hand.desk.table().pieces.empty());
  }
}

TEST_CASE("the palette's search: the best answer first, chosen with the arrow keys") {
  Hand hand;
  hand.desk.new_table("3x3");
  hand.frames(3);
  hand.click("palette/search");
  const auto added = [&hand] {
    hand.key(ImGuiKey_Enter);
    hand.frames(3);
    REQUIRE(hand.desk.table().pieces.size() == 1);
    return hand.desk.table().pieces[0].ref.text();
  };
  SECTION("what begins so comes before what has it somewhere") {
    hand.type("tie/ln");
    CHECK(hand.where("palette/tielnfighter").top < hand.where("palette/modifiedtielnfighter").top);
    CHECK(hand.where("palette/chosen").top == hand.where("palette/tielnfighter").top);
    CHECK(added() == "tielnfighter");
  }
  SECTION("down and Enter take the second, up goes back") {
    hand.type("tie/ln");
    hand.key(ImGuiKey_DownArrow);
    hand.frames(2);
    CHECK(hand.where("palette/chosen").top == hand.where("palette/modifiedtielnfighter").top);
    hand.key(ImGuiKey_DownArrow);  // there is no third
    hand.key(ImGuiKey_UpArrow);
    hand.key(ImGuiKey_UpArrow);
    hand.key(ImGuiKey_DownArrow);
    CHECK(added() == "modifiedtielnfighter");
  }
  SECTION("ships by names that people know them by") {
    hand.type("falcon");
    CHECK(hand.shows("palette/modifiedyt1300lightfreighter"));
    CHECK(hand.shows("palette/scavengedyt1300"));
    CHECK_FALSE(hand.shows("palette/t65xwing"));
  }
  SECTION("nothing typed shows every ship, and blanks are nothing; Enter alone adds nothing") {
    hand.type("  ");
    CHECK(hand.shows("palette/asf01bwing"));
    CHECK(hand.shows("palette/tielnfighter"));
    hand.key(ImGuiKey_Enter);
    hand.frames(3);
    CHECK(hand.desk.table().pieces.empty());
  }
  SECTION("without an answer it says so and names the nearest") {
    hand.type("firebll");
    REQUIRE(hand.shows("palette/none"));
    CHECK_FALSE(hand.shows("palette/fireball"));
    hand.click("palette/nearest");
    hand.frames(3);
    CHECK(hand.shows("palette/fireball"));
    CHECK_FALSE(hand.shows("palette/none"));
  }
}

TEST_CASE("the inspector places a piece to the micrometre") {
  Hand hand;
  const std::string id = lone_fighter(hand);
  hand.fill("field/x", "123.456");
  CHECK(hand.desk.table().find(id)->pose.x.value == 123456);
  hand.fill("field/heading", "-0.001");
  CHECK(hand.desk.table().find(id)->pose.heading.value == 359999);
  hand.click("field/y/more");
  CHECK(hand.desk.table().find(id)->pose.y.value == 301000);
  hand.click("piece/right");
  CHECK(hand.desk.table().find(id)->pose.heading.value == 14999);
  hand.click("piece/left");
  CHECK(hand.desk.table().find(id)->pose.heading.value == 359999);
  // What is typed and not a number changes nothing.
  hand.fill("field/x", "-");
  CHECK(hand.desk.table().find(id)->pose.x.value == 123456);
  hand.click("field/stress/more");
  CHECK(hand.desk.table().find(id)->tokens.stress == 1);
  hand.click("field/stress/less");
  hand.click("field/stress/less");
  CHECK(hand.desk.table().find(id)->tokens.stress == 0);
  hand.click("field/side-enemy");
  CHECK(hand.desk.table().find(id)->side == state::Side::enemy);
  CHECK(hand.desk.table().find(id)->ai);
  hand.click("top/undo");
  CHECK(hand.desk.table().find(id)->side == state::Side::player);
  hand.click("piece/remove");
  CHECK(hand.desk.table().pieces.empty());
}

TEST_CASE("the measurement is on show for two picked pieces, always with its number") {
  Hand hand;
  hand.desk.open_measuring_table();
  hand.frames(3);
  hand.click("top/measure");
  REQUIRE(hand.desk.board.tool == desk::Tool::measure);
  std::vector<std::string> ships;
  for (const state::Piece& piece : hand.desk.table().pieces) {
    if (piece.type == state::PieceType::ship) ships.push_back(piece.id);
  }
  REQUIRE(ships.size() >= 2);
  hand.desk.board.measure_from.clear();
  hand.desk.board.measure_to.clear();
  hand.frames(3);
  CHECK_FALSE(hand.shows("measure/contact"));
  hand.desk.board.measure_from = ships[0];
  hand.desk.board.measure_to = ships[1];
  hand.frames(3);
  CHECK(hand.shows("measure/contact"));
  hand.click("measure/swap");
  CHECK(hand.desk.board.measure_from == ships[1]);
  hand.click("top/arc");
  hand.frames(2);
  hand.click("measure/arc-bullseye");
  CHECK(hand.desk.board.measure_arc == geom::ArcKind::bullseye);
  CHECK(hand.shows("measure/arc"));
}

TEST_CASE("pointing at a dial's maneuver shows it and moves nothing, a click flies it") {
  Hand hand;
  const std::string id = lone_fighter(hand);
  hand.click("piece/dial");
  REQUIRE(hand.desk.dial.open);
  hand.frames(2);
  const geom::Pose before = hand.desk.table().find(id)->pose;
  hand.point("dial/2Y");
  REQUIRE(hand.desk.dial.pointed == code("2Y"));
  REQUIRE(hand.desk.dial.preview() != nullptr);
  CHECK(hand.desk.table().find(id)->pose == before);
  SECTION("clicked") {
    hand.click("dial/2Y");
    // 2 turn right, small base: 82.5 mm right and 82.5 mm ahead, 90 degrees.
    const geom::Pose after = hand.desk.table().find(id)->pose;
    CHECK(after.x.value - before.x.value == 82500);
    CHECK(after.y.value - before.y.value == 82500);
    CHECK(after.heading.value == 90000);
    CHECK_FALSE(hand.desk.dial.open);
  }
  SECTION("by keys alone") {
    hand.point(600, 690);
    hand.key(ImGuiKey_UpArrow);
    REQUIRE(hand.desk.dial.pointed);
    const geom::Maneuver first = *hand.desk.dial.pointed;
    hand.key(ImGuiKey_RightArrow);
    CHECK_FALSE(*hand.desk.dial.pointed == first);
    hand.key(ImGuiKey_Enter);
    CHECK_FALSE(hand.desk.table().find(id)->pose == before);
  }
  SECTION("closed with Escape, the preview goes") {
    hand.key(ImGuiKey_Escape);
    CHECK_FALSE(hand.desk.dial.open);
    hand.frames(2);
    CHECK_FALSE(hand.desk.dial.pointed);
    CHECK(hand.desk.table().find(id)->pose == before);
  }
}

TEST_CASE("the AI's reasons can be pointed at, its rules read, its die typed, its answer overridden") {
  Hand hand;
  hand.desk.open_ai_table();
  hand.frames(3);
  hand.click("top/step");
  REQUIRE(hand.desk.advice.decision);
  hand.frames(2);
  const std::string ship = hand.desk.advice.decision->ship;
  const geom::Pose before = hand.desk.table().find(ship)->pose;
  SECTION("a line of the trace") {
    hand.click("ai/step-1");
    CHECK(hand.desk.advice.step == std::size_t{0});
    hand.click("ai/step-1");
    CHECK_FALSE(hand.desk.advice.step);
  }
  SECTION("a rule's text") {
    const std::string rule = hand.desk.advice.decision->steps.front().rule;
    REQUIRE(hand.desk.rule(rule) != nullptr);
    hand.click("rule/" + rule);
    hand.frames(3);
    REQUIRE(hand.shows("rule/close"));
    hand.click("rule/close");
    hand.frames(2);
    CHECK_FALSE(hand.shows("rule/close"));
  }
  SECTION("the die of the table") {
    if (hand.desk.advice.decision->die > 0) {
      for (int die = 1; die <= 6; ++die) {
        hand.click("ai/die-" + std::to_string(die));
        CHECK(hand.desk.advice.decision->die == die);
        CHECK(hand.desk.advice.decision->die_typed);
      }
    }
  }
  SECTION("flown") {
    const geom::Pose end = hand.desk.advice.decision->outcome.end;
    hand.click("ai/fly");
    CHECK(hand.desk.advice.flown);
    CHECK(hand.desk.table().find(ship)->pose == end);
    CHECK_FALSE(end == before);
  }
  SECTION("overridden, and recorded") {
    hand.click("ai/override");
    hand.frames(3);
    const auto cells = hand.desk.dial.cells();
    REQUIRE_FALSE(cells.empty());
    geom::Maneuver other = cells.front().maneuver;
    if (other == hand.desk.advice.decision->flown) other = cells.back().maneuver;
    hand.click("dial/" + geom::code_of(other));
    REQUIRE(hand.desk.advice.flown);
    CHECK(hand.desk.advice.decision->flown == other);
    const auto& entry = hand.desk.session().log().back();
    bool noted = false;
    for (const state::Event& event : entry.events) noted |= holds<state::OverrideNoted>(event);
    CHECK(noted);
  }
}

TEST_CASE("bare keys belong to the board or to the panels, never to both") {
  Hand hand;
  using desk::Intent;
  CHECK(hand.panels.keys_taken(Intent::nudge_left));  // the start screen's arrows
  CHECK_FALSE(hand.panels.keys_taken(Intent::help));
  lone_fighter(hand);
  CHECK_FALSE(hand.panels.keys_taken(Intent::nudge_left));
  CHECK_FALSE(hand.panels.keys_taken(Intent::ai_step));
  hand.key(ImGuiKey_Tab);  // the next piece: no field may take it
  CHECK_FALSE(ImGui::GetIO().WantTextInput);
  hand.key(ImGuiKey_Tab, true);  // Ctrl+Tab: to the panels
  CHECK(hand.panels.keys_taken(Intent::nudge_left));
  hand.key(ImGuiKey_Escape);
  CHECK_FALSE(hand.panels.keys_taken(Intent::nudge_left));
  hand.desk.dial.open = true;
  hand.frames(2);
  CHECK(hand.panels.keys_taken(Intent::nudge_left));
  CHECK(hand.panels.keys_taken(Intent::clear_selection));
  CHECK_FALSE(hand.panels.keys_taken(Intent::dial));
  hand.desk.help_open = true;
  CHECK(hand.panels.keys_taken(Intent::ai_step));
  CHECK_FALSE(hand.panels.keys_taken(Intent::help));
}

TEST_CASE("a refusal names its rule, a problem waits for its button") {
  Hand hand;
  hand.desk.new_table("3x3");
  hand.desk.messages.say(desk::MessageKind::refusal, "It has activated already.", "fga-3.1.1-2");
  hand.desk.messages.say(desk::MessageKind::problem, "The file is damaged.");
  hand.frames(3);
  CHECK(hand.shows("rule/fga-3.1.1-2"));
  hand.click("message/close-1");
  REQUIRE(hand.desk.messages.list().size() == 1);
  CHECK(hand.desk.messages.list()[0].kind == desk::MessageKind::refusal);
}

TEST_CASE("any text size in any window starts and leaves the board its place") {
  struct Size {
    double width, height, scale;
  };
  const Size size = GENERATE(Size{800, 500, 3}, Size{800, 500, 0.75}, Size{1280, 720, 1}, Size{3840, 2160, 1},
                             Size{3840, 2160, 3}, Size{320, 240, 3.5});
  INFO(size.width << " x " << size.height << " at " << size.scale);
  Hand hand(size.width, size.height, size.scale);
  const auto sane = [&] {
    hand.frames(3);
    CHECK(hand.layout.left >= 0);
    CHECK(hand.layout.top >= 0);
    CHECK(hand.layout.right <= size.width);
    CHECK(hand.layout.bottom <= size.height);
    CHECK(hand.layout.right - hand.layout.left >= size.width * 0.3);
    CHECK(hand.layout.bottom - hand.layout.top >= size.height * 0.4);
  };
  sane();
  hand.desk.open_ai_table();
  sane();
  hand.desk.step();
  sane();
  hand.desk.table_mode = true;
  sane();
  hand.desk.table_mode = false;
  hand.desk.board.selected = {hand.desk.table().pieces.back().id};
  hand.desk.dial.open = true;
  sane();
  hand.desk.help_open = true;
  sane();
  hand.desk.help_open = false;
  hand.desk.files.question = desk::FileQuestion::open;
  sane();
  hand.desk.files.answer("");
  hand.desk.calibrating = true;
  sane();
}

TEST_CASE("every maneuver has a symbol, and left is right in a mirror") {
  Hand hand;
  const auto drawn = [](const char* text) {
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushTextureID(ImGui::GetIO().Fonts->TexID);
    list.PushClipRectFullScreen();
    list.Flags = 0;
    panels::draw_maneuver(&list, {0, 0}, 100, code(text), 0xFFFFFFFF, 6);
    double x = 0;
    double y = 0;
    float low = 0;
    for (const ImDrawVert& vertex : list.VtxBuffer) {
      x += static_cast<double>(vertex.pos.x);
      y += static_cast<double>(vertex.pos.y);
      low = std::max({low, std::abs(vertex.pos.x), std::abs(vertex.pos.y)});
    }
    struct Centre {
      double x, y;
      float reach;
      int count;
    };
    const double n = std::max(list.VtxBuffer.Size, 1);
    return Centre{x / n, y / n, low, list.VtxBuffer.Size};
  };
  for (const char* text : {"1T", "1B", "1F", "1N", "1Y", "4K", "2L", "2P", "3E", "3R", "1A", "1S", "1D", "0O"}) {
    INFO(text);
    const auto symbol = drawn(text);
    CHECK(symbol.count >= 4);
    CHECK(symbol.reach <= 60);  // stays in its square, strokes included
  }
  for (const auto& [left, right] : {std::pair{"1T", "1Y"}, std::pair{"1B", "1N"}, std::pair{"2L", "2P"},
                                    std::pair{"3E", "3R"}, std::pair{"1A", "1D"}}) {
    INFO(left << " against " << right);
    CHECK(drawn(left).x == Approx(-drawn(right).x).margin(0.01));
    CHECK(drawn(left).y == Approx(drawn(right).y).margin(0.01));
  }
}

TEST_CASE("words of the panels") {
  CHECK(panels::number(12.3456, 3) == "12.346");
  CHECK(panels::number(-0.0001, 3) == "0.000");
  CHECK(panels::number(-1.5, 1) == "−1.5");
  rules::MoveOutcome outcome;
  CHECK(panels::consequences(outcome, words::plain_names()).front().text == "Touches nothing");
  CHECK(panels::consequences(outcome, words::plain_names(), true).front().text ==
        "Touches nothing, if nobody moves before it");
  outcome.fully_executed = false;
  outcome.touching = {"P3"};
  CHECK(panels::consequences(outcome, words::plain_names()).front().text == "Stops against P3");
  CHECK(panels::consequences(outcome, words::plain_names(), true).front().text ==
        "Stops against P3, if nobody moves before it");
  ai::Candidate candidate;
  candidate.band = 3;
  CHECK(panels::arc_words(candidate) == "not in arc");
  candidate.band = 4;  // dead ahead or not
  CHECK(panels::arc_words(candidate) == "beyond range 3");
  candidate.band = 1;
  candidate.in_arc = true;
  CHECK(panels::arc_words(candidate) == "in arc");
  // Every setting of a rule set names the rule that it settles, and there is such a rule.
  for (const auto& [id, set] : test::catalog().rulesets) {
    for (const panels::Reading& reading : panels::readings(set)) {
      INFO(id << ": " << reading.text);
      CHECK(test::catalog().rules.count(reading.rule) == 1);
    }
  }
}

}  // namespace plotboard::panels_table
