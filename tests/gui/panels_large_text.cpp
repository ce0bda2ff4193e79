// Large text and small windows: what is planned stays in sight, the board keeps its room, long questions have keys, and
// the program finds a size for words by itself.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <tuple>

#include "app/second_screen.hpp"
#include "battle_support.hpp"
#include "desk_support.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::panels_large_text {

using test::Hand;

namespace {

// Where a ship stands on the screen, and whether the board shows it there.
bool is_in_sight(const Hand& hand, const std::string& id) {
  const state::Piece* piece = hand.desk.table().find(id);
  const geom::Vec2 at = hand.desk.board.camera.to_screen({piece->pose.x.mm(), piece->pose.y.mm()});
  return at.x > hand.layout.left && at.x < hand.layout.right && at.y > hand.layout.top && at.y < hand.layout.bottom;
}

}  // namespace

TEST_CASE("The ship whose dial is set stays in sight beside it, at every text size") {
  for (const auto& [width, height, scale] : {std::tuple{1280.0, 720.0, 1.0},
                                             {1280.0, 720.0, 1.5},
                                             {1280.0, 720.0, 2.0},
                                             {1920.0, 1080.0, 2.0},
                                             {3840.0, 2160.0, 2.0}}) {
    INFO(width << " x " << height << " at " << scale);
    Hand hand(width, height, scale);
    hand.desk.settings.flight_seconds = 0;
    test::start_ready_made(hand.desk, 4);
    hand.frames(4);
    // However far somebody has gone into the board.
    for (const double zoom : {1.0, 4.0}) {
      hand.desk.board.fit();
      if (zoom > 1) hand.desk.board.camera.zoom_at(hand.desk.board.middle_px(), zoom);
      for (const char* ship : {"Red 1", "Red 2"}) {
        hand.desk.dial.open_for(ship);
        hand.frames(4);
        INFO(ship << " at zoom " << zoom);
        REQUIRE(hand.shows("dial/2F"));
        CHECK(is_in_sight(hand, ship));
        // The dial lies beside the board, not over it.
        CHECK(hand.where("dial/2F").left >= static_cast<float>(hand.layout.right) - 1);
        hand.desk.dial.close();
        hand.frames(2);
      }
    }
  }
}

TEST_CASE("A board that was filled goes on being filled when panels and text grow") {
  Hand hand;
  hand.desk.settings.flight_seconds = 0;
  test::start_ready_made(hand.desk, 2);
  hand.frames(4);
  const auto is_filled = [&] {
    scene::Camera fitted = hand.desk.board.camera;
    const auto& area = hand.desk.table().area;
    fitted.fit(area.width.mm(), area.height.mm(), hand.desk.board.fit_margin());
    return fitted.centre == hand.desk.board.camera.centre &&
           fitted.pixels_per_mm == hand.desk.board.camera.pixels_per_mm;
  };
  REQUIRE(is_filled());
  REQUIRE(hand.desk.board.fits());
  // Larger text makes the margin larger together with the panels.
  hand.desk.settings.text_scale = 2;
  CHECK(hand.desk.look_through({{100, 200}, {900, 700}}));
  CHECK(is_filled());
  // Whoever has moved the view keeps it.
  hand.desk.board.camera.zoom_at(hand.desk.board.middle_px(), 2);
  const double scale = hand.desk.board.camera.pixels_per_mm;
  CHECK(hand.desk.look_through({{100, 200}, {800, 700}}));
  CHECK(hand.desk.board.camera.pixels_per_mm == scale);
  CHECK_FALSE(hand.desk.look_through({{100, 200}, {800, 700}}));
}

TEST_CASE("Panels find a size for words by the pixels of the window, the board of a replay by its own") {
  CHECK(app::panel_scale(1280, 720) == 1);
  CHECK(app::panel_scale(1920, 1080) == 1);
  CHECK(app::panel_scale(2560, 1440) == 1);  // as people know it
  CHECK(app::panel_scale(3840, 2160) == 2);
  CHECK(app::panel_scale(3840, 1080) == 1);
  CHECK(app::panel_scale(5120, 2880) == Approx(2.5));
  CHECK(app::panel_scale(15360, 8640) == 3);
}

TEST_CASE("Where enemies are meant, ships of one's own come last") {
  state::Table table;
  const auto add = [&table](const char* id, state::Side side, state::PieceType type) {
    state::Piece piece;
    piece.id = id;
    piece.side = side;
    piece.type = type;
    table.pieces.push_back(piece);
  };
  add("Red 2", state::Side::player, state::PieceType::ship);
  add("R1", state::Side::none, state::PieceType::obstacle);
  add("E1", state::Side::enemy, state::PieceType::ship);
  add("E2", state::Side::enemy, state::PieceType::ship);
  std::vector<desk::Pick> picks;
  for (const char* id : {"Red 2", "E1", "R1", "E2", ""}) {
    desk::Pick pick;
    pick.piece = id;
    pick.key = pick.text = *id == '\0' ? "pass" : id;
    picks.push_back(pick);
  }
  desk::others_first(table, state::Side::player, picks);
  std::string order;
  for (const desk::Pick& pick : picks) order += pick.key + " ";
  CHECK(order == "E1 E2 R1 Red 2 pass ");
  desk::others_first(table, state::Side::enemy, picks);
  CHECK(picks.front().key == "Red 2");
  CHECK(picks.back().key == "pass");
}

TEST_CASE("The tenth answer and those after it have keys") {
  const desk::IntentInfo* tenth = desk::intent_for_key("Shift+1");
  REQUIRE(tenth != nullptr);
  CHECK(tenth->intent == desk::Intent::pick_10);
  CHECK(desk::intent_for_key("Shift+9")->intent == desk::Intent::pick_18);
  // In a battle where a side has ten dials to set, each ship's line has a key of its own.
  Hand hand(1280, 1600);
  hand.desk.settings.flight_seconds = 0;
  hand.desk.new_table("5x3");
  for (int i = 0; i < 11; ++i)
    hand.desk.pieces.add_ship("tielnfighter", state::Side::player, false, geom::Vec2{120.0 + 110 * i, 150});
  hand.desk.pieces.add_ship("t65xwing", state::Side::enemy, true, geom::Vec2{700, 800});
  REQUIRE(hand.desk.battle.start());
  hand.frames(4);
  const std::vector<desk::Pick> picks = hand.desk.battle.picks();
  REQUIRE(picks.size() == 11);
  CHECK(picks[8].label == "9");
  CHECK(picks[9].label == desk::kWithShift + "1");
  CHECK(picks[10].label == desk::kWithShift + "2");
  REQUIRE(hand.desk.can(desk::Intent::pick_10));
  hand.desk.act(desk::Intent::pick_10);
  CHECK(hand.desk.dial.open);
  CHECK(hand.desk.board.selected == std::set<std::string>{std::string(picks[9].piece)});
}

TEST_CASE("Over a report no message lies that only fades, it stands there when the report is closed") {
  Hand hand;
  hand.desk.settings.flight_seconds = 0;
  test::start_ready_made(hand.desk, 2);
  REQUIRE(hand.desk.battle.concede(state::Side::player));
  hand.desk.battle.result_open = true;
  hand.desk.messages.say(desk::MessageKind::refusal, "It has activated already.", "fga-3.1.1-2");
  hand.frames(4);
  REQUIRE(hand.shows("result/close"));
  for (std::size_t i = 0; i < hand.desk.messages.list().size(); ++i)
    CHECK_FALSE(hand.shows("message/" + std::to_string(i)));
  hand.click("result/close");
  hand.frames(3);
  bool any = false;
  for (std::size_t i = 0; i < hand.desk.messages.list().size(); ++i)
    any = any || hand.shows("message/" + std::to_string(i));
  CHECK(any);
}

TEST_CASE("Leaving a battle needs no question: what was left is announced at the next start") {
  const test::Folder folder;
  const std::string home = folder.file("home");
  {
    Hand hand(1280, 720, 1, home);
    hand.desk.settings.flight_seconds = 0;
    test::start_ready_made(hand.desk, 2);
    hand.frames(3);
    hand.panels.request_quit();
    hand.frames(3);
    CHECK(hand.desk.quit);
    CHECK_FALSE(hand.shows("question/discard"));
  }
  Hand next(1280, 720, 2, home);
  next.frames(3);
  CHECK(next.shows("start/left-battle"));
  CHECK(next.where("start/left-battle").bottom < 720);
}

TEST_CASE("A tooltip never lies on the answers, nor on anything else in the battle's panel") {
  int why_not = 0;
  for (const auto& [width, height, scale] :
       {std::tuple{1280.0, 720.0, 1.0}, {1280.0, 720.0, 1.5}, {1280.0, 720.0, 2.0}, {3840.0, 2160.0, 2.5}}) {
    INFO(width << " x " << height << " at " << scale);
    Hand hand(width, height, scale);
    desk::Desk& d = hand.desk;
    d.settings.flight_seconds = 0;
    test::start_ready_made(d, 3);
    int seen = 0;
    // Until actions and attacks have been asked for, some of them forbidden.
    for (int i = 0; i < 200 && d.table().round < 3; ++i) {
      hand.frames(3);
      const std::vector<desk::Pick> picks = d.battle.picks();
      if (d.battle.expected().kind == desk::Expect::choice && picks.size() > 3) {
        for (const desk::Pick& pick : picks) {
          const std::string name = "pick/" + pick.key;
          if (!hand.shows(name)) continue;
          const panels::Probe::Rect at = hand.where(name);
          if (at.bottom > static_cast<float>(height)) continue;  // it has to be scrolled to
          hand.point(name);
          hand.frames(3);
          if (!hand.shows("tip")) continue;
          INFO(d.battle.expected().words << " " << name);
          const panels::Probe::Rect tip = hand.where("tip");
          CHECK(tip.right <= at.left);
          CHECK(tip.left >= 0);
          CHECK(tip.top >= 0);
          CHECK(tip.bottom <= static_cast<float>(height));
          CHECK(tip.bottom > at.top);  // beside its answer
          CHECK(tip.top < at.bottom);
          ++seen;
          why_not += pick.legal ? 0 : 1;
        }
        hand.point(1, 1);
      }
      if (seen > 12) break;
      test::act_once(d);
    }
    CHECK(seen > 5);
  }
  CHECK(why_not > 0);
}

}  // namespace plotboard::panels_large_text
