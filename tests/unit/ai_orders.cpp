// Orders of AI ships, and their attacks by the lists of their cards.
#include <algorithm>
#include <catch2/catch.hpp>

#include "ai/ai_orders.hpp"
#include "ai/decision.hpp"
#include "ai/pilot.hpp"
#include "rules/board/field.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::ai_orders {
namespace {

using rules::Game;
using state::Side;
using test::Arena;
using test::by_ai;
using test::fighter;

state::Choice question(const std::string& kind, const std::string& ship, const std::vector<std::string>& keys) {
  state::Choice choice;
  choice.kind = kind;
  choice.ship = ship;
  choice.side = Side::enemy;
  for (const std::string& key : keys) choice.options.push_back(rules::option(key, {}));
  return choice;
}

ai::Advice advised(Arena& arena, const state::Choice& choice) {
  Game game(test::catalog(), arena.table, {}, nullptr);
  return ai::advise(game, choice);
}
std::string action_of(Arena& arena, const std::vector<std::string>& keys) {
  return advised(arena, question("action", "A", keys)).answer.key;
}

// What A attacks with its card's list: every legal shot is on offer.
ai::Advice attack_of(Arena& arena) {
  Game game(test::catalog(), arena.table, {}, nullptr);
  std::vector<std::string> keys;
  for (const rules::Shot& shot : rules::shots_of(game, "A")) keys.push_back(shot.key());
  keys.emplace_back("pass");
  return ai::advise(game, question("attack", "A", keys));
}

const std::vector<std::string> kActions{"focus", "lock", "barrel-roll", "pass"};

TEST_CASE("Escort: a ship within range 1 is protected, after repairs and before the list", "[fga-3.3.2.3-1]") {
  Arena arena({by_ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180)),
               by_ai(fighter("F", "t65xwing", Side::enemy, 457, 680, 180), 2),
               fighter("B", "tielnfighter", Side::player, 457, 400, 180)});
  std::vector<std::string> keys = kActions;
  keys.insert(keys.begin(), "protect:F");
  CHECK(action_of(arena, keys) == "lock");
  arena.edit("A").order = "escort:F";
  CHECK(action_of(arena, keys) == "protect:F");
  CHECK(action_of(arena, kActions) == "lock");  // beyond range 1 the action is not there
  arena.edit("A").order = "escort:Blue";
  CHECK(action_of(arena, keys) == "lock");
  arena.edit("F").squad = "Blue";
  CHECK(action_of(arena, keys) == "protect:F");
  arena.edit("A").ship.damage = {{5, true}};
  keys.emplace_back("damage:5");
  CHECK(action_of(arena, keys) == "damage:5");
}

TEST_CASE("Strike: only its target is locked; of a squad the nearest ship is the target",
          "[fga-3.3.2.1a-1][fga-3.3.2.1a-5]") {
  Arena arena({by_ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180)),
               fighter("B", "tielnfighter", Side::player, 457, 420, 180),
               fighter("C", "tielnfighter", Side::player, 600, 400, 180),
               fighter("D", "tielnfighter", Side::player, 100, 100, 180)});
  arena.edit("A").order = "strike:C";
  const auto locked = [&] {
    Game game(test::catalog(), arena.table, {}, nullptr);
    const ai::Advice advice = ai::advise(game, question("action", "A", kActions));
    return advice.answer.key == "lock" ? advice.answer.memo.substr(advice.answer.memo.rfind(':') + 1) : std::string();
  };
  CHECK(locked() == "C");
  arena.edit("A").order = "strike:D";  // beyond range 3
  CHECK(locked().empty());
  arena.edit("A").order = "strike:Grey";
  arena.edit("C").squad = arena.edit("D").squad = "Grey";
  CHECK(locked() == "C");
}

TEST_CASE("Attack is the order of a squad that has none", "[fga-4.6.1.4-1]") {
  const auto target = [](const std::string& order) {
    Arena arena({by_ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180)),
                 fighter("B", "tielnfighter", Side::player, 457, 400, 180),
                 fighter("C", "tielnfighter", Side::player, 800, 300, 180)},
                "fga-207");
    arena.edit("A").order = order;
    Game game(test::catalog(), arena.table, {}, nullptr);
    base::Rng rng(1);
    return ai::decide(field_of(game), {"A", 3, {}, {}}, rng)->target;
  };
  CHECK(target("") == "B");
  CHECK(target("attack") == "B");
  CHECK(target("strike:C") == "C");
}

TEST_CASE("A far lock is dropped under Attack, not under Strike", "[fga-sheet.ai-1][fga-3.3.1.2-2]") {
  const auto drops = [](const std::string& order) {
    Arena arena(
        {by_ai(fighter("A", "t65xwing", Side::enemy, 457, 860, 180)),
         fighter("B", "tielnfighter", Side::player, 457, 200), fighter("C", "tielnfighter", Side::player, 300, 700)},
        "fga-207");
    arena.edit("A").lock = "B";
    arena.edit("A").order = order;
    return advised(arena, question("drop-lock", "A", {"keep", "drop"})).answer.key;
  };
  CHECK(drops("") == "drop");
  CHECK(drops("attack") == "drop");
  CHECK(drops("strike:B") == "keep");
}

TEST_CASE("Escape: no lock, a turret turned to the nearest ship, and attacks on ships",
          "[fga-3.3.2.2a-3][fga-3.3.2.2a-4][fga-3.3.2.2a-5]") {
  Arena arena({by_ai(fighter("A", "yt2400lightfreighter", Side::enemy, 457, 457, 0)),
               fighter("B", "tielnfighter", Side::player, 650, 457, 180)});
  arena.edit("A").ship.turret = state::Turret::front_rear;
  arena.edit("A").order = "escape:north";
  arena.edit("B").moved = true;
  ai::Pilots pilots;
  {
    Game game(test::catalog(), arena.table, {}, &pilots);
    rules::perform_action_step(game, "A", false);
  }
  CHECK(arena["A"].ship.turret == state::Turret::left_right);
  arena.edit("A").ship.actions.clear();
  CHECK(action_of(arena, {"focus", "lock", "rotate-arc", "pass"}) == "focus");
  const ai::Advice attack = attack_of(arena);  // what it heads for is no target; the ship is
  CHECK(attack.answer.key.text().find(">B") != std::string::npos);
  Arena alone({by_ai(fighter("A", "yt2400lightfreighter", Side::enemy, 457, 870, 0))});
  alone.edit("A").order = "escape:north";
  Game game(test::catalog(), alone.table, {}, nullptr);
  CHECK(rules::shots_of(game, "A").empty());
}

// B near and C farther, both in A's arc; A carries torpedoes.
struct TorpedoRun : Arena {
  explicit TorpedoRun(const std::string& lock)
      : Arena({by_ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180, {"proton-torpedoes"})),
               fighter("B", "tielnfighter", Side::player, 430, 400),
               fighter("C", "tielnfighter", Side::player, 500, 350)}) {
    edit("A").lock = lock;
  }
};

TEST_CASE("The sample card's attacks: the locked ship, torpedo before the front weapon; else the nearest",
          "[fga-3.1.2-6][fga-3.1.1-7][fga-3.4.1-1]") {
  TorpedoRun arena("C");
  CHECK(attack_of(arena).answer.key == "proton-torpedoes>C");
  arena.edit("A").ship.cards.front().charges = 0;
  CHECK(attack_of(arena).answer.key == "primary:0>C");
  arena.edit("C").pose = test::pose(500, 700);  // behind: the lock is of no use
  arena.edit("A").ship.cards.front().charges = 2;
  CHECK(attack_of(arena).answer.key == "primary:0>B");
  TorpedoRun none("");
  CHECK(attack_of(none).answer.key == "primary:0>B");
}

TEST_CASE("A mission's order goes before the card's attack list", "[fga-3.1.1-8]") {
  TorpedoRun arena("B");
  CHECK(attack_of(arena).answer.key == "proton-torpedoes>B");
  arena.edit("A").order = "strike:C";
  const ai::Advice advice = attack_of(arena);
  CHECK(advice.answer.key == "primary:0>C");
  CHECK(advice.rule == "fga-3.3.2.1a-2");
}

TEST_CASE("The YT-2400 looks for a target beyond range 1 first", "[fga-3.1.1-7]") {
  Arena arena({by_ai(fighter("A", "yt2400lightfreighter", Side::enemy, 457, 457, 0)),
               fighter("B", "tielnfighter", Side::player, 457, 580, 180),
               fighter("C", "tielnfighter", Side::player, 500, 700, 180)});
  arena.edit("A").ship.turret = state::Turret::front_rear;
  CHECK(attack_of(arena).answer.key.text().find(">C") != std::string::npos);
  arena.edit("C").pose = test::pose(850, 457);
  CHECK(attack_of(arena).answer.key.text().find(">B") != std::string::npos);
}

TEST_CASE("Equally near: the one closest to straight ahead", "[fga-3.3.1.1-2]") {
  Arena arena({by_ai(fighter("A", "tielnfighter", Side::enemy, 457, 600, 180)),
               fighter("B", "t65xwing", Side::player, 560, 420), fighter("C", "t65xwing", Side::player, 457, 420)});
  arena.edit("B").pose = test::pose(530, 424);  // as near base to base, but off the nose
  CHECK(attack_of(arena).answer.key == "primary:0>C");
  arena.edit("C").pose = test::pose(457, 418);
  arena.table.ruleset = "fga-207";
  CHECK(attack_of(arena).answer.key == "primary:0>B");
}

TEST_CASE("An effect that must choose a ship takes the target list's", "[fga-3.4.2.2-2]") {
  Arena arena({by_ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180)),
               fighter("B", "tielnfighter", Side::player, 457, 700),    // nearer, behind it
               fighter("C", "tielnfighter", Side::player, 457, 430)});  // in its front arc
  CHECK(advised(arena, question("jam", "A", {"B", "C"})).answer.key == "C");
  CHECK(advised(arena, question("jam", "A", {"B"})).answer.key == "B");
  arena.edit("A").lock = "B";
  CHECK(advised(arena, question("jam", "A", {"B", "C"})).answer.key == "B");
}

state::Attack rolled(const std::vector<state::Face>& faces) {
  state::Attack attack;
  attack.attacker = "A";
  attack.defender = "B";
  attack.weapon = "primary:0";
  attack.range = 2;
  attack.step = state::AttackStep::modify_attack;
  for (const state::Face face : faces) attack.attack_dice.push_back({face, false, false});
  return attack;
}

TEST_CASE("Dice are made as good as they can be, whatever the defender could do", "[fga-3.4.1.1-1]") {
  for (const char* defender : {"vt49decimator", "tieininterceptor"}) {  // agility 0, agility 3
    Arena arena(
        {by_ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180)), fighter("B", defender, Side::player, 457, 400)});
    arena.edit("A").tokens.focus = 1;
    arena.table.play.attack = rolled({state::Face::hit, state::Face::hit, state::Face::focus});
    CHECK(advised(arena, question("modify-attack", "A", {"focus", "done"})).answer.key == "focus");
  }
}

TEST_CASE("With ordnance a lock goes for blanks beside a focus token, or with the last charge", "[fga-sheet.ai-5]") {
  TorpedoRun arena("B");
  arena.table.play.attack = rolled({state::Face::hit, state::Face::blank, state::Face::blank});
  const std::vector<std::string> keys{"focus", "lock", "done"};
  CHECK(advised(arena, question("modify-attack", "A", {"lock", "done"})).answer.key == "done");
  arena.edit("A").tokens.focus = 1;
  CHECK(advised(arena, question("modify-attack", "A", keys)).answer.key == "lock");
  arena.table.play.attack->weapon = "proton-torpedoes";
  arena.edit("A").tokens.focus = 0;
  arena.edit("A").ship.cards.front().charges = 0;
  CHECK(advised(arena, question("modify-attack", "A", {"lock", "done"})).answer.key == "lock");
}

TEST_CASE("The Scum Z-95 spends its lock whenever a reroll can help", "[fga-3.1.1-7][fga-3.4.1.2-5]") {
  for (const bool scum : {true, false}) {
    Arena arena({by_ai(fighter("A", "z95af4headhunter", Side::enemy, 457, 600, 180)),
                 fighter("B", "vt49decimator", Side::player, 457, 400)});  // no defence dice
    arena.edit("A").faction = scum ? "scumandvillainy" : "rebelalliance";
    arena.edit("A").lock = "B";
    arena.table.play.attack = rolled({state::Face::hit, state::Face::blank});
    CHECK(advised(arena, question("modify-attack", "A", {"lock", "done"})).answer.key == (scum ? "lock" : "done"));
  }
}

TEST_CASE("On defence a card that has to be used goes before tokens, which it may spare",
          "[fga-3.4.1.3-1][fga-3.4.1.3-4][2e-ship-38]") {
  using state::Face;
  for (const Face face : {Face::evade, Face::focus}) {  // nothing gets through; the card alone stops the one hit
    Arena arena({by_ai(fighter("A", "fangfighter", Side::enemy, 457, 600, 180)),
                 fighter("B", "t65xwing", Side::player, 457, 500)});
    arena.edit("A").tokens.focus = 1;
    arena.edit("A").tokens.evade = 1;
    state::Attack attack = rolled({Face::hit});
    std::swap(attack.attacker, attack.defender);
    attack.range = 1;
    attack.step = state::AttackStep::modify_defense;
    attack.defense_dice = {{face, false, false}, {Face::focus, false, false}};
    arena.table.play.attack = attack;
    const auto asked = [&](const std::vector<std::string>& keys) {
      return advised(arena, question("modify-defense", "A", keys)).answer.key;
    };
    CHECK(asked({"focus", "evade", "concordia-faceoff"}) == "concordia-faceoff");
    arena.table.play.attack->defense_dice[0].face = Face::evade;  // as the card leaves it
    CHECK(asked({"focus", "evade", "done"}) == "done");
  }
}

TEST_CASE("The Scum Z-95 keeps no lock on the ship that it has attacked", "[fga-3.1.1-7][fga-3.3.1.2-1]") {
  for (const bool scum : {true, false}) {
    for (const char* locked : {"B", "C"}) {
      Arena arena(
          {by_ai(fighter("A", "z95af4headhunter", Side::enemy, 457, 600, 180)),
           fighter("B", "vt49decimator", Side::player, 457, 400), fighter("C", "t65xwing", Side::player, 100, 100)},
          "fga-207", state::Phase::engagement);
      arena.passes("modify-attack", "A");
      arena.edit("A").faction = scum ? "scumandvillainy" : "rebelalliance";
      arena.edit("A").lock = locked;
      arena.says("attack", "primary:0>B").dice({state::Face::hit, state::Face::hit});  // nothing to reroll
      arena.run([](Game& game) { rules::engage(game, "A"); });
      CHECK(arena["A"].lock.empty() == (scum && std::string(locked) == "B"));
    }
  }
}

TEST_CASE("Damage to AI ships is dealt as to any ship: a critical hit faceup, a hit facedown",
          "[fga-3.4.2-1][fga-3.4.2-2]") {
  Arena arena({by_ai(fighter("A", "tielnfighter", Side::enemy, 457, 600, 180)),
               fighter("B", "tielnfighter", Side::player, 457, 400)},
              "fga-207");
  arena.run([](Game& game) { rules::suffer(game, "A", 1, 1, "2e-damage-1"); });
  REQUIRE(arena["A"].ship.damage.size() == 2);
  const auto faceup = std::count_if(arena["A"].ship.damage.begin(), arena["A"].ship.damage.end(),
                                    [](const state::DamageCard& card) { return card.faceup; });
  CHECK(faceup == 1);
  CHECK(arena["A"].ship.hull_left() == 1);  // as many damage tokens would say
}

}  // namespace
}  // namespace plotboard::ai_orders
