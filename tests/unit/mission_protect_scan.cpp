// The actions Protect and Scan that a mission gives, and what protect tokens do.
#include <catch2/catch.hpp>

#include "mission_stage.hpp"
#include "rules/coop/mission_actions.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/second/parts.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::mission_protect_scan {
namespace {

using rules::Game;
using state::Side;
using state::Token;
using test::bare_component;
using test::faces;
using test::fighter;
using test::Stage;

state::Piece pilot(const std::string& id = "P1", double x = 457, double y = 300) {
  return fighter(id, "tielnfighter", Side::player, x, y);
}
state::Piece shuttle(double y = 420, Side side = Side::player) {
  return test::by_ai(fighter("T", "lambdaclasst4ashuttle", side, 457, y));
}
data::Mission with(data::Selection protect, data::Selection scan = {}) {
  data::Mission mission = test::staged_mission();
  mission.grants.protect = std::move(protect);
  mission.grants.scan = std::move(scan);
  return mission;
}
// Why the ship may not do the action now; "" for legal, "none" where it is not on its bar.
std::string verdict(Stage& stage, const std::string& ship, const std::string& action) {
  std::string found = "none";
  stage.run([&](Game& game) {
    for (const state::Option& option : rules::action_options(game, ship, {})) {
      if (option.key == action) found = option.legal ? "" : option.rule;
    }
  });
  return found;
}
void does(Stage& stage, const std::string& ship, const std::string& action) {
  stage.says("action", action).run([&](Game& game) { CHECK(rules::offer_action(game, ship, {})); });
  stage.expect_all_said();
}

TEST_CASE("Protect gives a token to whom the mission allows, at range 0-1",
          "[fga-2.16.1x-1][fga-2.16.1.1x-1][fga-2.16.1.1x-2][fga-2.16.1.1-1][fga-2.16.1-1][fga-2.16.1-2]") {
  // The shuttle's edge is 20 + 100 mm ahead of the pilot's centre at range 1.
  Stage near({pilot(), shuttle(300 + 20 + 100 + 40), bare_component("C", "fuel-tank", 540, 300)}, with({"T", "C"}));
  CHECK(verdict(near, "P1", "protect:T").empty());
  CHECK(verdict(near, "P1", "protect:C").empty());
  does(near, "P1", "protect:T");
  CHECK(near["T"].tokens.protect == 1);
  CHECK(near["P1"].ship.did("protect:T"));
  CHECK(state::is_green(Token::protect));
  CHECK(state::is_circular(Token::protect));
  Stage far({pilot(), shuttle(300 + 20 + 100 + 40 + 1)}, with({"T"}));
  CHECK(verdict(far, "P1", "protect:T") == "fga-2.16.1.1x-2");
  Stage not_granted({pilot(), shuttle()}, with({"C"}));
  CHECK(verdict(not_granted, "P1", "protect:T") == "none");
  Stage hostile({pilot(), shuttle(420, Side::enemy)}, with({"T"}));
  CHECK(verdict(hostile, "P1", "protect:T") == "none");
}

TEST_CASE("AI ships protect too, an emplacement as well as a ship", "[fga-2.16.1.1x-1]") {
  Stage stage({test::by_ai(pilot("E")), shuttle(), bare_component("C", "fuel-tank", 540, 300)}, with({"T", "C"}));
  does(stage, "E", "protect:C");
  CHECK(stage["C"].tokens.protect == 1);
}

TEST_CASE("Any number of protect tokens, one a ship and round", "[fga-2.16.1.1x-4][fga-2.16.1.1-3][2e-action-7]") {
  Stage stage({pilot(), pilot("P2", 390, 420), shuttle(), bare_component("C", "fuel-tank", 540, 300)},
              with({"T", "C"}));
  does(stage, "P1", "protect:T");
  CHECK(verdict(stage, "P1", "protect:T") == "2e-action-7");
  CHECK(verdict(stage, "P1", "protect:C") == "2e-action-7");  // the same action
  does(stage, "P2", "protect:T");
  CHECK(stage["T"].tokens.protect == 2);
}

// B shoots at the shuttle at range 2: its dice, and the shuttle's one.
int damage_through(int tokens, const char* attack, int* left = nullptr) {
  Stage stage({pilot("P1", 100, 100), shuttle(500), fighter("B", "t65xwing", Side::enemy, 457, 300)}, with({"T"}));
  stage.edit("T").tokens.protect = tokens;
  const int health = stage["T"].ship.shields + stage["T"].ship.hull_left();
  stage.says("attack", "primary:0>T").dice(faces(attack)).dice(faces("b")).engage("B").expect_all_said();
  if (left != nullptr) *left = stage["T"].tokens.protect;
  return health - stage["T"].ship.shields - stage["T"].ship.hull_left();
}

TEST_CASE("A protect token cancels one result, hits before critical hits", "[fga-2.16.1.1x-3][fga-2.16.1.1-2]") {
  int left = -1;
  CHECK(damage_through(0, "hhc", &left) == 3);
  CHECK(damage_through(1, "hhc", &left) == 2);
  CHECK(left == 0);
  CHECK(damage_through(5, "hbb", &left) == 0);
  CHECK(left == 4);  // what is not needed is kept

  Stage crit({pilot("P1", 100, 100), shuttle(500), fighter("B", "t65xwing", Side::enemy, 457, 300)}, with({"T"}));
  crit.edit("T").ship.shields = 0;
  crit.edit("T").tokens.protect = 1;
  crit.says("attack", "primary:0>T").dice(faces("hcb")).dice(faces("b")).engage("B");
  REQUIRE(crit["T"].ship.damage.size() == 1);
  CHECK(crit["T"].ship.damage[0].faceup);  // the hit was cancelled, the critical hit is left
}

TEST_CASE("All protect tokens go in the End Phase", "[fga-2.16.1.1x-5][fga-2.16.1.1-3]") {
  Stage stage({pilot(), shuttle(), bare_component("C", "fuel-tank", 540, 300)}, with({"T", "C"}));
  stage.edit("T").tokens.protect = 3;
  stage.edit("C").tokens.protect = 1;
  stage.table.play.phase = state::Phase::end;
  stage.run([](Game& game) { rules::second::end_phase(game); });
  CHECK(stage["T"].tokens.protect == 0);
  CHECK(stage["C"].tokens.protect == 0);
}

TEST_CASE("A protect token is green: a jammed ship loses it", "[fga-2.16.1.1x-2][2e-jam-5]") {
  Stage stage({pilot(), shuttle()}, with({"T"}));
  stage.edit("T").tokens.protect = 1;
  stage.run([](Game& game) { rules::gain(game, "T", Token::jam, 1, "2e-jam-1", Side::enemy); });
  CHECK(stage["T"].tokens.protect == 0);
  CHECK(stage["T"].tokens.jam == 0);
}

TEST_CASE("Scan is an action at range 0-1 that the mission counts",
          "[fga-2.16.1.2x-1][fga-2.16.1.2x-2][fga-2.16.1.2-1][fga-2.16.1.2-2]") {
  // To inspect something is to scan it: the mission names what may be, whoever's it is.
  Stage stage({pilot(), shuttle(420, Side::enemy), bare_component("C", "class-b-container", 457, 150)},
              with({}, {"T", "component:class-b-container"}));
  CHECK(verdict(stage, "P1", "scan:C") == "fga-2.16.1.2x-1");  // 150 less 20 and 20 is 110 mm
  does(stage, "P1", "scan:T");
  CHECK(test::deeds(stage.table, "scanned", "P1", "T") == 1);
  CHECK(test::deeds(stage.table, "scanned", "P1", "C") == 0);
  CHECK(stage["P1"].ship.did("scan:T"));
}

TEST_CASE("A scan objective gives Scan to all pilots and nobody else", "[fga-2.16.1.2x-3][fga-2.16.1.2-2]") {
  const auto pieces = [] {
    return std::vector<state::Piece>{pilot(), pilot("P2", 390, 420), test::by_ai(pilot("E", 520, 420)),
                                     shuttle(420, Side::none)};
  };
  Stage stage(pieces(), with({}, {"T"}));
  CHECK(verdict(stage, "P1", "scan:T").empty());
  CHECK(verdict(stage, "P2", "scan:T").empty());
  CHECK(verdict(stage, "E", "scan:T") == "none");
  Stage without(pieces(), test::staged_mission());
  CHECK(verdict(without, "P1", "scan:T") == "none");
  Stage battle(pieces(), with({"T"}, {"T"}));  // a table that no mission is flown on
  battle.table.progress.rank = 0;
  CHECK(verdict(battle, "P1", "scan:T") == "none");
  CHECK(verdict(battle, "P1", "protect:T") == "none");
}

}  // namespace
}  // namespace plotboard::mission_protect_scan
