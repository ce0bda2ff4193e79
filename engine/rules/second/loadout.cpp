// Which upgrades a ship of the 2nd edition may carry (2e-squad-3 to -6).
#include <algorithm>
#include <utility>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "data/fitting.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

namespace {

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
    if (const data::GenericPilot* pilot = pilot_of(type_, piece_.ship.pilot)) {
      for (const data::Upgrade* upgrade : upgrades_)
        must(upgrade->in_squads, "2e-squad-1", *upgrade, say("loadout.campaign-only"));
      fill(pilot->slots);
    }
    return std::move(faults_);
  }

 private:
  void must(bool holds, const char* rule, const data::Upgrade& upgrade, const Phrase& why) {
    if (!holds) faults_.push_back({rule, say("loadout.cannot", piece_.id, words::Text{upgrade.name}, why)});
  }

  void restrictions(const data::Upgrade& upgrade) {
    const data::GenericPilot* pilot = pilot_of(type_, piece_.ship.pilot);
    // Without a card that says, its slots are not looked at.
    const auto slots = pilot != nullptr ? pilot->slots : std::vector<std::string>{upgrade.needs_slot};
    for (const data::Misfit& misfit : data::misfits(upgrade, type_, upgrades_, slots))
      must(false, misfit.rule, upgrade, misfit.why);
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
