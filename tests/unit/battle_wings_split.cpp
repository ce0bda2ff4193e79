// Wings: the actions that their ships may do, what breaks a formation, and how ships leave and rejoin it.
#include <catch2/catch.hpp>

#include "rules/play/actions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/wings.hpp"
#include "rules/second/rulebook.hpp"
#include "support/battle.hpp"
#include "support/battle_wing.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_commands.hpp"

namespace plotboard::battle_wings_split {

using rules::Game;
using state::Phase;
using state::Side;
using state::Token;
using test::Arena;
using test::fighter;
using test::wing_of;

namespace {

Arena& fly(Arena& arena, const std::string& code) {
  arena.edit("A1").ship.dial = geom::maneuver_from_code(code);
  return arena.run([](Game& game) { rules::activate(game, "A1"); });
}

Arena& gain(Arena& arena, const std::string& ship, Token token, int count = 1) {
  return arena.run([&](Game& game) { rules::gain(game, ship, token, count, "2e-ion-1"); });
}

std::vector<bool> splits(const Arena& arena, int ships) {
  std::vector<bool> split;
  for (int i = 2; i <= ships; ++i) split.push_back(arena["A" + std::to_string(i)].ship.wing.split);
  return split;
}
using Splits = std::vector<bool>;

}  // namespace

TEST_CASE("A wingmate may calculate, evade, focus, lock or reinforce, and nothing else", "[2e-wing-13][2e-wing-14]") {
  auto pieces = wing_of("tieininterceptor", 3);
  pieces.push_back(fighter("E", "t65xwing", Side::enemy, 457, 600, 180));
  Arena arena(pieces);
  const auto barred = [&](const std::string& action) {
    const state::Option* option = arena.offered("action", action);
    REQUIRE(option != nullptr);
    return option->legal ? Id() : option->rule;
  };
  SECTION("After its move") {
    arena.says("action", "pass").says("action", "evade").says("action", "focus");
    fly(arena, "2F");
    arena.expect_all_said();
    CHECK(arena["A2"].tokens.evade == 1);
    CHECK(arena["A3"].tokens.focus == 1);
    CHECK(barred("evade").empty());
    CHECK(barred("boost") == "2e-wing-14");
    CHECK(barred("barrel-roll") == "2e-wing-14");
  }
  SECTION("At any other time") {
    arena.passes("action", "A1");
    arena.passes("action", "A2");
    arena.run([](Game& game) { rules::offer_action(game, "A2", rules::Offer{}); });
    CHECK(barred("focus").empty());
    CHECK(barred("boost") == "2e-wing-14");
    arena.run([](Game& game) { rules::offer_action(game, "A1", rules::Offer{}); });  // the leader may
    CHECK(barred("boost").empty());
  }
  SECTION("Not once it has split") {
    arena.passes("action", "A2");
    arena.edit("A2").ship.wing.split = true;
    arena.run([](Game& game) { rules::offer_action(game, "A2", rules::Offer{}); });
    CHECK(barred("boost").empty());
  }
}

TEST_CASE("When the leader does a SLAM, who can is disarmed too and who cannot splits", "[2e-wing-15][2e-slam-10]") {
  auto pieces = wing_of("alphaclassstarwing", 4);
  pieces[3].ref = "t65xwing";
  Arena arena(pieces);
  arena.passes("action", "A2");
  arena.passes("action", "A3");
  arena.says("action", "slam").says("slam", "2F");
  fly(arena, "2F");
  arena.expect_all_said();
  CHECK(splits(arena, 4) == Splits{false, false, true});
  for (const char* id : {"A1", "A2", "A3"}) {
    CHECK(arena[id].tokens.disarm == 1);
    CHECK(arena[id].ship.did("slam"));
  }
  CHECK(arena["A4"].tokens.disarm == 0);
  CHECK(arena["A2"].pose == test::pose(397, 300 + 240));  // with the leader's final place
  CHECK(arena["A2"].ship.executed->maneuver == geom::maneuver_from_code("2F"));
  CHECK(rules::lost_its_dial(arena["A4"]));
  CHECK_FALSE(arena["A4"].moved);
}

TEST_CASE("When the leader cloaks, who cannot splits", "[2e-wing-16]") {
  auto pieces = wing_of("tiephphantom", 3);
  pieces[2].ref = "tielnfighter";
  Arena arena(pieces);
  arena.passes("action", "A2");
  arena.says("action", "cloak");
  fly(arena, "2F");
  CHECK(arena["A1"].tokens.cloak == 1);
  CHECK(splits(arena, 3) == Splits{false, true});
  CHECK(arena["A2"].tokens.cloak == 0);
}

TEST_CASE("Each ship of a wing engages at its own initiative", "[2e-wing-17]") {
  auto pieces = wing_of("t65xwing", 3);
  pieces[0].initiative = 2;
  pieces[1].initiative = 5;
  pieces[2].initiative = 1;
  Arena arena(pieces, "2e", Phase::engagement);
  Ids order;
  for (int i = 0; i < 3; ++i) {
    const auto next = rules::whose_turn(test::catalog(), arena.table);
    REQUIRE(next.size() == 1);
    order.push_back(next.front());
    arena.edit(next.front()).ship.engaged = true;
  }
  CHECK(order == Ids{"A2", "A1", "A3"});
}

TEST_CASE("What splits a wingmate", "[2e-wing-18]") {
  Arena arena(wing_of("t65xwing", 3));
  SECTION("It is ionised") {
    gain(arena, "A2", Token::ion);
    CHECK(splits(arena, 3) == Splits{true, false});
  }
  SECTION("It is tractored") {
    arena.passes("tractor", "A3");
    gain(arena, "A3", Token::tractor);
    CHECK(splits(arena, 3) == Splits{false, true});
  }
  SECTION("Other tokens do not") {
    gain(arena, "A2", Token::stress);
    gain(arena, "A3", Token::jam);
    CHECK(splits(arena, 3) == Splits{false, false});
  }
  SECTION("Its leader flies red while it is stressed") {
    arena.edit("A2").tokens.stress = 1;
    fly(arena, "4K");
    CHECK(splits(arena, 3) == Splits{true, false});
    CHECK(arena["A2"].pose == test::pose(397, 300));  // it has not moved yet
    CHECK(arena["A2"].tokens.stress == 1);
    CHECK_FALSE(arena["A2"].moved);
  }
  SECTION("Its leader flies white while it is stressed: it stays") {
    arena.passes("action", "A1");
    arena.passes("action", "A3");
    arena.edit("A2").tokens.stress = 1;
    fly(arena, "3F");
    CHECK(splits(arena, 3) == Splits{false, false});
  }
  SECTION("An effect turns it") {
    arena.run([](Game& game) { rules::rotate_ship(game, "A2", 90, "2e-rotate-ship-1"); });
    CHECK(splits(arena, 3) == Splits{true, false});
  }
  SECTION("An effect moves it") {
    arena.edit("A2").tokens.cloak = 1;
    arena.says("decloak", "left-middle");
    arena.run([](Game& game) { rules::decloak(game, "A2"); });
    CHECK(splits(arena, 3) == Splits{true, false});
  }
  SECTION("An effect moves the leader: they stay") {
    arena.edit("A1").tokens.cloak = 1;
    arena.says("decloak", "straight");
    arena.run([](Game& game) { rules::decloak(game, "A1"); });
    CHECK(splits(arena, 3) == Splits{false, false});
  }
}

TEST_CASE("A leader that is lost, ionised or tractored loses its whole wing", "[2e-wing-18]") {
  Arena arena(wing_of("t65xwing", 3));
  const Splits all{true, true};
  SECTION("Ionised") {
    gain(arena, "A1", Token::ion);
    CHECK(splits(arena, 3) == all);
  }
  SECTION("Tractored") {
    arena.passes("tractor", "A1");
    gain(arena, "A1", Token::tractor);
    CHECK(splits(arena, 3) == all);
  }
  SECTION("Destroyed") {
    arena.run([](Game& game) { rules::suffer(game, "A1", 9, 0, "2e-deal-1"); });
    CHECK(arena["A1"].ship.removed);
    CHECK(splits(arena, 3) == all);
  }
  SECTION("Fled") {
    arena.edit("A1").pose = test::pose(457, 880);
    fly(arena, "2F");
    CHECK(arena["A1"].fled);
    CHECK(splits(arena, 3) == all);
    CHECK(rules::lost_its_dial(arena["A2"]));
  }
}

TEST_CASE("A ship that splits too late for a dial flies a white 2 straight at the end", "[2e-wing-19]") {
  Arena arena(wing_of("t65xwing", 3));
  arena.edit("A1").moved = true;
  gain(arena, "A2", Token::ion);
  CHECK(rules::whose_turn(test::catalog(), arena.table).empty());
  arena.run([](Game& game) { rules::fly_without_dials(game); });
  CHECK(arena["A2"].pose == test::pose(397, 420));
  CHECK(arena["A2"].ship.executed->difficulty == geom::Difficulty::white);
  CHECK(arena["A2"].tokens.stress == 1);
  CHECK_FALSE(arena["A2"].moved);  // no activation
  CHECK(arena.question("action") == nullptr);
  CHECK(arena["A3"].pose == test::pose(517, 300));
  CHECK(arena["A3"].tokens.stress == 0);
}

TEST_CASE("In the round after its split a ship has a dial of its own", "[2e-wing-19][2e-wing-20]") {
  auto pieces = wing_of("t65xwing", 3);
  pieces.push_back(fighter("E", "tielnfighter", Side::enemy, 457, 850, 180));
  test::Match match(pieces);
  match.start().plan("2F");
  const auto play_on = [&](const std::string& leaving) {
    while (match.table.play.phase != Phase::planning || match.table.play.choice) {
      if (match.table.play.choice && match.table.play.choice->kind == "wing-split" && !leaving.empty() &&
          match.table.play.choice->option(leaving) != nullptr) {
        match.does(rules::Choose{"wing-split", leaving, {}, {}, false, {}});
      } else if (match.table.play.choice) {
        const auto* pass = match.table.play.choice->option("pass");
        const std::string key = pass != nullptr && pass->legal ? "pass" : match.table.play.choice->options[0].key;
        match.does(rules::Choose{match.table.play.choice->kind, key, {}, {}, false, {}});
      } else {
        match.does(rules::TakeTurn{match.whose().front()});
      }
    }
  };
  play_on("A3");
  CHECK(match["A3"].ship.wing.split);
  CHECK_FALSE(match["A2"].ship.wing.split);
  CHECK(match["A3"].tokens.stress == 0);
  CHECK(rules::need_dials(test::catalog(), match.table, Side::player) == Ids{"A1", "A3"});
  match.dial("E", "3F").plan("1F");
  // It activates by itself and may do what its wing forbade.
  CHECK(match.whose() == Ids{"A1", "A3"});
}

TEST_CASE("A split ship near its former leader may rejoin for 1 stress", "[2e-wing-21]") {
  Arena arena(wing_of("t65xwing", 3), "2e", Phase::planning);
  state::Piece& ship = arena.edit("A2");
  ship.ship.wing.split = true;
  ship.pose = test::pose(440, 440, 90);  // on the line of range 1 of its leader
  const auto offer = [&] { arena.run([](Game& game) { rules::offer_rejoining(game); }); };
  const auto refusal = [&] {
    offer();
    CHECK(arena["A2"].ship.wing.split);
    // Nothing but passing is possible: nobody is asked.
    return arena.question("wing-join") == nullptr;
  };
  SECTION("It takes its place") {
    arena.says("wing-join", "A2");
    offer();
    arena.expect_all_said();
    CHECK(arena["A2"].ship.is_wingmate());
    CHECK(arena["A2"].pose == test::pose(397, 300));
    CHECK(arena["A2"].tokens.stress == 1);
    CHECK_FALSE(rules::takes_dial(rules::second_edition(), arena["A2"]));
  }
  SECTION("It need not") {
    arena.says("wing-join", "pass");
    offer();
    CHECK(arena.offered("wing-join", "A2") != nullptr);
    CHECK(arena["A2"].ship.wing.split);
  }
  SECTION("Beyond range 1") {
    ship.pose = test::pose(440, 441, 90);
    CHECK(refusal());
  }
  SECTION("Stressed") {
    ship.tokens.stress = 1;
    CHECK(refusal());
  }
  SECTION("Ionised") {
    ship.tokens.ion = 1;
    CHECK(refusal());
  }
  SECTION("Tractored") {
    ship.tokens.tractor = 1;
    CHECK(refusal());
  }
  SECTION("Cloaked") {
    ship.tokens.cloak = 1;
    CHECK(refusal());
  }
  SECTION("Its place is taken (our reading)") {
    arena.edit("A3").pose = test::pose(390, 320);
    CHECK(refusal());
  }
}

}  // namespace plotboard::battle_wings_split
