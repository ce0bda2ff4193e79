// The odds of random attacks against a plain enumeration: every face of every die, one after the other, the sides
// spending in the order that odds.cpp writes down.
#include <catch2/catch.hpp>

#include <cmath>
#include <functional>

#include "base/base.hpp"
#include "rules/play/odds.hpp"
#include "support/soak.hpp"

namespace plotboard::odds_brute {
namespace {

using rules::AttackerMeans;
using rules::DefenderMeans;
using state::Die;
using state::Face;

// The eight sides of either die, alike ones together.
struct Side {
  Face face;
  double chance;
};
const std::vector<Side> kAttackSides{
    {Face::hit, 3 / 8.0}, {Face::crit, 1 / 8.0}, {Face::focus, 2 / 8.0}, {Face::blank, 2 / 8.0}};
const std::vector<Side> kDefenseSides{{Face::evade, 3 / 8.0}, {Face::focus, 2 / 8.0}, {Face::blank, 3 / 8.0}};

using Dice = std::vector<Die>;
using Seen = std::function<void(const Dice&, double)>;

// Every fall of the dice from `at` on that `falls` names.
void each_fall(Dice& dice, const std::vector<std::size_t>& falls, std::size_t at, const std::vector<Side>& sides,
               double chance, const Seen& seen) {
  if (at == falls.size()) return seen(dice, chance);
  const Die before = dice[falls[at]];
  for (const Side& side : sides) {
    dice[falls[at]].face = side.face;
    each_fall(dice, falls, at + 1, sides, chance * side.chance, seen);
  }
  dice[falls[at]] = before;
}
int count(const Dice& dice, Face face) {
  int n = 0;
  for (const Die& die : dice) n += die.face == face ? 1 : 0;
  return n;
}
// Turns up to `most` dice from one face to another.
int turn(Dice& dice, Face from, Face to, int most) {
  int turned = 0;
  for (Die& die : dice) {
    if (turned == most) break;
    if (die.face != from) continue;
    die.face = to;
    ++turned;
  }
  return turned;
}
constexpr int kAll = 99;

void spend_focus(Dice& dice, Face to, int focus, int calculate, int force) {
  turn(dice, Face::focus, to, focus > 0 ? kAll : calculate + force);
}

void attack_falls(const AttackerMeans& means, const Seen& seen) {
  Dice dice = means.thrown;
  std::vector<std::size_t> all;
  if (dice.empty()) {
    dice.assign(static_cast<std::size_t>(means.dice), Die{});
    for (std::size_t i = 0; i < dice.size(); ++i) all.push_back(i);
  }
  each_fall(dice, all, 0, kAttackSides, 1, [&](const Dice& fallen, double chance) {
    if (means.fixed) return seen(fallen, chance);
    const Seen end = [&](const Dice& last, double p) {
      Dice changed = last;
      spend_focus(changed, Face::hit, means.focus, means.calculate, means.force);
      turn(changed, Face::hit, Face::crit, means.hits_to_crits);
      if (means.crits_to_hits) turn(changed, Face::crit, Face::hit, kAll);
      seen(changed, p);
    };
    std::vector<std::size_t> again;
    int useful = means.focus > 0 ? kAll : means.calculate + means.force;
    // Focus results that cannot be thrown again are the first that tokens are kept for.
    for (const Die& die : fallen) useful -= die.face == Face::focus && die.rerolled ? 1 : 0;
    for (std::size_t i = 0; i < fallen.size() && means.lock; ++i) {
      if (fallen[i].rerolled) continue;
      const bool kept = fallen[i].face == Face::focus && useful-- > 0;
      if (fallen[i].face == Face::blank || (fallen[i].face == Face::focus && !kept)) again.push_back(i);
    }
    Dice thrown = fallen;
    each_fall(thrown, again, 0, kAttackSides, chance, end);
  });
}

void defense_falls(const DefenderMeans& means, const Seen& seen) {
  Dice dice = means.thrown;
  std::vector<std::size_t> all;
  if (dice.empty()) {
    dice.assign(static_cast<std::size_t>(means.dice), Die{});
    for (std::size_t i = 0; i < dice.size(); ++i) all.push_back(i);
  }
  each_fall(dice, all, 0, kDefenseSides, 1, [&](const Dice& fallen, double chance) {
    Dice changed = fallen;
    if (!means.fixed) {
      if (means.gas_cloud) turn(changed, Face::blank, Face::evade, 1);
      spend_focus(changed, Face::evade, means.focus, means.calculate, means.force);
      if (!means.evade_adds) {
        const int blanks = turn(changed, Face::blank, Face::evade, means.evade);
        turn(changed, Face::focus, Face::evade, means.evade - blanks);
      }
      const int more = means.added + (means.evade_adds && means.evade > 0 ? 1 : 0);
      changed.insert(changed.end(), static_cast<std::size_t>(more), Die{Face::evade, false, true});
    }
    seen(changed, chance);
  });
}

struct Brute {
  double hit = 0, damage = 0, crits = 0;
  std::array<double, 13> by_damage{};
};
Brute brute_force(const AttackerMeans& attacker, const DefenderMeans& defender) {
  // Both sides fall independently: the defender's falls are told apart by their evades alone.
  std::array<double, 20> evades{};
  defense_falls(defender, [&](const Dice& dice, double chance) {
    evades[static_cast<std::size_t>(count(dice, Face::evade))] += chance;
  });
  Brute sum;
  attack_falls(attacker, [&](const Dice& dice, double chance) {
    for (std::size_t e = 0; e < evades.size(); ++e) {
      if (evades[e] == 0) continue;
      int hits = count(dice, Face::hit);
      int crits = count(dice, Face::crit);
      const auto cancel = [&] {
        int& first = defender.crits_first ? crits : hits;
        int& second = defender.crits_first ? hits : crits;
        if (first > 0) {
          --first;
        } else if (second > 0 && !defender.crits_safe) {
          --second;
        }
      };
      for (std::size_t i = 0; i < e; ++i) cancel();
      for (int i = 0; i < defender.reinforce; ++i) {
        if (hits + crits >= 2) cancel();
      }
      const double p = chance * evades[e];
      sum.hit += hits + crits > 0 ? p : 0;
      if (hits + crits > 0 && attacker.harm != rules::Harm::each_result) {
        hits = crits = 0;
        if (attacker.harm == rules::Harm::one_hit) hits = 1;
        if (attacker.harm == rules::Harm::one_crit) crits = 1;
      }
      sum.damage += p * (hits + crits);
      sum.crits += p * crits;
      sum.by_damage[static_cast<std::size_t>(hits + crits)] += p;
    }
  });
  return sum;
}

Dice random_dice(base::Rng& rng, std::uint32_t count, const std::vector<Side>& sides) {
  Dice dice;
  for (std::uint32_t i = 0; i < count; ++i) {
    dice.push_back({sides[rng.below(static_cast<std::uint32_t>(sides.size()))].face, rng.below(4) == 0, false});
  }
  return dice;
}

void compare(const AttackerMeans& attacker, const DefenderMeans& defender) {
  const rules::Odds odds = rules::odds_of(attacker, defender);
  const Brute brute = brute_force(attacker, defender);
  const auto same = [](double a, double b) { return std::fabs(a - b) < 1e-9; };
  REQUIRE(same(odds.hit, brute.hit));
  REQUIRE(same(odds.damage, brute.damage));
  REQUIRE(same(odds.crits, brute.crits));
  for (std::size_t i = 0; i < brute.by_damage.size(); ++i) REQUIRE(same(odds.by_damage[i], brute.by_damage[i]));
}

TEST_CASE("The odds equal brute force over every throw", "[odds][2e-dice-1][2e-dice-2]") {
  base::Rng rng(20);
  const auto sometimes = [&rng](std::uint32_t most) {
    return rng.below(2) == 0 ? 0 : static_cast<int>(rng.below(most + 1));
  };
  const int tries = test::tries(1000);
  for (int n = 0; n < tries; ++n) {
    AttackerMeans attacker;
    DefenderMeans defender;
    attacker.focus = sometimes(1);
    attacker.calculate = sometimes(3);
    attacker.force = sometimes(2);
    attacker.lock = rng.below(2) == 0;
    attacker.hits_to_crits = sometimes(2);
    attacker.crits_to_hits = rng.below(8) == 0;
    if (rng.below(3) == 0) attacker.harm = static_cast<rules::Harm>(1 + rng.below(3));
    attacker.fixed = rng.below(10) == 0;
    // A lock doubles the dice that may fall: fewer of them, with all six now and then.
    const std::uint32_t most = attacker.lock && rng.below(50) != 0 ? 4 : 6;
    if (rng.below(3) == 0) {
      attacker.thrown = random_dice(rng, 1 + rng.below(6), kAttackSides);
    } else {
      attacker.dice = static_cast<int>(rng.below(most + 1));
    }
    if (rng.below(3) == 0) {
      defender.thrown = random_dice(rng, 1 + rng.below(6), kDefenseSides);
    } else {
      defender.dice = static_cast<int>(rng.below(7));
    }
    defender.focus = sometimes(1);
    defender.calculate = sometimes(2);
    defender.force = sometimes(2);
    defender.evade = sometimes(2);
    defender.reinforce = sometimes(2);
    defender.gas_cloud = rng.below(3) == 0;
    defender.crits_first = rng.below(5) == 0;
    defender.crits_safe = !defender.crits_first && rng.below(5) == 0;
    defender.fixed = rng.below(10) == 0;

    INFO("attack " << n);
    compare(attacker, defender);
  }
}

// No calculate tokens, Force or reinforce that cancels, but up to eight dice in defence.
TEST_CASE("The odds of the first edition equal brute force over every throw",
          "[odds][1e-dice-1][1e-dice-2][1e-focus-2][1e-focus-3][1e-evade-2][1e-evade-4][1e-lock-11][1e-reinforce-2]") {
  base::Rng rng(21);
  const auto sometimes = [&rng](std::uint32_t most) {
    return rng.below(2) == 0 ? 0 : static_cast<int>(rng.below(most + 1));
  };
  const int tries = test::tries(600);
  for (int n = 0; n < tries; ++n) {
    AttackerMeans attacker;
    DefenderMeans defender;
    attacker.focus = sometimes(3);
    attacker.lock = rng.below(2) == 0;
    attacker.hits_to_crits = sometimes(1);
    if (rng.below(6) == 0) attacker.harm = static_cast<rules::Harm>(1 + rng.below(3));
    if (rng.below(3) == 0) {
      attacker.thrown = random_dice(rng, 1 + rng.below(6), kAttackSides);
    } else {
      attacker.dice = static_cast<int>(rng.below(attacker.lock && rng.below(50) != 0 ? 5 : 7));
    }
    if (rng.below(3) == 0) {
      defender.thrown = random_dice(rng, 1 + rng.below(9), kDefenseSides);
    } else {
      defender.dice = static_cast<int>(rng.below(9));
    }
    defender.evade_adds = true;
    defender.focus = sometimes(3);
    defender.evade = sometimes(3);
    defender.added = sometimes(2);
    defender.fixed = rng.below(10) == 0;
    INFO("attack " << n);
    compare(attacker, defender);
  }
}

}  // namespace
}  // namespace plotboard::odds_brute
