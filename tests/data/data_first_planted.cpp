// Faults in files of the first edition that a breakage planted in their reader got past.
#include <catch2/catch.hpp>

#include "data_files.hpp"

namespace plotboard::data_first_planted {

TEST_CASE("A range from far to near, or a maneuver twice on a dial, is refused [1e-man-1][1e-range-3]") {
  const test::PlantedFault faults[] = {
      {"far to near", "assets/first-edition/upgrades/1e-cannon.json", "\"range\": [1, 3]", "\"range\": [3, 1]",
       "assets/first-edition/upgrades/1e-cannon.json: /upgrades/3/weapon/range: no range, expected [nearest, "
       "farthest]"},
      {"twice", "assets/first-edition/ships/1e-xwing.json", "1BG 1FG 1NG", "1BG 1FG 1FW",
       "assets/first-edition/ships/1e-xwing.json: /dial/0: \"1FW\" again, expected each maneuver of a dial once"},
  };
  test::check_refused(faults);
}

}  // namespace plotboard::data_first_planted
