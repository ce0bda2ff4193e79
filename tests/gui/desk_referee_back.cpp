// At a real table: the first dials.
#include <algorithm>
#include <catch2/catch.hpp>

#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "rules/play/referee.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_referee_back {

using desk::Expect;
using test::catalog;
using test::Folder;

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

}  // namespace plotboard::desk_referee_back
