// The jump to hyperspace: preparing it, the roll, what stops it, and who may.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle/battle.hpp"
#include "mission_stage.hpp"
#include "rules/coop/hyperspace.hpp"
#include "rules/coop/mission_docking.hpp"
#include "rules/play/tokens.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::mission_hyperspace {
namespace {

using rules::Declare;
using rules::Game;
using rules::JumpLeave;
using state::Side;
using state::Token;
using test::faces;
using test::fighter;
using test::Match;
using test::obstacle;
using test::Stage;
using test::staged;

// TIE Defender: blue 2 and 3 straight, white 2 bank, red 2 Koiogran turn.
state::Piece defender(double x = 457, double y = 300) { return fighter("P1", "tieddefender", Side::player, x, y); }
state::Piece foe() { return fighter("B", "t65xwing", Side::enemy, 457, 520, 180); }

data::Mission with_jump(int from = 1) {
  data::Mission mission = test::staged_mission();
  mission.grants.jump = {"players"};
  mission.grants.jump_from = from;
  return mission;
}

struct Jumper : Stage {
  explicit Jumper(int tokens = 0, data::Mission mission = with_jump())
      : Stage({defender(), foe()}, std::move(mission)) {
    edit("P1").tokens.hyperdrive = tokens;
  }
};

void rolls(Stage& on, const char* dice) {
  on.dice(faces(dice));  // an attack that was asked for would fail
  on.engage("P1");
  CHECK(on.question("attack") == nullptr);
}

bool jumped(int tokens, const char* dice) {
  Jumper on(tokens);
  rolls(on, dice);
  const bool gone = !on["P1"].in_play();
  CHECK(gone == (test::deeds(on.table, "jumped", "P1") == 1));
  if (!gone) CHECK(on["P1"].tokens.hyperdrive == tokens);  // they stay
  return gone;
}

TEST_CASE("A blue maneuver and the word powers the hyperdrive, and costs no action",
          "[fga-2.16.1.4x-2][fga-2.16.1.4x-3][fga-2.16.1.4-1][fga-sheet.hyper-1][fga-CHEAT-2]") {
  Jumper on;
  on.passes("action", "P1");
  on.edit("P1").ship.declares = "hyperdrive";
  on.says("action", "focus").activate("P1", "2F").expect_all_said();
  CHECK(on["P1"].tokens.hyperdrive == 1);
  CHECK(on["P1"].tokens.focus == 1);
  CHECK(on.told("fga-2.16.1.4x-2"));
  on.says("action", "evade").activate("P1", "3F").expect_all_said();
  CHECK(on["P1"].tokens.hyperdrive == 2);  // each further round adds one

  Jumper silent;
  silent.passes("action", "P1");
  silent.activate("P1", "2F");
  CHECK(silent["P1"].tokens.hyperdrive == 0);
  Jumper white;
  white.passes("action", "P1");
  white.edit("P1").ship.declares = "hyperdrive";
  white.activate("P1", "2B");
  CHECK(white["P1"].tokens.hyperdrive == 0);
}

TEST_CASE("Only some ships have a hyperdrive", "[fga-4.11.4-1][fga-4.11.4p-1][fga-2.16.1.4x-1][fga-2.15.2-1]") {
  const auto leave = [](const std::string& ref, const data::Mission& mission) {
    const Stage on({fighter("P1", ref, Side::player, 457, 300)}, mission);
    return rules::leave_to_jump(on.missions, on.table, on["P1"]);
  };
  for (const char* ref :
       {"alphaclassstarwing", "tiephphantom", "tieadvancedx1", "tieadvancedv1", "tieddefender", "tiereaper"}) {
    INFO(ref);
    CHECK(leave(ref, test::staged_mission()) == JumpLeave::unauthorised);
    CHECK(leave(ref, with_jump()) == JumpLeave::granted);
  }
  for (const char* ref : {"tielnfighter", "tieininterceptor", "tiesabomber", "tieagaggressor", "tiecapunisher",
                          "tieskstriker", "tierbheavy"}) {
    INFO(ref);
    CHECK(leave(ref, test::staged_mission()) == JumpLeave::none);
  }
  // The mission may allow it to any ship.
  data::Mission named = test::staged_mission();
  named.grants.jump = {"ship:tielnfighter"};
  CHECK(leave("tielnfighter", named) == JumpLeave::granted);
  const Stage bare({fighter("P1", "tielnfighter", Side::player, 457, 300)}, test::staged_mission());
  CHECK(rules::declarations(bare.missions, bare.table, "P1").empty());
}

TEST_CASE("Three hits of two dice and the tokens make the jump",
          "[fga-2.16.1.4x-4][fga-2.16.1.4x-5][fga-2.16.1.4x-6][fga-2.16.1.4x-8][fga-2.16.1.4-2][fga-2.16.1.4-3]"
          "[fga-2.16.1.4-5][fga-sheet.hyper-3][fga-sheet.hyper-4][fga-CHEAT-2]") {
  CHECK(jumped(1, "hc"));
  CHECK(jumped(1, "hh"));
  CHECK_FALSE(jumped(1, "hb"));
  CHECK_FALSE(jumped(1, "fb"));
  CHECK(jumped(2, "bh"));
  CHECK_FALSE(jumped(2, "bf"));
  CHECK(jumped(3, "bb"));
  CHECK(jumped(4, "bb"));
}

TEST_CASE("Who has jumped is out of the game with its tokens' hold on others", "[fga-2.16.1.4x-6]") {
  Jumper on(3);
  on.edit("B").lock = "P1";
  rolls(on, "bb");
  CHECK(on["P1"].fled);
  CHECK_FALSE(on["P1"].ship.destroyed);
  CHECK(on["B"].lock.empty());
}

TEST_CASE("Focus tokens and Force change the roll, nothing else does",
          "[fga-2.16.1.4x-7][fga-2.16.1.4-4][fga-sheet.hyper-3][fga-CHEAT-2]") {
  Jumper focus(1);
  focus.edit("P1").tokens.focus = 1;
  focus.edit("P1").tokens.calculate = 1;
  focus.edit("P1").lock = "B";
  focus.dice(faces("hf")).says("hyperspace", "focus").engage("P1").expect_all_said();
  CHECK_FALSE(focus["P1"].in_play());
  const state::Choice* choice = focus.question("hyperspace");
  REQUIRE(choice != nullptr);
  REQUIRE(choice->options.size() == 2);  // no lock, no calculate token
  CHECK(choice->options[0].key == "focus");
  CHECK(choice->options[1].key == "done");

  Jumper force(1);
  force.edit("P1").ship.force = force.edit("P1").ship.force_limit = 2;
  force.dice(faces("ff")).says("hyperspace", "force").says("hyperspace", "force").engage("P1").expect_all_said();
  CHECK_FALSE(force["P1"].in_play());

  Jumper useless(1);  // 2 hits at most: nothing is asked, nothing spent
  useless.edit("P1").tokens.focus = 1;
  useless.dice(faces("bf")).engage("P1").expect_all_said();
  CHECK(useless.question("hyperspace") == nullptr);
  CHECK(useless["P1"].tokens.focus == 1);

  Jumper declined(1);
  declined.edit("P1").tokens.focus = 1;
  declined.dice(faces("hf")).says("hyperspace", "done").engage("P1").expect_all_said();
  CHECK(declined["P1"].in_play());
  CHECK(declined["P1"].tokens.focus == 1);
}

TEST_CASE("Other maneuvers, and silence, end the preparation",
          "[fga-2.16.1.4x-9][fga-2.16.1.4-6][fga-sheet.hyper-4][fga-CHEAT-2]") {
  for (const char* code : {"2B", "2K"}) {  // white, red
    Jumper on(2);
    if (std::string(code) == "2B") on.passes("action", "P1");
    on.edit("P1").ship.declares = "hyperdrive";
    on.activate("P1", code);
    CHECK(on["P1"].tokens.hyperdrive == 0);
    CHECK(on.told("fga-2.16.1.4x-9"));
  }
  Jumper silent(2);
  silent.passes("action", "P1");
  silent.activate("P1", "2F");
  CHECK(silent["P1"].tokens.hyperdrive == 0);
  CHECK(silent.told("fga-2.16.1.4x-9"));
  // A blue maneuver of another effect says nothing about the jump; another one ends it.
  Jumper slam(2);
  slam.run([](Game& game) {
    rules::execute_maneuver(game, "P1", {{2, geom::Bearing::straight}, geom::Difficulty::blue},
                            rules::ManeuverKind::slam);
  });
  CHECK(slam["P1"].tokens.hyperdrive == 2);
  slam.run([](Game& game) {
    rules::execute_maneuver(game, "P1", {{2, geom::Bearing::bank_left}, geom::Difficulty::white},
                            rules::ManeuverKind::slam);
  });
  CHECK(slam["P1"].tokens.hyperdrive == 0);
}

TEST_CASE("An ion maneuver gives no token, and takes none", "[fga-2.16.1.4x-10][fga-2.16.1.4-7]") {
  Jumper first;
  first.passes("action", "P1");
  first.passes("attack", "P1");  // example 1 of the manual
  first.edit("P1").tokens.ion = 1;
  first.edit("P1").ship.declares = "hyperdrive";
  first.activate("P1");
  CHECK(first["P1"].tokens.hyperdrive == 0);
  CHECK(first["P1"].tokens.ion == 0);
  CHECK(first.told("fga-2.16.1.4x-10"));
  first.engage("P1");
  CHECK_FALSE(first.told("fga-2.16.1.4x-4"));  // no roll: it may attack
  CHECK(first.question("attack") != nullptr);

  Jumper second(2);
  second.passes("action", "P1");
  second.table.play.phase = state::Phase::engagement;
  second.run([](Game& game) { rules::gain(game, "P1", Token::ion, 1, "2e-deal-10"); });
  CHECK(second["P1"].tokens.hyperdrive == 1);
  second.table.play.phase = state::Phase::activation;
  second.activate("P1");
  CHECK(second["P1"].tokens.hyperdrive == 1);
  CHECK(second["P1"].tokens.ion == 0);
  second.dice(faces("hh")).engage("P1").expect_all_said();
  CHECK_FALSE(second["P1"].in_play());
}

TEST_CASE("Each ion token takes a hyperdrive token", "[fga-2.16.1.4x-12][fga-2.16.1.4-9]") {
  for (const int ions : {1, 2, 3}) {
    Jumper on(2);
    on.run([ions](Game& game) { rules::gain(game, "P1", Token::ion, ions, "2e-deal-10"); });
    CHECK(on["P1"].tokens.hyperdrive == std::max(0, 2 - ions));
    CHECK(on.told("fga-2.16.1.4x-12"));
  }
  Stage large({fighter("P1", "lambdaclasst4ashuttle", Side::player, 457, 300)}, with_jump());  // not ionised by one
  large.edit("P1").tokens.hyperdrive = 2;
  large.run([](Game& game) { rules::gain(game, "P1", Token::ion, 1, "2e-deal-10"); });
  CHECK(large["P1"].tokens.hyperdrive == 1);
}

TEST_CASE("A jammed ship makes no roll and no attack, and keeps its tokens",
          "[fga-2.16.1.4x-11][fga-2.16.1.4-8][2e-jam-12]") {
  Jumper on(3);
  on.edit("P1").tokens.jam = 1;
  on.engage("P1").expect_all_said();
  CHECK(on["P1"].in_play());
  CHECK(on["P1"].tokens.hyperdrive == 3);
  CHECK(on.question("attack") == nullptr);
  CHECK(on.told("fga-2.16.1.4x-11"));
}

TEST_CASE("On an asteroid there is no roll either", "[fga-sheet.obstacle-2]") {
  Stage on({defender(), foe(), obstacle("R1", "coreasteroid0", 457, 300)}, with_jump());
  on.edit("P1").tokens.hyperdrive = 3;
  on.engage("P1").expect_all_said();
  CHECK(on["P1"].in_play());
}

TEST_CASE("A jump against orders or too early costs a rank, not the ship",
          "[fga-2.15.2x-1][fga-2.15.2x-2][fga-2.15.2-2][fga-4.11.4-2][fga-2.2.3-3][fga-2.2.3-4][fga-4.11-T4.7-3]"
          "[fga-4.11.1-4]") {
  for (const data::Territory territory :
       {data::Territory::friendly, data::Territory::neutral, data::Territory::hostile}) {
    data::Mission mission = test::staged_mission();
    mission.territory = territory;
    Jumper on(3, mission);
    rolls(on, "bb");
    CHECK_FALSE(on["P1"].in_play());
    CHECK_FALSE(on["P1"].ship.destroyed);
    CHECK(test::deeds(on.table, "demoted", "P1") == 1);
    CHECK(test::deeds(on.table, "destroyed", "P1") == 0);
    CHECK(on.table.progress.ejections.empty());
  }
  Jumper failed(1, test::staged_mission());
  rolls(failed, "bb");
  CHECK(test::deeds(failed.table, "demoted", "P1") == 0);

  Jumper early(3, with_jump(4));
  early.table.round = 3;
  rolls(early, "bb");
  CHECK(test::deeds(early.table, "demoted", "P1") == 1);
  Jumper in_time(3, with_jump(4));
  in_time.table.round = 4;
  rolls(in_time, "bb");
  CHECK(test::deeds(in_time.table, "demoted", "P1") == 0);
}

TEST_CASE("The word is given in Planning, and can be taken back", "[fga-2.16.1x-1][fga-2.16.1.4x-2][fga-2.16.1-1]") {
  Match match = staged({defender(), test::by_ai(foe())}, with_jump());
  match.passes("action", "P1");
  match.start();
  CHECK(match.refusal(Declare{"P1", ""}) == "plotboard");  // there is nothing to take back
  CHECK(match.refusal(Declare{"P1", "dock:B"}) == "fga-2.16.1x-1");
  CHECK(match.refusal(Declare{"B", "hyperdrive"}) == "fga-2.16.1x-1");  // the AI's word is its card's
  match.dial("P1", "2F").does(Declare{"P1", "hyperdrive"});
  CHECK(match["P1"].ship.declares == "hyperdrive");
  match.does(Declare{"P1", ""});
  CHECK(match["P1"].ship.declares.empty());
  match.does(Declare{"P1", "hyperdrive"}).ready(Side::player);
  CHECK(match.refusal(Declare{"P1", "hyperdrive"}) == "fga-2.16.1.3x-3");
  match.says("ai-maneuver", "1B").finish_round();
  CHECK(match["P1"].tokens.hyperdrive == 1);
  CHECK(match["P1"].ship.declares.empty());  // for one round
  const auto commands = rules::legal_commands(match.catalog(), match.table);
  const auto declares = std::count_if(commands.begin(), commands.end(),
                                      [](const rules::Command& command) { return holds<Declare>(command); });
  CHECK(declares == 1);
}

TEST_CASE("Declarations stand in the log", "[fga-2.16.1.4x-2]") {
  const data::Catalog missions = test::catalog_with(with_jump());
  state::Table table = test::table({defender(), test::by_ai(foe())}, true);
  test::fly_by_mission(table);
  battle::Session session(missions, table, 5);
  REQUIRE_FALSE(session.apply(rules::StartBattle{5, false, Side::player, false}));
  REQUIRE_FALSE(session.apply(Declare{"P1", "hyperdrive"}));
  REQUIRE_FALSE(session.apply(Declare{"P1", ""}));
  REQUIRE_FALSE(session.apply(Declare{"P1", "hyperdrive"}));
  const auto again = battle::read_log(battle::write_log(session), "log", missions);
  INFO((again ? std::string() : base::text(again.errors())));
  REQUIRE(again);
  CHECK(again->table() == session.table());
}

}  // namespace
}  // namespace plotboard::mission_hyperspace
