#include "campaign/alpha/stand_in.hpp"

#include <algorithm>

#include "campaign/alpha/debrief.hpp"
#include "campaign/alpha/deck.hpp"
#include "campaign/alpha/hangar.hpp"

namespace plotboard::campaign::alpha {

namespace {

constexpr int kPointsARank = 4;

Path path_for(const State& state, Id pilot) {
  const auto found =
      std::find_if(state.pilots.begin(), state.pilots.end(), [pilot](const Pilot& p) { return p.id == pilot; });
  return data::kPaths[static_cast<std::size_t>(found - state.pilots.begin()) % data::kPaths.size()];
}

std::optional<Buy> purchase(const AlphaBook& book, const State& state, const Pilot& pilot) {
  const int upgrades_short = kPointsARank * pilot.rank - pilot.upgrade_points;
  if (upgrades_short > 0 && pilot.xp > 0)
    return Buy{pilot.id, Ware::upgrade_points, std::min(upgrades_short, pilot.xp), Path::none};
  const int path_short = kPointsARank * (pilot.rank - kPathRank + 1) - pilot.path_points;
  if (pilot.path != Path::none && path_short > 0 && pilot.xp >= kBundlePrice)
    return Buy{pilot.id, Ware::path_points,
               std::min((path_short + kPathPointsABundle - 1) / kPathPointsABundle, pilot.xp / kBundlePrice),
               Path::none};
  const auto affordable = [&](Ware ware) {
    const auto price = price_of(book, pilot, ware);
    return price && *price <= pilot.xp;
  };
  if (affordable(Ware::rank)) {
    const bool chooses = pilot.path == Path::none && pilot.rank + 1 >= kPathRank;
    return Buy{pilot.id, Ware::rank, 1, chooses ? path_for(state, pilot.id) : Path::none};
  }
  if (affordable(Ware::benefit)) return Buy{pilot.id, Ware::benefit, 1, Path::none};
  return std::nullopt;
}

std::optional<Command> at_home(const AlphaBook& book, const State& state, int pilots) {
  Ids fit;
  for (const Pilot& pilot : state.pilots) {
    if (pilot.flies() && static_cast<int>(fit.size()) < pilots) fit.push_back(pilot.id);
  }
  if (state.drawn.empty()) {
    if (static_cast<int>(fit.size()) < pilots)
      return Recruit{"Alpha " + std::to_string(state.recruited + 1), "", false};
    for (const Id id : fit) {
      if (const auto buy = purchase(book, state, *state.pilot(id))) return *buy;
    }
    if (state.muster != fit) return Muster{fit};
    if (draws_cards(state) && !check_draw(state)) return Draw{};
  }
  const auto offers = missions_now(book, state);
  const auto choose = [&](bool unwon) -> std::optional<Command> {
    for (const MissionOffer& offer : offers) {
      if (offer.why_not || (unwon && state.card(offer.mission)->won)) continue;
      return ChooseMission{offer.mission, {}, false, false, false};
    }
    return std::nullopt;
  };
  if (auto fresh = choose(true)) return fresh;
  return state.mode == Mode::completionist ? std::nullopt : choose(false);
}

Loadout fitted_out(const data::Catalog& catalog, const State& state, Id pilot) {
  Loadout loadout;
  loadout.ship = state.loadout_of(pilot)->ship;
  for (;;) {
    const auto offers = offers_for(catalog, state, pilot, loadout);
    const Offer* dearest = nullptr;
    for (const Offer& offer : offers) {
      if (!offer.why_not && (dearest == nullptr || offer.cost > dearest->cost)) dearest = &offer;
    }
    if (dearest == nullptr) break;
    loadout.cards.push_back(dearest->upgrade->id);
  }
  for (const Id card : loadout.cards) {
    Loadout with = loadout;
    with.charged.push_back(card);
    if (!check_loadout(catalog, state, pilot, with)) loadout = with;
  }
  return loadout;
}

Command in_hangar(const data::Catalog& catalog, const State& state) {
  for (const Id pilot : state.plan.pilots) {
    const Loadout loadout = fitted_out(catalog, state, pilot);
    if (loadout != *state.loadout_of(pilot) && !loadout.cards.empty() && state.loadout_of(pilot)->cards.empty())
      return Equip{pilot, loadout};
  }
  return TakeOff{};
}

Command in_debrief(const State& state) {
  if (!state.debrief.owed.empty()) return Eject{state.debrief.owed.front(), {}, 0, 0, 0};
  const int rest = remainder_of(state);
  if (rest > 0 && !state.debrief.shared) {
    const Ids& flight = state.plan.pilots;
    return Share{{flight.begin(), flight.begin() + rest}};
  }
  return Settle{};
}

}  // namespace

std::optional<Command> stand_in(const data::Catalog& catalog, const State& state, int pilots) {
  switch (state.stage) {
    case Stage::home:
      return at_home(catalog.alpha, state, pilots);
    case Stage::hangar:
      return in_hangar(catalog, state);
    case Stage::debrief:
      return in_debrief(state);
    case Stage::flying:
    case Stage::over:
      break;
  }
  return std::nullopt;
}

}  // namespace plotboard::campaign::alpha
