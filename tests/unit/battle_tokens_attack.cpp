// What tokens do in attacks: focus, evade, calculate, lock, reinforce, strain, deplete, tractor, disarm, cloak.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_attack.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::battle_tokens_attack {
namespace {

using state::Side;
using test::Arena;
using test::attack_thrown;
using test::defense_thrown;
using test::duel;
using test::engages;
using test::faces;
using test::fighter;
using test::letters;
using test::was_asked;

constexpr double kRangeTwo = 150;  // no bonus dice: X-wing 3 attack dice, TIE 3 defense dice

Arena& shoots(Arena& arena, const char* rolled, const char* defended) {
  arena.says("attack", "primary:0>B").dice(faces(rolled));
  if (*defended != 0) arena.dice(faces(defended));
  return arena;
}
int damage(const Arena& arena) { return static_cast<int>(arena["B"].ship.damage.size()); }

TEST_CASE("A focus token turns all focus results", "[2e-focus-3][2e-focus-4]") {
  Arena arena = duel(kRangeTwo);
  arena.edit("A").tokens.focus = 2;
  arena.edit("B").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice(faces("ffh")).says("modify-attack", "focus");
  arena.dice(faces("fbf")).says("modify-defense", "focus");
  engages(arena).expect_all_said();
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["B"].tokens.focus == 0);
  CHECK(damage(arena) == 1);  // 3 hits, 2 evades
}

TEST_CASE("Focus and calculate tokens stay unspent without a focus result", "[2e-focus-5][2e-calculate-4]") {
  Arena arena = duel(kRangeTwo);
  for (const char* ship : {"A", "B"}) arena.edit(ship).tokens.focus = arena.edit(ship).tokens.calculate = 1;
  engages(shoots(arena, "hbb", "ebb"));
  CHECK(!was_asked(arena, "modify-attack"));
  CHECK(!was_asked(arena, "modify-defense"));
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["B"].tokens.calculate == 1);
}

TEST_CASE("Evade tokens turn a blank or a focus result each", "[2e-evade-3][2e-evade-4]") {
  Arena one = duel(kRangeTwo);
  one.edit("B").tokens.evade = 1;
  shoots(one, "hhh", "bfe").says("modify-defense", "evade:focus");  // the focus result, by choice
  engages(one).expect_all_said();
  CHECK(one["B"].tokens.evade == 0);
  CHECK(damage(one) == 1);
  const auto all = test::history(one);
  CHECK(std::any_of(all.begin(), all.end(), [](const auto& attack) { return letters(attack.defense_dice) == "bee"; }));

  Arena two = duel(kRangeTwo);
  two.edit("B").tokens.evade = 2;
  shoots(two, "hhh", "bfe").says("modify-defense", "evade").says("modify-defense", "evade");
  engages(two).expect_all_said();
  CHECK(damage(two) == 0);

  Arena useless = duel(kRangeTwo);
  useless.edit("B").tokens.evade = 1;
  engages(shoots(useless, "hhh", "eee"));
  CHECK(!was_asked(useless, "modify-defense"));
  CHECK(useless["B"].tokens.evade == 1);
}

TEST_CASE("A calculate token turns one focus result, any number of tokens may be spent", "[2e-calculate-3]") {
  Arena arena = duel(kRangeTwo);
  arena.edit("A").tokens.calculate = 1;
  arena.edit("B").tokens.calculate = 2;
  arena.says("attack", "primary:0>B").dice(faces("fff")).says("modify-attack", "calculate");
  arena.dice(faces("bff")).says("modify-defense", "calculate").says("modify-defense", "calculate");
  engages(arena).expect_all_said();
  CHECK(arena["A"].tokens.calculate == 0);
  CHECK(arena["B"].tokens.calculate == 0);
  const auto all = test::history(arena);
  CHECK(std::any_of(all.begin(), all.end(), [](const auto& attack) { return letters(attack.attack_dice) == "hff"; }));
  CHECK(std::any_of(all.begin(), all.end(), [](const auto& attack) { return letters(attack.defense_dice) == "bee"; }));
  CHECK(damage(arena) == 0);
}

TEST_CASE("The lock on the defender rerolls any of the attack dice", "[2e-lock-10]") {
  Arena arena = duel(kRangeTwo);
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice(faces("bhb")).says("modify-attack", "lock");
  arena.says("reroll", "0").says("reroll", "2").says("reroll", "done").dice(faces("cb")).dice(faces("bbb"));
  engages(arena).expect_all_said();
  CHECK(arena["A"].lock.empty());
  CHECK(damage(arena) == 2);

  Arena elsewhere({fighter("A", "t65xwing", Side::player, 457, 300),
                   fighter("B", "tielnfighter", Side::enemy, 457, 490, 180),
                   fighter("C", "tielnfighter", Side::enemy, 600, 490, 180)});
  elsewhere.edit("A").lock = "C";
  engages(shoots(elsewhere, "bhb", "eee"));
  CHECK(!was_asked(elsewhere, "modify-attack"));
  CHECK(elsewhere["A"].lock == "C");
}

TEST_CASE("A weapon that needs the lock keeps it", "[2e-lock-11]") {
  Arena arena = duel(kRangeTwo, "t65xwing", "tielnfighter", {"proton-torpedoes"});
  arena.passes("modify-attack", "A");
  CHECK(test::verdict(arena, "proton-torpedoes>B") != "legal");
  arena.edit("A").lock = "B";
  CHECK(test::verdict(arena, "proton-torpedoes>B") == "legal");
  arena.says("attack", "proton-torpedoes>B").dice(faces("bbbb")).dice(faces("bbb"));
  engages(arena).expect_all_said();
  CHECK(arena["A"].lock == "B");
}

// B is a shuttle without shields, agility 1, that looks to `heading`; A stands south of it at range 2.
std::vector<state::Piece> shuttle(double heading) {
  return {fighter("A", "t65xwing", Side::player, 457, 300),
          fighter("B", "lambdaclasst4ashuttle", Side::enemy, 457, 510, heading)};
}
void reinforce(Arena& arena, int fore, int aft) {
  arena.edit("B").ship.shields = 0;
  arena.edit("B").tokens.reinforce_fore = fore;
  arena.edit("B").tokens.reinforce_aft = aft;
}

TEST_CASE("Reinforce takes one result of several, in its own full arc only",
          "[2e-reinforce-2][2e-reinforce-3][2e-reinforce-4][2e-reinforce-5][2e-reinforce-7]") {
  struct Case {
    double heading;
    int fore, aft;
    const char* rolled;
    int damage;
  };
  const Case one = GENERATE(Case{180, 1, 0, "hhh", 2}, Case{180, 0, 1, "hhh", 3},   // attacked from ahead
                            Case{0, 1, 0, "hhh", 3}, Case{0, 0, 1, "hhh", 2},       // from behind
                            Case{90, 1, 1, "hhh", 3},                               // from across the middle
                            Case{180, 1, 0, "hbb", 1},                              // a single one is left alone
                            Case{180, 2, 0, "hhh", 1}, Case{180, 2, 0, "hhb", 1});  // two tokens, never the last
  Arena arena(shuttle(one.heading), "2e", state::Phase::engagement);
  reinforce(arena, one.fore, one.aft);
  engages(shoots(arena, one.rolled, "b"));
  INFO(one.heading << " " << one.fore << " " << one.aft << " " << one.rolled);
  CHECK(damage(arena) == one.damage);
  CHECK(arena["B"].tokens.reinforce_fore == one.fore);  // not spent
  CHECK(arena["B"].tokens.reinforce_aft == one.aft);
}

TEST_CASE("Dice cancel first, then reinforce takes hits before critical hits", "[2e-reinforce-5][2e-reinforce-6]") {
  Arena arena(shuttle(180), "2e", state::Phase::engagement);
  reinforce(arena, 1, 0);
  engages(shoots(arena, "hhc", "e"));
  REQUIRE(damage(arena) == 1);
  CHECK(arena["B"].ship.damage[0].faceup);
}

TEST_CASE("Strain costs one defense die a defence and one token", "[2e-strain-1][2e-strain-2]") {
  Arena arena = duel(kRangeTwo);
  arena.edit("B").tokens.strain = 2;
  for (const int left : {1, 0}) {
    engages(shoots(arena, "bbb", "bb")).expect_all_said();
    CHECK(defense_thrown(arena) == 2);
    CHECK(arena["B"].tokens.strain == left);
  }
  engages(shoots(arena, "bbb", "bbb")).expect_all_said();
  Arena three = duel(kRangeTwo);
  three.edit("B").tokens.strain = 3;
  engages(shoots(three, "bbb", "bb")).expect_all_said();
}

TEST_CASE("The strain token goes though there was no die to lose", "[2e-strain-4]") {
  Arena arena = duel(kRangeTwo, "t65xwing", "vt49decimator");  // agility 0
  arena.edit("B").tokens.strain = 1;
  engages(shoots(arena, "bbb", "")).expect_all_said();
  CHECK(arena["B"].tokens.strain == 0);
}

TEST_CASE("Deplete costs one attack die an attack and one token", "[2e-deplete-1][2e-deplete-2]") {
  Arena arena = duel(kRangeTwo);
  arena.edit("A").tokens.deplete = 2;
  for (const int left : {1, 0}) {
    engages(shoots(arena, "bb", "bbb")).expect_all_said();
    CHECK(attack_thrown(arena) == 2);
    CHECK(arena["A"].tokens.deplete == left);
  }
  engages(shoots(arena, "bbb", "bbb")).expect_all_said();
}

TEST_CASE("A tractored defender rolls one die fewer, whatever the number of tokens", "[2e-tractor-12]") {
  Arena arena = duel(kRangeTwo);
  arena.edit("B").tokens.tractor = GENERATE(1, 3);
  engages(shoots(arena, "bbb", "bb")).expect_all_said();
  Arena large = duel(kRangeTwo, "t65xwing", "lambdaclasst4ashuttle");
  large.edit("B").tokens.tractor = 2;  // needs 3
  engages(shoots(large, "bbb", "b")).expect_all_said();
}

TEST_CASE("A disarmed ship engages and defends but does not attack", "[2e-disarm-1][2e-disarm-3][2e-slam-9]") {
  Arena arena = duel(kRangeTwo);
  arena.edit("A").tokens.disarm = 1;
  engages(arena);
  CHECK(!was_asked(arena, "attack"));
  CHECK(arena["A"].ship.engaged);
  CHECK(test::verdict(arena, "primary:0>B") == "2e-attack-9");
  arena.says("attack", "primary:0>A").dice(faces("bb")).dice(faces("bb"));
  engages(arena, "B").expect_all_said();
}

TEST_CASE("A cloaked ship defends with two dice more and does not attack", "[2e-cloak-3][2e-cloak-4][2e-attack-10]") {
  Arena arena = duel(kRangeTwo, "t65xwing", "tiephphantom");
  arena.edit("B").tokens.cloak = 1;
  engages(shoots(arena, "bbb", "bbbb")).expect_all_said();
  engages(arena, "B");
  CHECK(test::verdict(arena, "primary:0>A", "B") == "2e-attack-10");
}

}  // namespace
}  // namespace plotboard::battle_tokens_attack
