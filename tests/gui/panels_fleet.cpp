// The strip of ships, and what a ship's panel says of its attacks and actions.
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "desk_support.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_fleet {

using namespace plotboard::test;
using desk::Controller;
using desk::DialSign;
using state::Phase;
using state::Side;

namespace {

const desk::FleetShip& row_of(const desk::Desk& d, const std::string& ship) {
  for (const desk::FleetShip& row : d.fleet.ships())
    if (row.id == ship) return row;
  FAIL("no row for " + ship);
  return d.fleet.ships().front();
}

// Eight against eight.
void start_large(desk::Desk& d) {
  d.settings.flight_seconds = 0;
  d.draft = desk::ready_made(catalog(), 4);
  for (desk::DraftSide& side : d.draft.sides) {
    const auto ships = side.ships;
    side.ships.insert(side.ships.end(), ships.begin(), ships.end());
    for (desk::DraftShip& ship : side.ships)
      ship = desk::draft_ship(catalog(), &side == &d.draft.sides[0] ? "t65xwing" : "tielnfighter");
  }
  d.draft.sides[0].controller = Controller::me;
  d.draft.sides[1].controller = Controller::bot;
  d.draft.any_squad = true;
  REQUIRE(d.place_draft());
  REQUIRE(d.battle.start());
}

}  // namespace

TEST_CASE("Eight against eight: every ship has its row in a small window, and the log has room", "[fleet]") {
  Hand hand;
  start_large(hand.desk);
  hand.frames(3);
  float bottom = 0;
  for (const state::Piece& piece : hand.desk.table().pieces) {
    if (piece.type != state::PieceType::ship) continue;
    INFO(piece.id.text());
    REQUIRE(hand.shows("fleet/" + piece.id));
    const auto at = hand.where("fleet/" + piece.id);
    CHECK(at.bottom - at.top >= 17);
    CHECK(at.right <= 16 * 16 + 1);
    CHECK(at.top >= bottom - 0.5F);  // one below the other
    bottom = at.bottom;
  }
  CHECK(bottom < 470);
  CHECK(hand.where("log/export").top - bottom > 100);
}

TEST_CASE("At 200 percent the strip is a line of badges over the board", "[fleet]") {
  Hand hand(1280, 720, 2);
  start_large(hand.desk);
  hand.frames(3);
  for (const state::Piece& piece : hand.desk.table().pieces) {
    if (piece.type != state::PieceType::ship) continue;
    INFO(piece.id.text());
    REQUIRE(hand.shows("fleet/" + piece.id));
    const auto at = hand.where("fleet/" + piece.id);
    CHECK(at.bottom <= static_cast<float>(hand.layout.top) + 1);
    CHECK(at.right <= 1280);
  }
}

TEST_CASE("A click in the strip selects the ship and brings it into view, pointing rings it", "[fleet]") {
  Hand hand;
  desk::Desk& d = hand.desk;
  d.settings.flight_seconds = 0;
  start_ready_made(d, 4);
  hand.frames(3);
  scene::Camera& camera = d.board.camera;
  camera.left_px = hand.layout.left;
  camera.top_px = hand.layout.top;
  camera.width_px = hand.layout.right - hand.layout.left;
  camera.height_px = hand.layout.bottom - hand.layout.top;
  d.board.fit();
  const scene::Camera whole = camera;
  hand.point("fleet/Alpha 3");
  hand.frames(2);
  CHECK(d.board.beacon == "Alpha 3");
  CHECK(d.overlay().beacon == "Alpha 3");
  hand.click("fleet/Alpha 3");
  CHECK(d.board.selected == std::set<std::string>{"Alpha 3"});
  CHECK(camera == whole);  // the whole table is in sight already
  camera.pixels_per_mm *= 4;
  hand.click("fleet/Red 1");
  hand.frames(1);
  CHECK(d.board.selected == std::set<std::string>{"Red 1"});
  const geom::Pose& pose = d.table().find("Red 1")->pose;
  const geom::Vec2 seen = camera.to_screen({pose.x.mm(), pose.y.mm()});
  CHECK(seen.x > camera.left_px);
  CHECK(seen.x < camera.left_px + camera.width_px);
  CHECK(seen.y > camera.top_px);
  CHECK(seen.y < camera.top_px + camera.height_px);
  hand.point(640, 400);
  hand.frames(2);
  CHECK(d.board.beacon.empty());
}

TEST_CASE("The strip by keys: O goes there, arrows and Enter choose", "[fleet]") {
  Hand hand;
  desk::Desk& d = hand.desk;
  d.settings.flight_seconds = 0;
  start_ready_made(d, 2);
  hand.frames(3);
  d.dial.close();
  d.board.selected.clear();
  hand.panels.act(desk::Intent::fleet);
  hand.frames(3);
  CHECK(d.board.beacon == "Red 1");
  hand.key(ImGuiKey_DownArrow);
  hand.frames(2);
  CHECK(d.board.beacon == "Red 2");
  hand.key(ImGuiKey_Enter);
  hand.frames(2);
  CHECK(d.board.selected == std::set<std::string>{"Red 2"});
  hand.key(ImGuiKey_Escape);
  hand.frames(2);
  CHECK_FALSE(hand.panels.keys_taken(desk::Intent::ai_step));
}

TEST_CASE("Rows say what a ship has done, its dial as far as it may be known, and whom it has locked", "[fleet]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  start_ready_made(d, 2, Controller::me, Controller::bot);
  REQUIRE(d.table().play.phase == Phase::planning);
  CHECK(row_of(d, "Red 1").dial == DialSign::missing);
  CHECK(row_of(d, "Alpha 1").dial == DialSign::set);  // facedown
  CHECK(row_of(d, "Alpha 1").dial_words.empty());
  CHECK(row_of(d, "Red 1").marker == "1");
  REQUIRE(d.battle.set_dial("Red 1", *geom::maneuver_from_code("2F")));
  CHECK(row_of(d, "Red 1").dial == DialSign::known);
  CHECK(row_of(d, "Red 1").dial_words == geom::words_of(*geom::maneuver_from_code("2F")));
  bool flown = false, locked = false;
  act_until(d, [&] {
    for (const state::Piece& piece : d.table().pieces) {
      if (piece.type != state::PieceType::ship || !piece.in_play() || piece.ship.destroyed) continue;
      const desk::FleetShip& row = row_of(d, piece.id);
      if (d.table().play.phase == Phase::activation) {
        CHECK(row.acted == piece.moved);
        flown = flown || (row.acted && row.dial == DialSign::flown);
      }
      if (!piece.lock.empty()) {
        locked = true;
        CHECK(row.lock == piece.lock);
        CHECK(row.lock_marker == row_of(d, piece.lock).marker);
      }
    }
    return d.table().round == 3 || d.battle.expected().kind == desk::Expect::over;
  });
  CHECK(flown);
  static_cast<void>(locked);
}

TEST_CASE("A ship's panel names its attacks and its action bar with the difficulties", "[fleet]") {
  Hand hand;
  desk::Desk& d = hand.desk;
  d.settings.flight_seconds = 0;
  start_ready_made(d, 2);
  const desk::ShipSheet& sheet = d.fleet.sheet("Red 1");
  const data::Ship& type = *catalog().ship(d.table().find("Red 1")->ref);
  REQUIRE_FALSE(sheet.weapons.empty());
  CHECK(sheet.weapons[0].dice == type.attacks[0].dice);
  CHECK(sheet.bar.size() >= type.actions.size());
  hand.frames(3);
  d.dial.close();
  d.board.selected = {"Red 1"};
  hand.frames(4);
  REQUIRE(hand.shows("right/piece"));
  hand.click("right/piece");
  hand.frames(2);
  CHECK(hand.shows("ship/attack-0"));
  for (const data::ShipAction& action : type.actions) CHECK(hand.shows("ship/action-" + action.type));
}

}  // namespace plotboard::panels_fleet
