// What obstacles do: on a maneuver, on other moves, at range 0; the base game and the campaign's sheet.
#include <algorithm>
#include <catch2/catch.hpp>
#include <memory>

#include "rules/board/field.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_activation.hpp"

namespace plotboard::battle_obstacles_effects {
namespace {

using data::ObstacleKind;
using geom::Difficulty;
using rules::Game;
using state::Face;
using state::Side;
using state::Token;
using test::activated;
using test::Arena;
using test::catalog;
using test::fighter;
using test::obstacle;
using Faces = std::vector<Face>;

constexpr const char* kRock = "core2asteroid2";
constexpr const char* kDebris = "vt49decimatordebris0";
constexpr const char* kGas = "gascloud1";

state::Piece xwing(double x = 400, double y = 200) { return fighter("A", "t65xwing", Side::player, x, y); }
state::Piece foe(double x = 400, double y = 700) { return fighter("B", "tielnfighter", Side::enemy, x, y, 180); }

// A white 4 straight through one obstacle that lies under the template only.
std::unique_ptr<Arena> through(const char* shape, Face face, const std::string& ruleset = "2e") {
  auto done =
      std::make_unique<Arena>(std::vector<state::Piece>{xwing(), foe(), obstacle("R", shape, 400, 290)}, ruleset);
  Arena& arena = *done;
  arena.dice({face});
  activated(arena, "4F").expect_all_said();
  return done;
}
// Pulled sideways onto the obstacle, before the ship has activated.
std::unique_ptr<Arena> pulled(const char* shape, Face face) {
  auto done = std::make_unique<Arena>(std::vector<state::Piece>{xwing(), foe(), obstacle("R", shape, 480, 200)});
  Arena& arena = *done;
  arena.dice({face});
  arena.run([](Game& game) {
    const auto places = rules::judged_places(field_of(game), *field_of(game).ship("A"), geom::Reposition::tractor);
    const auto right = std::find_if(places.begin(), places.end(), [](const rules::JudgedPlace& place) {
      return place.place.end.x.value > 440'000 && place.place.end.y.value == 200'000;
    });
    REQUIRE(right != places.end());
    rules::reposition(game, "A", *right, "tractor");
  });
  arena.expect_all_said();
  return done;
}
int shields_lost(const Arena& arena) { return arena["A"].ship.shield_limit - arena["A"].ship.shields; }

TEST_CASE("An asteroid: hit and critical hit hurt, the action is lost whatever the die shows",
          "[2e-obstacle-1][2e-obstacle-2][2e-obstacle-4][2e-obstacle-5][fga-sheet.obstacle-1]") {
  for (const char* ruleset : {"2e", "fga-207"}) {
    for (const Face face : {Face::hit, Face::crit, Face::focus, Face::blank}) {
      const auto done = through(kRock, face, ruleset);
      const Arena& arena = *done;
      CHECK(arena["A"].pose == test::pose(400, 400));
      CHECK(arena["A"].ship.executed->fully);
      CHECK(shields_lost(arena) == (face == Face::hit || face == Face::crit ? 1 : 0));
      CHECK(arena["A"].ship.skips_action);
      CHECK(arena.question("action") == nullptr);
      CHECK(arena["A"].tokens.stress == 0);
    }
  }
  // Without shields the two differ: a card facedown, a card faceup.
  for (const bool crit : {false, true}) {
    Arena arena({xwing(), foe(), obstacle("R", kRock, 400, 290)});
    arena.edit("A").ship.shields = 0;
    arena.dice({crit ? Face::crit : Face::hit});
    activated(arena, "4F");
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(arena["A"].ship.damage.front().faceup == crit);
  }
}

TEST_CASE("A ship that an asteroid destroys is out, and does not act", "[2e-obstacle-4][2e-destroy-2]") {
  Arena arena({xwing(), foe(), obstacle("R", kRock, 400, 290), obstacle("S", kRock, 400, 360)});
  state::ShipState& ship = arena.edit("A").ship;
  ship.shields = 0;
  ship.hull = 1;
  arena.dice({Face::hit});  // of the first; no die for the second
  activated(arena, "5F").expect_all_said();
  CHECK_FALSE(arena["A"].in_play());
  CHECK(arena.question("action") == nullptr);
}

TEST_CASE("Debris: one stress, and a critical hit hurts", "[2e-obstacle-9][2e-obstacle-10]") {
  for (const Face face : {Face::hit, Face::crit, Face::focus, Face::blank}) {
    const auto done = through(kDebris, face);
    const Arena& arena = *done;
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(shields_lost(arena) == (face == Face::crit ? 1 : 0));
    CHECK_FALSE(arena["A"].ship.skips_action);  // only the stress prevents the action
  }
}

TEST_CASE("By the campaign's sheet debris costs the action too", "[fga-sheet.obstacle-5][2e-obstacle-10]") {
  CHECK(catalog().ruleset("fga-207")->debris_skips_action);
  const auto done = through(kDebris, Face::hit, "fga-207");
  const Arena& arena = *done;
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(shields_lost(arena) == 0);
  CHECK(arena["A"].ship.skips_action);
  CHECK(arena.told("fga-sheet.obstacle-5"));
}

TEST_CASE("A gas cloud: focus or hit strains, the action is lost", "[2e-obstacle-13]") {
  for (const Face face : {Face::hit, Face::crit, Face::focus, Face::blank}) {
    const auto done = through(kGas, face);
    const Arena& arena = *done;
    CHECK(arena["A"].tokens.strain == (face == Face::hit || face == Face::focus ? 1 : 0));
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(shields_lost(arena) == 0);
    CHECK(arena["A"].ship.skips_action);
  }
}

TEST_CASE("Pulled onto an obstacle the ship suffers the same but keeps its action",
          "[2e-obstacle-6][2e-obstacle-11][2e-obstacle-14][2e-move-1]") {
  const auto on_rock = pulled(kRock, Face::crit);
  Arena& rock = *on_rock;
  CHECK(shields_lost(rock) == 1);
  CHECK_FALSE(rock["A"].ship.skips_action);
  rock.edit("A").pose = test::pose(700, 200);  // it activates later, clear of everything
  rock.says("action", "focus");
  activated(rock, "4F").expect_all_said();
  CHECK(rock["A"].tokens.focus == 1);

  const auto on_debris = pulled(kDebris, Face::crit);
  const Arena& debris = *on_debris;
  CHECK(debris["A"].tokens.stress == 1);
  CHECK(shields_lost(debris) == 1);
  const auto in_gas = pulled(kGas, Face::focus);
  const Arena& gas = *in_gas;
  CHECK(gas["A"].tokens.strain == 1);
  CHECK_FALSE(gas["A"].ship.skips_action);
}

TEST_CASE("Stress off by the blue maneuver, on by debris, then the die, and no action", "[2e-obstacle-3]") {
  Arena arena({xwing(), foe(), obstacle("R", kDebris, 400, 290)});
  arena.edit("A").tokens.stress = 1;
  arena.dice({Face::blank});
  activated(arena, "2F").expect_all_said();
  CHECK(arena["A"].tokens.stress == 1);
  std::vector<std::string> order;
  for (const state::Event& event : arena.events) {
    if (holds<state::ManeuverFlown>(event)) order.emplace_back("move");
    if (const auto* token = get_if<state::TokenChanged>(&event)) order.emplace_back(token->by < 0 ? "off" : "on");
    if (holds<state::DiceRolled>(event)) order.emplace_back("die");
    if (holds<state::ShipActivated>(event)) order.emplace_back("done");
  }
  CHECK(order == std::vector<std::string>{"move", "off", "on", "die", "done"});
  const state::Option* focus = arena.offered("action", "focus");
  CHECK((focus == nullptr || !focus->legal));
}

TEST_CASE("The obstacle's die before what a card does after the maneuver", "[2e-timing-6][2e-obstacle-4]") {
  const bool dies = GENERATE(false, true);
  Arena arena({fighter("A", "t65xwing", Side::player, 400, 200, 0, {"afterburners"}), foe(400, 800),
               obstacle("R", kRock, 400, 290)});
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.hull = 1;
  arena.dice({dies ? Face::hit : Face::blank});
  if (!dies) arena.says("action", "boost").says("boost", "straight");
  activated(arena, "3F").expect_all_said();
  CHECK(arena["A"].ship.removed == dies);
  CHECK((arena.question("action") == nullptr) == dies);
  if (!dies) CHECK(arena["A"].pose == test::pose(400, 440));  // 3 straight, then 1
}

TEST_CASE("Several are suffered in the order of the way, each once", "[2e-obstacle-19][2e-obstacle-20]") {
  Arena arena({xwing(), foe(), obstacle("far", kGas, 400, 390), obstacle("near", kRock, 400, 260)});
  arena.dice({Face::hit}).dice({Face::hit});  // the rock's, then the cloud's
  activated(arena, "4F").expect_all_said();   // the cloud lies under the template and the final base
  CHECK(shields_lost(arena) == 1);
  CHECK(arena["A"].tokens.strain == 1);
  std::vector<std::string> rolls;
  for (const state::Event& event : arena.events) {
    if (const auto* rolled = get_if<state::DiceRolled>(&event)) rolls.push_back(rolled->what.english());
  }
  REQUIRE(rolls.size() == 2);
  CHECK(rolls[0].find("near") != std::string::npos);
  CHECK(rolls[1].find("far") != std::string::npos);

  // Both under the final base only: the nearer to the start first.
  const state::Table under =
      test::table({xwing(), obstacle("second", kRock, 425, 430, 90), obstacle("first", kRock, 375, 375, 90)}, true);
  const rules::Field field(catalog(), under);
  const auto move = rules::fly(field, *field.ship("A"), geom::maneuver_from_code("4F").value());
  CHECK(rules::obstacles_met(move) == Ids{"first", "second"});
}

TEST_CASE("Leaving an obstacle is free unless the template lies on it; stopping on it is not",
          "[2e-obstacle-21][2e-obstacle-22][2e-bearing-14]") {
  Arena rear({xwing(), foe(), obstacle("R", kDebris, 400, 165)});
  rear.passes("action", "A");
  activated(rear, "4F");
  CHECK(rear["A"].tokens.stress == 0);
  Arena nose({xwing(), foe(), obstacle("R", kDebris, 400, 225)});
  nose.passes("action", "A");
  nose.dice({Face::blank});
  activated(nose, "4F").expect_all_said();
  CHECK(nose["A"].tokens.stress == 1);
  Arena stop({fighter("A", "lambdaclasst4ashuttle", Side::player, 400, 200), foe(), obstacle("R", kDebris, 400, 200)});
  stop.passes("action", "A");
  stop.dice({Face::blank});
  activated(stop, "0O").expect_all_said();
  CHECK(stop["A"].tokens.stress == 2);  // the red stop's and the debris'
}

TEST_CASE("Only an asteroid at range 0 stops a ship from attacking, and from nothing else",
          "[2e-obstacle-7][2e-obstacle-8][2e-obstacle-12][2e-obstacle-15][2e-obstacle-23]") {
  for (const char* shape : {kRock, kDebris, kGas}) {
    Arena arena({xwing(), foe(400, 350), obstacle("R", shape, 400, 165)});
    const bool rock = shape == std::string(kRock);
    arena.run([&](Game& game) {
      CHECK(rules::at_range_zero_of(game, "A", catalog().obstacle(shape)->kind));
      CHECK(rules::at_range_zero_of(game, "A", ObstacleKind::asteroid) == rock);
      const auto may_shoot = [&](const char* ship) {
        const auto shots = rules::shots_of(game, ship, {});
        return std::any_of(shots.begin(), shots.end(), [](const rules::Shot& shot) { return shot.legal; });
      };
      CHECK(may_shoot("A") == !rock);
      CHECK(may_shoot("B"));  // A may be attacked
      rules::Offer offer;
      offer.coordinated = true;
      for (const state::Option& option : rules::action_options(game, "A", offer)) {
        if (option.key == "focus") CHECK(option.legal);
      }
    });
  }
}

TEST_CASE("By the campaign's sheet a ship on an asteroid does not engage at all", "[fga-sheet.obstacle-2]") {
  CHECK(catalog().ruleset("fga-207")->asteroid_skips_engagement);
  for (const char* ruleset : {"2e", "fga-207"}) {
    Arena arena({xwing(), foe(400, 350), obstacle("R", kRock, 400, 165)}, ruleset, state::Phase::engagement);
    arena.run([](Game& game) { rules::engage(game, "A"); });
    CHECK(arena["A"].ship.engaged);
    CHECK(arena.told("fga-sheet.obstacle-2") == (std::string(ruleset) == "fga-207"));
  }
}

TEST_CASE("A SLAM over an asteroid rolls a die; its action step is used already", "[2e-obstacle-28]") {
  Arena arena({xwing(), foe(), obstacle("R", kRock, 400, 290)});
  arena.dice({Face::hit});
  arena.run([](Game& game) {
    rules::execute_maneuver(game, "A", rules::flight_of(game, "A", geom::maneuver_from_code("4F").value()),
                            rules::ManeuverKind::slam);
  });
  arena.expect_all_said();
  CHECK(shields_lost(arena) == 1);
  CHECK_FALSE(arena["A"].ship.skips_action);
}

TEST_CASE("A maneuver that an effect grants rolls too, and leaves the action step", "[2e-maneuver-13]") {
  Arena arena({xwing(), foe(), obstacle("R", kGas, 400, 290)});
  arena.dice({Face::focus});
  arena.run([](Game& game) {
    rules::execute_maneuver(game, "A", rules::flight_of(game, "A", geom::maneuver_from_code("4F").value()),
                            rules::ManeuverKind::effect);
  });
  arena.expect_all_said();
  CHECK(arena["A"].tokens.strain == 1);
  CHECK_FALSE(arena["A"].ship.skips_action);
}

TEST_CASE("An asteroid is met by flying through it or onto it; who only stands at it cannot attack",
          "[2e-obstacle-1]") {
  struct Case {
    const char* how;
    double y;
    bool met;
  };
  // The X-wing's template lies from 220 to 300, its base ends at 300 to 340; the rock is about 30 mm deep.
  for (const Case& each : {Case{"through", 255, true}, Case{"onto", 347, true}, Case{"short of it", 372, false}}) {
    INFO(each.how);
    Arena arena({xwing(), foe(), obstacle("R", "coreasteroid0", 400, each.y)});
    if (each.met) {
      arena.dice({Face::hit});
    } else {
      arena.says("action", "pass");
    }
    activated(arena, "2F").expect_all_said();
    CHECK(shields_lost(arena) == (each.met ? 1 : 0));
    CHECK(arena["A"].ship.skips_action == each.met);
  }
  Arena beside({xwing(), foe(400, 400), obstacle("R", "coreasteroid0", 400, 228)}, "2e", state::Phase::engagement);
  beside.run([](Game& game) { rules::engage(game, "A"); });
  CHECK(beside.told("2e-attack-11"));
}

TEST_CASE("A ship that ignores asteroids neither rolls nor loses its action", "[2e-obstacle-1][2e-golden-4]") {
  Arena arena({fighter("A", "mg100starfortress", Side::player, 400, 200), foe(), obstacle("R", kRock, 400, 290)});
  arena.passes("action", "A");
  REQUIRE(arena.table.pieces.size() == 3);
  data::Catalog changed = catalog();
  changed.ships.at("mg100starfortress").abilities = {"notched-stabilizers"};
  arena.edit("A").ship.dial = geom::maneuver_from_code("3F");
  Game game(changed, arena.table, {}, &arena);
  rules::activate(game, "A");
  CHECK_FALSE(arena["A"].ship.skips_action);
  CHECK(shields_lost(arena) == 0);
}

TEST_CASE("A huge ship in the way is met as an asteroid is, by its base alone",
          "[fga-sheet.obstacle-12][fga-sheet.obstacle-13]") {
  const auto lost = [](const char* ruleset, const char* dial, bool dice) {
    Arena arena({xwing(400, 200), fighter("H", "gr75mediumtransport", Side::enemy, 400, 400, 90)}, ruleset);
    arena.passes("action", "A");
    if (dice) arena.dice({Face::hit});
    activated(arena, dial).expect_all_said();
    return shields_lost(arena);
  };
  CHECK(lost("fga-207", "4F", true) == 1);
  CHECK(lost("2e", "4F", false) == 0);
  CHECK(lost("fga-207", "1F", false) == 0);
}

TEST_CASE("Obstacles on the line give one die in all, and a gas cloud turns a blank",
          "[2e-obstacle-16][2e-obstacle-26]") {
  // TIE fighter: agility 3; range 2.
  const auto dice = [](const std::vector<const char*>& shapes) {
    std::vector<state::Piece> pieces{xwing(400, 200), foe(400, 400)};
    pieces[1].pose.heading = {225'000};  // a corner towards A: one nearest line, along x 400
    for (std::size_t i = 0; i < shapes.size(); ++i) {
      pieces.push_back(obstacle("R" + std::to_string(i), shapes[i], 400, 270 + 60 * static_cast<double>(i)));
    }
    Arena arena(pieces, "2e", state::Phase::engagement);
    int count = 0;
    arena.run([&](Game& game) {
      const auto shots = rules::shots_of(game, "A", {});
      REQUIRE(shots.size() == 1);
      count = rules::defense_dice_for(game, rules::attack_by(shots.front()));
    });
    return count;
  };
  CHECK(dice({}) == 3);
  CHECK(dice({kRock}) == 4);
  CHECK(dice({kRock, kRock}) == 4);
  CHECK(dice({kDebris, kGas}) == 4);

  Arena arena({xwing(400, 200), foe(400, 400), obstacle("R", kGas, 400, 300)}, "2e", state::Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  arena.dice({Face::blank, Face::blank, Face::focus, Face::focus}).says("modify-defense", "gas-cloud");
  arena.run([](Game& game) { rules::engage(game, "A"); });
  arena.expect_all_said();
  CHECK(arena["B"].ship.damage.empty());  // one evade cancels the hit
}

TEST_CASE("A mine put under a ship goes off at once", "[2e-overlap-17]") {
  state::Piece bomber = fighter("A", "btla4ywing", Side::player, 400, 400, 0, {"proximity-mines"});
  Arena arena({bomber, foe(400, 310)}, "2e", state::Phase::system);
  arena.dice({Face::blank, Face::focus});
  arena.run([](Game& game) { rules::drop_device(game, "A", "proximity-mines", "straight-1"); });
  arena.expect_all_said();
  CHECK(arena["B"].ship.damage.size() == 1);
  CHECK(arena.table.pieces.size() == 2);
}

}  // namespace
}  // namespace plotboard::battle_obstacles_effects
