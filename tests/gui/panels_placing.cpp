// Setting up in the windows: the new battle's wings, squads and way of setting up, and the tray.
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_placing {

using desk::Expect;
using test::Hand;

namespace {

void open_new_battle(Hand& hand) {
  hand.desk.settings.flight_seconds = 0;
  hand.click("start/battle");
  hand.frames(2);
  REQUIRE(hand.shows("new/place"));
}

}  // namespace

TEST_CASE("Set-up by the book with the mouse alone, from the start screen to the first dial") {
  Hand hand;
  desk::Desk& d = hand.desk;
  open_new_battle(hand);
  CHECK(d.draft.setup == desk::DraftSetup::quick);  // unless asked for
  hand.click("new/setup-book");
  CHECK(d.draft.setup == desk::DraftSetup::by_the_book);
  hand.click("new/place");
  hand.frames(3);
  REQUIRE(d.table().play.phase == state::Phase::setup);
  REQUIRE(hand.shows("placing/here"));
  const auto picks = d.battle.picks();
  REQUIRE(picks.size() == 6);
  hand.click("tray/" + picks[1].key);
  REQUIRE(d.placing.held() != nullptr);
  CHECK(d.placing.held()->piece == picks[1].key);
  const auto heading = d.placing.held()->pose.heading;
  hand.click("placing/right");
  CHECK((d.placing.held()->pose.heading - heading).wrapped().value == 15000);
  hand.click("placing/left");
  hand.click("placing/here");
  CHECK_FALSE(d.table().find(picks[1].key)->waiting);
  for (int i = 0; i < 60 && d.table().play.phase == state::Phase::setup; ++i) {
    hand.frames(3);
    if (hand.shows("placing/suggested"))
      hand.click("placing/suggested");
    else if (d.battle.expected().kind == Expect::choice)
      hand.click("pick/" + d.battle.picks().front().key);
    else
      hand.click("battle/continue");
  }
  CHECK(d.battle.expected().kind == Expect::dials);
}

TEST_CASE("A piece is carried from the tray to the board") {
  Hand hand;
  desk::Desk& d = hand.desk;
  open_new_battle(hand);
  hand.click("new/setup-book");
  hand.click("new/place");
  hand.frames(3);
  const std::string key = d.battle.picks()[2].key;
  const float x = static_cast<float>(hand.layout.left + hand.layout.right) / 2;
  const float y = static_cast<float>(hand.layout.top + hand.layout.bottom) / 2;
  hand.point("tray/" + key);
  hand.press();
  hand.point(x, y);
  hand.release();
  REQUIRE(d.placing.held() != nullptr);
  CHECK(d.placing.held()->piece == key);
  const geom::Vec2 there = d.board.camera.to_table({static_cast<double>(x), static_cast<double>(y)});
  CHECK(d.placing.held()->pose.x.mm() == Approx(there.x).margin(1));
  CHECK(d.placing.held()->pose.y.mm() == Approx(there.y).margin(1));
  CHECK(d.table().find(key)->waiting);
}

TEST_CASE("An illegal place is grey and names its rule") {
  Hand hand;
  desk::Desk& d = hand.desk;
  open_new_battle(hand);
  hand.click("new/setup-book");
  hand.click("new/place");
  hand.frames(3);
  d.placing.move_to({100, 100});
  hand.frames(3);
  CHECK(hand.shows("rule/2e-setup-10"));
  const std::uint64_t before = test::hash(d);
  hand.click("placing/here");
  CHECK(test::hash(d) == before);
  hand.click("rule/2e-setup-10");
  CHECK(hand.panels.keys_taken(desk::Intent::ai_phase));  // its text is open
}

TEST_CASE("A wing is put together in the new battle's window") {
  Hand hand;
  desk::Desk& d = hand.desk;
  open_new_battle(hand);
  hand.click("new/yours-0-wing");
  hand.frames(2);
  REQUIRE(hand.shows("new/wing-1"));
  CHECK_FALSE(hand.shows("new/wing-2"));  // one new wing is enough to offer
  hand.click("new/wing-1");
  CHECK(d.draft.sides[0].ships[0].wing == 1);
  CHECK(hand.shows("rule/fga-2.14.1x-5"));  // alone it is no wing
  CHECK_FALSE(desk::objections_to(d.catalog(), d.draft).empty());
  hand.click("new/yours-1-wing");
  hand.frames(2);
  hand.click("new/wing-1");
  CHECK(d.draft.sides[0].ships[1].wing == 1);
  const std::string pilot = d.draft.sides[0].ships[1].pilot;
  hand.click("new/yours-1-lead");
  CHECK(d.draft.sides[0].ships[0].pilot == pilot);  // the first of a wing leads it
  hand.click("new/yours-0-leave");
  CHECK(d.draft.sides[0].ships[0].wing == 0);
}

TEST_CASE("A squad against the squad rules: said, and played anyway when we want it") {
  Hand hand;
  desk::Desk& d = hand.desk;
  open_new_battle(hand);
  CHECK_FALSE(hand.shows("new/anyway"));
  CHECK(hand.shows("new/yours-points"));
  d.draft.sides[1].ships.assign(5, desk::draft_ship(d.catalog(), "vt49decimator"));
  hand.frames(3);
  CHECK(hand.shows("rule/2e-squad-1"));
  hand.click("new/place");  // grey
  CHECK_FALSE(d.has_table());
  REQUIRE(hand.shows("new/anyway"));
  hand.click("new/anyway");
  CHECK(d.draft.any_squad);
  hand.click("new/squads-rules");
  CHECK_FALSE(d.draft.any_squad);
  hand.click("new/squads-any");
  hand.click("new/place");
  CHECK(d.has_table());
}

}  // namespace plotboard::panels_placing
