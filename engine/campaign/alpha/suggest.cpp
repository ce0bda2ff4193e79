#include "campaign/alpha/suggest.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "campaign/alpha/hangar.hpp"

namespace plotboard::campaign::alpha {

namespace {

bool is_weapon(const data::Upgrade& upgrade) {
  return upgrade.weapon.has_value() || upgrade.payload.has_value() || upgrade.turret;
}

// How much of it keeps the pilot alive: hull and shields most, then cards that dodge or cancel.
int survival(const data::Upgrade& upgrade) {
  constexpr int kPlate = 4, kDodge = 2;
  static const std::array kDodges{Id("stealth-device"),        Id("afterburners"),      Id("elusive"),
                                  Id("angled-deflectors"),     Id("brilliant-evasion"), Id("static-discharge-vanes"),
                                  Id("precognitive-reflexes"), Id("foresight")};
  int value = kPlate * (std::max(0, upgrade.hull) + std::max(0, upgrade.shields));
  if (std::find(kDodges.begin(), kDodges.end(), upgrade.id) != kDodges.end()) value += kDodge;
  return value;
}

using Worth = std::tuple<int, int>;
Worth worth(const data::Upgrade& upgrade, int cost, Suggest how) {
  switch (how) {
    case Suggest::dear:
      return {0, cost};
    case Suggest::weapons:
      return {is_weapon(upgrade) ? 1 : 0, cost};
    case Suggest::survival:
      return {survival(upgrade), cost};
    case Suggest::many:
      return {-static_cast<int>(upgrade.slots.size()), -cost};
  }
  return {};
}

struct Candidate {
  const data::Upgrade* upgrade;
  int cost;
  Worth worth;
};
// All that is sold for that ship, the best first; of equal ones the cheapest, then by name.
std::vector<Candidate> candidates(const data::Catalog& catalog, const State& state, const Pilot& pilot, Id ship,
                                  Suggest how) {
  std::vector<Candidate> all;
  const data::AlphaMission* mission = catalog.alpha.mission(state.plan.mission);
  for (const auto& [id, upgrade] : catalog.upgrades) {
    if (const auto cost = cost_of(catalog, pilot, ship, upgrade, mission))
      all.push_back({&upgrade, *cost, worth(upgrade, *cost, how)});
  }
  std::stable_sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) {
    if (a.worth != b.worth) return a.worth > b.worth;
    if (a.cost != b.cost) return a.cost < b.cost;
    return a.upgrade->name < b.upgrade->name;
  });
  return all;
}

}  // namespace

Loadout suggested(const data::Catalog& catalog, const State& state, Id pilot, Suggest how) {
  Loadout loadout;
  loadout.ship = state.loadout_of(pilot)->ship;
  const Pilot who = as_flown(state.plan.mission, *state.pilot(pilot));
  const data::AlphaMission* mission = catalog.alpha.mission(state.plan.mission);
  const auto all = candidates(catalog, state, who, loadout.ship, how);
  for (;;) {
    const Budgets both = budgets_of(catalog, who, loadout, mission);
    const auto fits = [&](const Candidate& candidate) {
      const Budget& budget = is_career(catalog, *candidate.upgrade) ? both.path : both.upgrades;
      if (budget.spent + candidate.cost > budget.of) return false;  // the quick answer of most
      Loadout with = loadout;
      with.cards.push_back(candidate.upgrade->id);
      return !check_loadout(catalog, state, pilot, with);
    };
    const auto best = std::find_if(all.begin(), all.end(), fits);
    if (best == all.end()) break;
    loadout.cards.push_back(best->upgrade->id);
  }
  for (const Id card : loadout.cards) {
    loadout.charged.push_back(card);
    if (check_loadout(catalog, state, pilot, loadout)) loadout.charged.pop_back();
  }
  return loadout;
}

}  // namespace plotboard::campaign::alpha
