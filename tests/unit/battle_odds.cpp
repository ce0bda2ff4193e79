// The odds of an attack: cases worked out by hand, means from the table, and the bars of the modify windows.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_attack.hpp"
#include "data/catalog.hpp"
#include "rules/play/odds.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"

namespace plotboard::battle_odds {
namespace {

using rules::AttackerMeans;
using rules::DefenderMeans;
using rules::Game;
using rules::Odds;
using rules::odds_of;
using test::Arena;
using test::duel;
using test::faces;

std::vector<state::Die> dice(std::string_view letters, bool rerolled = false) {
  std::vector<state::Die> all;
  for (const state::Face face : faces(letters)) all.push_back({face, rerolled, false});
  return all;
}
AttackerMeans throwing(int count) {
  AttackerMeans means;
  means.dice = count;
  return means;
}
AttackerMeans lying(std::string_view letters, bool rerolled = false) {
  AttackerMeans means;
  means.thrown = dice(letters, rerolled);
  return means;
}
DefenderMeans defending(int count) {
  DefenderMeans means;
  means.dice = count;
  return means;
}
DefenderMeans defense(std::string_view letters) {
  DefenderMeans means;
  means.thrown = dice(letters);
  return means;
}

TEST_CASE("One attack die: half hits or critical hits, three quarters with focus", "[2e-dice-1][2e-spend-1]") {
  const Odds plain = odds_of(throwing(1), {});
  CHECK(plain.hit == Approx(0.5));
  CHECK(plain.damage == Approx(0.5));
  CHECK(plain.crits == Approx(0.125));
  AttackerMeans focused = throwing(1);
  focused.focus = 1;
  CHECK(odds_of(focused, {}).hit == Approx(0.75));
  AttackerMeans locked = throwing(1);
  locked.lock = true;  // 1/2, and of the other half again 1/2
  CHECK(odds_of(locked, {}).hit == Approx(0.75));
  locked.focus = 1;  // 3/4 and of the blanks again 3/4
  CHECK(odds_of(locked, {}).hit == Approx(0.9375));
  CHECK(odds_of(throwing(0), {}).hit == 0);
}

TEST_CASE("One defense die: three eighths evades, five with focus", "[2e-dice-2][2e-spend-2][2e-spend-8]") {
  CHECK(odds_of(lying("h"), defending(1)).hit == Approx(0.625));
  DefenderMeans focused = defending(1);
  focused.focus = 1;
  CHECK(odds_of(lying("h"), focused).hit == Approx(0.375));
  DefenderMeans evading = defending(1);
  evading.evade = 1;
  CHECK(odds_of(lying("h"), evading).hit == Approx(0));
  evading.dice = 0;  // no die to change
  CHECK(odds_of(lying("h"), evading).hit == Approx(1));
}

TEST_CASE("The chances of all numbers of results sum to one", "[2e-neutral-3]") {
  AttackerMeans attacker = throwing(6);
  attacker.lock = true;
  attacker.calculate = 2;
  const Odds odds = odds_of(attacker, defending(6));
  double sum = 0, mean = 0;
  for (std::size_t i = 0; i < odds.by_damage.size(); ++i) {
    sum += odds.by_damage[i];
    mean += odds.by_damage[i] * static_cast<double>(i);
  }
  CHECK(sum == Approx(1));
  CHECK(mean == Approx(odds.damage));
  CHECK(1 - odds.by_damage[0] == Approx(odds.hit));
}

TEST_CASE("Dice that lie there: what can still be done with them", "[2e-spend-10][2e-dice-6][2e-mod-14]") {
  AttackerMeans attacker = lying("hfb");
  CHECK(odds_of(attacker, {}).damage == Approx(1));
  attacker.calculate = 1;
  CHECK(odds_of(attacker, {}).damage == Approx(2));
  attacker.lock = true;  // the blank again, the focus result stays for the token
  CHECK(odds_of(attacker, {}).damage == Approx(2.5));
  attacker.calculate = 0;  // both again
  CHECK(odds_of(attacker, {}).damage == Approx(2));
  AttackerMeans again = lying("hfb", true);
  again.lock = true;  // rerolled already
  CHECK(odds_of(again, {}).damage == Approx(1));
  attacker.fixed = true;
  CHECK(odds_of(attacker, {}).damage == Approx(1));
}

TEST_CASE("Cancelling in the odds: hits first, cards, reinforce, a gas cloud",
          "[2e-neutral-1][2e-neutral-6][2e-neutral-7][2e-neutral-8][2e-obstruct-5]") {
  CHECK(odds_of(lying("hc"), defense("e")).crits == Approx(1));
  DefenderMeans plasma = defense("e");
  plasma.crits_first = true;
  CHECK(odds_of(lying("hc"), plasma).crits == Approx(0));
  DefenderMeans autoblaster = defense("ee");
  autoblaster.crits_safe = true;
  CHECK(odds_of(lying("hc"), autoblaster).crits == Approx(1));
  DefenderMeans reinforced = defense("b");
  reinforced.reinforce = 2;
  CHECK(odds_of(lying("hhc"), reinforced).damage == Approx(1));
  CHECK(odds_of(lying("c"), reinforced).damage == Approx(1));
  DefenderMeans cloud = defense("bb");
  cloud.gas_cloud = true;
  CHECK(odds_of(lying("hh"), cloud).damage == Approx(1));
  DefenderMeans no_blank = defense("ff");
  no_blank.gas_cloud = true;
  CHECK(odds_of(lying("hh"), no_blank).damage == Approx(2));
  AttackerMeans torpedo = lying("hhb");
  torpedo.hits_to_crits = 1;
  CHECK(odds_of(torpedo, {}).crits == Approx(1));
  AttackerMeans laser = lying("hcc");
  laser.crits_to_hits = true;
  CHECK(odds_of(laser, {}).damage == Approx(3));
  CHECK(odds_of(laser, {}).crits == Approx(0));
  AttackerMeans ion = lying("hhc");
  ion.harm = rules::Harm::one_hit;
  CHECK(odds_of(ion, {}).damage == Approx(1));
  CHECK(odds_of(ion, {}).crits == Approx(0));
  CHECK(odds_of(ion, defense("eee")).damage == Approx(0));
}

TEST_CASE("Means before the roll come from the table", "[2e-attack-dice-2][2e-spend-12][2e-special-11]") {
  Arena arena = duel(80, "t65xwing", "tielnfighter", {"adv-proton-torpedoes"});
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").lock = "B";
  arena.edit("B").tokens.evade = 1;
  arena.edit("B").tokens.reinforce_fore = 1;
  Game game(test::catalog(), arena.table, {}, &arena);
  const auto hash = state::hash_of(arena.table);
  for (const rules::Shot& shot : rules::shots_of(game, "A")) {
    const state::Attack attack = rules::attack_by(shot);
    const AttackerMeans attacker = rules::attacker_means(game, attack);
    const DefenderMeans defender = rules::defender_means(game, attack);
    const bool torpedo = shot.weapon.id == "adv-proton-torpedoes";
    CHECK(attacker.dice == (torpedo ? 5 : 4));
    CHECK(attacker.hits_to_crits == (torpedo ? 1 : 0));
    CHECK((attacker.focus == 1 && attacker.lock));
    CHECK((defender.dice == 3 && defender.evade == 1 && defender.reinforce == 1));
    CHECK(odds_of(game, shot).damage == Approx(odds_of(attacker, defender).damage));
  }
  CHECK(state::hash_of(arena.table) == hash);
}

// --- weapons whose card says what their results do

struct Outcome {
  double hit = 0, damage = 0, crits = 0;
};
bool is_turret(const std::string& weapon) { return weapon == "ion-cannon-turret"; }

// A has the weapon, B at range 2 throws one die and stands whatever comes.
struct RangeTwo : Arena {
  explicit RangeTwo(const std::string& weapon)
      : Arena(test::facing(150, is_turret(weapon) ? "btla4ywing" : "t65xwing", "btla4ywing", {weapon}), "2e",
              state::Phase::engagement) {
    if (is_turret(weapon)) edit("A").ship.turret = state::Turret::front;
    if (!test::catalog().upgrade(weapon)->weapon->needs.empty()) edit("A").lock = "B";
    edit("B").ship.shields = 0;
    edit("B").ship.hull = 30;
  }
};
// Both sides' dice as they lie, and nobody spends anything: fired by the rules.
Outcome fired(const std::string& weapon, const std::string& attack_dice, const std::string& defense_dice) {
  RangeTwo arena(weapon);
  if (!arena["A"].lock.empty()) arena.passes("modify-attack", "A");
  if (weapon == "tractor-beam") arena.passes("tractor", "B");
  arena.says("attack", weapon + ">B").dice(faces(attack_dice)).dice(faces(defense_dice));
  test::engages(arena).expect_all_said();
  Outcome outcome;
  outcome.hit = test::was_hit(arena) ? 1 : 0;
  for (const state::DamageCard& card : arena["B"].ship.damage) {
    outcome.damage += 1;
    outcome.crits += card.faceup ? 1 : 0;
  }
  return outcome;
}
// Every way in which so many dice fall; of the letters each stands for that many of the eight sides.
template <class Seen>
void each_fall(int dice, const std::vector<std::pair<char, int>>& sides, std::string fallen, double chance,
               const Seen& seen) {
  if (dice == 0) return seen(fallen, chance);
  for (const auto& [letter, count] : sides) each_fall(dice - 1, sides, fallen + letter, chance * count / 8.0, seen);
}

TEST_CASE("The odds of weapons with a damage rule of their own equal every throw fired by the rules",
          "[2e-deal-9][2e-deal-10][2e-special-17][2e-special-18][2e-special-19]") {
  for (const std::string weapon :
       {"ion-cannon", "ion-cannon-turret", "ion-torpedoes", "ion-missiles", "tractor-beam", "jamming-beam",
        "mag-pulse-warheads", "xx-23-s-thread-tracers", "heavy-laser-cannon"}) {
    INFO(weapon);
    RangeTwo arena(weapon);
    Game game(test::catalog(), arena.table, {}, &arena);
    const std::vector<rules::Shot> all = rules::shots_of(game, "A");
    const auto shot =
        std::find_if(all.begin(), all.end(), [&](const rules::Shot& each) { return each.weapon.id == weapon; });
    REQUIRE(shot != all.end());
    AttackerMeans attacker = rules::attacker_means(game, rules::attack_by(*shot));
    attacker.lock = false;
    const DefenderMeans defender = rules::defender_means(game, rules::attack_by(*shot));
    REQUIRE(defender.dice == 1);
    Outcome sum;
    each_fall(attacker.dice, {{'h', 3}, {'c', 1}, {'f', 2}, {'b', 2}}, "", 1, [&](const std::string& a, double p) {
      each_fall(1, {{'e', 3}, {'f', 2}, {'b', 3}}, "", p, [&](const std::string& d, double chance) {
        const Outcome outcome = fired(weapon, a, d);
        sum.hit += chance * outcome.hit;
        sum.damage += chance * outcome.damage;
        sum.crits += chance * outcome.crits;
      });
    });
    const Odds odds = odds_of(attacker, defender);
    CHECK(odds.hit == Approx(sum.hit));
    CHECK(odds.damage == Approx(sum.damage).margin(1e-9));
    CHECK(odds.crits == Approx(sum.crits).margin(1e-9));
    double mean = 0;
    for (std::size_t i = 0; i < odds.by_damage.size(); ++i) mean += odds.by_damage[i] * static_cast<double>(i);
    CHECK(mean == Approx(odds.damage).margin(1e-9));
  }
}

TEST_CASE("Every card with something to do in Deal Damage says what its results are worth", "[2e-deal-9][2e-deal-10]") {
  for (const rules::Effect& effect : rules::all_effects()) {
    if (effect.window != rules::Window::deal_damage) continue;
    // Of the first edition these two do something besides what the results do.
    if (effect.card == "1e-pilot-princexizor" || effect.card == "1e-upgrade-arccaster-cannon-ready") continue;
    INFO(effect.card);
    const auto own = rules::effects_of(effect.card);
    CHECK(std::any_of(own.begin(), own.end(),
                      [](const rules::Effect* each) { return each->window == rules::Window::harm; }));
  }
}

}  // namespace
}  // namespace plotboard::battle_odds
