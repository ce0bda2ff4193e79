// The attack: who, when, with what; its dice; comparing and dealing; what comes in which of its steps.
#include "first/attacks.hpp"
#include "first/fights.hpp"

namespace plotboard::first_attack {
using namespace first_attacks;
namespace {

using Fight = first_fights::Fight;
constexpr const char* kHeavy = "1e-upgrade-heavylasercannon";  // range 2-3, 4 dice
constexpr const char* kBlaster = "1e-upgrade-blasterturret";   // spends a focus token; 3 dice, range 1-2

// To the Combat phase, without having moved; both sides' ships stand where they may shoot.
void to_combat(Fight& fight) {
  fight.plan("2F");
  while (fight.phase() != Phase::engagement) fight.finish_phase();
}

}  // namespace

TEST_CASE("In Combat each ship is active once, from the highest skill down [1e-attack-1]", "[first]") {
  Fight fight({at("A", kXwing, Side::player, 300, 200), at("B", kTie, Side::enemy, 300, 700, 180),
               at("C", "1e-pilot-wedgeantilles", Side::player, 600, 200),
               at("D", "1e-pilot-howlrunner", Side::enemy, 600, 700, 180)});
  to_combat(fight);
  CHECK(fight.finish_phase() == Ids{"C", "D", "A", "B"});
  CHECK(fight.all<state::ShipEngaged>().size() == 4);
}

TEST_CASE("A ship may decline its attack [1e-attack-2]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150)});
  arena.says("attack", "pass");
  engage(arena);
  CHECK(arena["A"].ship.engaged);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("What comes at the start of Combat comes before the first ship is active [1e-attack-3]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150)});
  lay(arena, "A", 205);  // Console Fire
  no_shields(arena, "A");
  arena.dice({Face::hit});
  arena.run([](Game& game) { rules::first::begin_combat(game); });
  CHECK(cards_on(arena, "A") == 2);
  CHECK_FALSE(arena["B"].ship.engaged);
}

TEST_CASE("Cloaked, with weapons disabled, on an asteroid or against who touches it a ship cannot attack [1e-attack-5]",
          "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150)});
  CHECK(can_shoot(arena, "primary:0>B"));
  arena.edit("A").tokens.cloak = 1;
  CHECK(fault_of(arena, "primary:0>B") == "1e-cloak-3");
  arena.edit("A").tokens.cloak = 0;
  arena.edit("A").tokens.disarm = 1;
  CHECK(fault_of(arena, "primary:0>B") == "1e-token-4");
  Arena grounded = fight(kXwing, {}, {enemy("B", 150), rock(457, 300)});
  CHECK(fault_of(grounded, "primary:0>B") == "1e-obst-3");
  Arena touching = fight(kXwing, {}, {enemy("B", 0), at("C", kTie, Side::enemy, 527, 490, 180)});
  touching.edit("A").ship.bumped = {"B"};
  CHECK(fault_of(touching, "primary:0>B") == "1e-touch-3");
  CHECK(can_shoot(touching, "primary:0>C"));
}

TEST_CASE(
    "Declare Target: weapon and target are picked among all in arc and range, then the cost is paid"
    " [1e-attack-6][1e-attack-7][1e-attack-8]",
    "[first]") {
  Arena arena = fight(kYwing, {kHeavy},
                      {enemy("N", 60), at("M", kTie, Side::enemy, 527, 490, 180), at("F", kTie, Side::enemy, 390, 610),
                       at("S", kTie, Side::enemy, 457, 80), at("X", kTie, Side::enemy, 457, 760)});
  CHECK(can_shoot(arena, "primary:0>N"));
  CHECK(can_shoot(arena, "primary:0>M"));
  CHECK(can_shoot(arena, "primary:0>F"));
  CHECK(fault_of(arena, "primary:0>S") == "1e-attack-7");
  CHECK(fault_of(arena, "primary:0>X") != "");
  CHECK(fault_of(arena, std::string(kHeavy) + ">N") == "1e-attack-8");
  CHECK(can_shoot(arena, std::string(kHeavy) + ">M"));
  Arena costly = fight(kYwing, {kBlaster}, {enemy("B", 150)});
  costly.edit("A").tokens.focus = 1;
  costly.says("attack", std::string(kBlaster) + ">B").dice(blanks(3)).dice(blanks(3));
  engage(costly);
  CHECK(costly["A"].tokens.focus == 0);
}

TEST_CASE("Without its cost a weapon cannot be picked, another may [1e-attack-9]", "[first]") {
  Arena arena = fight(kYwing, {kBlaster}, {enemy("B", 150)});
  CHECK(fault_of(arena, std::string(kBlaster) + ">B") == "1e-attack-13");
  CHECK(can_shoot(arena, "primary:0>B"));
}

TEST_CASE("The target is the defender only when the cost is paid [1e-attack-10]", "[first]") {
  // Dark Curse bars focus tokens: one that the weapon costs has been spent before.
  Arena arena = fight(kYwing, {kBlaster}, {enemy("B", 150, {}, "1e-pilot-darkcurse")});
  arena.edit("A").tokens.focus = 2;
  arena.says("attack", std::string(kBlaster) + ">B").dice({Face::focus, Face::focus, Face::hit});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Attack dice: the weapon's value, one more of a primary weapon at range 1 [1e-attack-14][1e-attack-15]",
          "[first]") {
  for (const auto& [gap, dice] : {std::pair{60.0, 4}, {150.0, 3}, {250.0, 3}}) {
    Arena arena = fight(kXwing, {"1e-upgrade-ioncannon"}, {enemy("B", gap)});
    CHECK(dice_at(arena, "primary:0>B").attack == dice);
    CHECK(dice_at(arena, "1e-upgrade-ioncannon>B").attack == 3);
  }
}

TEST_CASE("Additions and reductions are summed before the roll, at least to 0 [1e-attack-16]", "[first]") {
  Arena arena = fight("1e-pilot-spicerunner", {}, {enemy("B", 60)});
  CHECK(dice_at(arena, "primary:0>B").attack == 2);
  lay(arena, "A", 214);  // Weapons Failure: one die less
  CHECK(dice_at(arena, "primary:0>B").attack == 1);
  lay(arena, "A", 214);
  lay(arena, "A", 214);
  CHECK(dice_at(arena, "primary:0>B").attack == 0);
}

TEST_CASE("Attack dice are modified by the defender first [1e-attack-19]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-elusiveness"})});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::focus});
  arena.says("modify-attack-defender", "1e-upgrade-elusiveness").says("reroll", "0").dice({Face::blank});
  arena.says("modify-attack", "focus").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(arena["B"].tokens.stress == 1);
}

TEST_CASE("What changes results at the roll does not reach dice that are rerolled later [1e-attack-21]", "[first]") {
  Arena arena = fight(kYwing, {kHeavy}, {enemy("B", 150, {}, kXwing)});
  arena.edit("A").lock = "B";
  arena.edit("B").ship.shields = 0;
  arena.says("attack", std::string(kHeavy) + ">B").dice({Face::crit, Face::blank, Face::blank, Face::blank});
  arena.says("modify-attack", "lock").says("reroll", "1").says("reroll", "done").dice({Face::crit});
  arena.dice(blanks(2));
  engage(arena);
  REQUIRE(cards_on(arena, "B") == 2);
  CHECK_FALSE(arena["B"].ship.damage[0].faceup);
  CHECK(arena["B"].ship.damage[1].faceup);
}

TEST_CASE(
    "Defense dice: agility, one more at range 3 of a primary weapon, one more if obstructed"
    " [1e-attack-22][1e-attack-23]",
    "[first]") {
  for (const auto& [gap, dice] : {std::pair{60.0, 2}, {150.0, 2}, {250.0, 3}}) {
    Arena arena = fight(kXwing, {"1e-upgrade-ioncannon"}, {enemy("B", gap, {}, kXwing)});
    CHECK(dice_at(arena, "primary:0>B").defense == dice);
    CHECK(dice_at(arena, "1e-upgrade-ioncannon>B").defense == 2);
    Arena obstructed =
        fight(kXwing, {"1e-upgrade-ioncannon"},
              {enemy("B", gap, {}, kXwing), obstacle("R", "coreasteroid0", 457, 320 + gap / 2),
               obstacle("S", "coreasteroid0", 430, 320 + gap / 2), obstacle("T", "coreasteroid0", 484, 320 + gap / 2)});
    CHECK(dice_at(obstructed, "primary:0>B").defense == dice + 1);
    CHECK(dice_at(obstructed, "1e-upgrade-ioncannon>B").defense == 3);
  }
}

TEST_CASE("Agility below 0 counts as 0, other dice come on top [1e-attack-24]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 250, {}, kYwing)});
  arena.edit("B").tokens.tractor = 3;
  CHECK(dice_at(arena, "primary:0>B").defense == 1);
}

TEST_CASE("A die that cannot be modified again stays as it is [1e-attack-26]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.run([](Game& game) {
    state::Attack attack;
    attack.attacker = "A";
    attack.defender = "B";
    attack.weapon = "primary:0";
    attack.range = 2;
    attack.attack_dice = {{Face::focus, false, false, true}, {Face::focus}};
    game.emit(state::AttackDeclared{attack});
    rules::change_focus_results(game, true, 2);
    CHECK(game.attack()->attack_dice[0].face == Face::focus);
    CHECK(game.attack()->attack_dice[1].face == Face::hit);
    rules::change_die(game, true, 0, Face::crit);
    CHECK(game.attack()->attack_dice[0].face == Face::focus);
  });
}

TEST_CASE("Evades cancel hits, then critical hits; what is left decides [1e-attack-28][1e-attack-29]", "[first]") {
  const auto dealt = [](int evades, bool& hit) {
    Arena arena = fight(kXwing, {}, {enemy("B", 150)});
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::crit, Face::hit});
    std::vector<Face> defense(3, Face::blank);
    for (int i = 0; i < evades; ++i) defense[static_cast<std::size_t>(i)] = Face::evade;
    arena.dice(defense);
    engage(arena);
    hit = place_of<state::AttackChanged>(arena, [](const auto& it) { return it.attack.hit; }) >= 0;
    std::string cards;
    for (const state::DamageCard& card : arena["B"].ship.damage) cards += card.faceup ? 'c' : 'h';
    return cards;
  };
  bool hit = false;
  CHECK(dealt(1, hit) == "hc");
  CHECK(hit);
  CHECK(dealt(2, hit) == "c");
  CHECK(hit);
  CHECK(dealt(3, hit).empty());
  CHECK_FALSE(hit);
}

TEST_CASE("What comes at the start of Compare Results comes before results cancel [1e-attack-30]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-crackshot"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B")
      .dice({Face::hit, Face::blank, Face::blank})
      .dice({Face::evade, Face::blank, Face::blank});
  arena.says("effect", "1e-upgrade-crackshot");
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Hits are dealt before critical hits, shields first [1e-attack-34][1e-dmg-1][1e-dmg-3]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {}, kXwing)});
  arena.edit("B").ship.shields = 1;
  arena.says("attack", "primary:0>B").dice({Face::crit, Face::hit, Face::blank}).dice(blanks(2));
  engage(arena);
  CHECK(arena["B"].ship.shields == 0);
  REQUIRE(cards_on(arena, "B") == 1);
  CHECK(arena["B"].ship.damage[0].faceup);
  Arena shielded = fight(kXwing, {}, {enemy("B", 150, {}, kXwing)});
  suffers(shielded, "B", 0, 1);  // critical damage and a shield: the shield alone
  CHECK(shielded["B"].ship.shields == 1);
  CHECK(cards_on(shielded, "B") == 0);
  suffers(shielded, "B", 2);  // one of them goes through
  CHECK(shielded["B"].ship.shields == 0);
  CHECK(cards_on(shielded, "B") == 1);
}

TEST_CASE("Each missed attack is an occasion of its own for what follows a miss [1e-attack-41]", "[first]") {
  Arena arena = fight("1e-pilot-outerrimsmuggler", {"1e-upgrade-bossk", "1e-upgrade-gunner"}, {enemy("B", 150)});
  arena.passes("modify-attack");
  for (int i = 0; i < 2; ++i) arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].tokens.focus == 2);
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Bombs are no secondary weapons [1e-attack-43]", "[first]") {
  Arena arena = fight(kKwing, {"1e-upgrade-seismiccharges", "1e-upgrade-proximitymines"}, {enemy("B", 150)});
  for (const rules::Shot& shot : shots(arena)) CHECK(shot.weapon.id == "primary:0");
  arena.table.ruleset = "1e";
  lay(arena, "A", 110);  // Munitions Failure finds nothing to discard
  arena.run([](Game& game) {
    rules::repair_faceup(game, "A", 0, "1e-dmg-7");
    rules::turn_faceup(game, "A", 0, "1e-dmg-7");
  });
  for (const state::Card& card : arena["A"].ship.cards) CHECK_FALSE(card.discarded);
  CHECK_FALSE(arena["A"].ship.damage[0].faceup);
}

TEST_CASE("Declare Target ends when cost and defender are settled, before any die [1e-timing-1]", "[first]") {
  // Rebel Captive stresses who makes its ship the target: the stress lies there when dice are rolled.
  Arena arena = fight(kYwing, {kBlaster}, {enemy("B", 150, {"1e-upgrade-rebelcaptive"}, kXwing)});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", std::string(kBlaster) + ">B").dice(blanks(3)).dice(blanks(2));
  engage(arena);
  const auto paid = place_of<state::TokenChanged>(arena, [](const auto& it) { return it.token == Token::focus; });
  const auto stressed = place_of<state::TokenChanged>(arena, [](const auto& it) { return it.token == Token::stress; });
  const auto rolled = place_of<state::DiceRolled>(arena, [](const auto&) { return true; });
  CHECK(paid >= 0);
  CHECK(paid < stressed);
  CHECK(stressed < rolled);
}

TEST_CASE("The steps of an attack come in their order [1e-timing-2]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {}, kXwing)});
  attacked(arena, {Face::hit, Face::blank, Face::blank}, blanks(2), "A", "B");
  std::vector<state::AttackStep> steps;
  for (const state::Event& event : arena.events) {
    const auto* it = get_if<state::AttackChanged>(&event);
    if (it != nullptr && (steps.empty() || steps.back() != it->attack.step)) steps.push_back(it->attack.step);
  }
  using state::AttackStep;
  CHECK(steps == std::vector{AttackStep::attack_dice, AttackStep::modify_attack, AttackStep::defense_dice,
                             AttackStep::modify_defense, AttackStep::neutralize, AttackStep::damage,
                             AttackStep::aftermath});
}

TEST_CASE("An attack that is performed twice starts again at its dice, and has one aftermath [1e-timing-3]",
          "[first]") {
  Arena arena = fight(kYwing, {"1e-upgrade-twinlaserturret"}, {enemy("B", 250, {}, kXwing)});
  arena.says("attack", "1e-upgrade-twinlaserturret>B");
  arena.dice(hits(3)).dice(blanks(2)).dice(hits(3)).dice(blanks(2));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  int aftermaths = 0;
  state::AttackStep last = state::AttackStep::declare;
  for (const state::Event& event : arena.events) {
    const auto* it = get_if<state::AttackChanged>(&event);
    if (it == nullptr) continue;
    if (it->attack.step == state::AttackStep::aftermath && last != it->attack.step) ++aftermaths;
    last = it->attack.step;
  }
  CHECK(aftermaths == 1);
}

TEST_CASE("Who made no attack in his own turn but in another's is still to be active [1e-timing-10]", "[first]") {
  Arena arena = fight("1e-pilot-dengar", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(2));
  arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
  engage(arena, "B");
  CHECK(arena["B"].ship.engaged);
  CHECK_FALSE(arena["A"].ship.engaged);
  CHECK(can_shoot(arena, "primary:0>B"));
}

TEST_CASE("Effects after an attack: the initiative player's before the other's [1e-timing-5]", "[first]") {
  for (const Side first : {Side::player, Side::enemy}) {
    Arena arena = fight(kXwing, {"1e-upgrade-firecontrolsystem"}, {enemy("B", 150, {}, "1e-pilot-laetinashera")});
    arena.table.play.first = first;
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    if (first == Side::player) arena.says("effect", "1e-upgrade-firecontrolsystem");
    arena.says("effect", "1e-pilot-laetinashera");
    if (first == Side::enemy) arena.says("effect", "1e-upgrade-firecontrolsystem");
    engage(arena);
    CHECK(arena["A"].lock == "B");
    CHECK(arena["B"].tokens.evade == 1);
    const int locked = place_of<state::LockSet>(arena, [](const auto&) { return true; });
    const int evades =
        place_of<state::TokenChanged>(arena, [](const auto& it) { return it.token == Token::evade && it.by > 0; });
    CHECK((locked < evades) == (first == Side::player));
  }
}

TEST_CASE("The second of two attacks is not made at a ship that the first has destroyed [1e-attack-36]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-clustermissiles"}, {enemy("B", 50)});
  arena.edit("A").lock = "B";
  arena.says("attack", "1e-upgrade-clustermissiles>B").dice(hits(3)).dice(blanks(3));
  engage(arena);  // nothing is rolled again
  CHECK(arena["B"].ship.destroyed);
}

TEST_CASE(
    "Fire-Control System locks the defender; a lock that another card takes later stands in its place"
    " [1e-lock-17][1e-upgrade-firecontrolsystem][1e-upgrade-targetingastromech]",
    "[first]") {
  const Cards cards{"1e-upgrade-firecontrolsystem", "1e-upgrade-targetingastromech"};
  Arena arena = fight(kXwing, cards, {enemy("B", 150), at("C", kTie, Side::enemy, 557, 490, 180)});
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3)).says("effect", "1e-upgrade-firecontrolsystem");
  engage(arena);
  CHECK(arena["A"].lock == "B");
  CHECK(times_asked(arena, "lock") == 0);  // the defender alone
  arena.table.play.phase = Phase::activation;
  arena.says("effect", "1e-upgrade-targetingastromech").says("lock", "C");
  flies(arena, "4K");
  CHECK(arena["A"].lock == "C");
  for (const char* ship : {"B", "C"}) CHECK(arena[ship].lock.empty());
}

TEST_CASE("A reroll that another ship grants is that ship's own [1e-attack-45]", "[first]") {
  // Snap Shot's dice may not be changed by its own ship, M9-G8's ship may.
  state::Piece helper = wingman("F", 60, {"1e-upgrade-m9g8"});
  helper.lock = "A";
  Arena arena = fight(kXwing, {"1e-upgrade-snapshot"}, {helper, enemy("B", 60)});
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").lock = "B";
  arena.says("attack", "1e-upgrade-snapshot>B").dice({Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-m9g8").says("reroll", "1").dice({Face::hit}).dice(blanks(3));
  engage(arena);
  CHECK(verdict_on(arena, "modify-attack", "focus") != "legal");
  CHECK(verdict_on(arena, "modify-attack", "lock") != "legal");
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("What happens instead of destruction comes before any effect after the attack [1e-timing-4]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-ruthlessness"},
                      {enemy("B", 150, {}, "1e-pilot-teltrevura"), at("C", kTie, Side::enemy, 560, 490, 180)});
  no_shields(arena, "B");
  for (int i = 0; i < 4; ++i) lay_facedown(arena, "B", 213);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(2));
  engage(arena);
  const auto spared = place_of<state::DamageDiscarded>(arena, [](const auto& it) { return it.id == "B"; });
  const auto after = place_of<state::DamageDealt>(arena, [](const auto& it) { return it.id == "C"; });
  CHECK_FALSE(arena["B"].ship.destroyed);
  CHECK(spared >= 0);
  CHECK(spared < after);
}

}  // namespace plotboard::first_attack
