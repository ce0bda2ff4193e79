// The System Phase: who has a turn in it, decloaking and devices, docking and deploying.
#include <catch2/catch.hpp>

#include "battle_attack.hpp"
#include "battle_commands.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/docking.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_system_phase {

using rules::Game;
using state::Phase;
using state::Side;
using test::Arena;
using test::fighter;
using test::Match;

namespace {

void turn(Arena& arena, const std::string& ship) {
  arena.run([&](Game& game) { rules::take_turn(game, ship); });
}
bool may_act(const Arena& arena, const std::string& ship) {
  state::Table table = arena.table;
  Game game(test::catalog(), table, {}, nullptr);
  return rules::second::has_system_options(game, ship);
}
// A cloaked ship that carries bombs: no such ship exists, but the rules have to part the two.
struct Bomber : Arena {
  Bomber()
      : Arena({fighter("A", "tiephphantom", Side::player, 457, 457, 0, {"seismic-charges"})}, "2e", Phase::system) {
    edit("A").tokens.cloak = 1;
  }
};
// G carries P; an enemy is far off.
struct Carrier : Arena {
  explicit Carrier(Phase phase = Phase::system)
      : Arena({fighter("G", "vcx100lightfreighter", Side::player, 457, 457),
               fighter("P", "attackshuttle", Side::player, 0, 0),
               fighter("E", "tielnfighter", Side::enemy, 100, 800, 180)},
              "2e", phase) {
    edit("P").ship.carrier = "G";
  }
};
// Large bases all round G, a millimetre apart: nobody gets out.
void wall_in(Arena& arena) {
  for (int i = 0; i < 49; ++i) {
    if (i == 24) continue;  // G itself
    const double x = 457 + (i % 7 - 3) * 81, y = 457 + (i / 7 - 3) * 81;
    arena.table.pieces.push_back(fighter("W" + std::to_string(i), "vt49decimator", Side::enemy, x, y));
  }
}

}  // namespace

TEST_CASE("Only ships with something to do have a turn in the System Phase", "[battle][2e-system-1][2e-system-4]") {
  Match match({fighter("A", "t65xwing", Side::player, 300, 100), fighter("C", "tiephphantom", Side::player, 500, 100),
               fighter("B", "tielnfighter", Side::enemy, 600, 800, 180)});
  match.passes("system", "C");
  match.start();
  state::fold(match.table, state::TokenChanged{"C", state::Token::cloak, 1});
  match.plan();
  REQUIRE(match.table.play.phase == Phase::system);
  CHECK(match.whose() == Ids{"C"});
  match.turn("C");  // declines
  CHECK(match.table.play.phase == Phase::activation);
  CHECK(match["C"].tokens.cloak == 1);
}

TEST_CASE("Ships with System Phase effects act by initiative, each once",
          "[battle][2e-system-1][2e-system-2][2e-system-3]") {
  std::vector<state::Piece> pieces{fighter("a", "tiephphantom", Side::player, 200, 100),
                                   fighter("b", "tiephphantom", Side::player, 400, 100),
                                   fighter("c", "tiephphantom", Side::enemy, 600, 800, 180),
                                   fighter("d", "tiephphantom", Side::enemy, 400, 800, 180)};
  pieces[3].initiative = 1;
  Match match(std::move(pieces));
  match.passes("system", "d");
  match.passes("system", "b");
  match.passes("system", "a");
  match.start();
  for (const char* id : {"a", "b", "c", "d"}) state::fold(match.table, state::TokenChanged{id, state::Token::cloak, 1});
  match.plan();
  CHECK(match.whose() == Ids{"d"});
  match.turn("d");
  CHECK(match.whose() == Ids{"a", "b"});  // in the order that the player likes
  match.turn("b");
  CHECK(match.whose() == Ids{"a"});
  match.turn("a");
  CHECK(match.whose() == Ids{"c"});
}

TEST_CASE("A cloaked ship may decloak in its turn, once", "[battle][2e-system-4][2e-cloak-6]") {
  Bomber arena;
  arena.passes("action", "A");
  arena.says("system", "decloak").says("decloak", "straight");
  turn(arena, "A");
  arena.expect_all_said();
  CHECK(arena["A"].tokens.cloak == 0);
  CHECK(arena["A"].pose == test::pose(457, 457 + 80 + 40));  // the template and its own length
}

TEST_CASE("Who has decloaked places no device, and the other way round", "[battle][2e-system-5][2e-device-7]") {
  Bomber decloaks;
  decloaks.passes("action", "A");
  decloaks.says("system", "decloak").says("decloak", "straight");
  turn(decloaks, "A");
  decloaks.expect_all_said();
  CHECK(decloaks["A"].ship.card("seismic-charges")->charges == 2);
  CHECK_FALSE(may_act(decloaks, "A"));
  Bomber drops;
  drops.passes("action", "A");
  drops.says("system", "seismic-charges:straight-1");
  turn(drops, "A");
  drops.expect_all_said();
  CHECK(drops["A"].ship.card("seismic-charges")->charges == 1);
  CHECK(drops["A"].tokens.cloak == 1);
  CHECK_FALSE(may_act(drops, "A"));
}

TEST_CASE("One device a System Phase", "[battle][2e-system-5][2e-device-6]") {
  Arena arena({fighter("A", "tiesabomber", Side::player, 457, 457, 0, {"seismic-charges", "proton-bombs"})}, "2e",
              Phase::system);
  arena.says("system", "proton-bombs:straight-1");
  turn(arena, "A");
  arena.expect_all_said();
  CHECK_FALSE(may_act(arena, "A"));
  state::fold(arena.table, state::RoundStarted{2});
  CHECK(may_act(arena, "A"));
}

TEST_CASE("A failed decloak is not tried again in that phase", "[battle][2e-cloak-11][2e-fail-1]") {
  Bomber arena;
  arena.edit("A").ship.cards.clear();
  CHECK(may_act(arena, "A"));
  arena.edit("A").ship.marks.push_back("tried-decloak");
  CHECK_FALSE(may_act(arena, "A"));
}

TEST_CASE("A docked ship deploys at its own initiative with a maneuver of its dial, then may act",
          "[battle][2e-dock-2][2e-dock-5][2e-system-4][2e-system-6]") {
  Carrier arena;
  arena.edit("G").initiative = 5;
  arena.edit("P").initiative = 1;
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"P"});  // before its carrier and the TIE
  arena.says("system", "deploy").says("deploy", "front:2F").says("action", "focus");
  turn(arena, "P");
  arena.expect_all_said();
  CHECK(arena["P"].in_play());
  // Template at the carrier's front edge (40 mm before its centre), 80 mm long, and half of the shuttle's base.
  CHECK(arena["P"].pose == test::pose(457, 457 + 40 + 80 + 20));
  CHECK(arena["P"].tokens.focus == 1);
  CHECK(arena["P"].moved);  // it does not activate in this round
  arena.table.play.phase = Phase::activation;
  for (const std::string& id : rules::whose_turn(test::catalog(), arena.table)) CHECK(id != "P");
}

TEST_CASE("From the rear guides a ship deploys backwards", "[battle][2e-dock-2]") {
  Carrier arena;
  arena.passes("action", "P");
  arena.says("system", "deploy").says("deploy", "rear:1F");
  turn(arena, "P");
  CHECK(arena["P"].pose == test::pose(457, 457 - 40 - 40 - 20, 180));
}

TEST_CASE("No deploying with a stationary or reverse maneuver", "[battle][2e-dock-2]") {
  Carrier arena;
  arena.passes("action", "P");
  arena.edit("P").ref = "sheathipedeclassshuttle";  // its dial has a stop and reverse maneuvers
  const data::Dial& dial = test::catalog().ship("sheathipedeclassshuttle")->dial;
  arena.says("system", "deploy").says("deploy", "front:1F");
  turn(arena, "P");
  std::size_t plain = 0;
  for (const data::DialEntry& entry : dial.entries) {
    const bool odd = entry.maneuver.bearing == geom::Bearing::stationary || geom::is_reverse(entry.maneuver.bearing);
    CHECK((arena.offered("deploy", "front:" + geom::code_of(entry.maneuver)) == nullptr) == odd);
    plain += odd ? 0 : 1;
  }
  CHECK(plain < dial.entries.size());
}

TEST_CASE("A deployment's difficulty counts, and neither a bump nor an asteroid costs its action",
          "[battle][2e-dock-3]") {
  Carrier arena;
  arena.edit("P").tokens.stress = 1;
  arena.table.pieces.push_back(fighter("W", "vt49decimator", Side::enemy, 457, 457 + 40 + 70 + 40));
  arena.table.pieces.push_back(test::obstacle("R", "coreasteroid0", 457, 457 + 60));
  arena.says("system", "deploy").says("deploy", "front:2F");  // blue: the stress goes; cut short by W, over R
  arena.dice({state::Face::blank}).says("action", "focus");
  turn(arena, "P");
  arena.expect_all_said();
  CHECK_FALSE(arena["P"].ship.executed->fully);
  CHECK(arena["P"].tokens.stress == 0);
  CHECK(arena["P"].tokens.focus == 1);
}

TEST_CASE("Without room deploying fails and the ship stays docked", "[battle][2e-dock-4][2e-fail-1]") {
  Carrier arena;
  CHECK(may_act(arena, "P"));
  wall_in(arena);
  CHECK_FALSE(may_act(arena, "P"));
  turn(arena, "P");
  CHECK(arena["P"].ship.carrier == "G");
}

TEST_CASE("A ship docks with the carrier that it touches and has no activation",
          "[battle][2e-dock-1][2e-dock-6][2e-dock-7][2e-gone-4]") {
  Carrier arena;
  arena.edit("P").ship.carrier = "";
  arena.edit("P").pose = test::pose(457, 457 + 200);
  arena.edit("P").ship.dial = geom::maneuver_from_code("2F");
  CHECK_FALSE(may_act(arena, "P"));
  arena.edit("P").pose = test::pose(457, 457 + 40 + 20 + 2);  // guides touch
  arena.table.options.guides = false;
  arena.edit("P").pose = test::pose(457, 457 + 40 + 20);
  CHECK(may_act(arena, "P"));
  arena.says("system", "dock:G");
  turn(arena, "P");
  arena.expect_all_said();
  CHECK(arena["P"].ship.carrier == "G");
  CHECK_FALSE(arena["P"].in_play());
  CHECK(arena["P"].ship.system_done);  // no deploying in the same phase
  for (const Phase phase : {Phase::activation, Phase::engagement}) {
    arena.table.play.phase = phase;
    for (const std::string& id : rules::whose_turn(test::catalog(), arena.table)) CHECK(id != "P");
  }
  // Its cards sleep, those of the carrier work.
  rules::Effect calm =
      test::effect("calm", rules::Window::start_of_engagement_phase, [](Game& game, rules::Occasion& occasion) {
        rules::gain(game, occasion.owner, state::Token::calculate, 1, "plotboard");
      });
  rules::Effect watch = calm;
  watch.card = "watch";
  watch.anyone = true;
  const rules::MadeUpEffects made({calm, watch});
  for (const char* id : {"G", "P"}) arena.edit(id).ship.cards = {{"calm", 0, false}, {"watch", 0, false}};
  arena.says("order", "0").says("order", "0");
  arena.run([](Game& game) { rules::moment_for_all(game, rules::Window::start_of_engagement_phase); });
  CHECK(arena["G"].tokens.calculate > 0);
  CHECK(arena["P"].tokens.calculate == 0);
}

TEST_CASE("A carrier has one berth, and only for its own kinds of ship", "[battle][2e-dock-1]") {
  Carrier arena;
  arena.table.options.guides = false;
  arena.table.pieces.push_back(fighter("Q", "sheathipedeclassshuttle", Side::player, 457, 457 + 60));
  arena.table.pieces.push_back(fighter("X", "t65xwing", Side::player, 457, 457 - 60));
  CHECK_FALSE(may_act(arena, "Q"));  // P is docked
  CHECK_FALSE(may_act(arena, "X"));
  arena.edit("P").fled = true;
  CHECK(may_act(arena, "Q"));
  CHECK_FALSE(may_act(arena, "X"));
  arena.edit("Q").side = Side::enemy;
  CHECK_FALSE(may_act(arena, "Q"));
}

TEST_CASE("A destroyed carrier's ship escapes with 1 critical damage and no action", "[battle][2e-dock-8]") {
  Carrier arena(Phase::activation);
  arena.edit("P").ship.shields = 0;
  arena.edit("G").ship.destroyed = true;
  arena.says("deploy", "front:2F");
  arena.run([](Game& game) { rules::remove_destroyed(game); });
  arena.expect_all_said();
  CHECK(arena["G"].ship.removed);
  CHECK(arena["P"].in_play());
  CHECK(arena["P"].ship.damage == std::vector<state::DamageCard>{{9, true}});
  CHECK(arena["P"].pose == test::pose(457, 457 + 40 + 80 + 20));
  CHECK(arena.question("action") == nullptr);
}

TEST_CASE("The carrier stands until its ship is out", "[battle][2e-dock-8]") {
  Carrier arena(Phase::activation);
  arena.edit("G").ship.destroyed = true;
  arena.says("deploy", "front:2F");
  arena.run([](Game& game) { rules::remove_destroyed(game); });
  std::size_t out = 0, removed = 0;
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    if (holds<state::ManeuverFlown>(arena.events[i])) out = i;
    if (holds<state::ShipRemoved>(arena.events[i])) removed = i;
  }
  CHECK(out > 0);
  CHECK(out < removed);
}

TEST_CASE("Who does not or cannot leave is destroyed with the carrier", "[battle][2e-dock-9]") {
  for (const bool walled : {false, true}) {
    Carrier arena(Phase::activation);
    if (walled) wall_in(arena);
    arena.edit("G").ship.destroyed = true;
    if (!walled) arena.says("deploy", "pass");
    arena.run([](Game& game) { rules::remove_destroyed(game); });
    arena.expect_all_said();
    CHECK(arena["P"].ship.destroyed);
    CHECK(arena["P"].ship.removed);
  }
}

TEST_CASE("A carrier that flees takes its ship along, and the locks on both are gone",
          "[battle][2e-dock-9][2e-lock-8]") {
  Carrier arena;
  Ids fled;
  for (const state::Event& event : rules::events_of_fleeing(arena.table, "G")) {
    if (const auto* ship = get_if<state::ShipFled>(&event)) fled.push_back(ship->id);
  }
  CHECK(fled == Ids{"G", "P"});
  arena.edit("E").lock = "P";
  arena.run([](Game& game) { rules::flees(game, "G"); });
  CHECK(arena["E"].lock.empty());
}

TEST_CASE("Deployed in the Engagement Phase, a ship engages if its initiative has not passed", "[battle][2e-dock-10]") {
  const auto engages = [](int initiative) {
    Carrier arena(Phase::engagement);
    arena.table.play.initiative = 3;
    arena.edit("P").initiative = initiative;
    arena.edit("G").ship.destroyed = true;
    arena.says("deploy", "front:2F");
    arena.run([](Game& game) { rules::remove_destroyed(game); });
    return !arena["P"].ship.engaged;
  };
  CHECK(engages(2));
  CHECK_FALSE(engages(3));  // that step is over
  CHECK_FALSE(engages(4));
}

}  // namespace plotboard::battle_system_phase
