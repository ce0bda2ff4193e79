// The campaign's wing on the base game, linked without a single card.
#include <catch2/catch.hpp>

#include "mission/mission.hpp"
#include "rules/coop/additions.hpp"
#include "rules/machine/door.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/rulebook.hpp"
#include "wings/wings.hpp"

namespace plotboard::rules {

const Door& door() {
  static const Door cardless{[](geom::Edition) -> const Edition& { return second_edition(); }, traits_of,
                             [](Effects&) {}, &coop_additions()};
  return cardless;
}

}  // namespace plotboard::rules

namespace plotboard::campaign_alone {

TEST_CASE("missions are flown without a card", "[wings][fga-4.2-6]") {
  int begun = 0;
  for (const char* id : {"0:1", "1:1", "2:1"}) {
    mission::Setup setup;
    setup.mission = id;
    setup.seed = 7;
    auto table = mission::opening(wings::catalog(), setup);
    INFO(id);
    REQUIRE(table);
    constexpr int kRounds = 1500;
    wings::play(*table, 7, kRounds);
    CHECK_FALSE(table->progress.objectives.empty());
    if (table->round > 1) ++begun;
  }
  CHECK(begun == 3);
}

}  // namespace plotboard::campaign_alone
