// Modifying dice: the players' windows, tokens, rerolls, dice that cannot be modified.
#include <catch2/catch.hpp>

#include "battle_attack.hpp"
#include "rules/play/windows.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_attack_modify {
namespace {

using rules::Game;
using rules::Occasion;
using rules::Window;
using state::Die;
using state::Face;
using test::Arena;
using test::duel;
using test::faces;
using test::letters;

constexpr const char* kPrimary = "primary:0>B";
using Words = std::vector<std::string>;

// Dice as they lay when the defender's modifications were over.
std::string attack_dice_at_the_end(const Arena& arena) {
  std::string last;
  for (const state::Attack& attack : test::history(arena)) {
    if (attack.step == state::AttackStep::modify_defense) last = letters(attack.attack_dice);
  }
  return last;
}
std::string defense_dice_at_the_end(const Arena& arena) {
  std::string last;
  for (const state::Attack& attack : test::history(arena)) {
    if (attack.step == state::AttackStep::modify_defense) last = letters(attack.defense_dice);
  }
  return last;
}
// A has attacked B at range 2 and thrown these dice.
struct Attacking : Arena {
  explicit Attacking(const std::string& dice, const Words& cards = {}, const Words& cards_b = {})
      : Arena(test::facing(150, "t65xwing", "tielnfighter", cards, cards_b), "2e", state::Phase::engagement) {
    says("attack", kPrimary).dice(faces(dice));
  }
};
// B has thrown these against three hits.
struct Defending : Attacking {
  explicit Defending(const std::string& dice) : Attacking("hhh") { this->dice(faces(dice)); }
};
// An option of that window which turns the first die to that face.
rules::Effect turns_first(const std::string& card, Window window, void (*use)(Game&, Occasion&), bool may = true) {
  rules::Effect made = test::effect(card, window, [](Game&, Occasion& occasion) {
    occasion.options->push_back(rules::option(occasion.card, Phrase::of("Turn a die")));
  });
  made.use = use;
  made.may = may;
  return made;
}
void first_attack_die_to_focus(Game& game, Occasion&) { rules::change_die(game, true, 0, Face::focus); }
void first_attack_die_to_crit(Game& game, Occasion&) { rules::change_die(game, true, 0, Face::crit); }
void first_defense_die_to_blank(Game& game, Occasion&) { rules::change_die(game, false, 0, Face::blank); }

TEST_CASE("A focus token turns all focus results into hits, or into evades", "[2e-spend-1][2e-spend-2][2e-dice-3]") {
  Attacking attack("ffb");
  attack.edit("A").tokens.focus = 2;
  attack.says("modify-attack", "focus").dice(faces("bbb"));
  test::engages(attack).expect_all_said();
  CHECK(attack_dice_at_the_end(attack) == "hhb");
  CHECK(attack["A"].tokens.focus == 1);
  CHECK(attack["B"].ship.damage.size() == 2);

  Defending defense("ffb");
  defense.edit("B").tokens.focus = 1;
  defense.says("modify-defense", "focus");
  test::engages(defense).expect_all_said();
  CHECK(defense_dice_at_the_end(defense) == "eeb");
  CHECK(defense["B"].ship.damage.size() == 1);
  // Focus results by themselves are nothing.
  Attacking idle("fff");
  idle.dice(faces("fff"));
  test::engages(idle);
  CHECK_FALSE(test::was_hit(idle));
}

TEST_CASE("Without a focus result neither focus nor calculate can be spent", "[2e-spend-3][2e-spend-5]") {
  Attacking arena("hbb");
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").tokens.calculate = 1;
  arena.edit("A").lock = "B";
  arena.says("modify-attack", "done").dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(test::offered_as(arena, "modify-attack", "focus") == "2e-spend-3");
  CHECK(test::offered_as(arena, "modify-attack", "calculate") == "2e-spend-5");
}

TEST_CASE("Each calculate token and each Force charge changes one focus result",
          "[2e-spend-4][2e-spend-6][2e-mod-16]") {
  Attacking attack("fff");
  attack.passes("modify-attack", "A");
  attack.edit("A").tokens.calculate = 2;
  attack.edit("A").ship.force = attack.edit("A").ship.force_limit = 1;
  attack.says("modify-attack", "calculate").says("modify-attack", "force").dice(faces("bbb"));
  test::engages(attack).expect_all_said();
  CHECK(attack_dice_at_the_end(attack) == "hhf");
  CHECK(attack["A"].tokens.calculate == 1);
  CHECK(attack["A"].ship.force == 0);

  Defending defense("fff");
  defense.edit("B").tokens.calculate = 2;
  defense.edit("B").ship.force = defense.edit("B").ship.force_limit = 2;
  defense.says("modify-defense", "calculate").says("modify-defense", "calculate").says("modify-defense", "force");
  test::engages(defense).expect_all_said();
  CHECK(defense_dice_at_the_end(defense) == "eee");
  CHECK(defense["B"].ship.force == 1);
}

TEST_CASE("Each evade token changes a blank or a focus result", "[2e-spend-8]") {
  Defending arena("bfe");
  arena.edit("B").tokens.evade = 2;
  arena.says("modify-defense", "evade").says("modify-defense", "evade");
  test::engages(arena).expect_all_said();
  CHECK(defense_dice_at_the_end(arena) == "eee");
  CHECK(arena["B"].tokens.evade == 0);
  Defending chosen("bfe");
  chosen.edit("B").tokens.evade = 1;
  chosen.says("modify-defense", "evade:focus");
  test::engages(chosen).expect_all_said();
  CHECK(defense_dice_at_the_end(chosen) == "bee");
}

TEST_CASE("An evade token needs a die to change", "[2e-spend-9]") {
  Defending arena("eee");
  arena.edit("B").tokens.evade = 1;
  arena.edit("B").tokens.focus = 1;
  test::engages(arena).expect_all_said();
  CHECK_FALSE(test::was_asked(arena, "modify-defense"));  // nothing legal: nothing asked
  Attacking none("hbb");
  none.edit("B").ship.agility = 0;
  none.edit("B").tokens.evade = 1;
  test::engages(none).expect_all_said();
  CHECK(none["B"].tokens.evade == 1);
  CHECK(test::was_hit(none));
}

TEST_CASE("The lock rerolls any dice, at least one, and is gone", "[2e-spend-10][2e-spend-11][2e-require-5]") {
  Attacking arena("bfh");
  arena.edit("A").lock = "B";
  arena.says("modify-attack", "lock").says("reroll", "0").says("reroll", "1").says("reroll", "done");
  arena.dice(faces("hc")).dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(attack_dice_at_the_end(arena) == "hch");
  CHECK(arena["A"].lock.empty());
  const state::Choice* first = nullptr;
  for (const state::Choice& choice : arena.asked) {
    if (choice.kind == "reroll" && first == nullptr) first = &choice;
  }
  REQUIRE(first != nullptr);
  CHECK(first->options.size() == 4);
  CHECK_FALSE(first->option("done")->legal);
}

TEST_CASE("A lock on something else is of no use", "[2e-spend-12]") {
  Attacking arena("bfh");
  arena.table.pieces.push_back(test::fighter("C", "tielnfighter", state::Side::enemy, 100, 100));
  arena.edit("A").lock = "C";
  arena.edit("A").tokens.focus = 1;
  arena.says("modify-attack", "done").dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(test::offered_as(arena, "modify-attack", "lock") == "2e-spend-12");
}

TEST_CASE("A die is rerolled once in an attack, but changed as often as one likes",
          "[2e-dice-6][2e-mod-1][2e-mod-4][2e-mod-7]") {
  const rules::MadeUpEffects made({turns_first("again", Window::modify_attack, [](Game& game, Occasion& occasion) {
    rules::reroll(game, true, rules::ask_reroll(game, occasion.subject, true, 1, 2, "plotboard"),
                  Phrase::of("attack dice"));
  })});
  Attacking arena("bbb", {"again"});
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.focus = 1;
  arena.says("modify-attack", "again").says("reroll", "0").says("reroll", "1").dice(faces("ff"));
  arena.says("modify-attack", "lock").dice(faces("b"));  // the third die alone is left: picked by itself
  arena.says("modify-attack", "focus").dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(attack_dice_at_the_end(arena) == "hhb");
  // With every die rerolled the lock is of no use.
  Attacking done("bbb", {"again"});
  done.passes("modify-attack", "A");
  done.edit("A").lock = "B";
  done.edit("A").tokens.focus = 1;
  done.says("modify-attack", "lock").says("reroll", "0").says("reroll", "1").says("reroll", "2").dice(faces("fbb"));
  done.says("modify-attack", "focus").dice(faces("bbb"));
  test::engages(done);
  CHECK(attack_dice_at_the_end(done) == "hbb");
}

TEST_CASE("The defender modifies the attack dice first, then the attacker", "[2e-mod-2][2e-mod-5][2e-mod-6]") {
  const rules::MadeUpEffects made({turns_first("spoils", Window::modify_attack_against, first_attack_die_to_focus)});
  Attacking arena("hbb", {}, {"spoils"});
  arena.edit("A").tokens.focus = 1;
  arena.says("modify-attack-defender", "spoils").says("modify-attack", "focus").dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(attack_dice_at_the_end(arena) == "hbb");
  int defender_asked = 0;
  for (const state::Choice& choice : arena.asked) defender_asked += choice.kind == "modify-attack-defender" ? 1 : 0;
  CHECK(defender_asked == 1);  // never again once the attacker has begun
  CHECK(arena.question("modify-attack-defender")->side == state::Side::enemy);
}

TEST_CASE("The attacker modifies the defense dice first, then the defender", "[2e-mod-3]") {
  const rules::MadeUpEffects made({turns_first("spoils", Window::modify_defense_against, first_defense_die_to_blank)});
  Attacking arena("hbb", {"spoils"});
  arena.edit("B").tokens.evade = 1;
  arena.dice(faces("ebb")).says("modify-defense-attacker", "spoils").says("modify-defense", "evade");
  test::engages(arena).expect_all_said();
  CHECK(defense_dice_at_the_end(arena) == "ebb");
  CHECK_FALSE(test::was_hit(arena));
}

TEST_CASE("A changed die may be rerolled, an added one counts as rolled", "[2e-mod-8][2e-mod-9]") {
  const rules::MadeUpEffects made({turns_first("turn", Window::modify_attack, first_attack_die_to_focus),
                                   turns_first("add", Window::modify_attack, [](Game& game, Occasion&) {
                                     rules::add_die(game, true, Face::blank);
                                   })});
  Attacking arena("hhh", {"turn", "add"});
  arena.edit("A").lock = "B";
  arena.says("modify-attack", "turn").says("modify-attack", "add").says("modify-attack", "lock");
  arena.says("reroll", "0").says("reroll", "3").says("reroll", "done").dice(faces("ch")).dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(attack_dice_at_the_end(arena) == "chhh");
  CHECK(arena["B"].ship.damage.size() == 4);
}

TEST_CASE("A spent result leaves the pool, and only one's own dice are changed", "[2e-mod-10][2e-mod-11]") {
  const rules::MadeUpEffects made(
      {turns_first("spend", Window::modify_attack, [](Game& game, Occasion&) { rules::spend_die(game, true, 1); })});
  Attacking arena("hhc", {"spend"});
  arena.says("modify-attack", "spend").dice(faces("fbb"));
  arena.edit("A").tokens.focus = 1;  // the defender's focus result is none of its business
  test::engages(arena).expect_all_said();
  CHECK(attack_dice_at_the_end(arena) == "hc");
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("A card without cost works once an attack; what it says without may has to be done",
          "[2e-mod-16][2e-mod-17][2e-engage-15][2e-attack-timing-6]") {
  const rules::MadeUpEffects made({turns_first("must", Window::modify_attack, first_attack_die_to_crit, false)});
  Attacking arena("hff", {"must"});
  arena.edit("A").tokens.focus = 1;
  // The moment is the owner's choice.
  arena.says("modify-attack", "focus").dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(attack_dice_at_the_end(arena) == "chh");
  const state::Choice* first = arena.question("modify-attack");
  REQUIRE(first != nullptr);
  CHECK(first->option("done")->rule == "2e-mod-17");
  CHECK(arena.question("modify-attack")->option("must") != nullptr);
}

TEST_CASE("Proton Torpedoes turn a hit into a critical hit, whether one likes or not", "[2e-mod-17][2e-special-11]") {
  Arena arena = duel(150, "t65xwing", "tielnfighter", {"proton-torpedoes"});
  arena.edit("A").lock = "B";
  arena.says("attack", "proton-torpedoes>B").dice(faces("hhbb")).says("modify-attack", "proton-torpedoes");
  arena.says("modify-attack", "done").dice(faces("eee"));
  test::engages(arena).expect_all_said();
  CHECK(attack_dice_at_the_end(arena) == "chbb");
}

TEST_CASE("Dice that cannot be modified stay as they are; cancelling and counting still work",
          "[2e-mod-12][2e-mod-13][2e-mod-14]") {
  const rules::MadeUpEffects made(
      {test::effect("fix", Window::attack_rolled,
                    [](Game& game, Occasion&) {
                      rules::change_attack(
                          game, [](state::Attack& attack) { attack.attack_fixed = attack.defense_fixed = true; });
                      rules::add_die(game, true, Face::crit);
                      rules::change_die(game, true, 0, Face::crit);
                      rules::spend_die(game, true, 0);
                      rules::reroll(game, true, {0}, Phrase::of("attack dice"));
                    }),
       test::effect("more", Window::attack_dice, [](Game&, Occasion& occasion) { ++occasion.value; })});
  Arena arena = duel(150, "t65xwing", "tielnfighter", {"fix", "more"});
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").lock = "B";
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", kPrimary).dice(faces("hffb")).dice(faces("ebb"));  // one die more all the same
  test::engages(arena).expect_all_said();
  CHECK(attack_dice_at_the_end(arena) == "hffb");
  CHECK(defense_dice_at_the_end(arena) == "ebb");
  CHECK_FALSE(test::was_hit(arena));  // cancelled by the evade
  CHECK(arena.told("2e-mod-14"));
}

TEST_CASE("A die never shows a face of the other kind", "[2e-dice-5]") {
  const auto former = base::set_bug_handler(
      [](const char*, const char*, int, const std::string& message) { throw std::runtime_error(message); });
  Arena arena = duel(150);
  arena.free_dice = true;
  arena.run([](Game& game) {
    game.emit(state::AttackDeclared{rules::attack_by(rules::shots_of(game, "A").front())});
    rules::add_die(game, true, Face::hit);
    rules::add_die(game, false, Face::blank);
    CHECK_THROWS(rules::change_die(game, true, 0, Face::evade));
    CHECK_THROWS(rules::change_die(game, false, 0, Face::hit));
    CHECK_THROWS(rules::change_die(game, false, 0, Face::crit));
    CHECK_NOTHROW(rules::change_die(game, false, 0, Face::evade));
  });
  base::set_bug_handler(former);
}

TEST_CASE("Blinded Pilot: nothing but Force modifies the ship's attack dice", "[2e-damage-card-2]") {
  const rules::MadeUpEffects made({turns_first("must", Window::modify_attack, first_attack_die_to_crit, false)});
  Attacking arena("hff", {"must"});
  arena.edit("A").ship.damage.push_back({2, true});
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").lock = "B";
  arena.edit("A").ship.force = arena.edit("A").ship.force_limit = 1;
  arena.says("modify-attack", "force").dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(attack_dice_at_the_end(arena) == "hhf");
  const state::Choice* asked = arena.question("modify-attack");
  for (const char* key : {"focus", "lock", "must"}) {
    CHECK_FALSE(asked->option(key)->legal);
    CHECK(asked->option(key)->rule == "2e-damage-card-2");
  }
  CHECK(asked->option("done")->legal);
  // Defending is not affected, nor is the opponent's part.
  Defending defense("ffb");
  defense.edit("B").ship.damage.push_back({2, true});
  defense.edit("B").tokens.focus = 1;
  defense.says("modify-defense", "focus");
  test::engages(defense).expect_all_said();
  CHECK(defense_dice_at_the_end(defense) == "eeb");
}

TEST_CASE("A ban on a kind of token leaves the rest usable", "[2e-mod-15]") {
  const rules::MadeUpEffects made({test::effect("no-green", Window::may_modify, [](Game&, Occasion& occasion) {
    if (occasion.word != "focus" && occasion.word != "calculate") return;
    occasion.value = 0;
    occasion.rule = "2e-mod-15";
  })});
  Attacking arena("fbb", {"no-green"});
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").tokens.calculate = 1;
  arena.edit("A").lock = "B";
  arena.says("modify-attack", "done").dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(test::offered_as(arena, "modify-attack", "focus") == "2e-mod-15");
  CHECK(test::offered_as(arena, "modify-attack", "calculate") == "2e-mod-15");
  CHECK(test::offered_as(arena, "modify-attack", "lock") == "legal");
}

TEST_CASE("A gas cloud on the line turns one blank into an evade, once", "[2e-obstruct-5]") {
  Attacking arena("hhh");
  arena.edit("B").pose = test::pose(457, 490, 150);  // one line of range
  arena.table.pieces.push_back(test::obstacle("R", "gascloud1", 457, 395));
  arena.table.pieces.push_back(test::obstacle("S", "gascloud2", 457, 395));
  arena.edit("B").tokens.evade = 1;
  arena.dice(faces("bbbf")).says("modify-defense", "gas-cloud").says("modify-defense", "done");
  test::engages(arena).expect_all_said();
  CHECK(defense_dice_at_the_end(arena) == "ebbf");
  CHECK(test::offered_as(arena, "modify-defense", "gas-cloud") == "none");
  Attacking rock("hhh");
  rock.edit("B").pose = test::pose(457, 490, 150);
  rock.table.pieces.push_back(test::obstacle("R", "coreasteroid0", 457, 395));
  rock.edit("B").tokens.evade = 1;
  rock.dice(faces("bbbf")).says("modify-defense", "done");
  test::engages(rock).expect_all_said();
  CHECK(test::offered_as(rock, "modify-defense", "gas-cloud") == "none");
}

TEST_CASE("Spending is optional and one's own: what is left serves later attacks", "[2e-spend-14][2e-spend-15]") {
  Attacking arena("fff");
  arena.edit("A").tokens.focus = 1;
  arena.edit("B").tokens.focus = 1;
  arena.says("modify-attack", "done").dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(arena["A"].tokens.focus == 1);
  arena.says("attack", "primary:0>A").dice(faces("hb")).dice(faces("ff")).says("modify-defense", "focus");
  test::engages(arena, "B").expect_all_said();
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["B"].tokens.focus == 1);  // no focus result of its own: A's tokens and dice are not B's
  CHECK_FALSE(test::was_hit(arena));
}

}  // namespace
}  // namespace plotboard::battle_attack_modify
