// Mirroring a real table in the window: by keys alone from the start screen, by names of widgets, at every size.
#include <catch2/catch.hpp>
#include <tuple>

#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_mirror {

using desk::MirrorStage;
using test::Hand;

namespace {

void begin(Hand& hand) {
  hand.desk.settings.flight_seconds = 0;
  hand.click("start/real-table");
  hand.frames(3);
  hand.click("real-table/own");
  hand.frames(4);
  REQUIRE(hand.desk.mirror.open);
  REQUIRE(hand.shows("mirror/line"));
}
void line(Hand& hand, const std::string& text) {
  hand.type(text);
  hand.key(ImGuiKey_Enter);
  hand.frames(3);
}

}  // namespace

TEST_CASE("a real table is mirrored by keys alone") {
  Hand hand;
  begin(hand);
  desk::Desk& d = hand.desk;
  line(hand, "2 tie/ln");
  REQUIRE(d.mirror.roster.rows().size() == 2);
  hand.key(ImGuiKey_PageDown);
  CHECK(d.mirror.side == state::Side::enemy);
  line(hand, "t65");
  REQUIRE(d.mirror.roster.rows().size() == 3);
  CHECK(d.mirror.roster.row("A1")->piece.ai);
  line(hand, "");
  CHECK(d.mirror.stage == MirrorStage::obstacles);
  hand.frames(3);
  hand.type("5");
  CHECK(d.mirror.roster.rows().size() == 4);
  line(hand, "");
  REQUIRE(d.mirror.stage == MirrorStage::place);
  REQUIRE(hand.shows("mirror/across"));
  SECTION("with blanks between the numbers") {
    line(hand, "120 85 8");
    REQUIRE(d.table().pieces.size() == 1);
    CHECK(d.table().find("P1")->pose == geom::rounded_pose({140, 105}, 0));
    CHECK(d.mirror.current == "P2");
  }
  SECTION("with Tab, and letters that choose the edges") {
    hand.type("r");
    CHECK(d.mirror.from.right);
    hand.type("120");
    hand.key(ImGuiKey_Tab);
    hand.frames(2);
    CHECK(d.mirror.field == 1);
    hand.type("85");
    hand.key(ImGuiKey_Tab);
    hand.frames(2);
    line(hand, "90");
    REQUIRE(d.table().pieces.size() == 1);
    CHECK(d.table().find("P1")->pose == geom::rounded_pose({914.4 - 140, 105}, 90));
  }
  SECTION("what is wrong is said, stays, and Escape clears it") {
    line(hand, "120 2..5");
    CHECK(hand.shows("mirror/problem"));
    CHECK(d.mirror.fields[0] == "120");
    CHECK(d.table().pieces.empty());
    hand.key(ImGuiKey_Escape);
    hand.frames(3);
    CHECK(d.mirror.open);
    CHECK(d.mirror.fields[0].empty());
    line(hand, "120 85");
    CHECK(d.table().pieces.size() == 1);
    hand.key(ImGuiKey_Z, true);
    CHECK(d.table().pieces.empty());
    CHECK(d.mirror.current == "P1");
  }
  SECTION("beside another, by template, and the round's moves") {
    line(hand, "120 85 8");
    hand.key(ImGuiKey_DownArrow);
    hand.frames(3);
    REQUIRE(hand.shows("mirror/gap"));
    hand.type("p1");
    hand.key(ImGuiKey_Tab);
    hand.frames(2);
    hand.type("6");
    hand.key(ImGuiKey_Tab);
    hand.frames(2);
    line(hand, "30");
    REQUIRE(d.table().find("P2") != nullptr);
    CHECK(d.table().find("P2")->pose == geom::rounded_pose({140 + 20 + 30 + 20, 105}, 0));
    hand.click("mirror/moves");
    hand.frames(3);
    REQUIRE(d.mirror.current == "P1");
    line(hand, "2s");
    CHECK(d.table().find("P1")->pose == geom::rounded_pose({140, 225}, 0));
    CHECK(d.mirror.current == "P2");
    line(hand, "bo");
    CHECK(d.table().find("P2")->pose == geom::rounded_pose({210, 185}, 0));
  }
  CHECK(d.mirror.open);
}

TEST_CASE("the mirror loses no key, however soon it comes after the one that moved the keyboard") {
  for (int between = 1; between <= 6; ++between) {
    INFO(between << " frames between two keys");
    Hand hand;
    begin(hand);
    desk::Desk& d = hand.desk;
    const auto soon = [&](const std::string& keys) {
      for (const char key : keys) {
        ImGui::GetIO().AddInputCharacter(static_cast<unsigned char>(key));
        hand.frames(between);
      }
    };
    const auto press = [&](ImGuiKey key) {
      ImGui::GetIO().KeysDown[key] = true;
      hand.frames(1);
      ImGui::GetIO().KeysDown[key] = false;
      hand.frames(between - 1);
    };
    soon("4 tie");
    press(ImGuiKey_Enter);
    soon("x");
    press(ImGuiKey_Enter);
    REQUIRE(d.mirror.roster.rows().size() == 5);
    hand.click("mirror/place");
    SECTION("Space " + std::to_string(between)) {
      soon("120 85 90");
      CHECK(d.mirror.fields == std::array<std::string, 3>{"120", "85", "90"});
      press(ImGuiKey_Enter);
      soon("300 86");
      CHECK(d.mirror.fields == std::array<std::string, 3>{"300", "86", ""});
      press(ImGuiKey_Enter);
      REQUIRE(d.table().pieces.size() == 2);
      CHECK(d.table().find("P1")->pose == geom::rounded_pose({140, 105}, 90));
      CHECK(d.table().find("P2")->pose == geom::rounded_pose({320, 106}, 90));
    }
    SECTION("Tab " + std::to_string(between)) {
      soon("120");
      press(ImGuiKey_Tab);
      soon("85");
      press(ImGuiKey_Tab);
      soon("90");
      CHECK(d.mirror.fields == std::array<std::string, 3>{"120", "85", "90"});
    }
    SECTION("another way to say it " + std::to_string(between)) {
      soon("120 85 90");
      press(ImGuiKey_Enter);
      press(ImGuiKey_DownArrow);
      soon("p1 8 30");
      CHECK(d.mirror.fields == std::array<std::string, 3>{"p1", "8", "30"});
      press(ImGuiKey_Escape);
      soon("p1");
      CHECK(d.mirror.fields[0] == "p1");
    }
  }
}

TEST_CASE("the offer that Enter takes is the lit one") {
  Hand hand;
  begin(hand);
  hand.type("tie 3");
  hand.frames(2);
  CHECK(hand.shows("mirror/taken-3"));
  CHECK_FALSE(hand.shows("mirror/taken-1"));
  const std::string third = hand.desk.mirror.offers()[2].ship.ship;
  line(hand, "");
  CHECK(hand.desk.mirror.roster.row("P1")->piece.ref == third);
}

TEST_CASE("the mirror ends with Escape, Done and after the last piece") {
  Hand hand;
  begin(hand);
  SECTION("Escape") { hand.key(ImGuiKey_Escape); }
  SECTION("Done") { hand.click("mirror/done"); }
  SECTION("Enter when everything stands") {
    line(hand, "t65");
    line(hand, "");
    line(hand, "");
    line(hand, "200 200");
    CHECK(hand.desk.table().pieces.size() == 1);
    CHECK(hand.desk.mirror.open);
    line(hand, "");
  }
  CHECK_FALSE(hand.desk.mirror.open);
  hand.frames(3);
  CHECK_FALSE(hand.shows("mirror/done"));
  CHECK(hand.shows("palette/search"));
  CHECK_FALSE(hand.panels.keys_taken(desk::Intent::undo));
}

TEST_CASE("the mirror by mouse: search results, thumbnails, marks and buttons") {
  Hand hand;
  begin(hand);
  desk::Desk& d = hand.desk;
  CHECK(hand.panels.keys_taken(desk::Intent::undo));
  hand.click("mirror/line");
  hand.type("tie/ln");
  hand.frames(2);
  hand.click("mirror/offer-tielnfighter");
  hand.click("mirror/line");
  hand.type("t65");
  hand.frames(2);
  hand.click("mirror/offer-t65xwing");
  REQUIRE(d.mirror.roster.rows().size() == 2);
  hand.click("mirror/row-P1");
  hand.click("mirror/row-P2");
  CHECK(d.mirror.marked.size() == 2);
  hand.click("mirror/to-enemy");
  CHECK(d.mirror.roster.rows()[0].piece.side == state::Side::enemy);
  hand.click("mirror/initiative-5");
  CHECK(d.mirror.roster.rows()[1].piece.initiative == 5);
  hand.click("mirror/obstacles");
  hand.frames(2);
  hand.click("mirror/rock-coreasteroid1");
  CHECK(d.mirror.roster.rows().size() == 3);
  hand.click("mirror/place");
  hand.frames(3);
  hand.click("mirror/row-R1");
  CHECK(d.mirror.current == "R1");
  hand.click("mirror/far");
  CHECK(d.mirror.from.far);
  hand.click("mirror/by-move");
  CHECK(d.mirror.way == desk::MirrorWay::move);
}

TEST_CASE("the mirror has room in every window") {
  for (const auto& [width, height, scale] :
       {std::tuple{1280.0, 720.0, 1.0}, {3840.0, 2160.0, 3.0}, {800.0, 600.0, 1.0}, {1280.0, 720.0, 2.0}}) {
    INFO(width << " x " << height << " at " << scale);
    Hand hand(width, height, scale);
    hand.desk.begin_mirror();
    hand.frames(4);
    line(hand, "t65");
    REQUIRE(hand.desk.mirror.roster.rows().size() == 1);
    CHECK(hand.where("mirror/line").right <= static_cast<float>(hand.layout.left) + 1);
    CHECK(hand.layout.right - hand.layout.left > width * 0.3);
    CHECK(hand.where("mirror/done").right <= static_cast<float>(hand.layout.left) + 1);
    hand.desk.mirror.go(MirrorStage::place);
    hand.frames(3);
    CHECK(hand.where("mirror/heading").bottom <= static_cast<float>(height));
  }
}

TEST_CASE("several selected pieces change together from the inspector, as one step") {
  Hand hand;
  hand.desk.new_table("3x3");
  for (const double x : {200.0, 400.0})
    hand.desk.pieces.add_ship("t65xwing", state::Side::player, false, geom::Vec2{x, 300});
  hand.desk.board.selected = {"P1", "P2"};
  hand.frames(3);
  const std::size_t before = hand.desk.session().log().size();
  hand.click("many/enemy");
  CHECK(hand.desk.session().log().size() == before + 1);
  for (const char* id : {"P1", "P2"}) {
    CHECK(hand.desk.table().find(id)->side == state::Side::enemy);
    CHECK(hand.desk.table().find(id)->ai);
  }
  hand.click("many/initiative-4");
  CHECK(hand.desk.session().log().size() == before + 2);
  CHECK(hand.desk.table().find("P2")->initiative == 4);
  hand.click("many/people");
  CHECK_FALSE(hand.desk.table().find("P1")->ai);
}

}  // namespace plotboard::panels_mirror
