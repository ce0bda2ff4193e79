// Ion tokens: the ion maneuver, the action that is left, thresholds by size.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_activation.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/second/parts.hpp"
#include "rules/second/rulebook.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::battle_activation_ion {
using namespace test;
namespace {

using geom::Difficulty;
using rules::Game;
using state::Side;
using state::Token;

TEST_CASE("An ionised ship has no dial and flies a blue 1 straight",
          "[2e-ion-1][2e-ion-2][2e-ion-3][2e-ion-4][2e-ion-5][2e-ion-7][2e-activation-8][2e-activation-9]") {
  Arena arena({xwing(), foe()});
  state::Piece& ship = arena.edit("A");
  ship.tokens.ion = 2;
  ship.tokens.stress = ship.tokens.strain = ship.tokens.deplete = 1;
  ship.ship.damage.push_back({6, true});  // would make turns harder; nothing touches the ion maneuver
  CHECK_FALSE(rules::takes_dial(rules::second_edition(), ship));
  arena.says("action", "focus");
  activated(arena, nullptr).expect_all_said();
  CHECK(arena["A"].pose == pose(400, 280));
  CHECK(executed(arena).difficulty == Difficulty::blue);
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(arena["A"].tokens.strain == 0);
  CHECK(arena["A"].tokens.deplete == 0);
  CHECK(arena["A"].tokens.ion == 0);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK_FALSE(arena["A"].ship.revealed);  // nothing was revealed, and no ability of that time works
  CHECK(place_of<state::DialRevealed>(arena) == -1);
  const state::Choice* action = arena.question("action");
  REQUIRE(action != nullptr);
  for (const state::Option& option : action->options) {
    INFO(option.key);
    CHECK((!option.legal || option.key == "focus" || option.key == "pass"));
  }
  // The tokens go last: the action step still was an ionised ship's.
  std::ptrdiff_t gone = -1;
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    const auto* token = get_if<state::TokenChanged>(&arena.events[i]);
    if (token != nullptr && token->token == Token::ion) gone = static_cast<std::ptrdiff_t>(i);
  }
  CHECK(gone > place_of<state::ActionDone>(arena));
}

TEST_CASE("An ionised ship's focus leads on to no linked action", "[2e-ion-5]") {
  for (const bool ionised : {false, true}) {
    Arena arena({fighter("A", "tiephphantom", Side::player, 400, 200), foe()});
    data::Catalog linked = catalog();
    linked.ships.at("tiephphantom").actions = {{"focus", "white", "evade", "white"}, {"evade", "white", "", ""}};
    arena.edit("A").tokens.ion = ionised ? 1 : 0;
    if (!ionised) arena.edit("A").ship.dial = code("3F");
    arena.says("action", "focus");
    if (!ionised) arena.says("action", "evade");
    Game game(linked, arena.table, {}, &arena);
    rules::activate(game, "A");
    arena.expect_all_said();
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.evade == (ionised ? 0 : 1));
    CHECK(test::times_asked(arena, "action") == (ionised ? 1 : 2));
  }
}

TEST_CASE("Thresholds of ion and tractor tokens by size", "[2e-size-3][2e-size-4][2e-ion-1]") {
  const auto count = [](const char* ref, Token token, const auto& is) {
    state::Piece ship = fighter("A", ref, Side::player, 400, 400);
    int tokens = 0;
    while (!is(rules::second_edition(), ship) && tokens < 9) ship.tokens[token] = ++tokens;
    return tokens;
  };
  CHECK(count("t65xwing", Token::ion, rules::is_ionised) == 1);
  CHECK(count("arc170starfighter", Token::ion, rules::is_ionised) == 2);
  CHECK(count("lambdaclasst4ashuttle", Token::ion, rules::is_ionised) == 3);
  CHECK(count("t65xwing", Token::tractor, rules::is_tractored) == 1);
  CHECK(count("arc170starfighter", Token::tractor, rules::is_tractored) == 2);
  CHECK(count("lambdaclasst4ashuttle", Token::tractor, rules::is_tractored) == 3);
  Arena arena({fighter("A", "arc170starfighter", Side::player, 400, 200), foe()});
  arena.passes("action", "A");
  arena.edit("A").tokens.ion = 1;  // too few: they do nothing and stay
  activated(arena, "3F");
  CHECK(executed(arena).maneuver == code("3F"));
  CHECK(arena["A"].tokens.ion == 1);
}

TEST_CASE("Ionised too late: this round's dial counts, the tokens stay", "[2e-ion-8][2e-ion-9]") {
  Arena arena({xwing(), foe()});
  arena.edit("A").tokens.ion = 1;
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  activated(arena, "4F").expect_all_said();  // its action is not limited either
  CHECK(executed(arena).maneuver == code("4F"));
  CHECK(arena["A"].tokens.ion == 1);
  arena.run([](Game& game) { rules::second::end_phase(game); });
  CHECK(arena["A"].tokens.ion == 1);
  CHECK_FALSE(rules::takes_dial(rules::second_edition(), arena["A"]));  // next round
}

TEST_CASE("A ship that lost its ion tokens before activating has no dial: the ion maneuver", "[2e-ion-10]") {
  Arena arena({xwing(), foe()});
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  activated(arena, nullptr).expect_all_said();
  CHECK(executed(arena).maneuver == code("1F"));
  CHECK(executed(arena).difficulty == Difficulty::blue);
  CHECK(arena.told("2e-ion-10"));
}

TEST_CASE("Outside its action step an ionised ship may do any action", "[2e-ion-6]") {
  Arena arena({xwing(400, 500), foe(400, 700)});
  arena.edit("A").tokens.ion = 1;
  arena.run([](Game& game) {
    rules::Offer offer;
    offer.coordinated = true;
    const auto options = rules::action_options(game, "A", offer);
    for (const char* action : {"focus", "lock", "barrel-roll"}) {
      const auto found = std::find_if(options.begin(), options.end(),
                                      [&](const state::Option& option) { return option.key == action; });
      REQUIRE(found != options.end());
      INFO(action);
      CHECK(found->legal);
    }
  });
}

TEST_CASE("An ionised ship attacks, defends, locks, decloaks and uses its cards as ever", "[2e-ion-11]") {
  Arena fight = test::duel(50, "t65xwing", "tielnfighter", {}, {"stealth-device"});
  fight.passes("action", "A");
  fight.edit("A").tokens.ion = fight.edit("B").tokens.ion = 1;
  fight.edit("A").tokens.focus = 1;
  fight.edit("B").tokens.evade = 1;
  fight.says("attack", "primary:0>B").dice(test::faces("hffb")).says("modify-attack", "focus");
  fight.dice(test::faces("ebbb")).says("modify-defense", "evade");  // agility 3, and 1 by its card
  test::engages(fight).expect_all_said();
  CHECK(test::attack_thrown(fight) == 4);  // 3, and 1 at range 1
  CHECK(fight["B"].ship.damage.size() == 1);

  Arena locks({xwing(400, 500), foe(400, 700), fighter("C", "tielnfighter", Side::enemy, 600, 700)});
  locks.passes("action", "A");
  locks.edit("A").tokens.ion = 1;
  locks.edit("A").lock = "B";
  activated(locks, nullptr);
  CHECK(locks["A"].lock == "B");
  locks.edit("A").tokens.ion = 1;
  locks.says("lock", "C").run([](Game& game) { CHECK(rules::acquire_lock(game, "A", false)); });
  CHECK(locks["A"].lock == "C");

  Arena cloaked({fighter("A", "tiephphantom", Side::player, 457, 457), foe()}, "2e", state::Phase::system);
  cloaked.passes("action", "A");
  cloaked.edit("A").tokens.ion = cloaked.edit("A").tokens.cloak = 1;
  cloaked.says("system", "decloak").says("decloak", "straight");
  cloaked.run([](Game& game) { rules::take_turn(game, "A"); }).expect_all_said();
  CHECK(cloaked["A"].tokens.cloak == 0);
  CHECK(cloaked["A"].pose != pose(457, 457));
}

TEST_CASE("A blocked ion maneuver takes the tokens all the same", "[2e-ion-12]") {
  Arena arena({xwing(), foe(400, 245)});
  arena.edit("A").tokens.ion = 1;
  activated(arena, nullptr);
  CHECK_FALSE(executed(arena).fully);
  CHECK(arena["A"].tokens.ion == 0);
}

}  // namespace
}  // namespace plotboard::battle_activation_ion
