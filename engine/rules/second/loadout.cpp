// Which upgrades a ship of the 2nd edition may carry (2e-squad-3 to -6).
#include <algorithm>
#include <utility>

#include "base/lists.hpp"
#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "data/fitting.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

namespace {

// One ship against its cards.
class Loadout {
 public:
  Loadout(const data::Catalog& catalog, const state::Piece& piece)
      : catalog_(catalog),
        piece_(piece),
        type_(*catalog.ship(piece.ref)),
        pilot_(data::pilot_of(type_, piece.ship.pilot)) {}

  std::vector<Refusal> faults() {
    for (const state::Card& card : piece_.ship.cards) {
      if (pilot_ != nullptr && card.id == pilot_->card) continue;  // what its pilot can do fills no slot
      if (const data::Upgrade* upgrade = catalog_.upgrade(card.id)) {
        upgrades_.push_back(upgrade);
      } else if (!data::known_card(catalog_, card.id).is_carried()) {
        faults_.push_back({"plotboard", say("loadout.unknown", card.id)});
      }
    }
    for (const data::Upgrade* upgrade : upgrades_) restrictions(*upgrade);
    copies();
    if (pilot_ != nullptr) {
      for (const data::Upgrade* upgrade : upgrades_)
        must(upgrade->in_squads, "2e-squad-1", *upgrade, say("loadout.campaign-only"));
      // By the slots that the campaign gives a card, or by those of squads: which of them a squad keeps to, objections
      // say.
      if (!lacking(false).empty()) say_lacking(lacking(true));
    }
    return std::move(faults_);
  }

  // Of a squad's pilot: cards that belong to others.
  std::vector<Refusal> objections() {
    if (pilot_ == nullptr) return {};
    for (const state::Card& card : piece_.ship.cards) {
      const data::Upgrade* upgrade = card.id == pilot_->card ? nullptr : catalog_.upgrade(card.id);
      if (upgrade != nullptr) upgrades_.push_back(upgrade);
    }
    for (const data::Upgrade* upgrade : upgrades_) squad_restrictions(*upgrade);
    if (lacking(false).empty()) say_lacking(lacking(true));  // else the ship may not fly so at all
    return std::move(faults_);
  }

 private:
  void must(bool holds, const char* rule, const data::Upgrade& upgrade, const Phrase& why) {
    if (!holds) faults_.push_back({rule, say("loadout.cannot", piece_.id, words::Text{upgrade.name}, why)});
  }

  void restrictions(const data::Upgrade& upgrade) {
    // Without a card that says, its slots are not looked at.
    const auto slots = pilot_ != nullptr ? pilot_->slots : std::vector<std::string>{upgrade.needs_slot};
    for (const data::Misfit& misfit : data::misfits(upgrade, type_, upgrades_, slots))
      must(false, misfit.rule, upgrade, misfit.why);
  }

  // What only pilots of the base game have to keep to (2e-squad-4, -5).
  void squad_restrictions(const data::Upgrade& upgrade) {
    const bool open = upgrade.factions.empty() || !upgrade.or_named.empty();  // else the squad says (squad.cpp)
    must(open || base::contains(upgrade.factions, pilot_->faction.text()), "2e-squad-4", upgrade,
         say("loadout.faction", words::Word{upgrade.factions.empty() ? Id() : Id(upgrade.factions.front())}));
    must(upgrade.needs_ability.empty() ||
             std::find(type_.abilities.begin(), type_.abilities.end(), upgrade.needs_ability) != type_.abilities.end(),
         "2e-squad-4", upgrade, say("loadout.other-ships"));
    must(upgrade.needs_force.empty() || upgrade.needs_force == pilot_->force_side, "2e-squad-4", upgrade,
         say("loadout.needs-force", words::Text{upgrade.needs_force}));
    const bool rear = std::any_of(type_.attacks.begin(), type_.attacks.end(),
                                  [](const data::Attack& attack) { return attack.arc == geom::ArcKind::rear; });
    must(!upgrade.needs_rear_arc || rear, "2e-squad-4", upgrade, say("loadout.needs-rear-arc"));
    const bool beside = std::any_of(upgrades_.begin(), upgrades_.end(), [&](const data::Upgrade* other) {
      return other != &upgrade && base::contains(other->slots_in_squads(), upgrade.needs_kind);
    });
    must(upgrade.needs_kind.empty() || beside, "2e-squad-4", upgrade,
         say("loadout.needs-kind", words::Word{upgrade.needs_kind}));
    must(upgrade.squad_ships.empty() || base::contains(upgrade.squad_ships, type_.id.text()), "2e-squad-4", upgrade,
         say("loadout.other-ships"));
    const auto& bases = upgrade.squad_bases;
    must(bases.empty() || std::find(bases.begin(), bases.end(), type_.base) != bases.end(), "2e-squad-4", upgrade,
         say("loadout.base", words::Word{geom::name_of(type_.base)}));
    must(upgrade.squad_action.empty() || has_action(upgrade), "2e-squad-5", upgrade,
         upgrade.squad_colour.empty()
             ? say("loadout.needs-action", words::Word{upgrade.squad_action})
             : say("loadout.needs-coloured", words::Word{upgrade.squad_colour}, words::Word{upgrade.squad_action}));
  }

  [[nodiscard]] bool has_action(const data::Upgrade& upgrade) const {
    const auto fits = [&](const data::ShipAction& action) {
      return action.type == upgrade.squad_action &&
             (upgrade.squad_colour.empty() || action.difficulty == upgrade.squad_colour);
    };
    const auto& bar = pilot_->actions.empty() ? type_.actions : pilot_->actions;
    return std::any_of(bar.begin(), bar.end(), fits) ||
           std::any_of(upgrades_.begin(), upgrades_.end(), [&](const data::Upgrade* other) {
             return other != &upgrade && std::any_of(other->actions.begin(), other->actions.end(), fits);
           });
  }

  void copies() {
    for (std::size_t i = 0; i < upgrades_.size(); ++i) {
      const data::Upgrade* upgrade = upgrades_[i];
      if (upgrade->copies == 0) continue;
      const auto before = std::count(upgrades_.begin(), upgrades_.begin() + static_cast<std::ptrdiff_t>(i), upgrade);
      must(before != upgrade->copies, "2e-squad-6", *upgrade, say("loadout.copies"));
    }
  }

  // 2e-squad-3: the pilot's slots, those that cards add or take, and one of the ship's hard points (2e-ship-37).
  [[nodiscard]] std::vector<std::string> slots() const {
    std::vector<std::string> free = pilot_->slots;
    for (const data::Upgrade* upgrade : upgrades_)
      free.insert(free.end(), upgrade->adds_slots.begin(), upgrade->adds_slots.end());
    for (const data::Upgrade* upgrade : upgrades_) {
      for (const std::string& slot : upgrade->takes_slots) {
        const auto found = std::find(free.begin(), free.end(), slot);
        if (found != free.end()) free.erase(found);
      }
    }
    return free;
  }

  // How many cards have to come off for each kind of slot that does not suffice: by the slots of squads, or the
  // campaign's.
  using Lacking = std::vector<std::pair<Id, int>>;
  [[nodiscard]] Lacking lacking(bool in_squads) const {
    std::vector<std::string> free = slots();
    bool hardpoint_filled = false;
    Lacking lacking;
    for (const data::Upgrade* upgrade : upgrades_) {
      for (const Id slot : in_squads ? upgrade->slots_in_squads() : upgrade->slots) {
        const auto found = std::find(free.begin(), free.end(), slot);
        if (found != free.end()) {
          free.erase(found);
          continue;
        }
        if (!hardpoint_filled && data::has_hardpoint_for(type_, slot)) {
          hardpoint_filled = true;
          continue;
        }
        const auto same =
            std::find_if(lacking.begin(), lacking.end(), [&](const auto& of) { return of.first == slot; });
        if (same == lacking.end())
          lacking.emplace_back(slot, 1);
        else
          ++same->second;
      }
    }
    return lacking;
  }
  void say_lacking(const Lacking& lacking) {
    const std::vector<std::string> all = slots();
    for (const auto& [slot, over] : lacking) {
      const auto has = static_cast<int>(std::count(all.begin(), all.end(), slot.text()));
      faults_.push_back({"2e-squad-3", has == 0 ? say("loadout.no-such-slot", piece_.id, words::Word{slot})
                                                : say("loadout.slots", piece_.id, over, words::Word{slot}, has)});
    }
  }

  const data::Catalog& catalog_;
  const state::Piece& piece_;
  const data::Ship& type_;
  const data::GenericPilot* pilot_;  // null: a campaign's, or none
  std::vector<const data::Upgrade*> upgrades_;
  std::vector<Refusal> faults_;
};

}  // namespace

std::vector<Refusal> loadout_faults(const data::Catalog& catalog, const state::Piece& piece) {
  return Loadout(catalog, piece).faults();
}

std::vector<Refusal> loadout_objections(const data::Catalog& catalog, const state::Piece& piece) {
  return Loadout(catalog, piece).objections();
}

}  // namespace plotboard::rules::second
