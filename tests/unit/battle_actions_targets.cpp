// Lock, coordinate, jam: whom they may choose. Reinforce, reload, rotate, cloak, SLAM: what they give.
#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_actions_targets {
namespace {

using rules::Game;
using rules::Offer;
using state::Side;
using state::Token;
using test::Arena;
using test::fighter;

bool perform(Arena& arena, const std::string& action, const Offer& offer = {}, const std::string& ship = "A") {
  bool done = false;
  arena.run([&](Game& game) { done = rules::perform_action(game, ship, action, "white", offer); });
  return done;
}
std::string forbidden_by(const Arena& arena, const std::string& kind, const std::string& key) {
  const state::Option* option = arena.offered(kind, key);
  REQUIRE(option != nullptr);
  return option->legal ? "" : option->rule;
}
std::string action_forbidden_by(Arena& arena, const std::string& action, const Offer& offer = {}) {
  std::string rule = "missing";
  arena.run([&](Game& game) {
    for (const auto& option : rules::action_options(game, "A", offer)) {
      if (option.key == action) rule = option.legal ? "" : option.rule;
    }
  });
  return rule;
}
Offer step() {
  Offer offer;
  offer.action_step = true;
  return offer;
}
// Half of both small bases and the distance between them.
double at(double gap) { return 300 + 40 + gap; }

TEST_CASE("A lock goes on any other object at range 0-3",
          "[2e-lock-1][2e-lock-2][2e-lock-3][2e-lock-4][2e-obstacle-27]") {
  state::Piece device = test::obstacle("M", "proton_bomb", 300, 200);
  device.type = state::PieceType::device;
  Arena arena(
      {fighter("A", "t65xwing", Side::player, 300, 300), fighter("touching", "tielnfighter", Side::enemy, 340, 300),
       fighter("friend", "t65xwing", Side::player, 200, 300),
       fighter("edge", "tielnfighter", Side::enemy, 300, at(300)),
       fighter("beyond", "tielnfighter", Side::enemy, 360, at(301)), test::obstacle("R", "coreasteroid0", 400, 400),
       device, test::obstacle("far", "coreasteroid1", 800, 800)});
  arena.says("lock", "R");
  CHECK(perform(arena, "lock"));
  CHECK(arena["A"].lock == "R");
  for (const char* id : {"touching", "friend", "edge", "R", "M"}) {
    CHECK(forbidden_by(arena, "lock", id).empty());
    CHECK(arena.offered("lock", id)->piece == id);
  }
  for (const char* id : {"beyond", "far"}) CHECK(forbidden_by(arena, "lock", id) == "2e-lock-1");
  CHECK(arena.offered("lock", "A") == nullptr);
  arena.run([](Game& game) { rules::set_lock(game, "A", "A", "2e-lock-1"); });
  CHECK(arena["A"].lock == "R");
}

TEST_CASE("A lock fails only where there is nothing at all to lock", "[2e-lock-5][2e-lock-3][2e-fail-5]") {
  Arena arena({fighter("A", "t65xwing", Side::player, 300, 100), fighter("far", "tielnfighter", Side::enemy, 300, 500),
               fighter("friend", "t65xwing", Side::player, 300, 290)});
  CHECK(perform(arena, "lock"));
  CHECK(arena["A"].lock == "friend");  // forced
  CHECK(arena.asked.empty());

  Arena rock({fighter("A", "t65xwing", Side::player, 300, 100), test::obstacle("R", "coreasteroid0", 400, 100)});
  CHECK(perform(rock, "lock"));
  CHECK(rock["A"].lock == "R");

  Arena nothing(
      {fighter("A", "t65xwing", Side::player, 300, 100), fighter("far", "tielnfighter", Side::enemy, 300, 500)});
  CHECK(!perform(nothing, "lock"));
  CHECK(nothing["A"].lock.empty());
}

TEST_CASE("A ship holds one lock, an object carries many",
          "[2e-lock-6][2e-spend-13][2e-lock-7][2e-lock-8][2e-lock-12][2e-token-7]") {
  Arena arena({fighter("A", "t65xwing", Side::player, 300, 300), fighter("B", "t65xwing", Side::player, 380, 300),
               fighter("C", "tielnfighter", Side::enemy, 300, 450),
               fighter("D", "tielnfighter", Side::enemy, 380, 450)});
  arena.run([](Game& game) {
    rules::set_lock(game, "A", "C", "2e-lock-1");
    rules::set_lock(game, "B", "C", "2e-lock-1");
    CHECK(game.piece("A").lock == "C");
    CHECK(game.piece("B").lock == "C");
    game.emit(state::PieceMoved{"C", test::pose(850, 850)});  // out of range and arc: it stays
    CHECK(game.piece("A").lock == "C");
    game.events().clear();
    rules::set_lock(game, "A", "D", "2e-lock-1");
  });
  CHECK(arena["A"].lock == "D");
  CHECK(arena["B"].lock == "C");
  Ids locks;  // the old one is removed just before
  for (const auto& event : arena.events) {
    if (const auto* set = get_if<state::LockSet>(&event)) locks.push_back(set->target);
  }
  CHECK(locks == Ids{"", "D"});
  arena.run([](Game& game) { rules::break_lock(game, "A", "2e-lock-12"); });
  CHECK(arena["A"].lock.empty());
  state::fold(arena.table, state::ShipRemoved{"C"});  // one of the two leaves the game
  CHECK(arena["B"].lock.empty());
}

TEST_CASE("Coordinating chooses a friend at range 1-2, who acts at once",
          "[2e-coordinate-1][2e-coordinate-2][2e-coordinate-3][2e-coordinate-5][2e-coordinate-9]") {
  Arena arena({fighter("A", "vt49decimator", Side::enemy, 300, 300),
               fighter("touching", "tielnfighter", Side::enemy, 360, 300),
               fighter("near", "tieadvancedx1", Side::enemy, 300, 420),
               fighter("edge", "tielnfighter", Side::enemy, 300, 300 + 60 + 200),
               fighter("beyond", "tielnfighter", Side::enemy, 300, 300 + 60 + 201 + 45),
               fighter("foe", "t65xwing", Side::player, 450, 300)});
  arena.edit("near").moved = true;  // it has activated: it may act all the same
  arena.edit("near").ship.actions = {"lock"};
  arena.says("coordinate", "near").says("action", "focus").says("action", "barrel-roll");
  arena.says("barrel-roll", "left-middle");
  CHECK(perform(arena, "coordinate"));
  arena.expect_all_said();
  CHECK(forbidden_by(arena, "coordinate", "touching") == "2e-coordinate-2");
  CHECK(forbidden_by(arena, "coordinate", "beyond") == "2e-coordinate-2");
  CHECK(forbidden_by(arena, "coordinate", "edge").empty());
  CHECK(arena.offered("coordinate", "foe") == nullptr);
  CHECK(arena.offered("coordinate", "A") == nullptr);
  CHECK(arena["near"].tokens.focus == 1);
  CHECK(arena["near"].tokens.stress == 1);  // its link, in its own red
  for (const state::Choice& choice : arena.asked) {
    const state::Option* lock = choice.kind == "action" ? choice.option("lock") : nullptr;
    if (lock != nullptr) CHECK(lock->rule == "2e-action-7");  // its own limits
  }
}

TEST_CASE("Coordinating a ship that cannot act, or that fails, is no failure",
          "[2e-coordinate-4][2e-coordinate-7][2e-coordinate-8]") {
  Arena stressed({fighter("A", "lambdaclasst4ashuttle", Side::enemy, 300, 300),
                  fighter("B", "tielnfighter", Side::enemy, 300, 420)});
  stressed.edit("B").tokens.stress = 1;
  CHECK(perform(stressed, "coordinate"));
  CHECK(!stressed.told("2e-fail-2"));
  CHECK(stressed["B"].ship.actions.empty());

  // B's lock fails: only ships out of range.
  Arena failing({fighter("A", "lambdaclasst4ashuttle", Side::enemy, 300, 300),
                 fighter("B", "tieininterceptor", Side::enemy, 300, 420),
                 fighter("W", "t65xwing", Side::player, 300, 500), fighter("X", "t65xwing", Side::player, 258, 480),
                 fighter("Y", "t65xwing", Side::player, 342, 480)});
  failing.says("action", "boost");
  CHECK(perform(failing, "coordinate"));
  failing.expect_all_said();
  CHECK(failing["B"].ship.did("boost"));
  CHECK(failing["B"].pose == test::pose(300, 420));

  Arena alone({fighter("A", "lambdaclasst4ashuttle", Side::enemy, 300, 300),
               fighter("B", "tielnfighter", Side::enemy, 300, 800)});
  CHECK(!perform(alone, "coordinate"));
}

TEST_CASE("SLAM is the one action of the own action step only", "[2e-coordinate-6][2e-slam-2][2e-slam-7]") {
  Arena arena({fighter("A", "alphaclassstarwing", Side::player, 457, 300)});
  arena.edit("A").ship.executed = state::Executed{{3, geom::Bearing::straight}, geom::Difficulty::white, true};
  CHECK(action_forbidden_by(arena, "slam", step()).empty());
  CHECK(action_forbidden_by(arena, "slam") == "2e-slam-2");
  Offer coordinated;
  coordinated.coordinated = true;
  CHECK(action_forbidden_by(arena, "slam", coordinated) == "2e-coordinate-6");
  arena.edit("A").tokens.stress = 1;
  CHECK(action_forbidden_by(arena, "slam", step()) == "2e-action-12");
}

TEST_CASE("The ship that is coordinated is told so when it would SLAM", "[2e-coordinate-6]") {
  Arena arena({fighter("A", "lambdaclasst4ashuttle", Side::enemy, 300, 300),
               fighter("B", "alphaclassstarwing", Side::enemy, 300, 420)});
  arena.passes("action", "B");
  arena.edit("B").ship.executed = state::Executed{{2, geom::Bearing::straight}, geom::Difficulty::blue, true};
  CHECK(perform(arena, "coordinate"));
  CHECK(forbidden_by(arena, "action", "slam") == "2e-coordinate-6");
}

TEST_CASE("SLAM adds a maneuver of the speed executed and disarms",
          "[2e-slam-1][2e-slam-3][2e-slam-5][2e-slam-8][2e-slam-9]") {
  Arena arena({fighter("A", "alphaclassstarwing", Side::player, 457, 300)});
  const geom::Maneuver dial{2, geom::Bearing::straight};
  arena.edit("A").ship.dial = dial;
  arena.edit("A").ship.revealed = true;
  // Executed at another speed than dialled: that one counts.
  arena.edit("A").ship.executed = state::Executed{{1, geom::Bearing::straight}, geom::Difficulty::blue, true};
  arena.edit("A").tokens.strain = 1;
  arena.says("slam", "1F");  // blue
  CHECK(perform(arena, "slam", step()));
  const state::Choice& choice = *arena.question("slam");
  CHECK(choice.options.size() == 14);
  for (const state::Option& option : choice.options) {
    CHECK(option.legal == (option.key.starts_with("1")));
    if (!option.legal) CHECK(option.rule == "2e-slam-1");
  }
  CHECK(choice.option("1F")->ghost == test::pose(457, 380));
  CHECK(arena["A"].pose == test::pose(457, 380));
  CHECK(arena["A"].tokens.strain == 0);  // a maneuver: blue
  CHECK(arena["A"].tokens.disarm == 1);
  CHECK(rules::is_disarmed(arena["A"]));
  CHECK(arena["A"].ship.did("slam"));  // and an action
  CHECK(arena["A"].ship.dial == dial);
  CHECK(arena["A"].ship.revealed);

  Arena red({fighter("A", "alphaclassstarwing", Side::player, 457, 300)});
  red.edit("A").ship.executed = state::Executed{{4, geom::Bearing::straight}, geom::Difficulty::white, true};
  CHECK(perform(red, "slam", step()));  // 4 straight, its only 4, is red
  CHECK(red["A"].tokens.stress == 1);
}

TEST_CASE("A SLAM may be cut short, meets obstacles, and does not leave the area",
          "[2e-slam-4][2e-slam-6][2e-obstacle-28][2e-fail-1]") {
  Arena bumped({fighter("A", "alphaclassstarwing", Side::player, 457, 300),
                fighter("B", "tielnfighter", Side::enemy, 457, 420)});
  bumped.edit("A").ship.executed = state::Executed{{2, geom::Bearing::straight}, geom::Difficulty::blue, true};
  bumped.says("slam", "2F");
  CHECK(perform(bumped, "slam", step()));
  CHECK(!bumped["A"].ship.executed->fully);
  CHECK(bumped["A"].tokens.disarm == 1);

  Arena rock(
      {fighter("A", "alphaclassstarwing", Side::player, 457, 300), test::obstacle("R", "coreasteroid0", 457, 360)});
  rock.edit("A").ship.executed = state::Executed{{2, geom::Bearing::straight}, geom::Difficulty::blue, true};
  rock.says("slam", "2F").dice({state::Face::hit});
  CHECK(perform(rock, "slam", step()));
  rock.expect_all_said();
  CHECK(!rock["A"].ship.skips_action);

  Arena edge({fighter("A", "alphaclassstarwing", Side::player, 457, 890)});
  edge.edit("A").ship.executed = state::Executed{{4, geom::Bearing::straight}, geom::Difficulty::white, true};
  CHECK(!perform(edge, "slam", step()));
  CHECK(edge.told("2e-fail-2"));
  CHECK(edge["A"].pose == test::pose(457, 890));
  CHECK(edge["A"].tokens.disarm == 0);
  CHECK(edge["A"].in_play());
}

TEST_CASE("Jamming chooses an enemy at range 1, or 2 in the bullseye arc", "[2e-jam-1][2e-jam-2][2e-jam-3]") {
  Arena arena({fighter("A", "g1astarfighter", Side::player, 300, 300),
               fighter("touching", "tielnfighter", Side::enemy, 350, 300),
               fighter("behind", "tielnfighter", Side::enemy, 300, 300 - 50 - 100),
               fighter("ahead", "tielnfighter", Side::enemy, 300, 300 + 50 + 200),
               fighter("aside", "tielnfighter", Side::enemy, 360, 300 + 50 + 150),
               fighter("far", "tielnfighter", Side::enemy, 300, 300 + 50 + 201 + 45),
               fighter("friend", "t65xwing", Side::player, 220, 300)});
  arena.says("jam", "ahead");
  CHECK(perform(arena, "jam"));
  CHECK(arena["ahead"].tokens.jam == 1);
  CHECK(forbidden_by(arena, "jam", "behind").empty());
  CHECK(forbidden_by(arena, "jam", "touching") == "2e-jam-2");
  CHECK(forbidden_by(arena, "jam", "aside") == "2e-jam-1");
  CHECK(forbidden_by(arena, "jam", "far") == "2e-jam-1");
  CHECK(arena.offered("jam", "friend") == nullptr);

  Arena none({fighter("A", "g1astarfighter", Side::player, 300, 300),
              fighter("touching", "tielnfighter", Side::enemy, 350, 300)});
  CHECK(!perform(none, "jam"));
}

TEST_CASE("Reinforce gives a token, fore or aft; both may be held", "[2e-reinforce-1][2e-reinforce-8]") {
  Arena arena({fighter("A", "lambdaclasst4ashuttle", Side::player, 457, 457)});
  arena.says("reinforce", "aft").says("reinforce", "fore");
  CHECK(perform(arena, "reinforce"));
  CHECK(arena["A"].tokens.reinforce_aft == 1);
  CHECK(arena["A"].tokens.reinforce_fore == 0);
  CHECK(perform(arena, "reinforce"));
  CHECK(arena["A"].tokens.reinforce_fore == 1);
}

TEST_CASE("Reload recovers one charge of a torpedo, missile or device for a disarm token",
          "[2e-reload-1][2e-require-9][2e-reload-3][2e-reload-4][2e-golden-8]") {
  Arena arena({fighter("A", "alphaclassstarwing", Side::player, 457, 457, 0,
                       {"proton-torpedoes", "concussion-missiles", "conner-nets", "afterburners", "proton-bombs"})});
  for (state::Card& card : arena.edit("A").ship.cards) card.charges = 0;
  const int all = test::catalog().upgrade("concussion-missiles")->charges;
  arena.edit("A").ship.cards[1].charges = all;
  arena.says("reload", "proton-torpedoes");
  CHECK(perform(arena, "reload"));
  CHECK(arena["A"].ship.card("proton-torpedoes")->charges == 1);
  CHECK(arena["A"].tokens.disarm == 1);
  CHECK(forbidden_by(arena, "reload", "concussion-missiles") == "2e-reload-1");
  CHECK(forbidden_by(arena, "reload", "conner-nets") == "2e-reload-3");
  CHECK(forbidden_by(arena, "reload", "afterburners") == "2e-reload-4");
  CHECK(forbidden_by(arena, "reload", "proton-bombs").empty());
}

TEST_CASE("Without a card to reload there is no reload action", "[2e-reload-2]") {
  Arena arena({fighter("A", "alphaclassstarwing", Side::player, 457, 457, 0, {"proton-torpedoes"})});
  CHECK(action_forbidden_by(arena, "reload") == "2e-reload-2");
  arena.edit("A").ship.cards[0].charges = 0;
  CHECK(action_forbidden_by(arena, "reload").empty());
}

TEST_CASE("Rotating turns the indicator to another setting; the ship stays",
          "[2e-rotate-1][2e-firing-arc-11][2e-rotate-2][2e-rotate-3]"
          "[2e-rotate-5]") {
  Arena single({fighter("A", "customizedyt1300lightfreighter", Side::player, 457, 457)});
  single.edit("A").ship.turret = state::Turret::rear;
  single.says("rotate", "left");
  CHECK(perform(single, "rotate-arc"));
  CHECK(single["A"].ship.turret == state::Turret::left);
  CHECK(single["A"].pose == test::pose(457, 457));
  CHECK(single.question("rotate")->options.size() == 4);
  CHECK(forbidden_by(single, "rotate", "rear") == "2e-rotate-3");

  Arena pair({fighter("A", "vt49decimator", Side::player, 457, 457)});
  pair.edit("A").ship.turret = state::Turret::front_rear;
  CHECK(perform(pair, "rotate-arc"));
  CHECK(pair["A"].ship.turret == state::Turret::left_right);
  pair.run([](Game& game) { CHECK(rules::rotate_turret(game, "A", true)); });
  CHECK(pair["A"].ship.turret == state::Turret::front_rear);

  Arena fixed({fighter("A", "tiesffighter", Side::player, 457, 457)});  // front or rear only
  fixed.edit("A").ship.turret = state::Turret::front;
  CHECK(perform(fixed, "rotate-arc"));
  CHECK(fixed["A"].ship.turret == state::Turret::rear);

  Arena none({fighter("A", "btla4ywing", Side::player, 457, 457)});
  Offer offer;
  offer.only = {"rotate-arc"};
  CHECK(action_forbidden_by(none, "rotate-arc", offer) == "2e-rotate-1");
}

TEST_CASE("Cloaking: one token, more agility, no attacks", "[2e-cloak-1][2e-cloak-3][2e-cloak-4][2e-cloak-5]") {
  Arena arena(
      {fighter("A", "tiephphantom", Side::player, 457, 300), fighter("B", "t65xwing", Side::enemy, 457, 420, 180)});
  CHECK(perform(arena, "cloak"));
  CHECK(arena["A"].tokens.cloak == 1);
  arena.run([](Game& game) { CHECK(rules::agility_of(game, "A") == 4); });
  CHECK(rules::is_disarmed(arena["A"]));
  CHECK(arena["A"].tokens.disarm == 0);
  arena.run([](Game& game) {
    const auto shots = rules::shots_of(game, "A");
    CHECK(std::none_of(shots.begin(), shots.end(), [](const rules::Shot& shot) { return shot.legal; }));
  });
  arena.edit("A").ship.actions.clear();
  CHECK(action_forbidden_by(arena, "cloak") == "2e-cloak-5");
  arena.run([](Game& game) { rules::gain(game, "A", Token::cloak, 1, "2e-cloak-1"); });
  CHECK(arena["A"].tokens.cloak == 1);
}

}  // namespace
}  // namespace plotboard::battle_actions_targets
