// At a real table: the first dials, and what one step back is.
#include <algorithm>
#include <catch2/catch.hpp>

#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "rules/play/referee.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_referee_back {

using desk::Page;
using test::catalog;
using test::Folder;

namespace {

void press(desk::Desk& d, const std::string& begins) {
  for (const desk::RefereeItem& item : d.referee.items()) {
    UNSCOPED_INFO(item.text);
    if (item.text.rfind(begins, 0) == 0) return d.referee.digit(item.key.front() - '0');
  }
  FAIL("no digit for " << begins);
}

// Until the first pilot says how he has flown.
std::string first_flies(desk::Desk& d) {
  REQUIRE(d.open_mission("0:1", 3, 7));
  d.referee.digit(1);
  for (int i = 0; i < 20 && d.table().play.phase != state::Phase::activation; ++i) d.step();
  d.referee.digit(1);  // of three who fly at the same initiative
  REQUIRE(d.table().play.choice);
  return d.table().play.choice->ship.text();
}

}  // namespace

TEST_CASE("A mission's first round waits for the dials, also for those who watch what happens", "[2e-planning-1]") {
  const Folder folder;
  desk::Desk d(catalog(), folder.path());
  REQUIRE(d.settings.flight_seconds > 0);
  REQUIRE(d.open_mission("0:1", 4, 7));
  d.referee.digit(1);
  for (int i = 0; i < 12 && d.table().play.phase == state::Phase::setup; ++i) {
    d.step();
    for (int k = 0; k < 10; ++k) d.tick(0.02);
  }
  CHECK(d.table().play.phase == state::Phase::planning);
  const desk::RefereeCard card = d.referee.shown();
  CHECK(card.headline == "Set your dials on the table.");
  CHECK(base::contains(card.lines, std::string("Open: Destroy four Rebel ships.")));
  const auto items = d.referee.items();
  CHECK(std::any_of(items.begin(), items.end(),
                    [](const auto& item) { return item.text == "Dock, land or power a hyperdrive"; }));
}

TEST_CASE("After a correction the maneuver goes back first, and then the correction") {
  const Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  const std::string ship = first_flies(d);
  const auto& picks = d.battle.picks();
  const auto pick = std::find_if(picks.begin(), picks.end(), [](const desk::Pick& each) { return each.key == "5F"; });
  REQUIRE((pick != picks.end() && pick->ghost));
  geom::Pose near = *pick->ghost;
  near.x = base::Um{near.x.value + 39500};  // half a millimetre of it is in the way
  REQUIRE(d.battle.command(rules::PlacePieces{{{"Red 1", near}}}));
  const std::size_t asked = d.session().log().size();
  press(d, "5 straight");
  const std::uint64_t flown = test::hash(d);
  REQUIRE(d.session().log().size() == asked + 1);
  d.referee.digit(9);
  press(d, "It touched, or missed");
  press(d, "It did not bump Red 1");
  REQUIRE(test::hash(d) != flown);
  const std::uint64_t corrected = test::hash(d);
  REQUIRE(d.session().log().size() == asked + 2);
  SECTION("by the page behind 9") {
    d.referee.digit(9);
    press(d, "Go back one step");
  }
  SECTION("by the key, at the laptop too") {
    d.table_mode = false;
    d.act(desk::Intent::undo);
  }
  CHECK(test::hash(d) != corrected);
  REQUIRE(d.table().play.choice);
  CHECK(d.table().play.choice->kind == rules::kManeuver);
  CHECK_FALSE(d.table().find("Red 1")->pose == near);
  CHECK(d.session().log().size() == asked + 1);
  d.act(desk::Intent::undo);
  CHECK(d.table().find("Red 1")->pose == near);
  CHECK(d.session().log().size() == asked);
}

TEST_CASE("A model that was moved goes back alone, not with the maneuver before it") {
  const Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  static_cast<void>(first_flies(d));
  press(d, "Speed 2");
  d.referee.digit(1);
  const std::uint64_t flown = test::hash(d);
  d.referee.digit(9);
  press(d, "A model stands elsewhere");
  d.referee.digit(1);
  REQUIRE(d.referee.page == Page::nudge);
  press(d, "Left, 1 mm");
  press(d, "Left, 1 mm");
  d.step();
  REQUIRE(test::hash(d) != flown);
  d.referee.digit(9);
  press(d, "Go back one step");
  CHECK(test::hash(d) == flown);
}

}  // namespace plotboard::desk_referee_back
