// Which shots a ship has: weapons, arcs, attack range, requirements, obstruction.
#include <catch2/catch.hpp>

#include "battle_attack.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_attack_shots {
namespace {

using geom::ArcKind;
using rules::Game;
using rules::Stands;
using state::Phase;
using state::Side;
using test::Arena;
using test::duel;
using test::fighter;
using test::verdict;

constexpr const char* kPrimary = "primary:0>B";

std::vector<rules::WeaponOnShip> weapons(Arena& arena, const std::string& ship) {
  Game game(test::catalog(), arena.table, {}, &arena);
  return rules::weapons_of(game, ship);
}
bool in_arc(Arena& arena, const std::string& target, ArcKind arc, const std::string& of = "A") {
  const Game game(test::catalog(), arena.table, {}, &arena);
  return rules::is_in_arc(game, target, arc, of);
}
Arena at(double x, double y, double heading = 180, const std::string& a = "t65xwing",
         const std::vector<std::string>& cards = {}) {
  return Arena({fighter("A", a, Side::player, 457, 457, 0, cards),
                fighter("B", "tielnfighter", Side::enemy, 457 + x, 457 + y, heading)},
               "2e", Phase::engagement);
}

TEST_CASE("Weapons as the ship card prints them, each with its arc and value", "[2e-weapon-1][2e-weapon-5]") {
  Arena slave({fighter("A", "firesprayclasspatrolcraft", Side::player, 457, 457),
               fighter("B", "tielnfighter", Side::enemy, 457, 560, 180),
               fighter("C", "tielnfighter", Side::enemy, 457, 350, 180)},
              "2e", Phase::engagement);
  const auto own = weapons(slave, "A");
  REQUIRE(own.size() == 2);
  CHECK(own[0].id == "primary:0");
  CHECK((own[0].arcs == geom::ArcKinds(ArcKind::front) && own[0].weapon.dice == 3));
  CHECK((own[1].arcs == geom::ArcKinds(ArcKind::rear) && own[1].weapon.dice == 3));
  // Either of them, on whoever is in its arc; one attack with one of them.
  CHECK(verdict(slave, "primary:0>B") == "legal");
  CHECK(verdict(slave, "primary:1>C") == "legal");
  CHECK(verdict(slave, "primary:1>B") == "2e-weapon-3");
  slave.says("attack", "primary:1>C").dice(test::faces("bbbb")).dice(test::faces("bbb"));
  test::engages(slave);
  CHECK(test::count_events<state::AttackDeclared>(slave) == 1);

  Arena shuttle({fighter("A", "lambdaclasst4ashuttle", Side::player, 457, 457)});
  CHECK(weapons(shuttle, "A")[0].weapon.dice == 3);
  CHECK(weapons(shuttle, "A")[1].weapon.dice == 2);
  Arena special({fighter("A", "tiesffighter", Side::player, 457, 457)});
  REQUIRE(weapons(special, "A").size() == 2);
  CHECK(weapons(special, "A")[1].weapon.arc == ArcKind::turret_front);
}

TEST_CASE("A card may add a weapon, which then counts as the ship's own", "[2e-weapon-6]") {
  static const std::string kTail = "Tail";
  const rules::MadeUpEffects made({test::effect("tail", rules::Window::weapons, [](Game&, rules::Occasion& occasion) {
    rules::WeaponOnShip rear;
    rear.id = "primary:1";
    rear.printed = &kTail;
    rear.weapon.arc = ArcKind::rear;
    rear.weapon.dice = 2;
    occasion.weapons->push_back(rear);
  })});
  Arena arena = at(0, -120, 180, "t65xwing", {"tail"});
  CHECK(verdict(arena, "primary:1>B") == "legal");
  arena.says("attack", "primary:1>B").dice(test::faces("hhb")).dice(test::faces("bbb"));
  test::engages(arena);
  CHECK(test::attack_thrown(arena) == 3);  // range 1
}

TEST_CASE("A primary weapon reaches attack range 1 to 3, its limits included",
          "[2e-weapon-2][2e-attack-range-3][2e-attack-range-4][2e-attack-4][2e-attack-2]") {
  for (const auto& [gap, range] : {std::pair{10.0, 1}, {100.0, 1}, {100.1, 2}, {200.0, 2}, {200.1, 3}, {300.0, 3}}) {
    Arena arena = duel(gap);
    const auto all = test::shots(arena, "A");
    REQUIRE(test::shot(all, kPrimary) != nullptr);
    CHECK(test::shot(all, kPrimary)->legal);
    CHECK(test::shot(all, kPrimary)->range == range);
    CHECK(test::shot(all, kPrimary)->distance_mm == Approx(gap));
  }
  Arena far = duel(300.1);
  CHECK(verdict(far, kPrimary) == "none");
  // Measuring leaves the table as it was, and friends are no targets.
  Arena friends = duel(100);
  friends.edit("B").side = Side::player;
  const auto hash = state::hash_of(friends.table);
  CHECK(test::shots(friends, "A").empty());
  CHECK(state::hash_of(friends.table) == hash);
}

TEST_CASE("The defender has to be in the weapon's arc", "[2e-weapon-3][2e-firing-arc-15][2e-firing-arc-2]") {
  Arena beside = at(120, 0);
  CHECK(verdict(beside, kPrimary) == "2e-weapon-3");
  // Any part of the base is enough: its near corner lies ahead and to the side of the arc's edge.
  Arena grazing = at(120, 100);
  CHECK(verdict(grazing, kPrimary) == "legal");
}

TEST_CASE("Four arcs meet in the base's middle", "[2e-firing-arc-4][2e-firing-arc-1][2e-firing-arc-3]") {
  struct {
    double x, y;
    ArcKind arc;
  } const places[] = {
      {0, 150, ArcKind::front}, {150, 0, ArcKind::right}, {0, -150, ArcKind::rear}, {-150, 0, ArcKind::left}};
  for (const auto& place : places) {
    Arena arena = at(place.x, place.y);
    for (const auto& other : places) CHECK(in_arc(arena, "B", other.arc) == (other.arc == place.arc));
  }
  // Out to range 3, measured from the ship's own base.
  Arena near = at(0, 340);
  CHECK(in_arc(near, "B", ArcKind::front));
  Arena far = at(0, 340.1);
  CHECK_FALSE(in_arc(far, "B", ArcKind::front));
}

TEST_CASE("The bullseye lies inside the front arc and reaches range 3", "[2e-firing-arc-5][2e-firing-arc-6]") {
  Arena ahead = at(0, 340);
  CHECK(in_arc(ahead, "B", ArcKind::bullseye));
  CHECK(in_arc(ahead, "B", ArcKind::front));
  Arena aside = at(60, 200);
  CHECK_FALSE(in_arc(aside, "B", ArcKind::bullseye));
  CHECK(in_arc(aside, "B", ArcKind::front));
  Arena far = at(0, 341);
  CHECK_FALSE(in_arc(far, "B", ArcKind::bullseye));
}

TEST_CASE("The midway line: in front, behind, or flanking and in both full arcs",
          "[2e-firing-arc-7][2e-firing-arc-8]") {
  const auto stands = [](Arena& arena) {
    const Game game(test::catalog(), arena.table, {}, &arena);
    return rules::stands(game, "B", "A");
  };
  Arena front = at(150, 21);
  CHECK(stands(front) == Stands::in_front);
  CHECK((in_arc(front, "B", ArcKind::full_front) && !in_arc(front, "B", ArcKind::full_rear)));
  Arena behind = at(150, -21);
  CHECK(stands(behind) == Stands::behind);
  CHECK((!in_arc(behind, "B", ArcKind::full_front) && in_arc(behind, "B", ArcKind::full_rear)));
  Arena across = at(150, 19);
  CHECK(stands(across) == Stands::flanking);
  CHECK((in_arc(across, "B", ArcKind::full_front) && in_arc(across, "B", ArcKind::full_rear)));
}

TEST_CASE("A turret fires where its indicator points",
          "[2e-firing-arc-9][2e-firing-arc-16][2e-special-8][2e-special-9]") {
  Arena arena = at(0, 100, 180, "hwk290lightfreighter");
  arena.edit("A").ship.turret = state::Turret::front;
  CHECK(verdict(arena, kPrimary) == "legal");
  CHECK((in_arc(arena, "B", ArcKind::front) && in_arc(arena, "B", ArcKind::turret_front)));
  arena.edit("A").ship.turret = state::Turret::left;
  CHECK(verdict(arena, kPrimary) == "2e-weapon-3");

  // A turret upgrade uses the indicator alone, also on a ship whose own weapon looks ahead.
  Arena wing = at(120, 0, 180, "btla4ywing", {"dorsal-turret"});
  wing.edit("A").ship.turret = state::Turret::right;
  CHECK(verdict(wing, "dorsal-turret>B") == "legal");
  CHECK(verdict(wing, kPrimary) == "2e-weapon-3");
  wing.edit("A").ship.turret = state::Turret::front;
  CHECK(verdict(wing, "dorsal-turret>B") == "2e-require-10");
}

TEST_CASE("A double indicator selects two opposite arcs, of which the attacker picks one",
          "[2e-firing-arc-10][2e-firing-arc-16][2e-firing-arc-13]") {
  Arena arena({fighter("A", "modifiedyt1300lightfreighter", Side::player, 457, 457),
               fighter("B", "tielnfighter", Side::enemy, 457 - 150, 457, 180),
               fighter("C", "tielnfighter", Side::enemy, 457 + 150, 457, 180),
               fighter("D", "tielnfighter", Side::enemy, 457, 457 + 150, 180)},
              "2e", Phase::engagement);
  arena.edit("A").ship.turret = state::Turret::left_right;
  CHECK(verdict(arena, "primary:0:turret-left>B") == "legal");
  CHECK(verdict(arena, "primary:0:turret-right>C") == "legal");
  CHECK(verdict(arena, "primary:0:turret-left>D") == "2e-weapon-3");
  CHECK(verdict(arena, "primary:0:turret-right>D") == "2e-weapon-3");
  arena.edit("A").ship.turret = state::Turret::front_rear;
  CHECK(verdict(arena, "primary:0:turret-front>D") == "legal");
  CHECK(weapons(arena, "A")[0].arcs == geom::ArcKinds(ArcKind::turret_front, ArcKind::turret_rear));
}

TEST_CASE("An arc reaches to range 3 even where its only weapon does not", "[2e-firing-arc-14][2e-special-10]") {
  Arena arena = at(0, 300, 180, "btla4ywing", {"dorsal-turret"});
  arena.edit("A").ship.turret = state::Turret::front;
  CHECK(in_arc(arena, "B", ArcKind::turret_front));
  CHECK(verdict(arena, "dorsal-turret>B") == "2e-special-10");
  Arena near = at(0, 240, 180, "btla4ywing", {"dorsal-turret"});
  near.edit("A").ship.turret = state::Turret::front;
  CHECK(verdict(near, "dorsal-turret>B") == "legal");  // range 2 to the millimetre
}

TEST_CASE("Attack range goes to the part of the target inside the arc", "[2e-attack-range-1][2e-attack-range-2]") {
  // A large base beside the bow: its nearest corner is at range 1, but only its far part lies in the front arc.
  Arena arena(
      {fighter("A", "t65xwing", Side::player, 300, 300), fighter("B", "vt49decimator", Side::enemy, 440, 380, 180)},
      "2e", Phase::engagement);
  const auto all = test::shots(arena, "A");
  REQUIRE(test::shot(all, kPrimary) != nullptr);
  CHECK(test::shot(all, kPrimary)->range == 2);
  const rules::Field field(test::catalog(), arena.table);
  CHECK(rules::measure(field, "A", "B").range.band == 1);  // what names a range, and no attack range
}

TEST_CASE("Guides do not count for range", "[2e-attack-range-5]") {
  Arena arena = duel(100.05);  // bases; the guides reach into range 1
  REQUIRE(arena.table.options.guides);
  const auto all = test::shots(arena, "A");
  CHECK(test::shot(all, kPrimary)->range == 2);
}

TEST_CASE("No attack at range 0, whatever the arc would measure",
          "[2e-attack-range-6][2e-attack-range-8][2e-attack-range-9]") {
  Arena arena = at(40, 30);  // flank to flank, the target's front half in the arc
  const auto all = test::shots(arena, "A");
  REQUIRE(test::shot(all, kPrimary) != nullptr);
  CHECK(test::shot(all, kPrimary)->range == 0);
  CHECK(verdict(arena, kPrimary) == "2e-attack-range-9");
  Arena apart = at(40.1, 30);
  CHECK(verdict(apart, kPrimary) == "legal");
}

TEST_CASE("Range 0 is contact of the bases, guides included where the table counts them",
          "[2e-size-7][2e-range-8][2e-attack-range-9][2e-attack-11]") {
  for (const bool guides : {true, false}) {
    INFO("guides count: " << guides);
    Arena ships = duel(3);  // the guides of each stand out 2 mm
    ships.table.options.guides = guides;
    CHECK(verdict(ships, kPrimary) == (guides ? "2e-attack-range-9" : "legal"));
    // Only the guides reach the rock, by 1 mm.
    Arena rock({fighter("A", "t65xwing", Side::player, 457, 457, 90),
                fighter("B", "tielnfighter", Side::enemy, 620, 457), test::obstacle("R", "coreasteroid0", 498, 467)},
               "2e", Phase::engagement);
    rock.table.options.guides = guides;
    CHECK(verdict(rock, kPrimary) == (guides ? "2e-attack-11" : "legal"));
  }
}

TEST_CASE("A partial maneuver leaves two ships at range 0 until one of them moves", "[2e-attack-range-7]") {
  Arena arena = duel(10);
  CHECK(verdict(arena, kPrimary) == "legal");
  arena.edit("B").ship.bumped = {"A"};
  CHECK(verdict(arena, kPrimary) == "2e-attack-range-9");
  CHECK(verdict(arena, "primary:0>A", "B") == "2e-attack-range-9");
  arena.run([&](Game& game) { game.emit(state::PieceMoved{"A", test::pose(457, 299)}); });
  CHECK(verdict(arena, kPrimary) == "legal");
}

TEST_CASE("A ship in contact may attack others", "[2e-attack-range-10]") {
  Arena arena({fighter("A", "t65xwing", Side::player, 457, 457), fighter("C", "tielnfighter", Side::enemy, 497, 457),
               fighter("D", "t65xwing", Side::player, 417, 457), fighter("B", "tielnfighter", Side::enemy, 457, 600)},
              "2e", Phase::engagement);
  CHECK(verdict(arena, kPrimary) == "legal");
}

TEST_CASE("Special weapons need all that their card asks for", "[2e-require-1][2e-require-2][2e-spend-12]") {
  Arena arena = duel(150, "t65xwing", "tielnfighter", {"proton-torpedoes"});
  const std::string torpedo = "proton-torpedoes>B";
  CHECK(verdict(arena, torpedo) == "2e-require-2");
  arena.table.pieces.push_back(fighter("C", "t65xwing", Side::player, 100, 100));
  arena.edit("C").lock = "B";  // a friend's lock does not help
  CHECK(verdict(arena, torpedo) == "2e-require-2");
  arena.edit("A").lock = "C";  // nor does a lock on something else
  CHECK(verdict(arena, torpedo) == "2e-require-2");
  arena.edit("A").lock = "B";
  CHECK(verdict(arena, torpedo) == "legal");
  Arena near = duel(100, "t65xwing", "tielnfighter", {"proton-torpedoes"});
  near.edit("A").lock = "B";
  CHECK(verdict(near, torpedo) == "2e-special-10");  // range 2 to 3
}

TEST_CASE("Focus, calculate, and one of several tokens", "[2e-require-3][2e-require-4]") {
  Arena rockets = duel(150, "tieadvancedv1", "tielnfighter", {"barrage-rockets", "energy-shell-charges"});
  CHECK(verdict(rockets, "barrage-rockets>B") == "2e-require-3");
  rockets.edit("A").tokens.focus = 1;
  CHECK(verdict(rockets, "barrage-rockets>B") == "legal");
  CHECK(verdict(rockets, "energy-shell-charges>B") == "2e-require-4");
  rockets.edit("A").tokens.calculate = 1;
  CHECK(verdict(rockets, "energy-shell-charges>B") == "legal");
  // Multi-Missile Pods: calculate or lock.
  Arena pods = duel(150, "tieadvancedv1", "tielnfighter", {"multi-missile-pods"});
  CHECK(verdict(pods, "multi-missile-pods>B") == "2e-require-4");
  pods.edit("A").tokens.calculate = 1;
  CHECK(verdict(pods, "multi-missile-pods>B") == "legal");
  pods.edit("A").tokens.calculate = 0;
  pods.edit("A").lock = "B";
  CHECK(verdict(pods, "multi-missile-pods>B") == "legal");
  // XX-23 S-Thread Tracers: focus, calculate or lock.
  Arena tracers = duel(150, "tieadvancedv1", "tielnfighter", {"xx-23-s-thread-tracers"});
  CHECK(verdict(tracers, "xx-23-s-thread-tracers>B") == "2e-require-4");
  tracers.edit("A").tokens.focus = 1;
  CHECK(verdict(tracers, "xx-23-s-thread-tracers>B") == "legal");
}

TEST_CASE("A weapon without an active charge cannot be chosen", "[2e-require-8][2e-require-7]") {
  Arena arena = duel(50, "tieadvancedv1", "tielnfighter", {"proton-rockets", "barrage-rockets"});
  arena.edit("A").tokens.focus = 1;
  CHECK(verdict(arena, "proton-rockets>B") == "legal");
  arena.edit("A").ship.cards[0].charges = 0;  // the other card's five do not help
  CHECK(verdict(arena, "proton-rockets>B") == "2e-require-8");
}

TEST_CASE("An arc on the card takes the place of the front arc", "[2e-require-10][2e-special-7]") {
  Arena ahead = at(0, 90, 180, "tieadvancedv1", {"proton-rockets"});
  ahead.edit("A").tokens.focus = 1;
  CHECK(verdict(ahead, "proton-rockets>B") == "legal");
  Arena aside = at(60, 90, 180, "tieadvancedv1", {"proton-rockets"});
  aside.edit("A").tokens.focus = 1;
  CHECK(verdict(aside, kPrimary) == "legal");
  CHECK(verdict(aside, "proton-rockets>B") == "2e-require-10");
  // Full front: Multi-Missile Pods.
  Arena pods = at(130, 10, 180, "tieadvancedv1", {"multi-missile-pods"});
  pods.edit("A").tokens.calculate = 1;
  CHECK(verdict(pods, "multi-missile-pods>B") == "legal");
  CHECK(verdict(pods, kPrimary) == "2e-weapon-3");
}

TEST_CASE("Disarmed and cloaked ships cannot attack, bonus attacks included", "[2e-attack-9]") {
  Arena arena = duel(100);
  arena.edit("A").tokens.disarm = 1;
  CHECK(verdict(arena, kPrimary) == "2e-attack-9");
  arena.run([&](Game& game) { CHECK_FALSE(rules::offer_attack(game, "A", {}, true, "2e-bonus-1")); });
  arena.edit("A").tokens.disarm = 0;
  arena.edit("A").tokens.cloak = 1;
  CHECK(verdict(arena, kPrimary) == "2e-attack-10");
}

TEST_CASE("A card may exempt a weapon from what disarms the ship", "[2e-attack-9]") {
  const rules::MadeUpEffects made(
      {test::effect("exempt", rules::Window::weapon_check, [](Game&, rules::Occasion& occasion) {
        if (occasion.rule == "2e-attack-9" && occasion.word == "ion-cannon") occasion.allowed = true;
      })});
  Arena arena = duel(100, "alphaclassstarwing", "tielnfighter", {"ion-cannon", "exempt"});
  arena.edit("A").tokens.disarm = 1;
  CHECK(verdict(arena, "ion-cannon>B") == "legal");
  CHECK(verdict(arena, kPrimary) == "2e-attack-9");
}

TEST_CASE("A card may forbid a shot and allow one at range 0", "[2e-attack-range-11][2e-attack-timing-9]") {
  const rules::MadeUpEffects made(
      {test::effect("ram", rules::Window::weapon_check,
                    [](Game&, rules::Occasion& occasion) {
                      if (occasion.rule == "2e-attack-range-9") occasion.allowed = true;
                    }),
       test::effect("never", rules::Window::weapon_check, [](Game&, rules::Occasion& occasion) {
         if (!occasion.rule.empty()) return;
         occasion.allowed = false;
         occasion.rule = "plotboard";
       })});
  Arena arena = duel(0, "t65xwing", "tielnfighter", {"ram"});
  CHECK(verdict(arena, kPrimary) == "legal");
  arena.says("attack", kPrimary).dice(test::faces("bbbb")).dice(test::faces("bbb"));  // 3 + 1 at range 0
  test::engages(arena).expect_all_said();
  CHECK(test::history(arena).front().range_zero);
  Arena barred = duel(100, "t65xwing", "tielnfighter", {"never"});
  CHECK(verdict(barred, kPrimary) == "plotboard");
}

TEST_CASE("At range 0 of an asteroid no attack; debris and gas clouds do not matter",
          "[2e-attack-11][2e-obstruct-11]") {
  for (const auto& [rock, rule] :
       {std::pair{"coreasteroid0", "2e-attack-11"}, {"vt49decimatordebris0", "legal"}, {"gascloud1", "legal"}}) {
    Arena arena = duel(150);
    arena.table.pieces.push_back(test::obstacle("R", rock, 457, 280));
    CHECK(verdict(arena, kPrimary) == rule);
    const bool barred = std::string(rule) != "legal";
    if (!barred) arena.says("attack", "pass");
    test::engages(arena);
    CHECK(test::was_asked(arena, "attack") != barred);
    CHECK(arena.told("2e-attack-11") == barred);
    CHECK_FALSE(arena.told("2e-attack-6"));  // it has a target
    CHECK(arena["A"].ship.engaged);
  }
}

TEST_CASE("An attack is obstructed by obstacles on the measured line, not by ships",
          "[2e-obstruct-1][2e-obstruct-2][2e-obstruct-4][2e-obstruct-6]") {
  const auto obstructed_by = [](Arena& arena) {
    const auto all = test::shots(arena, "A");
    REQUIRE(test::shot(all, kPrimary) != nullptr);
    return test::shot(all, kPrimary)->obstructed_by;
  };
  for (const char* rock : {"coreasteroid0", "vt49decimatordebris0", "gascloud1"}) {
    Arena arena = at(0, 240, 150);  // turned: one corner is nearest, so there is one line
    CHECK(obstructed_by(arena).empty());
    arena.table.pieces.push_back(test::obstacle("R", rock, 457, 457 + 110));
    CHECK(obstructed_by(arena) == Ids{"R"});
    arena.edit("R").pose = test::pose(457 + 250, 457 + 110);
    CHECK(obstructed_by(arena).empty());
  }
  Arena between = at(0, 240, 150);
  between.table.pieces.push_back(fighter("C", "tielnfighter", Side::enemy, 457, 457 + 110));
  CHECK(obstructed_by(between).empty());
}

TEST_CASE("Of equally short lines the attacker picks one", "[2e-obstruct-7]") {
  // Flush bases: any line between the facing edges. The asteroid covers some of them.
  const auto staged = [] {
    auto pieces = test::facing(150);
    pieces.push_back(test::obstacle("R", "coreasteroid0", 457 + 30, 300 + 95));
    return Arena(std::move(pieces), "2e", Phase::engagement);
  };
  Arena arena = staged();
  const auto all = test::shots(arena, "A");
  REQUIRE(test::shot(all, kPrimary)->obstructed_by.empty());
  arena.says("attack", kPrimary).says("obstruction-line", "R").dice(test::faces("bbb")).dice(test::faces("bbbb"));
  test::engages(arena).expect_all_said();
  CHECK(test::history(arena).front().obstructed_by == Ids{"R"});
  Arena clear = staged();
  clear.says("attack", kPrimary).says("obstruction-line", "clear").dice(test::faces("bbb")).dice(test::faces("bbb"));
  test::engages(clear).expect_all_said();
  CHECK(test::history(clear).front().obstructed_by.empty());
}

TEST_CASE("An obstacle under a base obstructs only if the line crosses it", "[2e-obstruct-10]") {
  Arena behind = at(0, 200, 150);
  behind.table.pieces.push_back(test::obstacle("R", "vt49decimatordebris0", 457, 457 - 40));
  CHECK(test::shots(behind, "A").front().obstructed_by.empty());
  Arena ahead = at(0, 200, 150);
  ahead.table.pieces.push_back(test::obstacle("R", "vt49decimatordebris0", 457, 457 + 40));
  CHECK(test::shots(ahead, "A").front().obstructed_by == Ids{"R"});
}

TEST_CASE("The figures of the weapons' cards",
          "[2e-special-2][2e-special-4][2e-special-5][2e-special-6][2e-special-11][2e-special-15][2e-special-17]"
          "[2e-special-19]") {
  using data::WeaponType;
  for (const auto& [id, upgrade] : test::catalog().upgrades) {
    if (!upgrade.weapon || upgrade.weapon->type == WeaponType::other) continue;  // a talent's shot
    INFO(id);
    const bool ordnance = upgrade.weapon->type == WeaponType::missile || upgrade.weapon->type == WeaponType::torpedo;
    CHECK(upgrade.weapon->ordnance == ordnance);
    CHECK((upgrade.weapon->charges > 0) == ordnance);
    CHECK((upgrade.charges > 0) == ordnance);
  }
  struct {
    const char* id;
    ArcKind arc;
    int dice, nearest, farthest, charges;
  } const cards[] = {
      {"proton-torpedoes", ArcKind::front, 4, 2, 3, 2},    {"adv-proton-torpedoes", ArcKind::front, 5, 1, 1, 1},
      {"ion-missiles", ArcKind::front, 3, 2, 3, 3},        {"ion-torpedoes", ArcKind::front, 4, 2, 3, 2},
      {"ion-cannon", ArcKind::front, 3, 1, 3, 0},          {"tractor-beam", ArcKind::front, 3, 1, 3, 0},
      {"jamming-beam", ArcKind::front, 3, 1, 2, 0},        {"heavy-laser-cannon", ArcKind::bullseye, 4, 2, 3, 0},
      {"concussion-missiles", ArcKind::front, 3, 2, 3, 3}, {"cluster-missiles", ArcKind::front, 3, 1, 2, 4},
      {"barrage-rockets", ArcKind::front, 3, 2, 3, 5},     {"homing-missiles", ArcKind::front, 4, 2, 3, 2}};
  for (const auto& card : cards) {
    INFO(card.id);
    const data::Upgrade* upgrade = test::catalog().upgrade(card.id);
    REQUIRE(upgrade != nullptr);
    CHECK(upgrade->weapon->arc == card.arc);
    CHECK(upgrade->weapon->dice == card.dice);
    CHECK(upgrade->weapon->nearest == card.nearest);
    CHECK(upgrade->weapon->farthest == card.farthest);
    CHECK(upgrade->charges == card.charges);
  }
}

TEST_CASE("Only legal shots without explanation", "[unit]") {
  Arena arena = duel(100, "t65xwing", "tielnfighter", {"proton-torpedoes"});
  CHECK(test::shots(arena, "A").size() == 2);
  CHECK(test::shots(arena, "A", false).size() == 1);
  rules::ShotFilter other;
  other.among = {"C"};
  CHECK(test::shots(arena, "A", false, other).empty());
  other.among = {"C", "B"};
  CHECK(test::shots(arena, "A", false, other).size() == 1);
}

}  // namespace
}  // namespace plotboard::battle_attack_shots
