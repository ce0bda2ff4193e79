#include "data/fitting.hpp"

#include <algorithm>

#include "base/base.hpp"

namespace plotboard::data {

namespace {

bool can(const std::vector<ShipAction>& bar, const std::string& type) {
  return std::any_of(bar.begin(), bar.end(), [&](const ShipAction& action) { return action.type == type; });
}

}  // namespace

std::vector<Misfit> misfits(const Upgrade& upgrade, const Ship& ship, const std::vector<const Upgrade*>& carried,
                            const std::vector<std::string>& slots) {
  std::vector<Misfit> found;
  const auto must = [&found](bool holds, const char* rule, const Phrase& why) {
    if (!holds) found.push_back({rule, why});
  };
  const auto others = [&](const auto& holds) {
    return std::any_of(carried.begin(), carried.end(),
                       [&](const Upgrade* other) { return other != &upgrade && holds(*other); });
  };
  must(upgrade.ships.empty() || base::contains(upgrade.ships, ship.id), "2e-squad-4", say("loadout.other-ships"));
  must(upgrade.bases.empty() || std::find(upgrade.bases.begin(), upgrade.bases.end(), ship.base) != upgrade.bases.end(),
       "2e-squad-4", say("loadout.base", words::Word{geom::name_of(ship.base)}));
  must(upgrade.cost_for(ship.agility).has_value(), "2e-squad-4", say("loadout.agility", ship.agility));
  must(upgrade.needs_action.empty() || can(ship.actions, upgrade.needs_action) ||
           others([&](const Upgrade& other) { return can(other.actions, upgrade.needs_action); }),
       "2e-squad-5", say("loadout.needs-action", words::Word{upgrade.needs_action}));
  must(upgrade.lacks_action.empty() || !can(ship.actions, upgrade.lacks_action), "2e-squad-5",
       say("loadout.has-action", words::Word{upgrade.lacks_action}));
  int shields = ship.shields;
  for (const Upgrade* other : carried) shields += other != &upgrade ? other->shields : 0;
  must(upgrade.least_shields == 0 || shields >= upgrade.least_shields, "2e-squad-4",
       say("loadout.needs-shields", upgrade.least_shields));
  must(upgrade.needs_slot.empty() || base::contains(slots, upgrade.needs_slot), "2e-squad-4",
       say("loadout.needs-slot", words::Word{upgrade.needs_slot}));
  return found;
}

}  // namespace plotboard::data
