// The new battle's window in the first edition: which edition, ships, pilots, slots, search, reasons, squad files.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "data/catalog.hpp"
#include "desk/squads/draft_first.hpp"
#include "io/io.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_first {

using test::Hand;

namespace {

const desk::DraftSide& yours(const Hand& hand) { return hand.desk.draft.sides[0]; }

void to_new_battle(Hand& hand, const char* edition) {
  hand.click("start/battle");
  hand.frames(2);
  hand.click(edition);
  hand.frames(2);
}

}  // namespace

TEST_CASE("The edition is asked first, and a first edition battle starts with two clicks more") {
  Hand hand;
  hand.click("start/battle");
  hand.frames(2);
  REQUIRE(hand.shows("new/first"));
  CHECK(hand.where("new/first").bottom <= hand.where("new/two").top);
  hand.click("new/first");
  hand.frames(2);
  CHECK_FALSE(hand.shows("new/two"));
  CHECK_FALSE(hand.shows("new/yours-2"));  // nobody flies by AI cards
  CHECK(hand.shows("new/rules-1e"));
  CHECK_FALSE(hand.shows("new/rules-fga-207"));
  hand.click("new/place");
  hand.frames(3);
  REQUIRE(hand.desk.has_table());
  CHECK(hand.desk.table().ruleset == "1e");
  REQUIRE(hand.shows("battle/start"));
  hand.click("battle/start");
  hand.frames(3);
  CHECK(hand.desk.in_battle());
}

TEST_CASE("Lists show the ships of the edition alone") {
  Hand hand;
  to_new_battle(hand, "new/first");
  hand.click("new/empty");
  hand.frames(2);
  hand.click("new/yours-add");
  hand.frames(2);
  hand.click("new/yours-add-search");
  hand.type("x-wing");
  hand.frames(2);
  CHECK(hand.shows("new/yours-add-1e-xwing"));
  CHECK_FALSE(hand.shows("new/yours-add-t65xwing"));
  hand.fill("new/yours-add-search", "corvette");
  hand.frames(2);
  CHECK_FALSE(hand.shows("new/yours-add-1e-cr90corvette"));  // epic play only
}

TEST_CASE("A squad is built by mouse: ship, pilot, upgrades, what is illegal says why [1e-squad-5]") {
  Hand hand;
  to_new_battle(hand, "new/first");
  hand.click("new/empty");
  hand.frames(2);
  hand.click("new/yours-add");
  hand.frames(2);
  hand.click("new/yours-add-search");
  hand.type("x-wing");
  hand.frames(2);
  hand.click("new/yours-add-1e-xwing");
  hand.frames(2);
  REQUIRE(yours(hand).ships.size() == 1);
  CHECK(yours(hand).ships[0].pilot == "1e-pilot-rookiepilot");
  hand.click("new/yours-0-pilot");
  hand.frames(2);
  hand.click("new/pilot-search");
  hand.type("focus results into an evade");  // words of Luke's ability
  hand.frames(2);
  REQUIRE(hand.shows("new/pilot-1e-pilot-lukeskywalker"));
  CHECK_FALSE(hand.shows("new/pilot-1e-pilot-wedgeantilles"));
  hand.click("new/pilot-1e-pilot-lukeskywalker");
  hand.frames(2);
  CHECK(yours(hand).ships[0].pilot == "1e-pilot-lukeskywalker");
  CHECK(yours(hand).ships[0].initiative == 8);
  hand.click("new/yours-0-slot-elite");
  hand.frames(2);
  hand.click("new/upgrade-search");
  hand.type("veteran");
  hand.frames(2);
  hand.click("new/upgrade-1e-upgrade-veteraninstincts");
  hand.frames(2);
  CHECK(yours(hand).ships[0].cards == std::vector<std::string>{"1e-upgrade-veteraninstincts"});
  CHECK(yours(hand).ships[0].initiative == 10);
  // Fearlessness is for Scum: it is listed, and cannot be picked.
  hand.click("new/yours-0-drop-1e-upgrade-veteraninstincts");
  hand.frames(2);
  hand.click("new/yours-0-slot-elite");
  hand.frames(2);
  hand.click("new/upgrade-search");
  hand.type("fearless");
  hand.frames(2);
  REQUIRE(hand.shows("new/upgrade-1e-upgrade-fearlessness"));
  hand.click("new/upgrade-1e-upgrade-fearlessness");
  CHECK(yours(hand).ships[0].cards.empty());
}

TEST_CASE("A huge ship has its sections' slots, and epic points stand beside the squad points [1e-epic-2]") {
  Hand hand;
  to_new_battle(hand, "new/epic");
  CHECK(yours(hand).ships[0].ship == "1e-cr90corvette");
  REQUIRE(hand.shows("new/yours-points"));
  CHECK(hand.shows("new/yours-0-slot-fore-hardpoint"));
  CHECK(hand.shows("new/yours-0-slot-aft-crew"));
  hand.click("new/place");
  hand.frames(3);
  REQUIRE(hand.desk.has_table());
  CHECK(hand.desk.table().ruleset == "huge-1e");
  CHECK(hand.desk.table().area.name == "6x3");
}

TEST_CASE("A squad is saved as XWS and opened again in the window") {
  Hand hand;
  to_new_battle(hand, "new/first");
  const std::vector<desk::DraftShip> before = yours(hand).ships;
  hand.click("new/yours-save");
  hand.frames(3);
  REQUIRE(hand.shows("file/name"));
  hand.fill("file/name", hand.folder_file("mine.json"));
  hand.frames(3);
  hand.click("new/empty");
  hand.frames(2);
  hand.click("new/yours-open");
  hand.frames(3);
  hand.fill("file/name", hand.folder_file("mine.json"));
  hand.frames(3);
  REQUIRE(yours(hand).ships.size() == before.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    CHECK(yours(hand).ships[i].pilot == before[i].pilot);
    CHECK(yours(hand).ships[i].initiative == before[i].initiative);
    std::vector<std::string> now = yours(hand).ships[i].cards, then = before[i].cards;
    std::sort(now.begin(), now.end());
    std::sort(then.begin(), then.end());
    CHECK(now == then);
  }
}

}  // namespace plotboard::panels_first
