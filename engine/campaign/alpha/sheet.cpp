#include "campaign/alpha/sheet.hpp"

#include <algorithm>

namespace plotboard::campaign::alpha {

namespace {

constexpr int kTechSlotRank = 4;

bool is_disputed_tech_slot(const BookGain& gain, const BookSlot& slot) {
  return gain.rank == kTechSlotRank && slot.rule == "fga-2.6-2";
}

const BookPath& path_or_any(const Book& book, Path path) {
  // Ranks 1 and 2 are the same on every path.
  return book.path(path == Path::none ? Path::ace : path);
}

}  // namespace

int rank_in_force(const Pilot& pilot) { return std::max(1, pilot.rank - (pilot.injured ? 1 : 0)); }

bool is_introduction(Id mission) {
  static const Id introduction{"0:1"};
  return mission == introduction;
}

Pilot as_flown(Id mission, const Pilot& pilot) {
  Pilot flown = pilot;
  if (is_introduction(mission)) flown.rank = 1;
  return flown;
}

int initiative_of(const Book& book, const Pilot& pilot) {
  return path_or_any(book, pilot.path).initiative[static_cast<std::size_t>(rank_in_force(pilot) - 1)];
}

const std::string& title_of(const Book& book, const Pilot& pilot) {
  return book.ranks[static_cast<std::size_t>(pilot.rank - 1)].title;
}

Standard standard_of(const Book& book, const House& house, const Pilot& pilot) {
  Standard standard;
  const int rank = rank_in_force(pilot);
  Id path_card;
  for (const BookGain& gain : path_or_any(book, pilot.path).gains) {
    if (gain.rank > rank || (gain.rank >= kPathRank && pilot.path == Path::none)) continue;
    for (const BookSlot& slot : gain.slots) {
      if (is_disputed_tech_slot(gain, slot) && !house.tech_slot_at_rank_four) continue;
      standard.slots.push_back(slot);
    }
    standard.charges += gain.charges;
    if (!gain.card.empty()) path_card = gain.card;
  }
  if (!path_card.empty()) standard.cards.push_back(path_card);
  // Kept, but of no use while an injury lowers the rank (fga-2.2.4-2).
  if (rank == kHighestPilotRank) {
    for (int i = 0; i < pilot.beyond; ++i) {
      const BookGain& gain = book.beyond_gains[static_cast<std::size_t>(i)];
      standard.slots.insert(standard.slots.end(), gain.slots.begin(), gain.slots.end());
      standard.charges += gain.charges;
    }
  }
  return standard;
}

std::vector<BookSlot> slots_of(const Book& book, const House& house, const Pilot& pilot, Id ship) {
  std::vector<BookSlot> slots;
  if (const BookShip* own = book.ship(ship)) {
    for (const Id kind : own->slots) slots.push_back({{kind}, own->rule});
  }
  const Standard standard = standard_of(book, house, pilot);
  slots.insert(slots.end(), standard.slots.begin(), standard.slots.end());
  return slots;
}

Ids ships_for(const Book& book, const Pilot& pilot, Id assigned) {
  Ids ships{assigned};
  const BookShip* ship = book.ship(assigned);
  if (ship == nullptr || ship->instead.empty() || rank_in_force(pilot) < kPathRank) return ships;
  if (std::find(ship->paths.begin(), ship->paths.end(), pilot.path) != ship->paths.end())
    ships.push_back(ship->instead);
  return ships;
}

std::optional<int> price_of(const Book& book, const Pilot& pilot, Ware what, int count) {
  switch (what) {
    case Ware::upgrade_points:
      return count;
    case Ware::path_points:
      return kBundlePrice * count;
    case Ware::rank:
      if (pilot.rank >= kHighestPilotRank) return std::nullopt;
      return book.ranks[static_cast<std::size_t>(pilot.rank)].cost;
    case Ware::benefit:
      if (pilot.rank < kHighestPilotRank || pilot.beyond >= kBenefitsBeyond) return std::nullopt;
      return book.beyond[static_cast<std::size_t>(pilot.beyond)].cost;
  }
  return std::nullopt;
}

std::optional<Refusal> check_purchase(const Book& book, const State& state, const Buy& buy) {
  const Pilot* pilot = state.pilot(buy.pilot);
  if (pilot == nullptr || !pilot->flies()) return Refusal{"fga-2.10.1-1", say("alpha.no-such-pilot")};
  if (state.stage != Stage::home || !state.drawn.empty()) return Refusal{"fga-2.12-1", say("alpha.buy-between")};
  if (buy.count < 1 || buy.count > 1000) return Refusal{"fga-2.12-2", say("alpha.buy-count")};
  const bool one_by_one = buy.what == Ware::rank || buy.what == Ware::benefit;
  if (one_by_one && buy.count != 1) return Refusal{"fga-2.12.2-2", say("alpha.one-by-one")};
  const auto price = price_of(book, *pilot, buy.what, buy.count);
  if (!price) {
    if (buy.what == Ware::rank) return Refusal{"fga-2.2.4-1", say("alpha.highest-rank")};
    if (pilot->rank < kHighestPilotRank) return Refusal{"fga-2.2.4-1", say("alpha.benefit-needs-rank")};
    return Refusal{"fga-2.2.4-1", say("alpha.all-benefits")};
  }
  if (buy.what == Ware::rank) {
    const bool reaches_path = pilot->rank + 1 >= kPathRank;
    if (reaches_path && pilot->path == Path::none && buy.path == Path::none)
      return Refusal{"fga-2.2-3", say("alpha.choose-path")};
    if (pilot->path != Path::none && buy.path != Path::none && buy.path != pilot->path)
      return Refusal{"fga-2.2-4", say("alpha.path-stays")};
    if (!reaches_path && buy.path != Path::none) return Refusal{"fga-2.2-3", say("alpha.path-at-three")};
  } else if (buy.path != Path::none) {
    return Refusal{"fga-2.2-3", say("alpha.path-with-rank")};
  }
  if (*price > pilot->xp) return Refusal{"fga-2.1.1-3", say("alpha.too-dear", *price, pilot->xp)};
  return std::nullopt;
}

int imperial_rank(const State& state, const Ids& pilots) {
  int sum = 0;
  int count = 0;
  for (const Id id : pilots) {
    if (const Pilot* pilot = state.pilot(id)) {
      sum += rank_in_force(*pilot);
      ++count;
    }
  }
  return count == 0 ? 0 : sum / count;
}

int rank_of_mission(const State& state, Id mission, const Ids& pilots) {
  return is_introduction(mission) ? 1 : std::max(1, imperial_rank(state, pilots));
}

}  // namespace plotboard::campaign::alpha
