// Which upgrades a ship of the 2nd edition may carry (2e-squad-3 to -6).
#include <algorithm>
#include <utility>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

namespace {

bool can(const std::vector<data::ShipAction>& bar, const std::string& type) {
  return std::any_of(bar.begin(), bar.end(), [&](const data::ShipAction& action) { return action.type == type; });
}

const data::GenericPilot* pilot_of(const data::Ship& type, Id id) {
  const auto found = std::find_if(type.generics.begin(), type.generics.end(),
                                  [&](const data::GenericPilot& pilot) { return pilot.id == id; });
  return found == type.generics.end() ? nullptr : &*found;
}

// One ship against its cards.
class Loadout {
 public:
  Loadout(const data::Catalog& catalog, const state::Piece& piece)
      : catalog_(catalog), piece_(piece), type_(*catalog.ship(piece.ref)) {}

  std::vector<Refusal> faults() {
    for (const state::Card& card : piece_.ship.cards) {
      if (const data::Upgrade* upgrade = catalog_.upgrade(card.id)) {
        upgrades_.push_back(upgrade);
      } else if (!data::known_card(catalog_, card.id).is_carried()) {
        faults_.push_back({"plotboard", say("loadout.unknown", card.id)});
      }
    }
    for (const data::Upgrade* upgrade : upgrades_) restrictions(*upgrade);
    copies();
    if (const data::GenericPilot* pilot = pilot_of(type_, piece_.ship.pilot)) fill(pilot->slots);
    return std::move(faults_);
  }

 private:
  void must(bool holds, const char* rule, const data::Upgrade& upgrade, const Phrase& why) {
    if (!holds) faults_.push_back({rule, say("loadout.cannot", piece_.id, words::Text{upgrade.name}, why)});
  }

  // 2e-squad-4, -5: every one of them. Actions count from the bar and from other cards, linked ones do not.
  void restrictions(const data::Upgrade& upgrade) {
    must(upgrade.ships.empty() || base::contains(upgrade.ships, piece_.ref), "2e-squad-4", upgrade,
         say("loadout.other-ships"));
    must(upgrade.bases.empty() ||
             std::find(upgrade.bases.begin(), upgrade.bases.end(), type_.base) != upgrade.bases.end(),
         "2e-squad-4", upgrade, say("loadout.base", words::Word{geom::name_of(type_.base)}));
    must(upgrade.cost_for(type_.agility).has_value(), "2e-squad-4", upgrade, say("loadout.agility", type_.agility));
    must(upgrade.needs_action.empty() || acts(upgrade.needs_action, &upgrade), "2e-squad-5", upgrade,
         say("loadout.needs-action", words::Word{upgrade.needs_action}));
    must(upgrade.lacks_action.empty() || !can(type_.actions, upgrade.lacks_action), "2e-squad-5", upgrade,
         say("loadout.has-action", words::Word{upgrade.lacks_action}));
    int shields = type_.shields;
    for (const data::Upgrade* other : upgrades_) shields += other != &upgrade ? other->shields : 0;
    must(upgrade.least_shields == 0 || shields >= upgrade.least_shields, "2e-squad-4", upgrade,
         say("loadout.needs-shields", upgrade.least_shields));
    const data::GenericPilot* pilot = pilot_of(type_, piece_.ship.pilot);
    must(pilot == nullptr || upgrade.needs_slot.empty() || base::contains(pilot->slots, upgrade.needs_slot),
         "2e-squad-4", upgrade, say("loadout.needs-slot", words::Word{upgrade.needs_slot}));
  }

  [[nodiscard]] bool acts(Id action, const data::Upgrade* but) const {
    if (can(type_.actions, action)) return true;
    return std::any_of(upgrades_.begin(), upgrades_.end(),
                       [&](const data::Upgrade* other) { return other != but && can(other->actions, action); });
  }

  void copies() {
    for (std::size_t i = 0; i < upgrades_.size(); ++i) {
      const data::Upgrade* upgrade = upgrades_[i];
      if (upgrade->copies == 0) continue;
      const auto before = std::count(upgrades_.begin(), upgrades_.begin() + static_cast<std::ptrdiff_t>(i), upgrade);
      must(before != upgrade->copies, "2e-squad-6", *upgrade, say("loadout.copies"));
    }
  }

  // 2e-squad-3: the pilot's slots, those that cards add, and one of the ship's hard points (2e-ship-37).
  void fill(std::vector<std::string> free) {
    for (const data::Upgrade* upgrade : upgrades_) {
      free.insert(free.end(), upgrade->adds_slots.begin(), upgrade->adds_slots.end());
    }
    bool hardpoint_filled = false;
    for (const data::Upgrade* upgrade : upgrades_) {
      for (const Id slot : upgrade->slots) {
        const auto found = std::find(free.begin(), free.end(), slot);
        if (found != free.end()) {
          free.erase(found);
        } else if (!hardpoint_filled && data::has_hardpoint_for(type_, slot)) {
          hardpoint_filled = true;
        } else {
          must(false, "2e-squad-3", *upgrade, say("loadout.no-slot", words::Word{slot}));
        }
      }
    }
  }

  const data::Catalog& catalog_;
  const state::Piece& piece_;
  const data::Ship& type_;
  std::vector<const data::Upgrade*> upgrades_;
  std::vector<Refusal> faults_;
};

}  // namespace

std::vector<Refusal> loadout_faults(const data::Catalog& catalog, const state::Piece& piece) {
  return Loadout(catalog, piece).faults();
}

}  // namespace plotboard::rules::second
