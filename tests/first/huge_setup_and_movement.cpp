// Huge ships: what they are, their sections, set-up, turns and template.
#include "first/huge_ships.hpp"
#include "geom/shape.hpp"
#include "rules/board/measure.hpp"
#include "rules/first/rulebook.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::first_huge_setup_and_movement {
using namespace first_huge_ships;
namespace {

using geom::Vec2;

rules::MoveOutcome flown(const Arena& arena, const char* code, const std::string& id = "A") {
  const rules::Field field(catalog(), arena.table);
  return rules::fly(field, *field.ship(id), *geom::maneuver_from_code(code));
}
Vec2 point(const geom::Pose& pose, double x, double y) { return geom::frame_of(pose).to_world({x, y}); }
// Where a point of the front base stands after the maneuver, seen from the middle of that base's rear edge before it.
Vec2 from_front_base(const state::Piece& ship, const char* code, double x, double y) {
  const double rear = (ship.base == geom::BaseKind::huge_long ? kHalfLong : kHalfShort) - 80;
  const Arena arena = play({ship});
  const geom::Pose end = flown(arena, code).end;
  const Vec2 seen = geom::frame_of(ship.pose).to_local(point(end, x, rear + y));
  return {seen.x, seen.y - rear};
}
std::string placed(const state::Piece& ship, const state::Table& table) {
  const auto fault = rules::deployment_fault(catalog(), table, ship);
  return fault ? "refused" : "accepted";
}
std::vector<Section> met(const state::Piece& huge, double x, double y) {
  Arena arena = play({huge, rock("R", x, y)});
  std::vector<Section> sections;
  arena.run([&](Game& game) { sections = rules::first::sections_met(game, "A", "R"); });
  std::sort(sections.begin(), sections.end());
  return sections;
}
Ids turns_of(Arena& arena) {
  Ids order;
  while (arena.table.play.phase == Phase::activation) {
    const Id ship = rules::whose_turn(catalog(), arena.table).front();
    order.push_back(ship);
    arena.edit(std::string(ship.text())).ship.dial = geom::maneuver_from_code("2F");
    arena.run([&](Game& game) {
      rules::take_turn(game, ship);
      rules::advance(game);
    });
  }
  return order;
}

}  // namespace

TEST_CASE("Ships on two plastic bases are huge, and no others [huge-sections-1]", "[first]") {
  int huge = 0;
  for (const auto& [id, type] : catalog().first_types) {
    INFO(id);
    CHECK(geom::is_huge(type.base) == !type.sections.empty());
    if (!geom::is_huge(type.base)) continue;
    ++huge;
    const auto fore = geom::placed(geom::section_plastic(figures(), type.base, geom::Section::fore), geom::Frame{});
    const auto aft = geom::placed(geom::section_plastic(figures(), type.base, geom::Section::aft), geom::Frame{});
    CHECK(fore.box.low.y > aft.box.high.y);
    CHECK(fore.box.high.y - fore.box.low.y == Approx(80));
    CHECK(aft.box.high.y - aft.box.low.y == Approx(80));
  }
  CHECK(huge == 5);
}

TEST_CASE("A huge ship is one ship of one card or of two [huge-sections-2]", "[first]") {
  const Arena one = play({transport()});
  const Arena two = play({cr90()});
  CHECK_FALSE(one["A"].ship.is_of_two_cards());
  CHECK(two["A"].ship.is_of_two_cards());
  CHECK(rules::whose_turn(catalog(), two.table) == Ids{"A"});  // one turn for both cards
  CHECK(one["A"].ship.hull == 8);
  CHECK(two["A"].ship.hull == 16);
}

TEST_CASE("The centre line parts the token, the rear half is the aft section [huge-sections-3][huge-sections-5]",
          "[first]") {
  // Of a ship that looks right: its bow is at greater x. The asteroid reaches 20 mm to either side.
  const state::Piece ship = cr90(Side::player, 457, 457, 90);
  CHECK(met(ship, 457 + 60, 457) == std::vector<Section>{Section::fore});
  CHECK(met(ship, 457 - 60, 457) == std::vector<Section>{Section::aft});
  CHECK(met(ship, 457, 457) == std::vector<Section>{Section::fore, Section::aft});
  CHECK(met(ship, 457 + 19, 457).size() == 2);
  CHECK(met(ship, 457 + 22, 457).size() == 1);
}

TEST_CASE("Both cards begin on their full side and are turned when they are crippled [huge-sections-7]", "[first]") {
  Arena arena = play({cr90()});
  for (const std::size_t section : {kFore, kAft}) CHECK_FALSE(arena["A"].ship.sections[section].crippled);
  CHECK(arena["A"].ship.sections[kAft].energy_limit == 5);
  no_shields(arena);
  damaged(arena, Section::aft, 7);
  suffers(arena, 1, 0, Section::aft);
  CHECK(arena["A"].ship.sections[kAft].crippled);
  CHECK(arena["A"].ship.sections[kAft].energy_limit < 5);
  CHECK_FALSE(arena["A"].ship.sections[kFore].crippled);
}

TEST_CASE("The huge ruler has bands 4 and 5 of 100 mm [huge-ruler-1]", "[first]") {
  const auto band = [](double gap) {
    const Arena arena = play(
        {transport(Side::player, 457, 100), piloted("B", kRookie, Side::enemy, 457, 100 + kHalfShort + gap + 20, 180)});
    const rules::Field field(catalog(), arena.table);
    return rules::measure(field, "A", "B").range.band;
  };
  CHECK(band(299) == 3);
  CHECK(band(301) == 4);
  CHECK(band(399) == 4);
  CHECK(band(401) == 5);
  CHECK(band(499) == 5);
  CHECK_FALSE(band(501).has_value());
}

TEST_CASE("Past range 3 only a weapon that says so is measured [huge-ruler-2]", "[first]") {
  const auto legal = [](double gap, const state::Piece& ship, double half, const char* weapon) {
    state::Piece attacker = ship;
    attacker.pose = pose(457, 150);
    Arena arena =
        play({attacker, piloted("T", kAcademy, Side::enemy, 457, 150 + half + gap + 20, 180)}, Phase::engagement);
    return !shots(arena, weapon).empty();
  };
  const state::Piece xwing = piloted("A", kRookie, Side::player, 0, 0);
  CHECK(legal(290, xwing, 20, "primary:0"));
  CHECK_FALSE(legal(310, xwing, 20, "primary:0"));
  CHECK(legal(450, cr90(), kHalfLong, "primary:0"));  // at range 3 to 5
  // At a huge target too.
  Arena arena = play({piloted("X", kRookie, Side::enemy, 457, 300 + kHalfLong + 330, 180), cr90()}, Phase::engagement);
  CHECK(shots(arena, "", "X").empty());
}

TEST_CASE("No part of its base may lie outside at set-up [huge-setup-2]", "[first]") {
  const Arena arena = play({transport(Side::player, 457, 98)}, Phase::setup);
  CHECK(placed(transport(Side::player, 457, kHalfShort), arena.table) == "accepted");
  CHECK(placed(transport(Side::player, 457, kHalfShort - 1), arena.table) == "refused");
  CHECK(placed(transport(Side::player, 39, kHalfShort), arena.table) == "refused");
}

TEST_CASE("The figure may overhang the edge, the base not [huge-setup-3]", "[first]") {
  // The corvette's figure is far longer than its base; what is looked at is the base alone.
  const Arena arena = play({cr90()}, Phase::setup);
  CHECK(placed(cr90(Side::player, 40, kHalfLong), arena.table) == "accepted");
  const Arena moved = play({cr90(Side::player, 457, 914.4 - kHalfLong - 83)});
  CHECK_FALSE(flown(moved, "2F").left_area);  // 1 mm short of it, with its guides (1e-flee-6)
  const Arena over = play({cr90(Side::player, 457, 914.4 - kHalfLong - 79)});
  CHECK(flown(over, "2F").left_area);
}

TEST_CASE("A GR-75 with its rear-left corner at the edge may have any heading [huge-setup-4]", "[first]") {
  const Arena arena = play({transport()}, Phase::setup);
  for (const double heading : {0.0, 10.0, 30.0, 45.0, 60.0}) {
    INFO(heading);
    state::Piece ship = transport(Side::player, 457, 0, heading);
    // Turned to the right it stands on its rear-right or rear-left corner: that one is put on the edge.
    const double lowest = std::min(point(ship.pose, -40, -kHalfShort).y, point(ship.pose, 40, -kHalfShort).y);
    ship.pose = pose(457, -lowest, heading);
    CHECK(placed(ship, arena.table) == "accepted");
    ship.pose = pose(457, -lowest + 1, heading);  // the front is past the zone and the rear leaves the edge
    CHECK(placed(ship, arena.table) == "refused");
  }
}

TEST_CASE(
    "Small and large ships activate first, each group from low to high [huge-movement-1][huge-setup-5]"
    "[huge-setup-6][huge-setup-7]",
    "[first]") {
  // Skills: Rookie 2, CR90 4, Luke 8, Gozanti 2, bounty hunter 3.
  Arena arena = play({cr90(Side::player, 120, 200), piloted("luke", "1e-pilot-lukeskywalker", Side::player, 250, 200),
                      piloted("G", kGozanti, Side::player, 350, 200), piloted("F", kFirespray, Side::player, 480, 200),
                      piloted("rookie", kRookie, Side::player, 600, 200)});
  arena.passes("action");
  CHECK(turns_of(arena) == Ids{"rookie", "F", "luke", "G", "A"});
}

TEST_CASE("A Rookie, Luke and a CR90 activate in that order [huge-setup-9]", "[first]") {
  Arena arena = play({cr90(Side::player, 120, 200), piloted("luke", "1e-pilot-lukeskywalker", Side::player, 250, 200),
                      piloted("rookie", kRookie, Side::player, 600, 200)});
  arena.passes("action");
  CHECK(turns_of(arena) == Ids{"rookie", "luke", "A"});
}

TEST_CASE("What ends with the Activation phase ends after the huge ships [huge-setup-8]", "[first]") {
  Arena arena = play({cr90(Side::player, 120, 200), piloted("B", kRookie, Side::player, 600, 200)});
  arena.edit("A").tokens.ion = 1;
  arena.passes("action");
  arena.edit("B").ship.dial = geom::maneuver_from_code("2F");
  arena.run([](Game& game) {
    rules::take_turn(game, "B");
    rules::advance(game);
  });
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(arena.table.play.phase == Phase::activation);
  CHECK(turns_of(arena) == Ids{"A"});
  CHECK(arena["A"].tokens.ion == 0);
}

TEST_CASE("Huge ships have a template of their own [huge-movement-2]", "[first]") {
  const Arena small = play({piloted("A", kRookie, Side::player, 457, 300)});
  const Arena large = play({piloted("A", kFirespray, Side::player, 457, 300)});
  const Arena huge = play({transport()});
  CHECK(flown(small, "2F").end.y.mm() == Approx(300 + 80 + 40));
  CHECK(flown(large, "2F").end.y.mm() == Approx(300 + 80 + 80));
  CHECK(flown(huge, "2F").end.y.mm() == Approx(300 + 80));
  CHECK(flown(small, "2N").end.heading.degrees() == Approx(45));
  CHECK(flown(huge, "2N").end.heading.degrees() == Approx(30).margin(0.1));
}

TEST_CASE("A straight is the same at either side of the front base [huge-movement-3]", "[first]") {
  for (const state::Piece& ship : {transport(Side::player, 457, 300, 37), cr90(Side::player, 457, 300, 37)}) {
    for (int speed = 1; speed <= 4; ++speed) {
      const std::string code = std::to_string(speed) + "F";
      for (const double side : {-40.0, 40.0}) {
        const Vec2 corner = from_front_base(ship, code.c_str(), side, 0);
        CHECK(corner.x == Approx(side).margin(0.01));
        CHECK(corner.y == Approx(40 * speed).margin(0.01));
      }
    }
  }
}

TEST_CASE("A bank goes by the front base's corner on its own side [huge-movement-5]", "[first]") {
  // The template lies at the front base, so what that base does is the same on a short and on a long ship, and a left
  // bank is a right one in a mirror.
  for (const std::string speed : {"1", "2"}) {
    const Vec2 brief = from_front_base(transport(), (speed + "N").c_str(), 40, 80);
    const Vec2 lengthy = from_front_base(cr90(), (speed + "N").c_str(), 40, 80);
    const Vec2 left = from_front_base(cr90(), (speed + "B").c_str(), -40, 80);
    CHECK(brief.x == Approx(lengthy.x).margin(0.1));
    CHECK(brief.y == Approx(lengthy.y).margin(0.1));
    CHECK(left.x == Approx(-lengthy.x).margin(0.01));
    CHECK(left.y == Approx(lengthy.y).margin(0.01));
    // Outside of the column at its side: the corner goes out to the right and ahead.
    CHECK(lengthy.x > 40);
    CHECK(lengthy.y > 80);
  }
}

TEST_CASE("Bank 1: the front-right corner comes to rest at the first angle [huge-movement-8]", "[first]") {
  // From the notch, where the rear corner of the front base was: its front corner is 80 mm ahead of it, turned by 30
  // degrees, after the displacement of the mid-point, (16.3, 65.7).
  const Vec2 corner = from_front_base(transport(), "1N", 40, 80);
  const Vec2 rear = from_front_base(transport(), "1N", 40, 0);
  CHECK(corner.x - rear.x == Approx(40).margin(0.1));     // 80 mm by the sine of 30 degrees
  CHECK(corner.y - rear.y == Approx(69.28).margin(0.1));  // and by its cosine
  CHECK(corner.x - 40 == Approx(59.69).margin(0.1));      // 16.3 + 40 cos 30 + 97.5 sin 30 - 40
  CHECK(corner.y == Approx(65.7 - 20 + 84.44 - 17.5).margin(0.1));
}

TEST_CASE("What a card adds strengthens the section that carries it [1e-huge-6][huge-sections-4]", "[first]") {
  constexpr const char* kTeam = "1e-upgrade-gunneryteam";
  data::Catalog other = catalog();  // no card of two-card ships adds to figures so far
  data::Upgrade& team = other.first_cards.at(kTeam);
  team.hull = 1;
  team.shields = 2;
  team.energy = 3;
  for (const bool aft : {false, true}) {
    const state::Piece plain = cr90();
    const state::Piece strong =
        aft ? cr90(Side::player, 457, 300, 0, {}, {kTeam}) : cr90(Side::player, 457, 300, 0, {kTeam});
    const auto before = rules::first_edition().equipped(other, plain).sections;
    const auto after = rules::first_edition().equipped(other, strong).sections;
    for (const std::size_t section : {kFore, kAft}) {
      const bool here = (section == kAft) == aft;
      CHECK(after[section].hull - before[section].hull == (here ? 1 : 0));
      CHECK(after[section].shields - before[section].shields == (here ? 2 : 0));
      CHECK(after[section].shield_limit - before[section].shield_limit == (here ? 2 : 0));
      CHECK(after[section].energy_limit - before[section].energy_limit == (here ? 3 : 0));
    }
  }
}

}  // namespace plotboard::first_huge_setup_and_movement
