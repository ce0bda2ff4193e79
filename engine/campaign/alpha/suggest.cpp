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
Worth worth(const Offer& offer, Suggest how) {
  const data::Upgrade& upgrade = *offer.upgrade;
  switch (how) {
    case Suggest::dear:
      return {0, offer.cost};
    case Suggest::weapons:
      return {is_weapon(upgrade) ? 1 : 0, offer.cost};
    case Suggest::survival:
      return {survival(upgrade), offer.cost};
    case Suggest::many:
      return {-static_cast<int>(upgrade.slots.size()), -offer.cost};
  }
  return {};
}

}  // namespace

Loadout suggested(const data::Catalog& catalog, const State& state, Id pilot, Suggest how) {
  Loadout loadout;
  loadout.ship = state.loadout_of(pilot)->ship;
  for (;;) {
    const auto offers = offers_for(catalog, state, pilot, loadout);
    const Offer* best = nullptr;
    for (const Offer& offer : offers) {
      if (!offer.why_not && (best == nullptr || worth(offer, how) > worth(*best, how))) best = &offer;
    }
    if (best == nullptr) break;
    loadout.cards.push_back(best->upgrade->id);
  }
  for (const Id card : loadout.cards) {
    loadout.charged.push_back(card);
    if (check_loadout(catalog, state, pilot, loadout)) loadout.charged.pop_back();
  }
  return loadout;
}

}  // namespace plotboard::campaign::alpha
