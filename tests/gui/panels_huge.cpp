// Huge ships in the window: sections side by side, energy by click and by drag, the dial's energy and ramming, shots at
// a section.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "data/catalog.hpp"
#include "desk/squads/draft_first.hpp"
#include "panels/kit/card_words.hpp"
#include "panels/kit/words.hpp"
#include "panels_hand.hpp"
#include "rules/machine/effects.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_huge {

using test::Hand;
using namespace plotboard::test;
using desk::Controller;
using state::Section;
using state::Side;

namespace {

// A corvette with a weapon in each section against one small ship, all flown by people here.
void begin(Hand& hand) {
  hand.desk.settings.flight_seconds = 0;
  desk::Draft& draft = hand.desk.draft;
  draft = desk::ready_made(catalog(), 2);
  desk::take_game(catalog(), draft, desk::DraftGame::epic);
  draft.sides[0].ships.resize(1);
  draft.sides[1].ships = {desk::draft_ship(catalog(), "1e-tiefighter")};
  draft.sides[0].controller = Controller::me;
  draft.sides[1].controller = Controller::bot;
  draft.rocks = desk::DraftRocks::none;
  REQUIRE(hand.desk.place_draft());
  REQUIRE(hand.desk.battle.start());
  hand.desk.screen = desk::Screen::table;
}

const state::ShipState& corvette(const Hand& hand) { return hand.desk.table().find("Red 1")->ship; }

void to_allocation(Hand& hand) {
  begin(hand);
  act_until(hand.desk, [&] {
    const auto& choice = hand.desk.table().play.choice;
    return choice && choice->kind == "allocate";
  });
  hand.frames(4);
}

std::string place_of(const Hand& hand, const char* card, Section section) {
  const auto& cards = corvette(hand).cards;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[i].id == card && cards[i].section == section) return std::to_string(i);
  FAIL(card);
  return "";
}

}  // namespace

TEST_CASE("Energy goes onto a card by a click, and by dragging it there [huge-energy-10]") {
  Hand hand;
  to_allocation(hand);
  REQUIRE(hand.shows("huge/energy-aft"));
  const int before = corvette(hand).section(Section::aft).energy;
  REQUIRE(before >= 2);
  const std::string fore = "huge/card-" + place_of(hand, "1e-upgrade-quadlasercannons", Section::fore);
  const std::string aft = "huge/card-" + place_of(hand, "1e-upgrade-ioncannonbattery", Section::aft);
  REQUIRE(hand.shows(fore));
  REQUIRE(hand.shows(aft));
  CHECK(hand.where(fore).right < hand.where(aft).left);  // side by side
  hand.click(fore);
  hand.frames(3);
  CHECK(corvette(hand).section(Section::aft).energy == before - 1);
  CHECK(corvette(hand).card("1e-upgrade-quadlasercannons")->charges == 1);
  const auto pool = hand.where("huge/energy-aft");
  hand.point(pool.left + 5, (pool.top + pool.bottom) / 2);
  hand.press();
  const auto target = hand.where(aft);
  for (int i = 0; i < 4; ++i) hand.point(target.x() + static_cast<float>(i), target.y());
  hand.release();
  hand.frames(3);
  CHECK(corvette(hand).section(Section::aft).energy == before - 2);
  CHECK(corvette(hand).card("1e-upgrade-ioncannonbattery")->charges == 1);
}

TEST_CASE("Energy may be dropped anywhere on a card [huge-energy-10]") {
  Hand hand;
  to_allocation(hand);
  const int before = corvette(hand).section(Section::aft).energy;
  const std::string place = place_of(hand, "1e-upgrade-ioncannonbattery", Section::aft);
  const auto pool = hand.where("huge/energy-aft");
  hand.point(pool.left + 5, (pool.top + pool.bottom) / 2);
  hand.press();
  const auto card = hand.where("huge/drop-" + place), button = hand.where("huge/card-" + place);
  const float y = card.top + 8;  // on its name
  REQUIRE(y < button.top);
  for (int i = 0; i < 4; ++i) hand.point(card.right - 12 - static_cast<float>(i), y);
  hand.release();
  hand.frames(3);
  CHECK(corvette(hand).section(Section::aft).energy == before - 1);
  CHECK(corvette(hand).card("1e-upgrade-ioncannonbattery")->charges == 1);
}

TEST_CASE("The dial of a huge ship shows the energy of each maneuver [huge-energy-9]") {
  Hand hand;
  begin(hand);
  hand.desk.board.selected = {"Red 1"};
  hand.desk.dial.open = true;
  hand.frames(4);
  REQUIRE(hand.shows("dial/2F"));
  CHECK(hand.shows("dial/energy-2F"));
  const std::vector<desk::DialCell> cells = hand.desk.dial.cells();
  for (const desk::DialCell& cell : cells) {
    REQUIRE(cell.energy);
    // By the dial 3 and 1, and one more by the Engineering Team for a straight maneuver.
    if (geom::code_of(cell.maneuver) == "2F") CHECK(*cell.energy == 4);
    if (geom::code_of(cell.maneuver) == "4F") CHECK(*cell.energy == 2);
  }
}

TEST_CASE("Before the dial is set it says who would be rammed and what that costs [huge-overlap-4] [huge-overlap-6]") {
  Hand hand;
  begin(hand);
  state::Piece small = *hand.desk.table().find("Alpha 1");
  const state::Piece& huge = *hand.desk.table().find("Red 1");
  small.pose = huge.pose;
  small.pose.y.value += 200'000;
  hand.desk.battle.by_hand = true;
  hand.desk.pieces.change(small);
  hand.desk.battle.by_hand = false;
  hand.desk.board.selected = {"Red 1"};
  hand.desk.dial.open = true;
  bool rams = false;
  for (const desk::DialCell& cell : hand.desk.dial.cells()) rams = rams || cell.rams;
  CHECK(rams);
  for (const desk::DialCell& cell : hand.desk.dial.cells()) {
    if (!cell.rams) continue;
    hand.desk.dial.pointed = cell.maneuver;
    const rules::MoveOutcome* outcome = hand.desk.dial.preview();
    REQUIRE(outcome != nullptr);
    const auto lines =
        panels::consequences_of_huge(catalog(), hand.desk.table(), *hand.desk.table().find("Red 1"), *outcome, false);
    const auto says = [&](const std::string& words) {
      return std::any_of(lines.begin(), lines.end(),
                         [&](const auto& line) { return line.text.find(words) != std::string::npos; });
    };
    CHECK(says("Rams Alpha 1, which is destroyed"));
    CHECK(says("Rolls 1 attack die against its own fore section"));
    CHECK(says("Gains " + std::to_string(*cell.energy) + " energy"));
  }
}

TEST_CASE("No edition's words on the other's table") {
  Hand hand;
  begin(hand);
  CHECK(hand.desk.said(say("event.initiative", 4)) == "Pilot skill 4");
  CHECK(hand.desk.said(say("log.phase", words::Word{"engagement"})).find("ombat") != std::string::npos);
  hand.desk.new_table("3x3");
  CHECK(hand.desk.said(say("event.initiative", 4)) == "Initiative 4");
}

TEST_CASE("Cards that the program does not play are marked with their text") {
  int marked = 0, cards = 0;
  for (const auto& [id, card] : catalog().first_upgrades) {
    ++cards;
    if (!panels::tells_by_hand(catalog(), id)) continue;
    ++marked;
    CAPTURE(id);
    CHECK(rules::effects_of(id).empty());
    CHECK_FALSE(panels::text_of_card(catalog(), id).empty());
  }
  CHECK(marked < cards / 4);
  CHECK_FALSE(panels::tells_by_hand(catalog(), "1e-upgrade-r2d2"));
  CHECK_FALSE(panels::tells_by_hand(catalog(), "proton-torpedoes"));  // the second edition has no such cards
}

}  // namespace plotboard::panels_huge
