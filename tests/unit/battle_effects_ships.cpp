// Ship abilities, and the figures of ships that have none (2e-ship).
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_effects.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_effects_ships {
using namespace test;
namespace {

using geom::ArcKind;
using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;
using state::Turret;

void act(Arena& arena, const std::string& action, const std::string& colour = "white") {
  arena.run([&](Game& game) { rules::perform_action(game, "A", action, colour, {}); });
  arena.expect_all_said();
}
void activate(Arena& arena, int speed, Bearing bearing) {
  arena.edit("A").ship.dial = geom::Maneuver{static_cast<std::int8_t>(speed), bearing};
  arena.run([](Game& game) { rules::activate(game, "A"); });
  arena.expect_all_said();
}
double y_of(const Arena& arena) { return arena["A"].pose.y.mm(); }
const data::Ship& type(const std::string& id) { return *test::catalog().ship(id); }
bool has_weapon(const std::string& ship, ArcKind arc, int dice) {
  const auto& attacks = type(ship).attacks;
  return std::any_of(attacks.begin(), attacks.end(),
                     [&](const data::Attack& attack) { return attack.arc == arc && attack.dice == dice; });
}
state::Piece decimator(double gap, double x = 457) {
  return fighter("B", "vt49decimator", Side::enemy, x, 300 + 20 + 40 + gap, 180);
}

TEST_CASE("Ships with a ship ability, and those without", "[2e-ship-1][2e-ship-2]") {
  for (const char* id : {"tielnfighter", "alphaclassstarwing", "tieadvancedv1", "tieagaggressor", "tiecapunisher",
                         "lambdaclasst4ashuttle", "vt49decimator", "z95af4headhunter", "asf01bwing", "t65xwing",
                         "btla4ywing", "modifiedyt1300lightfreighter", "kihraxzfighter", "hwk290lightfreighter",
                         "firesprayclasspatrolcraft", "tiefofighter"}) {
    INFO(id);
    CHECK(type(id).abilities.empty());
  }
  // Of the type, whoever flies it: a pilot's own card takes nothing away.
  for (const char* pilot : {"", "alphasquadronpilot", "sabersquadronace"}) {
    Arena arena(ship_with("tieininterceptor", {}));
    arena.edit("A").ship.pilot = pilot;
    arena.says("action", "boost").says("boost", "straight");
    act(arena, "focus");
  }
}

TEST_CASE("The ships' own weapons",
          "[2e-ship-16][2e-ship-25][2e-ship-26][2e-ship-32][2e-ship-34][2e-ship-41][2e-ship-42]") {
  CHECK(type("tieagaggressor").attacks.size() == 1);
  CHECK(has_weapon("tieagaggressor", ArcKind::front, 2));
  CHECK(has_weapon("lambdaclasst4ashuttle", ArcKind::front, 3));
  CHECK(has_weapon("lambdaclasst4ashuttle", ArcKind::rear, 2));
  CHECK(has_weapon("firesprayclasspatrolcraft", ArcKind::front, 3));
  CHECK(has_weapon("firesprayclasspatrolcraft", ArcKind::rear, 3));
  CHECK(type("vt49decimator").agility == 0);
  CHECK(type("vt49decimator").attacks.front().dice == 3);
  CHECK(type("modifiedyt1300lightfreighter").attacks.front().dice == 3);
  CHECK(type("customizedyt1300lightfreighter").attacks.front().dice == 2);
  for (const char* id : {"vt49decimator", "modifiedyt1300lightfreighter", "customizedyt1300lightfreighter"}) {
    CHECK(Arena(ship_with(id, {}))["A"].ship.turret == Turret::front_rear);
  }
  CHECK(type("hwk290lightfreighter").attacks.size() == 1);
  CHECK(type("hwk290lightfreighter").attacks.front().dice == 2);
  CHECK(Arena(ship_with("hwk290lightfreighter", {}))["A"].ship.turret == Turret::front);
  CHECK(type("btla4ywing").attacks.size() == 1);
  CHECK(has_weapon("btla4ywing", ArcKind::front, 2));
  for (const char* id : {"tieagaggressor", "btla4ywing"}) {  // a turret comes with an upgrade only
    CHECK(Arena(ship_with(id, {}))["A"].ship.turret == Turret::none);
    Arena armed(ship_with(id, {"dorsal-turret"}));
    CHECK(armed["A"].ship.turret == Turret::front);
    armed.run([](Game& game) {
      const auto bar = rules::bar_of(game, "A");
      CHECK(std::any_of(bar.begin(), bar.end(), [](const auto& icon) { return icon.type == "rotate-arc"; }));
    });
  }
}

TEST_CASE("Autothrusters: a red barrel roll or boost after every action that was performed", "[2e-ship-3][2e-ship-4]") {
  for (const char* id : {"tieininterceptor", "tievnsilencer"}) {
    Arena arena(ship_with(id, {}));
    arena.says("action", "boost").says("boost", "straight");
    act(arena, "focus");
    CHECK(y_of(arena) == Approx(380));
    CHECK(arena["A"].tokens.stress == 1);  // and so nothing follows the boost
    CHECK(arena.question("action")->option("barrel-roll")->legal);
  }
  Arena coordinated(ship_with("tieininterceptor", {}));  // an action that something else grants
  rules::Offer granted;
  granted.only = {"boost"};
  granted.coordinated = true;
  coordinated.says("action", "boost").says("boost", "straight");
  coordinated.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  coordinated.run([&](Game& game) { rules::offer_action(game, "A", granted); });
  coordinated.expect_all_said();
  CHECK(coordinated.question("action")->option("boost")->rule == "2e-action-7");
  CHECK(coordinated["A"].tokens.stress == 1);

  Arena stressed(ship_with("tieininterceptor", {}));
  act(stressed, "focus", "red");
  CHECK(stressed.question("action") == nullptr);

  Arena failed(ship_with("tieininterceptor", {}));  // nothing on the table to lock
  act(failed, "lock");
  CHECK(failed.question("action") == nullptr);
}

TEST_CASE("Vectored Thrusters: a red boost after an action, but not after a boost", "[2e-ship-27]") {
  Arena arena(ship_with("rz1awing", {}));
  arena.says("action", "boost").says("boost", "straight");
  act(arena, "evade");
  CHECK(y_of(arena) == Approx(380));
  CHECK(arena["A"].tokens.stress == 1);
  Arena boosted(ship_with("rz1awing", {}));
  boosted.says("boost", "straight");
  act(boosted, "boost");
  CHECK(y_of(boosted) == Approx(380));
  CHECK(boosted["A"].tokens.stress == 0);
}

TEST_CASE("Stygium Array: evade after decloaking, an evade token for a cloak token in the End Phase",
          "[2e-ship-7][2e-ship-8][2e-ship-9]") {
  Arena arena(ship_with("tiephphantom", {}));
  arena.edit("A").tokens.cloak = 1;
  arena.edit("A").tokens.stress = 1;  // no bar to decloaking, but to the action
  arena.says("decloak", "straight");
  arena.run([](Game& game) { CHECK(rules::decloak(game, "A")); });
  arena.expect_all_said();
  CHECK(y_of(arena) == Approx(300 + 40 + 80));  // the 2 straight
  CHECK(arena["A"].tokens.cloak == 0);
  CHECK(arena["A"].tokens.evade == 0);

  Arena calm(ship_with("tiephphantom", {}));
  calm.edit("A").tokens.cloak = 1;
  calm.says("decloak", "left-middle").says("action", "evade");
  calm.run([](Game& game) { rules::decloak(game, "A"); });
  calm.expect_all_said();
  CHECK(calm["A"].pose.x.mm() == Approx(457 - 120));
  CHECK(calm["A"].tokens.evade == 1);
  calm.says("effect", "stygium-array");
  calm.run([](Game& game) { rules::second::end_phase(game); });
  calm.expect_all_said();
  CHECK(calm["A"].tokens.evade == 0);
  CHECK(calm["A"].tokens.cloak == 1);

  Arena cloaked(ship_with("tiephphantom", {}));  // no second cloak token
  cloaked.edit("A").tokens.cloak = 1;
  cloaked.edit("A").tokens.evade = 1;
  cloaked.run([](Game& game) { rules::second::end_phase(game); });
  CHECK(cloaked.question("effect") == nullptr);

  std::vector<state::Piece> box = ship_with("tiephphantom", {});  // walled in: the token stays
  int number = 0;
  for (const double x : {297.0, 337.0, 377.0, 457.0, 537.0, 577.0, 617.0}) {
    for (const double y : {260.0, 300.0, 340.0, 420.0}) {
      if (x == 457.0 && y < 400) continue;
      box.push_back(fighter("W" + std::to_string(++number), "tielnfighter", Side::enemy, x, y));
    }
  }
  Arena stuck(std::move(box));
  stuck.edit("A").tokens.cloak = 1;
  stuck.run([](Game& game) { CHECK_FALSE(rules::decloak(game, "A")); });
  CHECK(stuck["A"].tokens.cloak == 1);
  CHECK(y_of(stuck) == Approx(300));
}

TEST_CASE("Nimble Bomber: banks besides the straight template of a drop", "[2e-ship-10]") {
  Arena arena(ship_with("tiesabomber", {}));
  arena.run([](Game& game) {
    std::vector<state::Option> options{rules::option("straight-1", {})};
    rules::Occasion occasion;
    occasion.window = Window::device_template;
    occasion.subject = "A";
    occasion.options = &options;
    rules::happen(game, occasion);
    REQUIRE(options.size() == 3);
    CHECK(options[1].key == "bank-1-left");
    CHECK(options[2].key == "bank-1-right");
  });
}

TEST_CASE("Advanced Targeting Computer: 1 die more and a critical hit against the locked ship",
          "[2e-ship-11][2e-ship-12][2e-ship-13][2e-weapon-4]") {
  Arena arena(ship_with("tieadvancedx1", {"cluster-missiles"}, decimator(90)), "2e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({kBlank, kBlank, kBlank});  // 2, and 1 for range
  engage(arena);
  arena.edit("A").lock = "B";
  arena.edit("B").ship.shields = 0;
  arena.says("attack", "primary:0>B").dice({kHit, kBlank, kBlank, kBlank});
  arena.says("modify-attack", "advanced-targeting-computer").says("modify-attack", "lock");  // first the change
  arena.says("reroll", "1").says("reroll", "done").dice({kHit});
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 2);
  CHECK(arena["B"].ship.damage[1].faceup);

  arena.edit("B").ship.damage.clear();
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice({kHit, kBlank, kBlank, kBlank});
  arena.says("modify-attack", "lock").says("reroll", "1").says("reroll", "done").dice({kBlank});  // too late now
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK_FALSE(arena["B"].ship.damage[0].faceup);

  arena.edit("A").lock = "B";
  arena.says("attack", "cluster-missiles>B").dice({kHit, kBlank, kBlank}).says("modify-attack", "done");
  engage(arena);  // no primary weapon
  CHECK_FALSE(arena["B"].ship.damage[1].faceup);
}

TEST_CASE("Full Throttle: an evade action after a whole maneuver of speed 3 to 5", "[2e-ship-14][2e-ship-15]") {
  Arena arena(ship_with("tieddefender", {}));
  arena.says("action", "evade");
  fly(arena, 3, Bearing::straight);
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].ship.did("evade"));
  fly(arena, 4, Bearing::straight);  // no second one in the round
  CHECK(arena["A"].tokens.evade == 1);
  for (const int speed : {1, 2}) {
    Arena slow(ship_with("tieddefender", {}));
    fly(slow, speed, Bearing::straight);
    CHECK(slow.question("action") == nullptr);
  }
  Arena red(ship_with("tieddefender", {}));
  fly(red, 4, Bearing::koiogran_turn, Difficulty::red);
  CHECK(red.question("action") == nullptr);
  Arena cut(ship_with("tieddefender", {}, fighter("B", "tielnfighter", Side::enemy, 457, 460)));
  fly(cut, 3, Bearing::straight);
  CHECK(cut.question("action") == nullptr);
}

TEST_CASE("Adaptive Ailerons: a white speed 1 maneuver before the dial is revealed", "[2e-ship-17][2e-ship-18]") {
  for (const char* id : {"tieskstriker", "tiereaper"}) {
    INFO(id);
    const double base = id == std::string("tiereaper") ? 60 : 40;
    Arena arena(ship_with(id, {}));
    arena.passes("action", "A");
    arena.says("ailerons", "1F").says("action", "focus");
    activate(arena, 2, Bearing::straight);
    CHECK(y_of(arena) == Approx(300 + base + 40 + base + 80));
    CHECK(arena.question("ailerons")->options.size() == 3);  // no way to pass
    CHECK(arena["A"].tokens.focus == 1);
    Arena banked(ship_with(id, {}));
    banked.passes("action", "A");
    banked.says("ailerons", "1B");
    activate(banked, 1, Bearing::straight);
    CHECK(banked["A"].pose.heading == base::mdeg_from_degrees(-45).wrapped());

    Arena stressed(ship_with(id, {}));
    stressed.passes("action", "A");
    stressed.edit("A").tokens.stress = 1;
    activate(stressed, 2, Bearing::straight);
    CHECK(stressed.question("ailerons") == nullptr);
    CHECK(y_of(stressed) == Approx(300 + base + 80));
  }
}

TEST_CASE("What the ailerons run into costs no action step", "[2e-ship-19]") {
  Arena bumped(ship_with("tieskstriker", {}, fighter("B", "tielnfighter", Side::enemy, 457, 370)));
  bumped.says("ailerons", "1F").says("action", "focus");
  activate(bumped, 1, Bearing::turn_left);
  CHECK(bumped["A"].tokens.focus == 1);
  Arena rock(ship_with("tieskstriker", {}, test::obstacle("R", "coreasteroid0", 457, 350)));
  rock.says("ailerons", "1F").dice({kBlank}).says("action", "focus");  // its die is thrown all the same
  activate(rock, 2, Bearing::straight);
  CHECK(rock["A"].tokens.focus == 1);
}

TEST_CASE("Without a dial to reveal there is no aileron maneuver", "[2e-ship-20]") {
  Arena arena(ship_with("tieskstriker", {}));
  arena.passes("action", "A");
  arena.edit("A").tokens.ion = 1;
  arena.run([](Game& game) { rules::activate(game, "A"); });
  CHECK(arena.question("ailerons") == nullptr);
  CHECK(y_of(arena) == Approx(300 + 40 + 40));
}

TEST_CASE("Rotating Cannons and Heavy Weapon Turret: ordnance of one kind fires from the turret",
          "[2e-ship-21][2e-ship-22][2e-ship-23][2e-ship-24]") {
  for (const auto& [id, card, key] : {std::tuple{"tierbheavy", "ion-cannon", "ion-cannon>B"},
                                      std::tuple{"tiesffighter", "ion-missiles", "ion-missiles>B"}}) {
    INFO(id);
    Arena ahead(ship_with(id, {card}, decimator(150)));
    ahead.passes("action", "A");
    ahead.edit("A").lock = "B";
    CHECK(ahead["A"].ship.turret == Turret::front);
    CHECK(legal(ahead, key));
    ahead.edit("A").ship.turret = Turret::rear;
    CHECK_FALSE(legal(ahead, key));
    Arena behind(ship_with(id, {card}, fighter("B", "vt49decimator", Side::enemy, 457, 90)));
    behind.passes("action", "A");
    behind.edit("A").lock = "B";
    CHECK_FALSE(legal(behind, key));
    behind.edit("A").ship.turret = Turret::rear;
    CHECK(legal(behind, key));
    behind.says("action", "rotate-arc");
    rules::Offer rotate;
    rotate.only = {"rotate-arc"};
    behind.run([&](Game& game) { rules::offer_action(game, "A", rotate); });
    CHECK(behind["A"].ship.turret == Turret::front);  // left and right are forbidden: no question
    behind.run([](Game& game) {
      for (const state::Option& option : rules::turret_settings(game, "A")) {
        CHECK(option.legal == (option.key == "front" || option.key == "rear"));
      }
    });
  }
  CHECK(type("tierbheavy").attacks.size() == 1);
  CHECK(type("tierbheavy").attacks.front().dice == 2);
  CHECK(has_weapon("tiesffighter", ArcKind::front, 2));
  Arena laser(ship_with("tierbheavy", {"heavy-laser-cannon"}, decimator(150)));
  laser.passes("action", "A");
  laser.edit("A").ship.turret = Turret::rear;
  CHECK(legal(laser, "heavy-laser-cannon>B"));  // bullseye stays bullseye
}

TEST_CASE("Sensor Blindspot: at range 0-1 no range bonus and 1 die less", "[2e-ship-33]") {
  Arena near(ship_with("yt2400lightfreighter", {"ion-cannon"}, decimator(110)), "2e", Phase::engagement);
  near.says("attack", "primary:0:turret-front>B").dice({kBlank, kBlank, kBlank});
  engage(near);
  near.says("attack", "ion-cannon>B").dice({kBlank, kBlank, kBlank, kBlank});  // not a primary attack
  engage(near);
  Arena far(ship_with("yt2400lightfreighter", {}, decimator(210)), "2e", Phase::engagement);
  far.says("attack", "primary:0:turret-front>B").dice({kBlank, kBlank, kBlank, kBlank});
  engage(far);
}

TEST_CASE("Tail Gun: a rear weapon while a ship is docked", "[2e-ship-35][2e-ship-36]") {
  for (const auto& [docked, dice] : {std::pair{"attackshuttle", 3}, std::pair{"sheathipedeclassshuttle", 2}}) {
    auto pieces = ship_with("vcx100lightfreighter", {}, fighter("B", "vt49decimator", Side::enemy, 457, 50));
    pieces.push_back(fighter("D", docked, Side::player, 457, 300));
    pieces.back().ship.carrier = "A";
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    arena.says("attack", "primary:tail-gun>B").dice(std::vector<Face>(static_cast<std::size_t>(dice), kBlank));
    engage(arena);
    arena.edit("D").ship.carrier.clear();  // deployed
    arena.edit("D").pose = test::pose(457, 700);
    CHECK_FALSE(legal(arena, "primary:tail-gun>B"));
  }
  CHECK(has_weapon("vcx100lightfreighter", ArcKind::front, 4));
  CHECK(type("vcx100lightfreighter").attacks.size() == 1);
}

TEST_CASE("Weapon Hardpoint: exactly one cannon, torpedo or missile", "[2e-ship-37]") {
  for (const char* id : {"m3ainterceptor", "t70xwing"}) {
    CHECK(std::count(type(id).abilities.begin(), type(id).abilities.end(), "weapon-hardpoint") == 1);
  }
  const auto faults = [](const std::vector<std::string>& cards) {
    state::Piece ship = fighter("A", "m3ainterceptor", Side::player, 457, 300, 0, cards);
    ship.ship.pilot = "cartelspacer";
    return rules::loadout_faults(test::catalog(), ship).size();
  };
  CHECK(faults({}) == 0);
  CHECK(faults({"ion-cannon"}) == 0);
  CHECK(faults({"proton-torpedoes"}) == 0);
  CHECK(faults({"ion-missiles"}) == 0);
  CHECK(faults({"ion-cannon", "ion-missiles"}) == 1);
  CHECK(faults({"dorsal-turret"}) == 1);
}

TEST_CASE("Concordia Faceoff: at range 1 in the attacker's front arc one result becomes an evade", "[2e-ship-38]") {
  const auto pieces = [](double y) {
    return ship_with("t65xwing", {}, fighter("B", "fangfighter", Side::enemy, 457, y, 180));
  };
  Arena arena(pieces(430), "2e", Phase::engagement);  // a gap of 90 mm
  arena.says("attack", "primary:0>B").dice({kHit, kHit, kBlank, kBlank}).dice({kBlank, kFocus, kFocus});
  arena.says("faceoff", "focus");
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 1);
  arena.edit("B").ship.damage.clear();
  arena.says("attack", "primary:0>B").dice({kHit, kHit, kBlank, kBlank}).dice({kEvade, kEvade, kEvade});
  engage(arena);
  CHECK(arena.question("modify-defense") == nullptr);  // nothing to change

  Arena far(pieces(450), "2e", Phase::engagement);  // 110 mm: range 2
  far.says("attack", "primary:0>B").dice({kHit, kBlank, kBlank}).dice({kBlank, kBlank, kBlank});
  engage(far);
  CHECK(far["B"].ship.damage.size() == 1);
  // From the rear weapon: outside the front arc.
  Arena rear(ship_with("firesprayclasspatrolcraft", {}, fighter("B", "fangfighter", Side::enemy, 457, 160)), "2e",
             Phase::engagement);
  rear.says("attack", "primary:1>B").dice({kHit, kBlank, kBlank, kBlank}).dice({kBlank, kBlank, kBlank});
  engage(rear);
  CHECK(rear["B"].ship.damage.size() == 1);
}

TEST_CASE("Microthrusters: barrel rolls with a bank, a tractor's roll too", "[2e-ship-39][2e-ship-40]") {
  Arena arena(ship_with("starviperclassattackplatform", {}));
  arena.says("barrel-roll", "left-forward-middle");
  arena.run([](Game& game) { rules::barrel_roll(game, "A", true); });
  const state::Choice* choice = arena.question("barrel-roll");
  REQUIRE(choice != nullptr);
  REQUIRE(!choice->options.empty());
  for (const state::Option& option : choice->options) {
    REQUIRE(option.ghost);
    const auto turned = option.ghost->heading.value;
    CHECK((turned == 45000 || turned == 315000));
  }
  // The player behind the token picks side and place.
  Arena pulled(ship_with("starviperclassattackplatform", {}));
  pulled.passes("tractor", "A");
  pulled.run([](Game& game) { rules::gain(game, "A", Token::tractor, 1, "2e-tractor-3", Side::enemy); });
  choice = pulled.question("tractor");
  REQUIRE(choice != nullptr);
  CHECK(choice->side == Side::enemy);
  int rolls = 0;
  for (const state::Option& option : choice->options) {
    if (!option.ghost || option.key == "straight") continue;
    ++rolls;
    CHECK((option.ghost->heading.value == 45000 || option.ghost->heading.value == 315000));
  }
  CHECK(rolls > 0);
}

TEST_CASE("Notched Stabilizers: asteroids are nothing to a ship that moves, but it cannot attack from one",
          "[2e-ship-43][2e-ship-44]") {
  Arena arena({fighter("A", "modifiedtielnfighter", Side::player, 457, 300),
               test::obstacle("R", "coreasteroid0", 457, 400),
               fighter("B", "vt49decimator", Side::enemy, 457, 600, 180)});
  fly(arena, 2, Bearing::straight);  // onto it: a die would fail the test
  CHECK_FALSE(arena["A"].ship.skips_action);
  CHECK_FALSE(legal(arena, "primary:0>B"));
  Arena plain({fighter("A", "tielnfighter", Side::player, 457, 300), test::obstacle("R", "coreasteroid0", 457, 400)});
  plain.dice({kHit});
  fly(plain, 2, Bearing::straight);
  CHECK(plain["A"].ship.skips_action);
  Arena debris(
      {fighter("A", "modifiedtielnfighter", Side::player, 457, 300), test::obstacle("R", "yt2400debris0", 457, 400)});
  debris.dice({kCrit});
  fly(debris, 2, Bearing::straight);
  CHECK(debris["A"].tokens.stress == 1);
  CHECK(debris["A"].ship.damage.size() == 1);
}

}  // namespace
}  // namespace plotboard::battle_effects_ships
