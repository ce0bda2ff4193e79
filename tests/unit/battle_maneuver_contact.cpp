// Partial maneuvers, contact, moves that are none, rotation, and leaving the area.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "rules/board/measure.hpp"
#include "rules/board/movement.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/machine/effects.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_activation.hpp"

namespace plotboard::battle_maneuver_contact {
namespace {

using geom::BaseKind;
using geom::Bearing;
using rules::Game;
using state::Side;
using state::Token;
using test::activated;
using test::Arena;
using test::catalog;
using test::fighter;
using test::obstacle;
using test::pose;
using Rules = std::vector<std::string>;

constexpr const char* kRock = "core2asteroid2";  // 40 x 30 mm

state::Piece xwing(const char* id, double x, double y, double heading = 0) {
  return fighter(id, "t65xwing", Side::player, x, y, heading);
}
state::Piece tie(const char* id, double x, double y, double heading = 0) {
  return fighter(id, "tielnfighter", Side::enemy, x, y, heading);
}
const state::Option* among(const std::vector<state::Option>& options, const std::string& key) {
  const auto found =
      std::find_if(options.begin(), options.end(), [&](const state::Option& option) { return option.key == key; });
  return found == options.end() ? nullptr : &*found;
}
geom::Contact contact_of(const Arena& arena, const std::string& a, const std::string& b) {
  return rules::measure(rules::Field(catalog(), arena.table), a, b).contact_with_guides;
}

TEST_CASE("A maneuver cut short costs its own action and nothing else",
          "[2e-overlap-6][2e-overlap-7][2e-overlap-8][2e-overlap-12]") {
  for (const bool friendly : {false, true}) {
    Arena arena({xwing("A", 400, 200), friendly ? xwing("B", 400, 300) : tie("B", 400, 300)});
    const state::ShipState before = arena["A"].ship;
    const state::Piece other = arena["B"];
    activated(arena, "2F");
    CHECK_FALSE(arena["A"].ship.executed->fully);
    CHECK(arena["A"].ship.skips_action);
    CHECK(arena.question("action") == nullptr);
    CHECK(arena["A"].tokens == state::Tokens{});
    CHECK(arena["A"].ship.shields == before.shields);
    CHECK(arena["A"].ship.damage.empty());
    CHECK(arena["B"] == other);
    arena.says("action", "focus");
    activated(arena, "2F", "B").expect_all_said();
    CHECK(arena["B"].tokens.focus == 1);
  }
}

TEST_CASE("A ship that bumped may still be given actions, unless stressed", "[2e-overlap-9]") {
  for (const int stress : {0, 1}) {
    Arena arena({xwing("A", 400, 200), tie("B", 400, 300)});
    activated(arena, "2F");
    arena.edit("A").tokens.stress = stress;
    rules::Offer offer;
    offer.coordinated = true;
    arena.run([&](Game& game) {
      const auto options = rules::action_options(game, "A", offer);
      REQUIRE(among(options, "focus") != nullptr);
      CHECK(among(options, "focus")->legal == (stress == 0));
    });
  }
}

TEST_CASE("Cards tell full from partial execution", "[2e-overlap-10][2e-overlap-11][2e-bearing-10]") {
  // Afterburners want a fully executed maneuver of speed 3 to 5; a Loose Stabilizer any that is not straight.
  const auto asked = [](bool blocked, bool loose) {
    Arena arena({xwing("A", 400, 200), tie("B", blocked ? 400 : 800, loose ? 400 : 350)});
    arena.passes("action", "A");
    arena.edit("A").ship.cards.push_back({"afterburners", 2, false});
    if (loose) arena.edit("A").ship.damage.push_back({11, true});
    activated(arena, loose ? "4K" : "3F");
    CHECK(arena["A"].ship.executed->fully == !blocked);
    if (loose) CHECK(arena["A"].ship.executed->maneuver == geom::Maneuver{4, Bearing::koiogran_turn});
    if (loose) CHECK(arena["A"].ship.shields == 1);  // 1 hit damage of 2 shields
    return std::any_of(arena.asked.begin(), arena.asked.end(),
                       [](const state::Choice& choice) { return choice.rule == "fga-table-2.11"; });
  };
  CHECK(asked(false, false));
  CHECK_FALSE(asked(true, false));
  CHECK_FALSE(asked(true, true));
}

TEST_CASE("Contact is kept until one of the two moves", "[2e-range-9][2e-range-10][2e-bearing-15][2e-overlap-13]") {
  const std::vector<state::Piece> before{xwing("A", 400, 200), tie("B", 379, 390), tie("C", 421, 390)};
  Arena arena(before);
  arena.passes("action", "B");
  arena.passes("action", "C");
  activated(arena, "4F");
  CHECK(arena["A"].ship.bumped == Ids{"B", "C"});
  arena.run([](Game& game) {  // stops do not end it
    for (const char* id : {"A", "B"}) {
      rules::execute_maneuver(game, id, rules::flight_of(game, id, {0, Bearing::stationary}),
                              rules::ManeuverKind::effect);
    }
  });
  CHECK(arena["A"].ship.bumped == Ids{"B", "C"});
  activated(arena, "5F", "B");
  CHECK(arena["A"].ship.bumped == Ids{"C"});
  activated(arena, "5F", "C");
  CHECK(arena["A"].ship.bumped.empty());

  Arena away(before);
  away.passes("action", "B");
  away.passes("action", "C");
  activated(away, "4F");
  away.edit("A").pose.heading = {180'000};
  activated(away, "4F");
  CHECK(away["A"].ship.bumped.empty());

  Arena stuck({xwing("A", 400, 200), tie("B", 400, 244.4)});
  stuck.passes("action", "B");
  stuck.passes("action", "C");  // nose to tail: it cannot leave at all
  activated(stuck, "1F");
  activated(stuck, "1F");
  CHECK(stuck["A"].ship.bumped == Ids{"B"});
}

TEST_CASE("Side by side there is contact and no bump", "[2e-range-11][2e-overlap-1]") {
  Arena arena({xwing("A", 400, 200), xwing("B", 440, 200)});
  arena.says("action", "focus");
  activated(arena, "2F", "B");
  arena.says("action", "focus");
  activated(arena, "2F", "A").expect_all_said();
  CHECK(arena["A"].ship.executed->fully);
  CHECK(contact_of(arena, "A", "B") == geom::Contact::touching);
}

TEST_CASE("Range 0 of one target forbids only that target", "[2e-range-13][2e-range-14]") {
  Arena arena({xwing("A", 400, 200), tie("B", 400, 300), tie("C", 400, 420)});
  activated(arena, "2F");
  arena.run([](Game& game) {
    rules::ShotFilter filter;
    filter.explain = true;
    int at_b = 0, at_c = 0;
    for (const rules::Shot& shot : rules::shots_of(game, "A", filter)) {
      if (!shot.legal) continue;
      (shot.defender == "B" ? at_b : at_c) += 1;
    }
    CHECK(at_b == 0);
    CHECK(at_c == 1);
    for (const rules::Shot& shot : rules::shots_of(game, "B", {})) CHECK_FALSE(shot.legal);
  });
}

TEST_CASE("Ships in between are lifted, not hit", "[2e-move-3][2e-move-4]") {
  Arena arena({xwing("A", 400, 200), tie("B", 400, 290)});
  const state::Piece before = arena["B"];
  arena.says("action", "focus");
  activated(arena, "4F").expect_all_said();
  CHECK(arena["A"].pose == pose(400, 400));
  CHECK(arena["A"].ship.executed->fully);
  CHECK(arena["B"] == before);
}

TEST_CASE("Only the part of the template that was used counts", "[2e-move-5][2e-move-6][2e-overlap-15]") {
  for (const bool blocked : {false, true}) {
    // The rock begins at y 330, under the template's far end; stopped by the large base A's own front stays below 326.
    Arena arena({xwing("A", 400, 200), fighter("B", "lambdaclasst4ashuttle", Side::enemy, blocked ? 400 : 800, 366),
                 obstacle("R", kRock, 400, 345)});
    if (!blocked) arena.dice({state::Face::hit});
    activated(arena, "4F").expect_all_said();
    CHECK(arena["A"].ship.executed->fully == !blocked);
    CHECK(arena["A"].ship.shields == (blocked ? 2 : 1));
  }
}

TEST_CASE("Other moves fail where they would overlap a ship", "[2e-move-1][2e-overlap-16][2e-obstacle-25]") {
  for (const bool rock : {false, true}) {
    state::Table table = test::table({xwing("A", 400, 400)}, true);
    const auto block = [&](double x, double y) {
      table.pieces.push_back(rock ? obstacle("X" + std::to_string(table.pieces.size()), kRock, x, y)
                                  : tie(("X" + std::to_string(table.pieces.size())).c_str(), x, y));
    };
    block(400, 480);
    block(320, 400);
    block(480, 400);
    const rules::Field field(catalog(), table);
    const auto check = [&](geom::Reposition kind, bool blocked) {
      const auto places = rules::judged_places(field, *field.ship("A"), kind);
      REQUIRE_FALSE(places.empty());
      for (const rules::JudgedPlace& place : places) {
        INFO(place.why);
        if (blocked) CHECK_FALSE(place.legal);
      }
      return std::all_of(places.begin(), places.end(), [](const rules::JudgedPlace& place) { return place.legal; });
    };
    check(geom::Reposition::boost, false);
    check(geom::Reposition::barrel_roll, true);
    // A tractor beam may pull onto rocks, not onto ships (2e-tractor-4).
    CHECK(check(geom::Reposition::tractor, !rock) == rock);
    for (const rules::JudgedPlace& place : rules::judged_places(field, *field.ship("A"), geom::Reposition::boost)) {
      if (place.place.piece.kind == geom::TemplateKind::straight) CHECK_FALSE(place.legal);
    }
    for (const rules::JudgedPlace& place : rules::judged_places(field, *field.ship("A"), geom::Reposition::decloak)) {
      INFO(place.why);
      if (place.place.end.heading.value == 0 && place.place.end.x.value == 400'000) CHECK_FALSE(place.legal);
    }
  }
}

TEST_CASE("A ship turns on the spot about its centre", "[2e-rotate-ship-1][2e-rotate-ship-2][2e-move-2]") {
  Arena arena({xwing("A", 400, 200), tie("B", 600, 200)});
  arena.run([](Game& game) { CHECK(rules::rotate_ship(game, "A", 90, "plotboard")); });
  CHECK(arena["A"].pose == pose(400, 200, 90));
  CHECK(arena.question("order") == nullptr);
  // Guides stand out in front: turned, they would lie on B.
  Arena blocked({xwing("A", 400, 200), tie("B", 441, 200)});
  blocked.run([](Game& game) { CHECK_FALSE(rules::rotate_ship(game, "A", 90, "plotboard")); });
  CHECK(blocked["A"].pose == pose(400, 200));
  CHECK(blocked.events.empty());
}

TEST_CASE("Turning onto a rock rolls no die but is range 0", "[2e-rotate-ship-3][2e-overlap-18]") {
  // 45 degrees askew on its corner the base reaches 28 mm: straightened out it reaches only 20, so turn it there.
  Arena arena({xwing("A", 400, 200), obstacle("R", kRock, 400, 236.9, 0)});
  using data::ObstacleKind;
  arena.run([](Game& game) {
    CHECK_FALSE(rules::at_range_zero_of(game, "A", ObstacleKind::asteroid));
    CHECK(rules::rotate_ship(game, "A", 45, "plotboard"));
    CHECK(rules::at_range_zero_of(game, "A", ObstacleKind::asteroid));
  });
  CHECK(arena["A"].ship.damage.empty());
  CHECK_FALSE(arena["A"].ship.skips_action);
  // And nothing remembers it once the ship is elsewhere.
  arena.edit("A").pose = pose(700, 700);
  arena.run([](Game& game) { CHECK_FALSE(rules::at_range_zero_of(game, "A", ObstacleKind::asteroid)); });
}

// Leaving the area: 914.4 mm square

TEST_CASE("A ship that flees is out, with its locks, and nothing else happens to it",
          "[2e-flee-1][2e-flee-7][2e-flee-8][2e-overlap-14]") {
  Arena arena({xwing("A", 400, 780), tie("B", 100, 100), obstacle("R", kRock, 400, 850)});
  arena.edit("B").lock = "A";
  activated(arena, "4F");  // no die was scripted for the rock on its way
  CHECK(arena["A"].fled);
  CHECK_FALSE(arena["A"].in_play());
  CHECK_FALSE(arena["A"].ship.destroyed);
  CHECK_FALSE(arena["A"].ship.removed);
  CHECK(arena["B"].lock.empty());
  CHECK(arena.question("action") == nullptr);
  CHECK(arena.told("2e-flee-1"));
  CHECK(arena["A"].moved);

  Arena backed({xwing("A", 400, 900), tie("B", 445, 890)});  // hangs over the edge already, and no way on
  backed.edit("A").pose = pose(400, 900, 90);
  backed.edit("B").pose = pose(445, 890, 90);
  activated(backed, "1F");
  CHECK(backed["A"].fled);
  CHECK_FALSE(backed["A"].ship.executed->fully);
}

TEST_CASE("A template outside does no harm, a base backed up inside neither", "[2e-flee-2][2e-flee-3][2e-flee-4]") {
  Arena arena({xwing("A", 30, 400, 315), tie("B", 800, 100)});
  arena.passes("action", "A");
  activated(arena, "2Y");
  CHECK_FALSE(arena["A"].fled);
  Arena edge({xwing("A", 400, 914.4 - 20 - 80), tie("B", 100, 100)});
  edge.passes("action", "A");
  activated(edge, "1F");
  CHECK_FALSE(edge["A"].fled);
  Arena stopped({xwing("A", 400, 780), tie("B", 400, 870)});
  stopped.passes("action", "A");
  activated(stopped, "2F");
  CHECK_FALSE(stopped["A"].fled);
}

TEST_CASE("Nobody is boosted, rolled or pulled off the table", "[2e-flee-5][2e-flee-6]") {
  const state::Table table = test::table({xwing("A", 30, 890)}, true);
  const rules::Field field(catalog(), table);
  const auto refused = [&](geom::Reposition kind) {
    Rules rules;
    for (const rules::JudgedPlace& place : rules::judged_places(field, *field.ship("A"), kind)) {
      if (!place.legal) rules.push_back(place.rule);
    }
    rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
    return rules;
  };
  CHECK(refused(geom::Reposition::boost) == Rules{"2e-flee-5"});
  CHECK(refused(geom::Reposition::barrel_roll) == Rules{"2e-flee-5"});
  CHECK(refused(geom::Reposition::decloak) == Rules{"2e-flee-5"});
  CHECK(refused(geom::Reposition::tractor) == Rules{"2e-flee-6"});
}

TEST_CASE("A turn on the spot over the edge is judged after the next maneuver", "[2e-flee-9]") {
  Arena arena({xwing("A", 400, 893), tie("B", 100, 100)});
  arena.passes("action", "A");
  arena.run([](Game& game) { CHECK(rules::rotate_ship(game, "A", 135, "plotboard")); });
  CHECK_FALSE(arena["A"].fled);  // a corner hangs over
  const state::Table turned = arena.table;
  activated(arena, "1F");
  CHECK_FALSE(arena["A"].fled);
  Arena stays({});
  stays.passes("action", "A");
  stays.table = turned;
  stays.run([](Game& game) {
    rules::execute_maneuver(game, "A", rules::flight_of(game, "A", {0, Bearing::stationary}),
                            rules::ManeuverKind::effect);
  });
  CHECK(stays["A"].fled);
}

// What things are

TEST_CASE("Sizes of bases", "[2e-size-1][2e-size-2][2e-size-5][2e-size-6]") {
  const geom::Figures& figures = test::figures();
  const auto side = [&](BaseKind kind) {
    const geom::Shape shape = geom::base_shape(figures, kind, false);
    double least = 0, most = 0;
    for (const geom::Vec2 corner : shape.outline) {
      least = std::min(least, corner.x);
      most = std::max(most, corner.x);
    }
    return most - least;
  };
  CHECK(side(BaseKind::small) == Approx(40));
  CHECK(side(BaseKind::medium) == Approx(60));
  CHECK(side(BaseKind::large) == Approx(80));
  for (const BaseKind kind : {BaseKind::small, BaseKind::medium, BaseKind::large}) CHECK_FALSE(geom::is_huge(kind));
  CHECK(geom::is_huge(BaseKind::huge_long));
  // How far a ship rolls: its own width and a template's length, or for larger ones a template's width of 20 mm.
  const auto roll = [&](BaseKind kind) {
    const auto places =
        geom::places(figures, kind, geom::Edition::second, pose(400, 400), geom::Reposition::barrel_roll);
    REQUIRE_FALSE(places.empty());
    return std::abs(places.front().end.x.mm() - 400);
  };
  CHECK(roll(BaseKind::small) == Approx(80));
  CHECK(roll(BaseKind::medium) == Approx(80));
  CHECK(roll(BaseKind::large) == Approx(100));
}

TEST_CASE("Which speeds exist", "[2e-speed-1]") {
  const state::Table table = test::table({xwing("A", 400, 400)}, true);
  const rules::Field field(catalog(), table);
  const auto speeds = [&](Bearing bearing) {
    std::string all;
    for (int speed = 0; speed <= 9; ++speed) {
      if (rules::flyable(field, *field.ship("A"), {static_cast<std::int8_t>(speed), bearing}))
        all += std::to_string(speed);
    }
    return all;
  };
  CHECK(speeds(Bearing::straight) == "12345");
  CHECK(speeds(Bearing::koiogran_turn) == "12345");
  CHECK(speeds(Bearing::bank_left) == "123");
  CHECK(speeds(Bearing::turn_right) == "123");
  CHECK(speeds(Bearing::stationary) == "0");
}

TEST_CASE("Basic bearings end as their template points, advanced ones otherwise", "[2e-bearing-1][2e-bearing-2]") {
  using geom::TemplateKind;
  CHECK(geom::template_of(Bearing::straight) == TemplateKind::straight);
  CHECK(geom::template_of(Bearing::bank_right) == TemplateKind::bank);
  CHECK(geom::template_of(Bearing::turn_left) == TemplateKind::turn);
  CHECK(geom::template_of(Bearing::stationary) == TemplateKind::none);
  // Every bearing there is: only the five basic ones end as their template points.
  const std::set<Bearing> basic{Bearing::straight, Bearing::bank_left, Bearing::bank_right, Bearing::turn_left,
                                Bearing::turn_right};
  for (int i = 0; i <= static_cast<int>(Bearing::stationary); ++i) {
    const auto bearing = static_cast<Bearing>(i);
    INFO(geom::words_of({1, bearing}));
    const bool advanced = geom::flips(bearing) || geom::is_tallon(bearing) || geom::is_reverse(bearing) ||
                          geom::template_of(bearing) == TemplateKind::none;
    CHECK(advanced == (basic.count(bearing) == 0));
  }
  // Forward maneuvers start at the front edge: a 1 straight ahead, and backwards from the rear.
  const auto start = [](Bearing bearing) {
    return geom::template_for(test::figures(), BaseKind::small, pose(400, 400), {1, bearing}).start.origin.y;
  };
  CHECK(start(Bearing::straight) == Approx(420));
  CHECK(start(Bearing::koiogran_turn) == Approx(420));
  CHECK(start(Bearing::reverse_straight) == Approx(380));
}

TEST_CASE("Objects and whose friends they are", "[2e-object-1][2e-object-2][2e-object-3][2e-obstacle-27]") {
  state::Piece mine = obstacle("M", "proximity_mine", 440, 480);
  mine.type = state::PieceType::device;
  for (const auto& [id, device] : catalog().devices) {
    if (device.kind == data::DeviceKind::mine) mine.ref = id;
  }
  mine.side = Side::enemy;
  mine.owner = "B";
  Arena arena({xwing("A", 400, 400), xwing("C", 300, 400), tie("B", 500, 500), obstacle("R", kRock, 360, 500), mine});
  arena.says("lock", "M");
  arena.run([](Game& game) {
    CHECK(game.friendly("A", "A"));
    CHECK(game.friendly("A", "C"));
    CHECK_FALSE(game.friendly("A", "B"));
    CHECK(game.friendly("M", "B"));
    CHECK_FALSE(game.friendly("M", "A"));
    rules::acquire_lock(game, "A", true);
  });
  for (const char* object : {"B", "R", "M"}) {
    INFO(object);
    REQUIRE(arena.offered("lock", object) != nullptr);
    CHECK(arena.offered("lock", object)->legal);
  }
}

TEST_CASE("Range to obstacles and devices runs to their nearest point, guides and all", "[2e-range-3]") {
  state::Piece mine = obstacle("M", "", 700, 400);
  mine.type = state::PieceType::device;
  for (const auto& [id, device] : catalog().devices) {
    if (device.kind == data::DeviceKind::bomb) mine.ref = id;
  }
  const auto lowest = [](const geom::Shape& shape) {
    double least = 0;
    for (const geom::Vec2 corner : shape.outline) least = std::min(least, corner.y);
    return least;
  };
  const state::Table table =
      test::table({xwing("A", 400, 200), obstacle("R", kRock, 400, 400), xwing("C", 700, 200), mine}, true);
  const rules::Field field(catalog(), table);
  CHECK(rules::measure(field, "A", "R").gap_mm == Approx(180 + lowest(catalog().obstacle(kRock)->shape)).margin(0.5));
  const double device = lowest(catalog().device(mine.ref)->shape);
  CHECK(device < -5);
  CHECK(rules::measure(field, "C", "M").gap_mm == Approx(180 + device).margin(0.5));
}

TEST_CASE("The model on a base plays no part", "[2e-size-8]") {
  // Wings wider than the table, and still only bases count.
  data::Catalog winged = catalog();
  winged.ships.at("t65xwing").silhouette = {{{-40, -40}, {40, -40}, {40, 40}, {-40, 40}}};
  const state::Table table =
      test::table({xwing("A", 400, 200), tie("B", 460, 320), obstacle("R", kRock, 345, 300)}, true);
  for (const data::Catalog* data : {&catalog(), static_cast<const data::Catalog*>(&winged)}) {
    const rules::Field field(*data, table);
    const auto move = rules::fly(field, *field.ship("A"), {2, Bearing::straight});
    CHECK(move.fully_executed);
    CHECK(move.touching.empty());
    CHECK_FALSE(move.hits_obstacle());
    CHECK_FALSE(move.left_area);
  }
}

}  // namespace
}  // namespace plotboard::battle_maneuver_contact
