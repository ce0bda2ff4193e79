// Ships, pilots and upgrades of the first edition: all of them, whole, and what is said of a bad one.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "data_files.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_first_edition {

using test::all_with;
using test::catalog;
using test::edited;
using test::first_line;

namespace {

const data::FirstShip& ship(const char* id) { return catalog().first_ships.at(id); }
const data::FirstUpgrade& upgrade(const char* id) { return catalog().first_upgrades.at(id); }
const data::FirstPilot& pilot(const char* of, const char* id) {
  const auto& pilots = ship(of).pilots;
  const auto found = std::find_if(pilots.begin(), pilots.end(), [&](const auto& each) { return each.id == id; });
  REQUIRE(found != pilots.end());
  return *found;
}
std::string code(const data::DialEntry& entry) {
  return geom::code_of(entry.maneuver) + "GWR"[static_cast<int>(entry.difficulty)];
}
std::string dial(const char* id) {
  std::string all;
  for (const data::DialEntry& entry : ship(id).dial.entries) all += (all.empty() ? "" : " ") + code(entry);
  return all;
}

}  // namespace

TEST_CASE("Every ship, pilot and upgrade of the first edition is there, and whole") {
  CHECK(catalog().first_ships.size() == 56);
  CHECK(catalog().first_upgrades.size() == 367);
  std::map<geom::BaseKind, int> sizes;
  std::set<std::string> pilots;
  int texts = 0;
  for (const auto& [id, each] : catalog().first_ships) {
    INFO(id);
    ++sizes[each.base];
    CHECK(id.rfind("1e-", 0) == 0);
    CHECK(catalog().ships.count(id) == 0);  // ids of the editions never meet
    CHECK_FALSE(each.pilots.empty());
    CHECK(each.dial.entries.empty() == geom::is_huge(each.base));
    CHECK(each.energy_dial.empty() != geom::is_huge(each.base));
    if (!geom::is_huge(each.base)) CHECK((each.attack.has_value() && !each.arcs.empty()));
    for (const data::FirstPilot& one : each.pilots) {
      INFO(std::string(one.id));
      CHECK(pilots.insert(one.id).second);
      CHECK(one.points == (one.skill ? one.points : 0));
      texts += !one.text.empty();
      if (one.unique && !geom::is_huge(each.base)) CHECK_FALSE(one.text.empty());
    }
  }
  CHECK(pilots.size() == 297);
  CHECK(texts == 200);
  CHECK(sizes[geom::BaseKind::small] == 36);
  CHECK(sizes[geom::BaseKind::large] == 13);
  for (const auto& [id, each] : catalog().first_upgrades) {
    INFO(id);
    CHECK_FALSE(each.text.empty());
    CHECK(id == "1e-upgrade-" + id.substr(11));
    if (!each.other_side.empty()) CHECK(upgrade(each.other_side.text().c_str()).other_side == each.id);
  }
}

TEST_CASE("Cards of the first edition as they are printed") {
  CHECK(dial("1e-xwing") == "1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR");
  CHECK(ship("1e-xwing").attack == 3);
  CHECK(ship("1e-xwing").actions == Ids{"focus", "lock"});
  const data::FirstPilot& wedge = pilot("1e-xwing", "1e-pilot-wedgeantilles");
  CHECK(wedge.skill == 9);
  CHECK(wedge.points == 29);
  CHECK(wedge.unique);
  // A pilot of that name in two ships; one that prints figures of its own; one without a skill.
  CHECK(pilot("1e-attackshuttle", "1e-pilot-herasyndulla-attackshuttle").xws == "herasyndulla");
  CHECK(pilot("1e-vcx100", "1e-pilot-herasyndulla-vcx100").slot_arcs.front().arc == data::FirstArc::auxiliary_rear);
  CHECK(pilot("1e-yt1300", "1e-pilot-outerrimsmuggler").figures == data::FirstFigures{0, 2, 1, 6, 4, 0});
  CHECK_FALSE(pilot("1e-z95headhunter", "1e-pilot-nashtahpuppilot").skill);
  CHECK(upgrade("1e-upgrade-ioncannon").weapon->dice == 3);
  CHECK(upgrade("1e-upgrade-heavylasercannon").weapon->nearest == 2);
  CHECK(upgrade("1e-upgrade-twinlaserturret").weapon->dice == 3);
  CHECK(upgrade("1e-upgrade-emperorpalpatine").fills == 2);
  CHECK(upgrade("1e-upgrade-starvipermkii").points == -3);
  CHECK(upgrade("1e-upgrade-quadlasercannons").weapon->energy == 1);
  CHECK(upgrade("1e-upgrade-quadlasercannons").energy_limit == 2);
  CHECK(upgrade("1e-upgrade-hullupgrade").adds.hull == 1);
}

TEST_CASE("A huge ship of two cards is two sections, each with its energy dial", "[1e-huge]") {
  const data::FirstShip& fore = ship("1e-cr90corvettefore");
  const data::FirstShip& aft = ship("1e-cr90corvetteaft");
  CHECK(fore.hull_of == aft.hull_of);
  CHECK(fore.section == data::Section::fore);
  CHECK(aft.section == data::Section::aft);
  CHECK(aft.energy == 5);
  CHECK(aft.energy_dial.size() == 7);
  CHECK(aft.energy_dial.front().energy == 3);
  CHECK(ship("1e-gr75mediumtransport").section == data::Section::none);
}

TEST_CASE("A bad card of the first edition names the file, the place and what was expected") {
  const auto said = [](const char* path, const char* from, const char* to) {
    return first_line(data::load_catalog(all_with(edited(path, from, to))).errors());
  };
  constexpr const char* kShip = "assets/first-edition/ships/1e-xwing.json";
  constexpr const char* kCannons = "assets/first-edition/upgrades/1e-cannon.json";
  CHECK(said(kShip, "1BG 1FG", "1BB 1FG").find("/dial/0: \"1BB\", expected speed, bearing and colour") !=
        std::string::npos);
  CHECK(said(kShip, "\"skill\": 9", "\"skill\": 19").find("/skill: the number 19, expected a whole number") !=
        std::string::npos);
  CHECK(said(kCannons, "\"other_side\": \"1e-upgrade-arccaster-cannon-ready\"",
             "\"other_side\": \"1e-upgrade-autoblaster\"")
            .find("expected the other side of this card") != std::string::npos);
  CHECK(said("assets/first-edition/upgrades/1e-title.json", "\"1e-yt1300\"", "\"1e-yt1301\"")
            .find("expected the id of a ship") != std::string::npos);
}

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

}  // namespace plotboard::data_first_edition
