// What the dice come to: cancelling, damage, Aftermath, bonus attacks, weapons with results of their own.
#include <catch2/catch.hpp>

#include "battle_attack.hpp"
#include "rules/machine/step.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_attack_results {
namespace {

using rules::Game;
using rules::Occasion;
using rules::Window;
using state::Phase;
using state::Side;
using test::Arena;
using test::duel;
using test::faces;
using test::fighter;
using test::letters;

constexpr const char* kPrimary = "primary:0>B";

// What is left of these dice after Neutralize Results.
std::string left(const std::string& attack, const std::string& defense, Arena arena) {
  arena.edit("A").ship.damage.clear();
  arena.says("attack", kPrimary).dice(faces(attack)).dice(faces(defense));
  test::engages(arena).expect_all_said();
  for (const state::Attack& each : test::history(arena)) {
    if (each.step == state::AttackStep::damage || each.step == state::AttackStep::aftermath) {
      return letters(each.attack_dice);
    }
  }
  return "?";
}
std::string left(const std::string& attack, const std::string& defense) { return left(attack, defense, duel(150)); }

TEST_CASE("Evades cancel hits, then critical hits, pair by pair",
          "[2e-neutral-1][2e-neutral-2][2e-neutral-5][2e-dice-3]") {
  CHECK(left("hcb", "ebb") == "cb");
  CHECK(left("hhc", "eeb") == "c");
  CHECK(left("hhc", "ebb") == "hc");
  CHECK(left("chb", "eef") == "b");
  CHECK(left("fbh", "eee") == "fb");  // surplus evades do nothing
  CHECK(left("ccc", "eee") == "");
}

TEST_CASE("A hit or critical hit left is a hit, else a miss; Aftermath follows either way",
          "[2e-neutral-3][2e-neutral-4][2e-attack-dice-8]") {
  Arena miss = duel(150);
  miss.says("attack", kPrimary).dice(faces("hfb")).dice(faces("ebb"));
  test::engages(miss);
  CHECK_FALSE(test::was_hit(miss));
  CHECK(miss["B"].ship.damage.empty());
  CHECK(test::history(miss).back().step == state::AttackStep::aftermath);
  Arena blank = duel(150);  // nothing rolled, nothing evaded: a miss too
  blank.says("attack", kPrimary).dice(faces("bbb")).dice(faces("bbb"));
  test::engages(blank);
  CHECK_FALSE(test::was_hit(blank));
  Arena hit = duel(150);
  hit.says("attack", kPrimary).dice(faces("cbb")).dice(faces("bbb"));
  test::engages(hit);
  CHECK(test::was_hit(hit));
}

TEST_CASE("Reinforce takes one result of two or more, hits first",
          "[2e-neutral-6][2e-neutral-7][2e-spend-16][2e-spend-17]") {
  const auto reinforced = [](int fore, int aft, double turn = 180) {
    auto pieces = test::facing(150);
    pieces[1].tokens.reinforce_fore = fore;
    pieces[1].tokens.reinforce_aft = aft;
    pieces[1].pose = test::pose(457, 490, turn);
    return Arena(std::move(pieces), "2e", Phase::engagement);
  };
  CHECK(left("hhc", "bbb", reinforced(1, 0)) == "hc");
  CHECK(left("cbb", "bbb", reinforced(1, 0)) == "cbb");
  CHECK(left("hcc", "bbb", reinforced(1, 0)) == "cc");
  CHECK(left("hhb", "bbb", reinforced(2, 0)) == "hb");  // the second needs two results as well
  CHECK(left("hhh", "bbb", reinforced(2, 0)) == "h");
  CHECK(left("hhb", "bbb", reinforced(0, 1)) == "hhb");      // attacked from the front
  CHECK(left("hhb", "bbb", reinforced(0, 1, 0)) == "hb");    // from behind
  CHECK(left("hhb", "bbb", reinforced(1, 1, 90)) == "hhb");  // across the midway line
  Arena arena = reinforced(1, 0);
  arena.says("attack", kPrimary).dice(faces("hhc")).dice(faces("bbb"));
  test::engages(arena);
  CHECK(arena["B"].tokens.reinforce_fore == 1);  // for all attacks of the round
}

TEST_CASE("Cards alter what is cancelled first", "[2e-neutral-8]") {
  const rules::MadeUpEffects made(
      {test::effect("crits-first", Window::cancel_order, [](Game&, Occasion& occasion) { occasion.value = 1; }),
       test::effect("crits-safe", Window::cancel_order, [](Game&, Occasion& occasion) { occasion.value = 2; })});
  CHECK(left("hcb", "ebb", duel(150, "t65xwing", "tielnfighter", {"crits-first"})) == "hb");
  CHECK(left("hcb", "eee", duel(150, "t65xwing", "tielnfighter", {"crits-safe"})) == "cb");
  CHECK(left("hcb", "eee", duel(150)) == "b");
}

TEST_CASE("What happens before and after Neutralize Results, and damage last",
          "[2e-neutral-9][2e-neutral-10][2e-attack-timing-8]") {
  const rules::MadeUpEffects made({test::effect("watch", Window::neutralize,
                                                [](Game& game, Occasion& occasion) {
                                                  CHECK(game.attack()->attack_dice.size() ==
                                                        3);  // nothing cancelled yet
                                                  game.emit(state::Marked{occasion.subject, "before"});
                                                }),
                                   test::effect("watch", Window::after_hit, [](Game& game, Occasion& occasion) {
                                     CHECK(letters(game.attack()->attack_dice) == "hb");
                                     CHECK(game.piece(occasion.other).ship.damage.empty());
                                     game.emit(state::Marked{occasion.subject, "after"});
                                   })});
  Arena arena = duel(150, "t65xwing", "tielnfighter", {"watch"});
  arena.says("attack", kPrimary).dice(faces("hhb")).dice(faces("ebb"));
  test::engages(arena);
  CHECK(arena["A"].ship.has_mark("before"));
  CHECK(arena["A"].ship.has_mark("after"));
  CHECK(arena["B"].ship.damage.size() == 1);
  Arena miss = duel(150, "t65xwing", "tielnfighter", {"watch"});
  miss.says("attack", kPrimary).dice(faces("bbb")).dice(faces("ebb"));
  test::engages(miss);
  CHECK_FALSE(miss["A"].ship.has_mark("after"));
}

TEST_CASE("Hits are suffered before critical hits, then both are gone",
          "[2e-deal-1][2e-deal-2][2e-deal-3][2e-deal-4][2e-deal-6]") {
  Arena arena = duel(150, "tielnfighter", "t65xwing");
  arena.edit("B").ship.shields = 1;
  arena.says("attack", kPrimary).dice(faces("ch")).dice(faces("bb"));
  test::engages(arena);
  CHECK(arena["B"].ship.shields == 0);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK(arena["B"].ship.damage[0].faceup);
  CHECK(test::history(arena).back().attack_dice.empty());
}

TEST_CASE("Cards beyond the hull are dealt too, and a destroyed ship stays for its initiative step",
          "[2e-deal-8][2e-destroy-3]") {
  Arena arena = duel(150);
  arena.edit("B").ship.damage.assign(2, {9, false});
  arena.says("attack", kPrimary).dice(faces("hhh")).dice(faces("bbb"));
  test::engages(arena);
  CHECK(arena["B"].ship.damage.size() == 5);
  CHECK(arena["B"].ship.destroyed);
  CHECK(arena["B"].in_play());
}

TEST_CASE("A result that inflicts a token deals no damage", "[2e-deal-9][2e-special-19]") {
  Arena arena = duel(150, "asf01bwing", "tielnfighter", {"tractor-beam"});
  arena.passes("tractor", "B");
  arena.edit("B").tokens.tractor = 0;
  arena.says("attack", "tractor-beam>B").dice(faces("hcb")).dice(faces("bbb"));
  test::engages(arena);
  CHECK(arena["B"].tokens.tractor == 2);
  CHECK(arena["B"].ship.damage.empty());
  CHECK(test::history(arena).back().attack_dice.size() == 1);  // the results are cancelled
}

TEST_CASE("Ion weapons: one hit damage, every other result an ion token", "[2e-deal-10][2e-special-17]") {
  Arena arena = duel(150, "asf01bwing", "tielnfighter", {"ion-cannon"});
  arena.says("attack", "ion-cannon>B").dice(faces("chh")).dice(faces("bbb"));
  test::engages(arena);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK_FALSE(arena["B"].ship.damage[0].faceup);
  CHECK(arena["B"].tokens.ion == 2);
}

TEST_CASE("Plasma Torpedoes: critical hits cancel first, and a shield is lost before damage",
          "[2e-deal-11][2e-neutral-8][2e-neutral-10]") {
  Arena arena = duel(150, "t65xwing", "t65xwing", {"plasma-torpedoes"});
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  arena.says("attack", "plasma-torpedoes>B").dice(faces("hcb")).dice(faces("eb"));
  test::engages(arena);
  CHECK(arena["B"].ship.shields == 0);  // one lost, one for the hit that is left
  CHECK(arena["B"].ship.damage.empty());
}

TEST_CASE("Homing Missiles: hit damage in place of all dice, and the attack counts as a hit",
          "[2e-attack-14][2e-special-16]") {
  Arena arena = duel(150, "tieadvancedv1", "tielnfighter", {"homing-missiles"});
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  arena.says("attack", "homing-missiles>B").says("homing", "yes");
  test::engages(arena).expect_all_said();
  CHECK(arena["B"].ship.damage.size() == 1);
  CHECK(test::was_hit(arena));
  CHECK(test::attack_thrown(arena) == -1);
  CHECK(test::defense_thrown(arena) == -1);
  Arena dice = duel(150, "tieadvancedv1", "tielnfighter", {"homing-missiles"});
  dice.passes("modify-attack", "A");
  dice.edit("A").lock = "B";
  dice.says("attack", "homing-missiles>B").says("homing", "no").dice(faces("hhbb")).dice(faces("bbb"));
  test::engages(dice).expect_all_said();
  CHECK(dice["B"].ship.damage.size() == 2);
}

// Leaves a mark in a list that the whole test sees: the order in which windows came.
std::vector<std::string>& came() {
  static std::vector<std::string> words;
  return words;
}
void note(Occasion& occasion, const char* word) { came().push_back(occasion.owner + " " + word); }

TEST_CASE("Aftermath: the defender's side before the attacker's, bonus attacks last",
          "[2e-aftermath-1][2e-aftermath-2][2e-aftermath-3][2e-aftermath-4][2e-aftermath-5][2e-bonus-3]") {
  const rules::MadeUpEffects made(
      {test::effect("watch", Window::after_defend, [](Game&, Occasion& o) { note(o, "defended"); }),
       test::effect("watch", Window::after_attack, [](Game&, Occasion& o) { note(o, "attacked"); }),
       test::effect("watch", Window::bonus_attack, [](Game&, Occasion& o) { note(o, "bonus"); })});
  for (const Side first : {Side::player, Side::enemy}) {  // whatever the player order
    came().clear();
    Arena arena = duel(150, "t65xwing", "tielnfighter", {"watch"}, {"watch"});
    arena.table.play.first = first;
    arena.says("attack", kPrimary).dice(faces("bbb")).dice(faces("bbb"));
    test::engages(arena);
    CHECK(came() == std::vector<std::string>{"B defended", "A attacked", "B bonus", "A bonus"});
  }
}

TEST_CASE("A bonus attack is a full attack, one a round, and ends before another ship engages",
          "[2e-bonus-1][2e-bonus-2][2e-bonus-4][2e-engage-13][2e-special-13][2e-defense-dice-9]") {
  const auto staged = [] {
    std::vector<state::Piece> pieces{fighter("A", "tieadvancedv1", Side::player, 457, 300, 0, {"cluster-missiles"}),
                                     fighter("B", "t65xwing", Side::enemy, 457, 450, 180),
                                     fighter("C", "t65xwing", Side::enemy, 517, 450, 180)};
    pieces[0].lock = "B";
    return Arena(std::move(pieces), "2e", Phase::engagement);
  };
  Arena arena = staged();
  arena.passes("modify-attack", "A");
  arena.says("attack", "cluster-missiles>B").dice(faces("hbb")).dice(faces("bb"));
  arena.says("attack", "cluster-missiles>C").dice(faces("hhb")).dice(faces("bb"));  // no lock needed, its own charge
  test::engages(arena).expect_all_said();
  CHECK(arena["A"].ship.card("cluster-missiles")->charges == 2);
  CHECK(arena["B"].ship.shields == 1);
  CHECK(arena["C"].ship.shields == 0);
  CHECK(arena["A"].ship.has_mark("bonus-attack"));
  CHECK(test::count_events<state::AttackDeclared>(arena) == 2);
  CHECK(test::count_events<state::AttackEnded>(arena) == 2);
  CHECK(holds<state::ShipEngaged>(arena.events.back()));
  // Both attacks lie inside one engagement, the second inside the first: B is its defender to the end.
  const auto all = test::history(arena);
  CHECK(all.back().defender == "C");
  CHECK(all.back().bonus);
  // Another one this round is refused.
  arena.run([](Game& game) { CHECK_FALSE(rules::offer_attack(game, "A", {}, true, "2e-bonus-1")); });
  CHECK(arena.told("2e-bonus-2"));

  Arena spent = staged();
  spent.passes("modify-attack", "A");
  spent.edit("A").ship.marks.push_back("bonus-attack");
  spent.says("attack", "cluster-missiles>B").dice(faces("hbb")).dice(faces("bb"));
  test::engages(spent).expect_all_said();
  CHECK(test::count_events<state::AttackDeclared>(spent) == 1);
}

TEST_CASE("The target is the defender until the last ability after the attack", "[2e-attack-8]") {
  // Each notes as calculate tokens of its own ship that the attack on B still stands.
  const auto note = [](Game& game, Occasion& occasion) {
    if (game.attack() == nullptr || game.attack()->defender != "B") return;
    rules::gain(game, occasion.owner, state::Token::calculate, 1, "plotboard");
  };
  const rules::MadeUpEffects made(
      {test::effect("notes", Window::defender_declared, note), test::effect("notes", Window::after_defend, note),
       test::effect("notes", Window::after_attack, note), test::effect("notes", Window::bonus_attack, note)});
  Arena arena = duel(150, "t65xwing", "tielnfighter", {"notes"}, {"notes"});
  arena.says("attack", kPrimary).dice(faces("bbb")).dice(faces("bbb"));
  test::engages(arena);
  CHECK(arena["A"].tokens.calculate == 3);  // declared, after attacking, when bonus attacks are due
  CHECK(arena["B"].tokens.calculate == 3);  // declared, after defending, bonus attacks
  CHECK_FALSE(arena.table.play.attack.has_value());
}

TEST_CASE("A destroyed ship that is still there may make its bonus attack", "[2e-bonus-9][2e-destroy-6][2e-bonus-6]") {
  const rules::MadeUpEffects made({test::effect("revenge", Window::bonus_attack, [](Game& game, Occasion& occasion) {
    if (occasion.subject == game.attack()->defender) {
      rules::offer_attack(game, occasion.subject, {}, true, "2e-bonus-1");
    }
  })});
  Arena arena = duel(150, "t65xwing", "tielnfighter", {}, {"revenge"});
  arena.edit("B").ship.damage.assign(2, {9, false});
  arena.says("attack", kPrimary).dice(faces("hbb")).dice(faces("bbb"));
  arena.says("attack", "primary:0>A").dice(faces("hb")).dice(faces("bb"));
  test::engages(arena).expect_all_said();
  CHECK(arena["B"].ship.destroyed);
  CHECK(arena["A"].ship.shields == 1);
  // Out of arc when it comes to it: no attack.
  Arena turned = duel(150, "t65xwing", "tielnfighter", {}, {"revenge"});
  turned.edit("B").pose = test::pose(457, 490, 0);
  turned.says("attack", kPrimary).dice(faces("hbb")).dice(faces("bbb"));
  test::engages(turned).expect_all_said();
  CHECK(test::count_events<state::AttackDeclared>(turned) == 1);
}

TEST_CASE("A reactive weapon may also be used when the ship engages; several weapons, another in every attack",
          "[2e-bonus-5][2e-special-1][2e-special-3][2e-special-20]") {
  Arena arena = duel(150, "tieadvancedv1", "t65xwing", {"cluster-missiles", "ion-missiles"});
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  CHECK(test::verdict(arena, "cluster-missiles>B") == "legal");
  arena.says("attack", "ion-missiles>B").dice(faces("bbb")).dice(faces("bb"));
  test::engages(arena).expect_all_said();
  CHECK(test::count_events<state::AttackDeclared>(arena) == 1);  // a further kind of attack, not a further attack
  CHECK(arena["A"].ship.card("ion-missiles")->charges == 2);
  arena.edit("A").ship.engaged = false;
  arena.says("attack", "cluster-missiles>B").dice(faces("bbb")).dice(faces("bb"));
  test::engages(arena).expect_all_said();
  CHECK(arena["A"].ship.card("cluster-missiles")->charges == 3);
}

TEST_CASE("Heavy Laser Cannon: critical hits become hits after modifying", "[2e-special-18]") {
  Arena arena = duel(150, "asf01bwing", "t65xwing", {"heavy-laser-cannon"});
  arena.says("attack", "heavy-laser-cannon>B").dice(faces("ccfb")).dice(faces("bb"));
  test::engages(arena);
  CHECK(arena["B"].ship.shields == 0);
  CHECK(arena["B"].ship.damage.empty());
  bool turned = false;
  for (const state::Attack& attack : test::history(arena)) turned = turned || letters(attack.attack_dice) == "hhfb";
  CHECK(turned);
}

TEST_CASE("Barrage Rockets reroll as many dice as charges are spent", "[2e-special-14]") {
  Arena arena = duel(150, "tieadvancedv1", "tielnfighter", {"barrage-rockets"});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "barrage-rockets>B").dice(faces("bbb")).says("modify-attack", "barrage-rockets");
  arena.says("reroll", "0").says("reroll", "2").says("reroll", "done").dice(faces("hh")).dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(arena["A"].ship.card("barrage-rockets")->charges == 2);
  CHECK(arena["B"].ship.damage.size() == 2);
}

TEST_CASE("Concussion Missiles expose damage near the target before the damage", "[2e-special-12]") {
  Arena arena = duel(150, "tieadvancedv1", "t65xwing", {"concussion-missiles"});
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  arena.edit("B").ship.damage.push_back({9, false});
  arena.says("attack", "concussion-missiles>B").dice(faces("hbb")).dice(faces("bb"));
  test::engages(arena);
  CHECK(arena["B"].ship.damage[0].faceup);
}

TEST_CASE("Each attack leaves a mark: with what and into which arc", "[2e-bonus-7]") {
  Arena arena = duel(150);
  arena.says("attack", kPrimary).dice(faces("bbb")).dice(faces("bbb"));
  test::engages(arena);
  CHECK(arena["A"].ship.has_mark("attack:primary:0:front"));
}

// Takes the first legal option, and has dice thrown by the program.
class Willing : public rules::Decider {
 public:
  std::optional<state::Answer> decide(Game&, const state::Choice& choice) override { return answer(choice); }
  static state::Answer answer(const state::Choice& choice) {
    for (const state::Option& option : choice.options) {
      if (option.legal) return {option.key, {}};
    }
    return {};
  }
};

TEST_CASE("An attack that stops at every question comes out as one that does not", "[2e-attack-1]") {
  auto pieces = test::facing(150, "tieadvancedv1", "t65xwing", {"cluster-missiles", "barrage-rockets"});
  pieces.push_back(fighter("C", "t65xwing", Side::enemy, 520, 490, 180));
  pieces.push_back(test::obstacle("R", "gascloud1", 457, 395));
  pieces[0].lock = "B";
  pieces[0].tokens.focus = pieces[0].tokens.calculate = 1;
  pieces[1].tokens.evade = pieces[1].tokens.reinforce_fore = 1;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Arena arena(pieces, "2e", Phase::engagement);
    arena.table.play.seed = seed;
    arena.table.play.initiative = 3;
    arena.table.play.typed_dice = true;  // dice are a question too
    const state::Step step{state::StepKind::turn, "A", Side::player, 0, true, Side::player};
    state::Table stopped = arena.table;
    for (const state::Event& event : rules::run_step(test::catalog(), stopped, step)) state::fold(stopped, event);
    int questions = 0;
    while (stopped.play.choice) {
      ++questions;
      const state::Answer answer = Willing::answer(*stopped.play.choice);
      for (const state::Event& event : rules::run_on(test::catalog(), stopped, answer)) state::fold(stopped, event);
      REQUIRE(state::broken_invariants(stopped).empty());
    }
    CHECK(questions >= 5);
    Willing willing;
    rules::run_at_once(test::catalog(), arena.table, step, willing);
    CHECK(state::hash_of(arena.table) == state::hash_of(stopped));
  }
}

}  // namespace
}  // namespace plotboard::battle_attack_results
