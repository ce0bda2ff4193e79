// How the sides spend, in this order:
// Attacker: 1. the lock rerolls every blank, and every focus result that no token will change; not at all if there is
// neither. 2. A focus token changes all focus results; without one, calculate tokens and Force change one each.
// 3. Cards change hits to critical hits, or critical hits to hits.
// Defender: 1. a gas cloud changes a blank. 2. Focus results as the attacker's, to evades. 3. Evade tokens change
// blanks and focus results that are left; in the 1st edition one of them adds an evade result, and so has reinforce
// (1e-evade-2, -4, 1e-reinforce-2). Then evades cancel, then reinforce.
// What is left does the damage that the weapon's card says.
// Tokens that would change nothing stay; what is spent beyond need changes no number here.
#include "rules/play/odds.hpp"

#include <algorithm>
#include <utility>

namespace plotboard::rules {

namespace {

using state::Die;
using state::Face;

constexpr int kMostResults = 12;  // six dice and what cards add

// The ways in which so many dice can fall, as counts of faces with their chance.
struct AttackThrow {
  int hits, crits, focus, blanks;
  double chance;
};
struct DefenseThrow {
  int evades, focus, blanks;
  double chance;
};

double power(double base, int exponent) {
  double product = 1;
  for (int i = 0; i < exponent; ++i) product *= base;
  return product;
}
double choose(int n, int k) {
  double ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return ways;
}

std::vector<AttackThrow> attack_throws(int dice) {
  std::vector<AttackThrow> all;
  for (int h = 0; h <= dice; ++h) {
    for (int c = 0; h + c <= dice; ++c) {
      for (int f = 0; h + c + f <= dice; ++f) {
        const int b = dice - h - c - f;
        const double ways = choose(dice, h) * choose(dice - h, c) * choose(b + f, f);
        all.push_back({h, c, f, b, ways * power(0.375, h) * power(0.125, c) * power(0.25, f + b)});  // 2e-dice-1
      }
    }
  }
  return all;
}
std::vector<DefenseThrow> defense_throws(int dice) {
  std::vector<DefenseThrow> all;
  for (int e = 0; e <= dice; ++e) {
    for (int f = 0; e + f <= dice; ++f) {
      const int b = dice - e - f;
      const double ways = choose(dice, e) * choose(dice - e, f);
      all.push_back({e, f, b, ways * power(0.375, e + b) * power(0.25, f)});  // 2e-dice-2
    }
  }
  return all;
}
template <class Throw, std::vector<Throw> (*make)(int)>
const std::vector<Throw>& throws_of(int dice) {
  static const auto table = [] {
    std::array<std::vector<Throw>, kMostResults + 1> made;
    for (int n = 0; n <= kMostResults; ++n) made[static_cast<std::size_t>(n)] = make(n);
    return made;
  }();
  return table[static_cast<std::size_t>(std::clamp(dice, 0, kMostResults))];
}
const std::vector<AttackThrow>& attack_throws_of(int dice) { return throws_of<AttackThrow, attack_throws>(dice); }
const std::vector<DefenseThrow>& defense_throws_of(int dice) { return throws_of<DefenseThrow, defense_throws>(dice); }

int changed_focus(int focus_results, int focus, int calculate, int force) {
  return focus > 0 ? focus_results : std::min(focus_results, calculate + force);
}

template <std::size_t n>
using Chances = std::array<double, n>;
constexpr std::size_t kSize = kMostResults + 1;
using Results = std::array<Chances<kSize>, kSize>;  // by hits and critical hits

// What lies on the table: `kept` was rerolled already, `open` was not.
struct Lying {
  int hits = 0, crits = 0;
  int open_focus = 0, open_blanks = 0;
  int kept_focus = 0;
};

void settle(const AttackerMeans& means, int hits, int crits, int focus, double chance, Results& results) {
  if (!means.fixed) {
    hits += changed_focus(focus, means.focus, means.calculate, means.force);
    const int turned = std::min(means.hits_to_crits, hits);
    hits -= turned;
    crits += turned;
    if (means.crits_to_hits) hits += std::exchange(crits, 0);
  }
  const auto at = [](int count) { return static_cast<std::size_t>(std::min(count, kMostResults)); };
  results[at(hits)][at(crits)] += chance;
}

void play_attack(const AttackerMeans& means, const Lying& dice, double chance, Results& results) {
  const int focus = dice.open_focus + dice.kept_focus;
  if (means.lock && !means.fixed) {
    const int useless = focus - changed_focus(focus, means.focus, means.calculate, means.force);
    const int rerolled_focus = std::min(useless, dice.open_focus);
    const int rerolled = dice.open_blanks + rerolled_focus;
    if (rerolled > 0) {
      for (const AttackThrow& fall : attack_throws_of(rerolled)) {
        settle(means, dice.hits + fall.hits, dice.crits + fall.crits, focus - rerolled_focus + fall.focus,
               chance * fall.chance, results);
      }
      return;
    }
  }
  settle(means, dice.hits, dice.crits, focus, chance, results);
}

Results attack_results(const AttackerMeans& means) {
  Results results{};
  if (means.thrown.empty()) {
    for (const AttackThrow& fall : attack_throws_of(means.dice)) {
      play_attack(means, {fall.hits, fall.crits, fall.focus, fall.blanks, 0}, fall.chance, results);
    }
    return results;
  }
  Lying lying;
  for (const Die& die : means.thrown) {
    lying.hits += die.face == Face::hit ? 1 : 0;
    lying.crits += die.face == Face::crit ? 1 : 0;
    if (die.face == Face::focus) ++(die.rerolled ? lying.kept_focus : lying.open_focus);
    if (die.face == Face::blank && !die.rerolled) ++lying.open_blanks;
  }
  play_attack(means, lying, 1, results);
  return results;
}

int evades_from(const DefenderMeans& means, int evades, int focus, int blanks) {
  if (means.fixed) return evades;
  const int cloud = means.gas_cloud && blanks > 0 ? 1 : 0;
  const int changed = changed_focus(focus, means.focus, means.calculate, means.force);
  const int rest = focus - changed + blanks - cloud;
  const int by_tokens = means.evade_adds ? std::min(1, means.evade) : std::min(rest, means.evade);
  return evades + means.added + cloud + changed + by_tokens;
}

Chances<kSize> evade_chances(const DefenderMeans& means) {
  Chances<kSize> chances{};
  const auto add = [&](int evades, double chance) {
    chances[static_cast<std::size_t>(std::min(evades, kMostResults))] += chance;
  };
  if (means.thrown.empty()) {
    for (const DefenseThrow& fall : defense_throws_of(means.dice)) {
      add(evades_from(means, fall.evades, fall.focus, fall.blanks), fall.chance);
    }
    return chances;
  }
  const auto count = [&](Face face) {
    return static_cast<int>(
        std::count_if(means.thrown.begin(), means.thrown.end(), [face](const Die& die) { return die.face == face; }));
  };
  add(evades_from(means, count(Face::evade), count(Face::focus), count(Face::blank)), 1);
  return chances;
}

// 2e-neutral-1, -2, -6, -7, -8.
void cancel(const DefenderMeans& means, int count, int& hits, int& crits) {
  int& first = means.crits_first ? crits : hits;
  int& second = means.crits_first ? hits : crits;
  const int gone = std::min(first, count);
  first -= gone;
  if (!means.crits_safe) second -= std::min(second, count - gone);
}

// 2e-deal-9, -10: what results come to as damage.
void do_harm(Harm harm, int& hits, int& crits) {
  if (harm == Harm::each_result || hits + crits == 0) return;
  hits = harm == Harm::one_hit ? 1 : 0;
  crits = harm == Harm::one_crit ? 1 : 0;
}

}  // namespace

Odds odds_of(const AttackerMeans& attacker, const DefenderMeans& defender) {
  const Results results = attack_results(attacker);
  const Chances<kSize> evades = evade_chances(defender);
  Odds odds;
  for (std::size_t h = 0; h < kSize; ++h) {
    for (std::size_t c = 0; c < kSize; ++c) {
      if (results[h][c] == 0) continue;
      for (std::size_t e = 0; e < kSize; ++e) {
        const double chance = results[h][c] * evades[e];
        if (chance == 0) continue;
        int hits = static_cast<int>(h);
        int crits = static_cast<int>(c);
        cancel(defender, static_cast<int>(e), hits, crits);
        for (int i = 0; i < defender.reinforce && hits + crits >= 2; ++i) cancel(defender, 1, hits, crits);
        odds.hit += hits + crits > 0 ? chance : 0;
        do_harm(attacker.harm, hits, crits);
        const int left = hits + crits;
        odds.damage += chance * left;
        odds.crits += chance * crits;
        odds.by_damage[static_cast<std::size_t>(std::min(left, kMostResults))] += chance;
      }
    }
  }
  return odds;
}

}  // namespace plotboard::rules
