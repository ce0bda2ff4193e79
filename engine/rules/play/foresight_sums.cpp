#include "rules/play/foresight_sums.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace plotboard::rules::foresight {

namespace {

constexpr double kEqual = 1e-9;

void add_throws(const std::vector<std::pair<int, double>>& sides, std::size_t side, int dice, Throw so_far,
                std::vector<Throw>& all) {
  if (side + 1 == sides.size()) {
    for (int i = 0; i < dice; ++i) {
      so_far.values.push_back(sides[side].first);
      so_far.chance *= sides[side].second;
    }
    all.push_back(std::move(so_far));
    return;
  }
  double ways = 1;  // dice over count, times this side's chance so often
  for (int count = 0; count <= dice; ++count) {
    Throw next = so_far;
    next.values.insert(next.values.end(), static_cast<std::size_t>(count), sides[side].first);
    next.chance *= ways;
    add_throws(sides, side + 1, dice - count, std::move(next), all);
    ways = ways * (dice - count) / (count + 1) * sides[side].second;
  }
}

}  // namespace

std::vector<Throw> throws_of(const Edition& edition, state::DieKind kind, int dice) {
  std::vector<std::pair<int, double>> sides;
  const auto add = [&](int value, double chance) {
    const auto same = std::find_if(sides.begin(), sides.end(), [&](const auto& side) { return side.first == value; });
    if (same == sides.end()) return sides.emplace_back(value, chance), void();
    same->second += chance;
  };
  if (kind == state::DieKind::attack || kind == state::DieKind::defense) {
    for (const state::Face face : kind == state::DieKind::attack ? edition.attack_die : edition.defense_die)
      add(static_cast<int>(face), 1 / 8.0);
  } else {
    const int eyes = kind == state::DieKind::d3 ? 3 : 6;
    for (int i = 1; i <= eyes; ++i) add(i, 1.0 / eyes);
  }
  std::vector<Throw> all;
  add_throws(sides, 0, dice, {{}, 1}, all);
  return all;
}

void add(Prospect& sum, const Prospect& part, double chance) {
  sum.odds.hit += part.odds.hit * chance;
  sum.odds.damage += part.odds.damage * chance;
  sum.odds.crits += part.odds.crits * chance;
  for (std::size_t i = 0; i < sum.odds.by_damage.size(); ++i) sum.odds.by_damage[i] += part.odds.by_damage[i] * chance;
  sum.results += part.results * chance;
  for (std::size_t i = 0; i < sum.kept.size(); ++i) sum.kept[i] += part.kept[i] * chance;
}

void add_damage(Odds& odds, int damage) {
  const std::array<double, 13> before = odds.by_damage;
  odds.damage += damage;
  odds.by_damage.fill(0);
  for (std::size_t i = 0; i < before.size(); ++i)
    odds.by_damage[std::min<std::size_t>(i + static_cast<std::size_t>(damage), 12)] += before[i];
}

bool better(const Prospect& a, const Prospect& b, bool for_attacker) {
  const double sign = for_attacker ? 1 : -1;
  const double kept = for_attacker ? a.kept[0] - b.kept[0] : a.kept[1] - b.kept[1];
  for (const double more : {sign * (a.odds.damage - b.odds.damage), sign * (a.results - b.results), kept,
                            sign * (a.odds.crits - b.odds.crits)}) {
    if (std::fabs(more) > kEqual) return more > 0;
  }
  return false;
}

}  // namespace plotboard::rules::foresight
