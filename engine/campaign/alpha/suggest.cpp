#include "campaign/alpha/suggest.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

#include "campaign/alpha/fitting_out.hpp"

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

// `printed`: what the card costs where no mission grants it; a gift is no lesser card.
using Worth = std::tuple<int, int>;
Worth worth(const Offer& offer, int printed, Suggest how) {
  const data::Upgrade& upgrade = *offer.upgrade;
  switch (how) {
    case Suggest::dear:
      return {0, printed};
    case Suggest::weapons:
      return {is_weapon(upgrade) ? 1 : 0, printed};
    case Suggest::survival:
      return {survival(upgrade), printed};
    case Suggest::many:
      return {-static_cast<int>(upgrade.slots.size()), -offer.cost};
  }
  return {};
}

// What may be had in the order of the habit; of equals the cheapest comes first.
std::vector<Offer> wished_for(const Book& book, const State& state, const Pilot& who, Id ship, Suggest how) {
  std::vector<std::pair<Worth, Offer>> weighed;
  for (const Offer& offer : priced_for(book, state, who, ship))
    weighed.emplace_back(worth(offer, cost_of(book, who, ship, *offer.upgrade).value_or(0), how), offer);
  std::stable_sort(weighed.begin(), weighed.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<Offer> wishes;
  for (auto& [by, offer] : weighed) wishes.push_back(std::move(offer));
  return wishes;
}

}  // namespace

Loadout suggested(const Book& book, const State& state, Id pilot, Suggest how) {
  Loadout loadout;
  loadout.ship = state.loadout_of(pilot)->ship;
  const Pilot who = as_flown(state.plan.mission, *state.pilot(pilot));
  const std::vector<Offer> wishes = wished_for(book, state, who, loadout.ship, how);
  const BookMission* mission = book.mission(state.plan.mission);
  // A card may open the way for another that stands before it: each time the list is gone through from its beginning.
  for (bool found = true; found;) {
    found = false;
    const Budgets both = budgets_of(book, who, loadout, mission);
    for (const Offer& wish : wishes) {
      const Budget& budget = wish.career ? both.path : both.upgrades;
      if (wish.cost > budget.of - budget.spent) continue;
      loadout.cards.push_back(wish.upgrade->id);
      found = !check_as_flown(book, state, who, loadout);
      if (found) break;
      loadout.cards.pop_back();
    }
  }
  const Ids carried = loadout.cards;
  for (const Id card : carried) {
    loadout.charged.push_back(card);
    if (check_as_flown(book, state, who, loadout)) loadout.charged.pop_back();
  }
  return loadout;
}

}  // namespace plotboard::campaign::alpha
