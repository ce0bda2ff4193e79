#include "campaign/alpha/fitting_out.hpp"

#include <algorithm>
#include <tuple>

#include "base/lists.hpp"
#include "data/fitting.hpp"

namespace plotboard::campaign::alpha {

namespace {

std::vector<const data::Upgrade*> upgrades_of(const Book& book, const Loadout& loadout) {
  std::vector<const data::Upgrade*> upgrades;
  for (const Id card : loadout.cards) {
    if (const data::Upgrade* upgrade = book.catalog->upgrade(card)) upgrades.push_back(upgrade);
  }
  return upgrades;
}

// Every need (one slot of a kind) finds a slot of its own: augmenting paths, for a slot may take two kinds.
class Places {
 public:
  Places(const std::vector<BookSlot>& slots, const std::vector<Id>& needs)
      : slots_(slots), needs_(needs), taken_(slots.size(), -1) {}
  bool all() {
    for (std::size_t need = 0; need < needs_.size(); ++need) {
      std::vector<bool> seen(slots_.size(), false);
      if (!place(need, seen)) return false;
    }
    return true;
  }
  [[nodiscard]] const std::vector<int>& taken() const { return taken_; }  // need of each slot, or -1

 private:
  bool place(std::size_t need, std::vector<bool>& seen) {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      if (seen[i] || std::find(slots_[i].kinds.begin(), slots_[i].kinds.end(), needs_[need]) == slots_[i].kinds.end())
        continue;
      seen[i] = true;
      if (taken_[i] < 0 || place(static_cast<std::size_t>(taken_[i]), seen)) {
        taken_[i] = static_cast<int>(need);
        return true;
      }
    }
    return false;
  }
  const std::vector<BookSlot>& slots_;
  const std::vector<Id>& needs_;
  std::vector<int> taken_;
};

// Sums behind the rule that is broken first; of the whole loadout, whoever carries it.
class Check {
 public:
  Check(const Book& book, const State& state, const Pilot& pilot, const Loadout& loadout)
      : book_(book), state_(state), pilot_(pilot), loadout_(loadout), upgrades_(upgrades_of(book, loadout)) {}

  std::optional<Refusal> first() {
    known();
    for (const data::Upgrade* upgrade : upgrades_) {
      if (refusal_) return refusal_;
      minimum(*upgrade);
      if (!refusal_) fits(*upgrade);
      copies(*upgrade);
      alone_in_flight(*upgrade);
    }
    places();
    budgets();
    charges();
    return refusal_;
  }

 private:
  // Most holds: the sentence is made only when it is needed.
  template <class Why>
  void must(bool holds, const char* rule, const Why& why) {
    if (!holds && !refusal_) refusal_ = Refusal{rule, why()};
  }
  void known() {
    for (const Id card : loadout_.cards) {
      const data::Upgrade* upgrade = book_.catalog->upgrade(card);
      must(upgrade != nullptr && is_sold(*upgrade), "fga-2.13-1",
           [&] { return say("alpha.not-sold", words::Card{card}); });
    }
  }
  void minimum(const data::Upgrade& upgrade) {
    const int initiative = initiative_of(book_, pilot_);
    must(initiative >= upgrade.least_initiative, "fga-2.9.5-5",
         [&] { return say("alpha.least-initiative", words::Card{upgrade.id}, upgrade.least_initiative, initiative); });
    must(rank_in_force(pilot_) >= upgrade.least_rank, "fga-2.13-2",
         [&] { return say("alpha.least-rank", words::Card{upgrade.id}, upgrade.least_rank); });
    if (upgrade.path == Path::none) return;
    must(pilot_.path == upgrade.path && rank_in_force(pilot_) >= kPathRank, "fga-2.6-5",
         [&] { return say("alpha.path-only", words::Card{upgrade.id}, words::Text{book_.path(upgrade.path).name}); });
  }
  void fits(const data::Upgrade& upgrade) {
    const data::Ship* ship = book_.catalog->ship(loadout_.ship);
    must(ship != nullptr, "fga-1.3-3", [&] { return say("alpha.no-such-ship"); });
    if (ship == nullptr) return;
    if (kinds_.empty()) look_at_pilot();
    for (const data::Misfit& misfit : data::misfits(upgrade, *ship, carried_, kinds_))
      must(false, misfit.rule, [&] { return say("alpha.cannot-carry", words::Card{upgrade.id}, misfit.why); });
  }
  void look_at_pilot() {
    // Actions of rank and path count as the ship's (fga-2.5.1-1).
    carried_ = upgrades_;
    for (const Id card : standard_of(book_, state_.house, pilot_).cards) {
      if (const data::Upgrade* own = book_.catalog->upgrade(card)) carried_.push_back(own);
    }
    for (const BookSlot& slot : slots_of(book_, state_.house, pilot_, loadout_.ship)) {
      for (const Id kind : slot.kinds) kinds_.push_back(kind);
    }
  }
  void copies(const data::Upgrade& upgrade) {
    if (upgrade.copies == 0) return;  // ordnance and devices (fga-2.8-10)
    const auto count = std::count(upgrades_.begin(), upgrades_.end(), &upgrade);
    must(count <= upgrade.copies, "fga-2.8-9", [&] { return say("alpha.one-copy", words::Card{upgrade.id}); });
  }
  void alone_in_flight(const data::Upgrade& upgrade) {
    if (upgrade.limited != 1 || state_.house.unlimited_uniques) return;
    for (std::size_t i = 0; i < state_.plan.pilots.size(); ++i) {
      const Ids& cards = state_.plan.loadouts[i].cards;
      if (state_.plan.pilots[i] == pilot_.id || std::find(cards.begin(), cards.end(), upgrade.id) == cards.end())
        continue;
      const Pilot* other = state_.pilot(state_.plan.pilots[i]);
      must(false, "fga-4.1p-12", [&] {
        return say("alpha.one-in-flight", words::Card{upgrade.id},
                   words::Text{other != nullptr ? other->call_sign : ""});
      });
    }
  }
  void places() {
    if (refusal_ || fill(book_, state_, pilot_, loadout_)) return;
    // The last card is the one that was added.
    const Id last = loadout_.cards.back();
    must(false, "fga-2.7.1-2", [&] { return say("alpha.no-slot", words::Card{last}); });
  }
  void budgets() {
    const Budgets both = budgets_of(book_, pilot_, loadout_, book_.mission(state_.plan.mission));
    must(both.upgrades.spent <= both.upgrades.of, "fga-2.8-8",
         [&] { return say("alpha.over-upgrades", both.upgrades.spent, both.upgrades.of); });
    must(both.path.spent <= both.path.of, "fga-2.9.5-2",
         [&] { return say("alpha.over-path", both.path.spent, both.path.of); });
  }
  // Each token on a card of its own that has charges, but not on Stealth Device (fga-2.3.1-4, fga-2.6.1-4).
  void charges() {
    const int tokens = standard_of(book_, state_.house, pilot_).charges;
    must(static_cast<int>(loadout_.charged.size()) <= tokens, "fga-2.3.1-4",
         [&] { return say("alpha.charges", tokens); });
    for (const Id card : loadout_.charged) {
      const data::Upgrade* upgrade = book_.catalog->upgrade(card);
      const bool carried = std::find(loadout_.cards.begin(), loadout_.cards.end(), card) != loadout_.cards.end();
      static const Id stealth_device{"stealth-device"};
      must(carried && upgrade != nullptr && upgrade->charges > 0 && card != stealth_device, "fga-2.3.1-4",
           [&] { return say("alpha.no-charge-for", words::Card{card}); });
      must(std::count(loadout_.charged.begin(), loadout_.charged.end(), card) == 1, "fga-2.6.1-4",
           [&] { return say("alpha.one-charge-each", words::Card{card}); });
    }
  }

  const Book& book_;
  const State& state_;
  const Pilot& pilot_;
  const Loadout& loadout_;
  std::vector<const data::Upgrade*> upgrades_;
  std::vector<const data::Upgrade*> carried_;  // with the cards of rank and path
  std::vector<std::string> kinds_;             // of slots, before the cards' own
  std::optional<Refusal> refusal_;
};

}  // namespace

bool is_sold(const data::Upgrade& upgrade) {
  return upgrade.edition == geom::Edition::second && upgrade.in_alpha && !upgrade.slots.empty();
}

bool is_career(const Book& book, const data::Upgrade& upgrade) {
  return !upgrade.slots.empty() && book.is_career(upgrade.slots.front());
}

std::optional<int> cost_of(const Book& book, const Pilot& pilot, Id ship, const data::Upgrade& upgrade,
                           const BookMission* mission) {
  const data::Ship* type = book.catalog->ship(ship);
  if (type == nullptr || !is_sold(upgrade)) return std::nullopt;
  if (mission != nullptr && base::contains(mission->free_upgrades, upgrade.id)) return 0;
  if (upgrade.cost_by_rank > 0) return upgrade.cost_by_rank * rank_in_force(pilot);
  return upgrade.cost_for(type->agility);
}

Budgets budgets_of(const Book& book, const Pilot& pilot, const Loadout& loadout, const BookMission* mission) {
  Budgets both;
  both.upgrades.of = pilot.upgrade_points + (mission != nullptr ? mission->bonus_points : 0);
  both.path.of = pilot.path_points;
  for (const data::Upgrade* upgrade : upgrades_of(book, loadout)) {
    Budget& budget = is_career(book, *upgrade) ? both.path : both.upgrades;
    budget.spent += cost_of(book, pilot, loadout.ship, *upgrade, mission).value_or(0);
  }
  return both;
}

std::optional<Filled> fill(const Book& book, const State& state, const Pilot& pilot, const Loadout& loadout) {
  Filled filled;
  filled.slots = slots_of(book, state.house, pilot, loadout.ship);
  std::vector<Id> needs;
  std::vector<int> card_of_need;
  for (std::size_t i = 0; i < loadout.cards.size(); ++i) {
    const data::Upgrade* upgrade = book.catalog->upgrade(loadout.cards[i]);
    if (upgrade == nullptr) return std::nullopt;
    for (const std::string& kind : upgrade->adds_slots) filled.slots.push_back({{Id(kind)}, upgrade->rule});
    for (const std::string& kind : upgrade->slots) {
      needs.emplace_back(kind);
      card_of_need.push_back(static_cast<int>(i));
    }
  }
  Places places(filled.slots, needs);
  if (!places.all()) return std::nullopt;
  for (const int need : places.taken())
    filled.card.push_back(need < 0 ? -1 : card_of_need[static_cast<std::size_t>(need)]);
  return filled;
}

std::optional<Refusal> check_as_flown(const Book& book, const State& state, const Pilot& who, const Loadout& loadout) {
  const bool flies = std::find(state.plan.pilots.begin(), state.plan.pilots.end(), who.id) != state.plan.pilots.end();
  if (!flies) return Refusal{"fga-4.1p-10", say("alpha.not-in-flight")};
  const Ids ships = ships_for(book, who, state.plan.ship);
  if (std::find(ships.begin(), ships.end(), loadout.ship) == ships.end())
    return Refusal{"fga-1.3-3", say("alpha.other-ship")};
  return Check(book, state, who, loadout).first();
}

std::optional<Refusal> check_loadout(const Book& book, const State& state, Id pilot, const Loadout& loadout) {
  const Pilot* who = state.pilot(pilot);
  if (who == nullptr) return Refusal{"fga-4.1p-10", say("alpha.not-in-flight")};
  return check_as_flown(book, state, as_flown(state.plan.mission, *who), loadout);
}

std::vector<Offer> priced_for(const Book& book, const State& state, const Pilot& who, Id ship) {
  std::vector<Offer> offers;
  const BookMission* mission = book.mission(state.plan.mission);
  for (const auto& [id, upgrade] : book.catalog->upgrades) {
    if (const auto cost = cost_of(book, who, ship, upgrade, mission))
      offers.push_back({&upgrade, *cost, is_career(book, upgrade), std::nullopt});
  }
  std::stable_sort(offers.begin(), offers.end(), [](const Offer& a, const Offer& b) {
    return std::tie(a.cost, a.upgrade->name) < std::tie(b.cost, b.upgrade->name);
  });
  return offers;
}

std::vector<Offer> offers_for(const Book& book, const State& state, Id pilot, const Loadout& loadout) {
  const Pilot* known = state.pilot(pilot);
  if (known == nullptr) return {};
  const Pilot who = as_flown(state.plan.mission, *known);
  std::vector<Offer> offers = priced_for(book, state, who, loadout.ship);
  Loadout with = loadout;
  with.cards.emplace_back();
  for (Offer& offer : offers) {
    with.cards.back() = offer.upgrade->id;
    offer.why_not = check_as_flown(book, state, who, with);
  }
  std::stable_partition(offers.begin(), offers.end(), [](const Offer& offer) { return !offer.why_not; });
  return offers;
}

}  // namespace plotboard::campaign::alpha
