// Gaining, losing and transferring tokens; which go in the End Phase; what jam does.
#include <catch2/catch.hpp>
#include <set>

#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/second/parts.hpp"
#include "support/battle.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_tokens_kinds {
namespace {

using rules::Game;
using state::Side;
using state::Token;
using test::Arena;
using test::fighter;

Arena pair() {
  return Arena({fighter("A", "t65xwing", Side::player, 457, 300),
                fighter("B", "tielnfighter", Side::enemy, 457, 450, 180),
                fighter("C", "tielnfighter", Side::enemy, 537, 450, 180)});
}
void gain(Arena& arena, Token token, int count, Side by = Side::none) {
  arena.run([&](Game& game) { rules::gain(game, "A", token, count, "2e-token-1", by); });
}
bool perform(Arena& arena, const std::string& action) {
  bool done = false;
  arena.run([&](Game& game) { done = rules::perform_action(game, "A", action, "white", rules::Offer{}); });
  return done;
}
constexpr Token kAll[] = {Token::focus,   Token::evade, Token::calculate, Token::reinforce_fore, Token::reinforce_aft,
                          Token::disarm,  Token::jam,   Token::tractor,   Token::stress,         Token::strain,
                          Token::deplete, Token::ion,   Token::cloak};

TEST_CASE("Focus, evade and calculate actions give their token", "[2e-focus-1][2e-evade-1][2e-calculate-1]") {
  Arena arena = pair();
  CHECK(perform(arena, "focus"));
  CHECK(perform(arena, "evade"));
  CHECK(perform(arena, "calculate"));
  CHECK(arena["A"].tokens == state::Tokens{1, 1, 1});
  CHECK(arena.told("2e-focus-1"));
}

TEST_CASE("Tokens are gained from the supply and go back to it; any number but one cloak",
          "[2e-token-1][2e-token-7][2e-focus-2][2e-evade-2][2e-calculate-2][2e-cloak-5]") {
  for (const Token token : kAll) {
    Arena arena = pair();
    arena.edit("A").ship.marks = {"tractored"};
    gain(arena, token, 3);
    CHECK(arena["A"].tokens[token] == (token == Token::cloak ? 1 : 3));
    arena.run([&](Game& game) { rules::lose(game, "A", token, 9, "2e-token-1"); });  // never fewer than none
    CHECK(arena["A"].tokens[token] == 0);
  }
}

TEST_CASE("Circular tokens go in the End Phase, the others stay",
          "[2e-token-3][2e-token-4][2e-token-5][2e-token-6][2e-focus-6][2e-focus-2][2e-evade-2][2e-calculate-2]"
          "[2e-reinforce-2][2e-jam-4][2e-tractor-2][2e-disarm-2][2e-cloak-2][2e-lock-9]") {
  Arena arena = pair();
  for (const Token token : kAll) arena.edit("A").tokens[token] = token == Token::cloak ? 1 : 2;
  arena.edit("A").lock = "B";
  arena.run([](Game& game) { rules::second::end_phase(game); });
  for (const Token token : kAll) {
    INFO(state::name_of(token));
    const bool stays = token == Token::stress || token == Token::strain || token == Token::deplete ||
                       token == Token::ion || token == Token::cloak;
    CHECK(arena["A"].tokens[token] == (!stays ? 0 : token == Token::cloak ? 1 : 2));
  }
  CHECK(arena["A"].lock == "B");
  const std::set<Token> green{Token::focus, Token::evade, Token::calculate, Token::reinforce_fore,
                              Token::reinforce_aft};
  const std::set<Token> orange{Token::disarm, Token::jam, Token::tractor};
  const std::set<Token> red{Token::stress, Token::strain, Token::deplete, Token::ion};
  for (const Token token : kAll) {  // cloak is the blue one, of no other colour
    INFO(state::name_of(token));
    CHECK(state::is_green(token) == (green.count(token) == 1));
    CHECK(state::is_orange(token) == (orange.count(token) == 1));
    CHECK(state::is_red(token) == (red.count(token) == 1));
  }
}

TEST_CASE("A token is transferred whole or not at all", "[2e-token-2]") {
  Arena arena = pair();
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").tokens.cloak = 1;
  arena.edit("B").tokens.cloak = 1;
  arena.run([](Game& game) {
    CHECK(rules::transfer(game, "A", "B", Token::focus, "2e-token-2"));
    CHECK(!rules::transfer(game, "A", "B", Token::focus, "2e-token-2"));  // none is left
    CHECK(!rules::transfer(game, "A", "B", Token::cloak, "2e-token-2"));  // B takes no second one
    CHECK(rules::transfer(game, "A", "C", Token::cloak, "2e-token-2"));
  });
  CHECK(arena["A"].tokens == state::Tokens{});
  CHECK(arena["B"].tokens.focus == 1);
  CHECK(arena["B"].tokens.cloak == 1);
  CHECK(arena["C"].tokens.cloak == 1);
}

TEST_CASE("A blue maneuver takes one stress, one strain, one deplete, also when cut short",
          "[2e-stress-3][2e-stress-4][2e-stress-5][2e-strain-3][2e-deplete-2]") {
  const bool cut_short = GENERATE(false, true);
  Arena arena = pair();
  arena.edit("A").tokens.stress = 3;
  arena.edit("A").tokens.strain = 2;
  arena.edit("A").tokens.deplete = 2;
  arena.edit("B").pose = test::pose(457, cut_short ? 400 : 600, 180);
  arena.run([&](Game& game) {
    const rules::Flight flight = rules::flight_of(game, "A", {2, geom::Bearing::straight});
    REQUIRE(flight.difficulty == geom::Difficulty::blue);
    rules::execute_maneuver(game, "A", flight, rules::ManeuverKind::effect);
    CHECK(game.piece("A").ship.executed->fully == !cut_short);
    CHECK(!rules::action_options(game, "A", rules::Offer{}).front().legal);  // still stressed
  });
  CHECK(arena["A"].tokens.stress == 2);
  CHECK(arena["A"].tokens.strain == 1);
  CHECK(arena["A"].tokens.deplete == 1);
  arena.edit("A").tokens.stress = 1;
  arena.edit("A").pose = test::pose(200, 200);
  arena.run([](Game& game) {
    rules::execute_maneuver(game, "A", rules::flight_of(game, "A", {2, geom::Bearing::straight}),
                            rules::ManeuverKind::effect);
    CHECK(rules::action_options(game, "A", rules::Offer{}).front().legal);  // the last one: free to act
  });
}

TEST_CASE("Stress comes from red maneuvers and bars them; strain and deplete bar nothing",
          "[2e-stress-1][2e-stress-2][2e-strain-5][2e-deplete-3]") {
  const geom::Maneuver red{4, geom::Bearing::koiogran_turn};
  Arena arena = pair();
  arena.edit("A").pose = test::pose(100, 100);
  arena.edit("A").tokens.strain = 2;
  arena.edit("A").tokens.deplete = 2;
  arena.run([&](Game& game) {
    for (const auto& option : rules::action_options(game, "A", rules::Offer{})) CHECK(option.legal);
    const rules::Flight flight = rules::flight_of(game, "A", red);
    CHECK(flight.maneuver == red);
    rules::execute_maneuver(game, "A", flight, rules::ManeuverKind::effect);
    CHECK(game.piece("A").tokens.stress == 1);
    CHECK(!(rules::flight_of(game, "A", red).maneuver == red));
  });
}

TEST_CASE("Becoming jammed costs a green token or a lock, as the jamming player says",
          "[2e-jam-5][2e-jam-6][2e-jam-7][2e-jam-10]") {
  Arena arena = pair();
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").tokens.evade = 1;
  arena.edit("A").lock = "B";
  arena.says("jammed", "lock");
  gain(arena, Token::jam, 1, Side::enemy);
  arena.expect_all_said();
  CHECK(arena.question("jammed")->side == Side::enemy);
  CHECK(arena.question("jammed")->options.size() == 3);
  CHECK(arena["A"].lock.empty());
  CHECK(arena["A"].tokens.jam == 0);
  CHECK(arena["A"].tokens.focus == 1);

  arena.says("jammed", "evade");
  gain(arena, Token::jam, 2, Side::enemy);  // one by one: what is left for the second is not asked
  arena.expect_all_said();
  CHECK(arena["A"].tokens == state::Tokens{});

  gain(arena, Token::jam, 2, Side::enemy);  // nothing to lose: it stays jammed
  CHECK(arena["A"].tokens.jam == 2);
}

TEST_CASE("Without a player behind it the ship's own player chooses", "[2e-jam-6]") {
  Arena arena = pair();
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").tokens.calculate = 1;
  arena.says("jammed", "calculate");
  gain(arena, Token::jam, 1);
  CHECK(arena.question("jammed")->side == Side::player);
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("A jammed ship loses what it gains, though it has gained it", "[2e-jam-8][2e-jam-9][2e-jam-10]") {
  Arena arena = pair();
  arena.edit("A").tokens.jam = 3;
  arena.edit("A").ship.damage = {{3, true}};  // Wounded Pilot: follows an action that was performed
  arena.dice({state::Face::blank});
  CHECK(perform(arena, "focus"));
  arena.expect_all_said();
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["A"].tokens.jam == 2);
  CHECK(arena["A"].ship.did("focus"));

  gain(arena, Token::evade, 1);
  CHECK(arena["A"].tokens.evade == 0);
  CHECK(arena["A"].tokens.jam == 1);
  arena.run([](Game& game) { rules::set_lock(game, "A", "B", "2e-lock-1"); });
  CHECK(arena["A"].lock.empty());
  CHECK(arena["A"].tokens.jam == 0);

  arena.edit("A").tokens.jam = 1;
  gain(arena, Token::focus, 2);
  CHECK(arena["A"].tokens.focus == 1);
  gain(arena, Token::stress, 1);  // other tokens do not matter
  CHECK(arena["A"].tokens.stress == 1);
}

}  // namespace
}  // namespace plotboard::battle_tokens_kinds
