// The attack from the declaration to the defense dice: costs, order, and how many dice.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_attack.hpp"
#include "rules/play/commands.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_attack_dice {
namespace {

using rules::Game;
using rules::Occasion;
using rules::Window;
using state::AttackStep;
using state::Face;
using state::Phase;
using state::Side;
using test::Arena;
using test::duel;
using test::faces;
using test::fighter;
using test::slanted_duel;

constexpr const char* kPrimary = "primary:0>B";

// The dice of the attack that A would make on B with its first legal shot.
struct Counts {
  int attack = 0, defense = 0;
};
Counts counts(Arena& arena, const data::Catalog& catalog = test::catalog(), const std::string& weapon = "primary:0") {
  Game game(catalog, arena.table, {}, &arena);
  for (const rules::Shot& shot : rules::shots_of(game, "A")) {
    if (shot.weapon.id != weapon) continue;
    const state::Attack attack = rules::attack_by(shot);
    return {rules::attack_dice_for(game, attack), rules::defense_dice_for(game, attack)};
  }
  FAIL("no shot");
  return {};
}
void turn_up(Arena& arena, const std::string& ship, int number, int copies = 1) {
  for (int i = 0; i < copies; ++i) arena.edit(ship).ship.damage.push_back({number, true});
}

TEST_CASE("An attack goes through its six steps in order", "[2e-attack-1][2e-attack-timing-8][2e-defense-dice-8]") {
  Arena arena = duel(150);
  arena.says("attack", kPrimary).dice(faces("hfb")).dice(faces("ebf"));
  test::engages(arena).expect_all_said();
  std::vector<AttackStep> steps;
  for (const state::Attack& attack : test::history(arena)) {
    if (steps.empty() || steps.back() != attack.step) steps.push_back(attack.step);
  }
  // A miss skips Deal Damage.
  CHECK(steps == std::vector{AttackStep::declare, AttackStep::attack_dice, AttackStep::modify_attack,
                             AttackStep::defense_dice, AttackStep::modify_defense, AttackStep::neutralize,
                             AttackStep::aftermath});
  CHECK(test::kinds_asked(arena) == std::vector<std::string>{"attack", "dice", "dice"});  // nobody may decline dice
  CHECK(arena.table.play.attack == std::nullopt);
}

TEST_CASE("A hit goes through Deal Damage", "[2e-attack-1][2e-neutral-3]") {
  Arena arena = duel(150);
  arena.says("attack", kPrimary).dice(faces("hhb")).dice(faces("ebf"));
  test::engages(arena);
  bool dealt = false;
  for (const state::Attack& attack : test::history(arena)) dealt = dealt || attack.step == AttackStep::damage;
  CHECK(dealt);
  CHECK(test::was_hit(arena));
  CHECK(arena["B"].ship.damage.size() == 1);
}

TEST_CASE("One weapon and one enemy, or none; a ship engages either way",
          "[2e-attack-3][2e-attack-4][2e-attack-6][2e-engage-4]") {
  Arena arena = duel(150, "t65xwing", "tielnfighter", {"proton-torpedoes"});
  arena.says("attack", "pass");
  test::engages(arena).expect_all_said();
  CHECK(arena["A"].ship.engaged);
  CHECK(test::count_events<state::AttackDeclared>(arena) == 0);
  // The torpedoes cannot be chosen: the primary weapon still can.
  CHECK(test::offered_as(arena, "attack", "proton-torpedoes>B") == "2e-require-2");
  CHECK(arena.offered("attack", "proton-torpedoes>B")->why.english().size() > 10);
  CHECK(test::offered_as(arena, "attack", kPrimary) == "legal");
  // No weapon with a target: nothing is asked.
  Arena nobody = duel(400);
  test::engages(nobody);
  CHECK_FALSE(test::was_asked(nobody, "attack"));
  CHECK(nobody.told("2e-attack-6"));
  CHECK(nobody["A"].ship.engaged);
}

TEST_CASE("An engagement is one attack, whatever weapons and targets are left; one more has to be granted",
          "[2e-attack-7][2e-special-1][2e-bonus-1]") {
  // The turret is a further kind of attack, not a further attack.
  const auto staged = [](const std::vector<std::string>& cards) {
    auto pieces = test::facing(150, "btla4ywing", "t65xwing", cards);
    pieces.push_back(fighter("C", "t65xwing", Side::enemy, 400, 490, 180));
    return pieces;
  };
  const std::vector<std::string> all{"primary:0>B", "primary:0>C", "dorsal-turret>B", "dorsal-turret>C"};
  for (const std::string& key : all) {
    INFO(key);
    Arena arena(staged({"dorsal-turret"}), "2e", state::Phase::engagement);
    arena.edit("A").ship.turret = state::Turret::front;
    arena.says("attack", key).dice(faces("bb")).dice(faces("bb"));
    test::engages(arena).expect_all_said();
    CHECK(test::kinds_asked(arena) == std::vector<std::string>{"attack", "dice", "dice"});
    CHECK(test::count_events<state::AttackDeclared>(arena) == 1);
    for (const std::string& other : all) CHECK(verdict(arena, other) == "legal");  // it only has no attack left
    const auto next = rules::whose_turn(test::catalog(), arena.table);
    CHECK(std::find(next.begin(), next.end(), "A") == next.end());
  }
  const rules::MadeUpEffects made({test::effect("grants", rules::Window::bonus_attack, [](Game& game, auto& occasion) {
    if (game.attack()->attacker == occasion.owner) rules::offer_attack(game, occasion.owner, {}, true, "2e-bonus-1");
  })});
  Arena granted(staged({"dorsal-turret", "grants"}), "2e", state::Phase::engagement);
  granted.edit("A").ship.turret = state::Turret::front;
  granted.says("attack", "primary:0>B").dice(faces("bb")).dice(faces("bb"));
  granted.says("attack", "dorsal-turret>C").dice(faces("bb")).dice(faces("bb"));
  test::engages(granted).expect_all_said();
  CHECK(test::count_events<state::AttackDeclared>(granted) == 2);
}

TEST_CASE("Costs are paid when the target is declared, hit or miss",
          "[2e-attack-5][2e-require-5][2e-require-6][2e-special-5][2e-special-21]") {
  Arena arena = duel(150, "t65xwing", "tielnfighter", {"proton-torpedoes"});
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  arena.says("attack", "proton-torpedoes>B").dice(faces("bbbb")).dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK_FALSE(test::was_hit(arena));
  CHECK(arena["A"].ship.card("proton-torpedoes")->charges == 1);
  CHECK(arena["A"].lock == "B");  // looked at, not spent
  // Before any die.
  std::size_t paid = 0, rolled = 0;
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    if (holds<state::ChargesChanged>(arena.events[i])) paid = i;
    if (holds<state::DiceRolled>(arena.events[i]) && rolled == 0) rolled = i;
  }
  CHECK(paid > 0);
  CHECK(paid < rolled);
}

TEST_CASE("Range 1 gives the attacker a die, range 3 the defender",
          "[2e-attack-dice-2][2e-attack-dice-5][2e-defense-dice-2][2e-weapon-3]") {
  Arena near = duel(100);
  CHECK((counts(near).attack == 4 && counts(near).defense == 3));
  Arena middle = duel(200);
  CHECK((counts(middle).attack == 3 && counts(middle).defense == 3));
  Arena far = duel(300);
  CHECK((counts(far).attack == 3 && counts(far).defense == 4));
}

TEST_CASE("Ordnance gets no range bonus and gives none; cannons do", "[2e-attack-dice-3][2e-attack-dice-4]") {
  Arena torpedo = duel(250, "t65xwing", "tielnfighter", {"proton-torpedoes"});
  torpedo.edit("A").lock = "B";
  CHECK(counts(torpedo, test::catalog(), "proton-torpedoes").attack == 4);
  CHECK(counts(torpedo, test::catalog(), "proton-torpedoes").defense == 3);
  Arena advanced = duel(50, "t65xwing", "tielnfighter", {"adv-proton-torpedoes"});
  advanced.edit("A").lock = "B";
  CHECK(counts(advanced, test::catalog(), "adv-proton-torpedoes").attack == 5);
  Arena cannon = duel(50, "asf01bwing", "tielnfighter", {"ion-cannon"});
  CHECK(counts(cannon, test::catalog(), "ion-cannon").attack == 4);
  Arena far = duel(250, "asf01bwing", "tielnfighter", {"ion-cannon"});
  CHECK(counts(far, test::catalog(), "ion-cannon").defense == 4);
}

TEST_CASE("Never more than six dice, never fewer than none", "[2e-attack-dice-1][2e-defense-dice-1][2e-attack-13]") {
  data::Catalog strong = test::catalog();
  strong.ships["t65xwing"].attacks[0].dice = 6;
  Arena arena = duel(50);
  CHECK(counts(arena, strong).attack == 6);
  turn_up(arena, "A", 7, 4);  // Weapons Failure
  CHECK(counts(arena).attack == 0);
  Arena nimble = slanted_duel(250, "t65xwing", "tiephphantom");
  nimble.edit("B").tokens.cloak = 1;
  nimble.table.pieces.push_back(test::obstacle("R", "coreasteroid0", 457, 440));
  CHECK(counts(nimble).defense == 6);  // 2 + 2 for the cloak, range 3, obstructed
  nimble.edit("B").ship.agility = 3;
  CHECK(counts(nimble).defense == 6);
  Arena slow = duel(150, "t65xwing", "tielnfighter");
  slow.edit("B").ship.agility = 0;
  slow.edit("B").tokens.strain = 1;
  CHECK(counts(slow).defense == 0);
}

TEST_CASE("Every source counts by itself, and a maximum comes after the sum",
          "[2e-attack-dice-6][2e-attack-dice-7][2e-damage-card-12]") {
  Arena arena = duel(150);
  turn_up(arena, "A", 7, 2);
  CHECK(counts(arena).attack == 1);
  const rules::MadeUpEffects made(
      {test::effect("most", Window::attack_dice_cap, [](Game&, Occasion& occasion) { occasion.value = 3; }),
       test::effect("more", Window::attack_dice, [](Game&, Occasion& occasion) { occasion.value += 2; }),
       test::effect("fewer", Window::attack_dice_against, [](Game&, Occasion& occasion) { --occasion.value; })});
  Arena capped = duel(50, "t65xwing", "tielnfighter", {"most"});
  CHECK(counts(capped).attack == 3);
  Arena both = duel(50, "t65xwing", "tielnfighter", {"more"}, {"fewer"});
  CHECK(counts(both).attack == 5);  // 3 + range 1 + 2 - 1
}

TEST_CASE("Without dice the attack goes on, and added results count", "[2e-attack-dice-8][2e-attack-dice-10]") {
  Arena arena = duel(150, "tielnfighter", "tielnfighter");
  turn_up(arena, "A", 7, 2);
  arena.says("attack", kPrimary).dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(test::attack_thrown(arena) == -1);
  CHECK(test::defense_thrown(arena) == 3);
  CHECK_FALSE(test::was_hit(arena));

  const rules::MadeUpEffects made({test::effect("adds", Window::attack_rolled,
                                                [](Game& game, Occasion&) { rules::add_die(game, true, Face::hit); })});
  Arena added = duel(150, "tielnfighter", "tielnfighter", {"adds"});
  turn_up(added, "A", 7, 2);
  added.says("attack", kPrimary).dice(faces("bbb"));
  test::engages(added).expect_all_said();
  CHECK(test::was_hit(added));
}

TEST_CASE("Deplete: one die fewer however many tokens, and one token goes", "[2e-attack-dice-9]") {
  Arena arena = duel(150);
  arena.edit("A").tokens.deplete = 2;
  arena.says("attack", kPrimary).dice(faces("bb")).dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(arena["A"].tokens.deplete == 1);
}

TEST_CASE("Strain: one die fewer however many tokens, and one token goes", "[2e-defense-dice-6]") {
  Arena arena = duel(150);
  arena.edit("B").tokens.strain = 2;
  arena.says("attack", kPrimary).dice(faces("bbb")).dice(faces("bb"));
  test::engages(arena).expect_all_said();
  CHECK(arena["B"].tokens.strain == 1);
}

TEST_CASE("A tractored ship rolls one die fewer: 1, 2 or 3 tokens by size", "[2e-defense-dice-7]") {
  struct {
    const char* ship;
    int tokens;
  } const sizes[] = {{"tielnfighter", 1}, {"tiereaper", 2}, {"lambdaclasst4ashuttle", 3}};
  for (const auto& size : sizes) {
    Arena arena = duel(150, "t65xwing", size.ship);
    const int agility = arena["B"].ship.agility;
    REQUIRE(agility >= 1);
    arena.edit("B").tokens.tractor = size.tokens - 1;
    CHECK(counts(arena).defense == agility);
    arena.edit("B").tokens.tractor = size.tokens;
    CHECK(counts(arena).defense == agility - 1);
  }
}

TEST_CASE("Agility 0 still rolls what range and obstacles give", "[2e-defense-dice-4][2e-defense-dice-5]") {
  Arena arena = slanted_duel(250, "t65xwing", "vt49decimator");
  CHECK(counts(arena).defense == 1);
  CHECK(arena["B"].ship.agility == 0);
  arena.table.pieces.push_back(test::obstacle("R", "coreasteroid0", 457, 440));
  CHECK(counts(arena).defense == 2);
}

TEST_CASE("One die for any number of obstacles, ordnance or not", "[2e-defense-dice-3][2e-obstruct-3][2e-obstruct-4]") {
  Arena arena = slanted_duel(250, "t65xwing", "tielnfighter", {"proton-torpedoes"});
  arena.edit("A").lock = "B";
  arena.table.pieces.push_back(test::obstacle("R", "coreasteroid0", 457, 400));
  CHECK(counts(arena, test::catalog(), "proton-torpedoes").defense == 4);  // no range bonus
  arena.table.pieces.push_back(test::obstacle("S", "vt49decimatordebris0", 457, 520));
  CHECK(counts(arena, test::catalog(), "proton-torpedoes").defense == 4);
}

TEST_CASE("An attacker that ignores obstacles gives no die; a defender that does gets its die",
          "[2e-obstruct-8][2e-obstruct-9]") {
  const rules::MadeUpEffects made(
      {test::effect("ignores", Window::obstacle_hurts, [](Game&, Occasion& occasion) { occasion.value = 0; })});
  Arena attacker = slanted_duel(150, "t65xwing", "tielnfighter", {"ignores"});
  attacker.table.pieces.push_back(test::obstacle("R", "coreasteroid0", 457, 395));
  CHECK(counts(attacker).defense == 3);
  CHECK_FALSE(test::shots(attacker, "A").front().obstructed_by.empty());  // obstructed all the same
  Arena defender = slanted_duel(150, "t65xwing", "tielnfighter", {}, {"ignores"});
  defender.table.pieces.push_back(test::obstacle("R", "coreasteroid0", 457, 395));
  CHECK(counts(defender).defense == 4);
}

TEST_CASE("A card may take range bonuses away", "[2e-attack-dice-5]") {
  const rules::MadeUpEffects made({test::effect("flat", Window::range_bonus, [](Game&, Occasion& occasion) {
    if (occasion.word == "defense") occasion.value = 0;
  })});
  Arena far = duel(250, "t65xwing", "tielnfighter", {"flat"});
  CHECK(counts(far).defense == 3);
  Arena near = duel(50, "t65xwing", "tielnfighter", {"flat"});
  CHECK(counts(near).attack == 4);
}

TEST_CASE("The full dice against every attack of a round", "[2e-defense-dice-9][2e-attack-12]") {
  Arena arena({fighter("A", "t65xwing", Side::player, 457, 300), fighter("C", "t65xwing", Side::player, 507, 300),
               fighter("B", "tielnfighter", Side::enemy, 457, 490, 180)},
              "2e", Phase::engagement);
  arena.says("attack", kPrimary).dice(faces("bbb")).dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  arena.says("attack", kPrimary).dice(faces("bbb")).dice(faces("bbb"));
  test::engages(arena, "C").expect_all_said();
  for (const state::Choice& choice : arena.asked) {
    if (choice.kind != "dice") continue;
    CHECK(choice.dice == 3);
    CHECK(choice.options.empty());
    // Nor can fewer be typed in.
    state::Table waiting = arena.table;
    waiting.play.choice = choice;
    const auto refused = [&](std::vector<int> dice) {
      return rules::check(test::catalog(), waiting, rules::Choose{"dice", "", std::move(dice), {}, false, {}})
          .has_value();
    };
    CHECK(refused({0, 0}));
    CHECK_FALSE(refused({0, 0, 0}));
  }
}

TEST_CASE("Of what the numbers are made", "[2e-attack-dice-6]") {
  Arena arena = duel(50);
  arena.edit("A").tokens.deplete = 1;
  Game game(test::catalog(), arena.table, {}, &arena);
  std::vector<rules::DicePart> parts;
  CHECK(rules::attack_dice_for(game, rules::attack_by(rules::shots_of(game, "A").front()), &parts) == 3);
  std::vector<std::pair<int, std::string>> seen;
  for (const rules::DicePart& part : parts) seen.emplace_back(part.by, part.rule);
  CHECK(seen == std::vector<std::pair<int, std::string>>{
                    {3, "2e-weapon-3"}, {1, "2e-attack-dice-2"}, {-1, "2e-attack-dice-9"}});
}

TEST_CASE("The faces of the dice", "[2e-dice-1][2e-dice-2]") {
  Arena arena = duel(150);
  arena.free_dice = true;
  constexpr int kThrows = 16000;
  arena.run([](Game& game) {
    int attack[5] = {}, defense[5] = {};
    for (const Face face : game.roll("A", state::DieKind::attack, kThrows, Phrase::of("many")))
      ++attack[static_cast<int>(face)];
    for (const Face face : game.roll("A", state::DieKind::defense, kThrows, Phrase::of("many")))
      ++defense[static_cast<int>(face)];
    const auto near = [](int count, double share) { return std::abs(count - share * kThrows) < 0.015 * kThrows; };
    const auto of = [](const int* counts, Face face) { return counts[static_cast<int>(face)]; };
    CHECK(near(of(attack, Face::hit), 3 / 8.0));
    CHECK(near(of(attack, Face::crit), 1 / 8.0));
    CHECK(near(of(attack, Face::focus), 2 / 8.0));
    CHECK(near(of(attack, Face::blank), 2 / 8.0));
    CHECK(of(attack, Face::evade) == 0);
    CHECK(near(of(defense, Face::evade), 3 / 8.0));
    CHECK(near(of(defense, Face::focus), 2 / 8.0));
    CHECK(near(of(defense, Face::blank), 3 / 8.0));
    CHECK(of(defense, Face::hit) + of(defense, Face::crit) == 0);
  });
}

TEST_CASE("A disarmed ship engages: what happens before it still does", "[2e-engage-8][2e-dice-4][2e-damage-card-8]") {
  Arena arena = duel(150);
  arena.edit("A").tokens.disarm = 1;
  arena.edit("A").ship.shields = 0;
  turn_up(arena, "A", 5);  // Console Fire
  arena.dice(faces("c"));  // only the plain hit face hurts
  test::engages(arena).expect_all_said();
  CHECK(arena["A"].ship.damage.size() == 1);
  CHECK(arena["A"].ship.engaged);
  CHECK(test::count_events<state::AttackDeclared>(arena) == 0);
  CHECK(arena.told("2e-attack-9"));
}

TEST_CASE("Destroyed before it engages, a ship still attacks and is removed afterwards",
          "[2e-engage-10][2e-destroy-4]") {
  Arena arena = duel(150);
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.damage.assign(2, {9, false});
  turn_up(arena, "A", 5);
  REQUIRE(arena["A"].ship.hull_left() == 1);
  arena.dice(faces("h")).says("attack", kPrimary).dice(faces("hhh")).dice(faces("bbb"));
  test::engages(arena).expect_all_said();
  CHECK(arena["A"].ship.destroyed);
  CHECK(arena["A"].in_play());
  CHECK(arena["B"].ship.damage.size() == 3);
  arena.run([](Game& game) { rules::remove_destroyed(game); });
  CHECK_FALSE(arena["A"].in_play());
}

}  // namespace
}  // namespace plotboard::battle_attack_dice
