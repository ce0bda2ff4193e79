// Emplacements (fga-4.3): what they do not, how they are attacked, and what each kind does.
#include <catch2/catch.hpp>

#include "rules/board/measure.hpp"
#include "rules/coop/component_attacks.hpp"
#include "rules/coop/components.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"
#include "unit/mission_parts.hpp"

namespace plotboard::mission_emplacements {
namespace {

using rules::Game;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;
using test::Arena;
using test::campaign;
using test::component;
using test::faces;
using test::fighter;

// An X-wing "A" that looks north, its front edge at y = 320; emplacements reach 18 mm from their centre.
state::Piece hunter() { return fighter("A", "t65xwing", Side::player, 457, 300); }
state::Piece target(double gap, const std::string& ref = "sensor-array") { return component("E", ref, 457, 338 + gap); }

// All towers and mines of that step attack.
Arena& step(Arena& arena, int initiative) {
  arena.table.play.initiative = initiative;
  return arena.run([](Game& game) { rules::components_attack(game); });
}
std::int32_t heading(const Arena& arena, const std::string& id) { return arena[id].pose.heading.value; }

}  // namespace

TEST_CASE("Emplacements and stations are in nobody's way",
          "[fga-4.3-1][fga-4.3.1-2][fga-4.3.1-3][fga-sheet.emplacement-1]") {
  // 2 straight: over a station, its emplacement, one that floats in space, ending on a third.
  Arena arena = campaign({hunter(), component("S", "station-module", 457, 380), component("E1", "fuel-tank", 457, 380),
                          component("E2", "sensor-array", 430, 370), component("E3", "command-center", 457, 420)},
                         Phase::activation);
  test::flies(arena, "2F");
  CHECK(arena["A"].pose == test::pose(457, 420));
  CHECK(arena["A"].ship.executed->fully);
  CHECK_FALSE(arena["A"].ship.skips_action);
  CHECK(test::count_events<state::DiceRolled>(arena) == 0);
  CHECK(arena["A"].ship.shields == 2);
  // Nor in that of an attack.
  Arena shot = campaign({hunter(), component("S", "station-module", 457, 400), component("E1", "fuel-tank", 457, 400),
                         fighter("B", "tielnfighter", Side::enemy, 457, 520, 180)});
  CHECK(rules::measure(rules::Field(test::catalog(), shot.table), "A", "B").obstructed_by.empty());
}

TEST_CASE("AI ships do not swerve from emplacements", "[fga-4.3.1-5]") {
  std::vector<state::Piece> row;
  for (int i = 0; i < 4; ++i) {
    row.push_back(component("E" + std::to_string(i), "fuel-tank", 1500, 1560 + i * 45, Side::player));
  }
  const ai::Decision d = test::decides(row);
  CHECK(d.swerve.cause == ai::Swerve::Cause::none);
  CHECK(d.flown == d.maneuver);
}

TEST_CASE("An emplacement rolls no defense die at range 1-2, one at range 3", "[fga-4.3.1-6]") {
  for (const auto& [gap, dice] : {std::pair{50.0, -1}, std::pair{150.0, -1}, std::pair{250.0, 1}}) {
    INFO(gap);
    Arena arena = campaign({hunter(), target(gap)});
    arena.says("attack", "primary:0>E").dice(faces(gap < 100 ? "bbbb" : "bbb"));
    if (dice > 0) arena.dice(faces("b"));
    test::engages(arena);
    arena.expect_all_said();
    CHECK(test::defense_thrown(arena) == dice);
  }
}

TEST_CASE("Damage on an emplacement is markers, shields first, a critical hit on the hull counting twice",
          "[fga-4.3.1-7][fga-4.3.1-8]") {
  Arena arena = campaign({hunter(), target(50, "command-center")});  // hull 5, shields 2
  const std::size_t cards = arena.table.play.decks[1].draw.size();
  test::suffers(arena, "E", 0, 1);
  CHECK(arena["E"].ship.shields == 1);
  CHECK(test::damage_on(arena, "E") == 0);
  test::suffers(arena, "E", 1, 1);  // the hit takes the last shield, the critical hit two of the hull
  CHECK(arena["E"].ship.shields == 0);
  CHECK(test::damage_on(arena, "E") == 2);
  test::suffers(arena, "E", 1, 0);
  CHECK(test::damage_on(arena, "E") == 3);
  for (const state::DamageCard& card : arena["E"].ship.damage) CHECK(card == state::DamageCard{0, false});
  CHECK(arena.table.play.decks[1].draw.size() == cards);
  CHECK_FALSE(arena["E"].ship.destroyed);
}

TEST_CASE("An emplacement without hull is destroyed and leaves the table at once", "[fga-4.3.1-4]") {
  Arena arena = campaign({hunter(), target(50)});
  arena.passes("modify-attack", "A");  // hull 4
  arena.table.play.initiative = 3;
  arena.edit("A").lock = "E";
  arena.says("attack", "primary:0>E").dice(faces("chhb"));
  test::engages(arena);
  CHECK(arena["E"].ship.destroyed);
  CHECK(arena["E"].ship.removed);
  CHECK(arena["A"].lock.empty());
  CHECK(test::verdict(arena, "primary:0>E") == "none");
  CHECK(rules::Field(test::catalog(), arena.table).components().empty());
}

TEST_CASE("Stress and ion have no hold on an emplacement", "[fga-4.3.1-9]") {
  Arena arena = campaign({hunter(), target(50)});
  arena.run([](Game& game) {
    for (const Token token : {Token::stress, Token::ion, Token::jam}) rules::gain(game, "E", token, 2, "plotboard");
  });
  CHECK(arena["E"].tokens == state::Tokens{});
  CHECK(arena.told("fga-4.3.1-9"));
}

TEST_CASE("Neutral emplacements can be attacked, those of the own side cannot", "[fga-4.3.1-4]") {
  for (const auto& [side, verdict] :
       {std::pair{Side::enemy, "legal"}, std::pair{Side::none, "legal"}, std::pair{Side::player, "none"}}) {
    Arena arena = campaign({hunter(), component("E", "fuel-tank", 457, 400, side)});
    CHECK(test::verdict(arena, "primary:0>E") == verdict);
  }
}

TEST_CASE("The tower attacks the nearest enemy ship in its 90 degree arc and turns its arc to it",
          "[fga-4.3.1.1-1][fga-4.3.1.1-3][fga-sheet.emplacement-2]") {
  // North of it "N" at range 3, in its arc; "W" nearer, but outside of the arc; "F" far off.
  Arena arena =
      campaign({component("T", "turbolaser-tower", 457, 300), fighter("W", "t65xwing", Side::player, 200, 300),
                fighter("N", "t65xwing", Side::player, 557, 560), fighter("F", "t65xwing", Side::player, 457, 800)});
  arena.dice(faces("hhb")).dice(faces("bbb"));  // 3 dice; agility 2 and one for range 3
  step(arena, 0);
  arena.expect_all_said();
  CHECK(arena["N"].ship.shields == 0);
  CHECK(arena["W"].ship.shields == 2);
  CHECK(heading(arena, "T") == base::mdeg_from_degrees(21.037511).value);  // atan(100 / 260)
  step(arena, 0);                                                          // once a round
  CHECK(test::count_events<state::AttackDeclared>(arena) == 1);
}

TEST_CASE("The arc of the tower ends at 45 degrees", "[fga-4.3.1.1-1]") {
  // The right front corner of its base lies on either side of the arc's line y - 300 = 457 - x.
  for (const auto& [x, shot] : {std::pair{278.0, true}, std::pair{276.0, false}}) {
    INFO(x);
    Arena arena =
        campaign({component("T", "turbolaser-tower", 457, 300), fighter("W", "t65xwing", Side::player, x, 440)});
    arena.free_dice = true;
    step(arena, 0);
    CHECK((test::count_events<state::AttackDeclared>(arena) == 1) == shot);
  }
}

TEST_CASE("A ship attacked by a tower has one die more at range 3 and beyond, not two", "[fga-4.3.1.1-2]") {
  for (const auto& [y, range, dice] :
       {std::tuple{488.0, 2, 2}, std::tuple{588.0, 3, 3}, std::tuple{688.0, 4, 3}, std::tuple{788.0, 5, 3}}) {
    INFO(range);
    Arena arena =
        campaign({component("T", "turbolaser-tower", 457, 300), fighter("N", "t65xwing", Side::player, 457, y)});
    arena.dice(faces("bbb")).dice(dice == 2 ? faces("bb") : faces("bbb"));
    step(arena, 0);
    arena.expect_all_said();
    CHECK(test::history(arena).front().range == range);
  }
}

TEST_CASE("A tower without a target turns by up to 90 degrees towards the nearest enemy", "[fga-4.3.1.1-4]") {
  Arena near = campaign({component("T", "turbolaser-tower", 457, 300, Side::enemy, 10),
                         fighter("W", "t65xwing", Side::player, 300, 300)});
  step(near, 0);
  CHECK(heading(near, "T") == 280'000);  // 90 to the left of 10; the target is at 270
  CHECK(near.told("fga-4.3.1.1-4"));
  CHECK(test::count_events<state::AttackDeclared>(near) == 0);
  Arena again = campaign({component("T", "turbolaser-tower", 457, 300, Side::enemy, 280),
                          fighter("W", "t65xwing", Side::player, 450, 345)});  // too near to be shot at
  step(again, 0);
  CHECK(heading(again, "T") == base::mdeg_from_degrees(351.158185).value);  // by 71 degrees: -atan(7 / 45)
}

TEST_CASE("Towers act at initiative 0, after every ship", "[fga-4.3.1.1-1][fga-4.3.1-10]") {
  Arena arena = campaign({component("T", "turbolaser-tower", 457, 300), component("E", "fuel-tank", 600, 300),
                          test::with_initiative(hunter(), 1)});
  const auto at = [&](const std::string& id) { return rules::attacks_at(test::catalog(), arena.table, arena[id]); };
  CHECK(at("T") == 0);
  CHECK_FALSE(at("E").has_value());
  step(arena, 7);
  CHECK(test::count_events<state::ShipEngaged>(arena) == 0);
  step(arena, 0);
  CHECK(arena["T"].ship.engaged);
  CHECK_FALSE(at("T").has_value());
}

TEST_CASE("Each shield generator gives every emplacement on connected modules a die",
          "[fga-4.3.1.2-1][fga-4.3-2][fga-4.3.1-1]") {
  // Two modules of four squares that interlock, a third apart from them.
  std::vector<state::Piece> pieces{hunter(),
                                   component("M1", "station-module", 400, 500),
                                   component("M2", "station-module", 480, 500),
                                   component("M3", "station-module", 700, 500),
                                   component("G1", "shield-generator", 380, 480),
                                   component("G2", "shield-generator", 500, 520),
                                   component("E", "fuel-tank", 460, 480),
                                   component("X", "fuel-tank", 680, 480),
                                   component("G3", "shield-generator", 850, 480),
                                   component("B", "cargo-container", 420, 520)};
  Arena arena = campaign(pieces);
  const auto dice = [&](const std::string& id) {
    int number = -1;
    arena.run([&](Game& game) { number = rules::guarded_by_generators(game, id); });
    return number;
  };
  for (const char* id : {"E", "B", "G1", "G2"}) CHECK(dice(id) == 2);  // itself included
  CHECK(dice("X") == 0);
  CHECK(dice("G3") == 1);  // on no station
  test::suffers(arena, "G2", 6, 0);
  for (const char* id : {"E", "B", "G1"}) CHECK(dice(id) == 1);
  // In an attack: range 2, agility 0.
  arena.says("attack", "primary:0>E").dice(faces("bbb")).dice(faces("b"));
  test::engages(arena);
  arena.expect_all_said();
  CHECK(test::defense_thrown(arena) == 1);
  CHECK(arena.told("fga-4.3.1.2-1"));
}

TEST_CASE("A fuel tank that is destroyed throws a die for each ship and emplacement at range 0-1", "[fga-4.3.1.3-1]") {
  Arena arena = campaign({component("F", "fuel-tank", 457, 457), fighter("A", "t65xwing", Side::player, 457, 560),
                          fighter("B", "tielnfighter", Side::enemy, 350, 457),
                          fighter("Z", "tielnfighter", Side::enemy, 457, 620),  // beyond range 1
                          component("E", "sensor-array", 560, 457), component("M", "mine-a", 457, 380)});
  arena.dice(faces("c")).dice(faces("b")).dice(faces("c"));  // A, B, E
  test::suffers(arena, "F", 3, 0);
  arena.expect_all_said();
  CHECK(arena["F"].ship.removed);
  CHECK(arena["A"].ship.shields == 1);
  CHECK(arena["B"].ship.damage.empty());
  CHECK(test::damage_on(arena, "E") == 2);  // a critical hit on its hull
  CHECK(test::damage_on(arena, "M") == 0);  // a mine is no emplacement
}

TEST_CASE("One fuel tank may set off the next", "[fga-4.3.1.3-1]") {
  Arena arena = campaign({component("F1", "fuel-tank", 300, 457), component("F2", "fuel-tank", 400, 457),
                          component("F3", "fuel-tank", 500, 457), fighter("B", "tielnfighter", Side::enemy, 600, 457)});
  test::suffers(arena, "F2", 2, 0);
  test::suffers(arena, "F3", 1, 0);
  // F1 blows up: F2 is hit and blows up: F3 suffers a critical hit and blows up over B, which is hit.
  arena.dice(faces("h")).dice(faces("c")).dice(faces("h"));
  test::suffers(arena, "F1", 3, 0);
  arena.expect_all_said();
  for (const char* id : {"F1", "F2", "F3"}) CHECK(arena[id].ship.removed);
  CHECK(test::damage_on(arena, "B") == 1);
}

TEST_CASE("Sensor array, command center and cargo container do nothing of their own",
          "[fga-4.3.1.4-1][fga-4.3.1.5-1][fga-4.3.1.6-1][fga-sheet.emplacement-3]") {
  for (const char* id : {"sensor-array", "command-center", "cargo-container"}) {
    INFO(id);
    CHECK(rules::effects_of(id).empty());
    const data::Component& kind = *test::catalog().component(id);
    CHECK(kind.guards == 0);
    CHECK(rules::weapons_of(kind).empty());
  }
}

TEST_CASE("A sensor beacon counts as an emplacement, with an agility of its own",
          "[fga-4.5.3-1][fga-4.5.3-2][fga-4.5.3-4]") {
  CHECK(test::catalog().component("sensor-beacon")->kind == data::ComponentKind::emplacement);
  Arena arena = campaign({hunter(), component("E", "sensor-beacon", 457, 400)});
  arena.says("attack", "primary:0>E").dice(faces("bbbb")).dice(faces("bbb"));  // range 1
  test::engages(arena);
  arena.expect_all_said();
  arena.run([](Game& game) { rules::gain(game, "E", Token::ion, 1, "plotboard"); });
  CHECK(arena["E"].tokens.ion == 0);
  test::suffers(arena, "E", 0, 1);  // 2 of its 2 hull
  CHECK(arena["E"].ship.removed);
}

TEST_CASE("An asteroid under a beacon does not obstruct attacks on it", "[fga-4.5.3-3]") {
  const auto obstructed = [](Arena& arena) {
    return rules::measure(rules::Field(test::catalog(), arena.table), "A", "E").obstructed_by;
  };
  Arena on =
      campaign({hunter(), component("E", "sensor-beacon", 457, 470), test::obstacle("R", "coreasteroid5", 457, 460)});
  CHECK(obstructed(on).empty());
  Arena behind =
      campaign({hunter(), component("E", "sensor-beacon", 457, 530), test::obstacle("R", "coreasteroid5", 457, 440)});
  CHECK(obstructed(behind) == Ids{"R"});
}

TEST_CASE("A beacon that is attacked turns a hit into a focus result that cannot be rerolled",
          "[fga-4.5.3-5][fga-4.5.3-6]") {
  Arena arena = campaign({hunter(), component("E", "sensor-beacon", 457, 400)});
  arena.edit("A").lock = "E";
  arena.says("attack", "primary:0>E").dice(faces("hchb")).says("modify-attack", "lock");
  arena.says("reroll", "3").says("reroll", "done").dice(faces("b")).dice(faces("bbb"));
  test::engages(arena);
  arena.expect_all_said();
  const state::Choice* reroll = arena.question("reroll");
  REQUIRE(reroll != nullptr);
  CHECK(reroll->option("0") == nullptr);  // the die that was changed
  CHECK(reroll->option("2") != nullptr);
  // 1 hit and 1 critical hit are left: 1 and 2 on its hull of 2.
  CHECK(arena["E"].ship.removed);
  // Without a hit a critical hit is changed; converting it back is not forbidden.
  Arena crit = campaign({hunter(), component("E", "sensor-beacon", 457, 400)});
  crit.edit("A").tokens.focus = 1;
  crit.says("attack", "primary:0>E").dice(faces("cbbb")).says("modify-attack", "focus").dice(faces("bbb"));
  test::engages(crit);
  crit.expect_all_said();
  CHECK(test::damage_on(crit, "E") == 1);
}

}  // namespace plotboard::mission_emplacements
