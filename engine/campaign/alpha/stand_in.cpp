#include "campaign/alpha/stand_in.hpp"

#include <algorithm>
#include <array>

#include "campaign/alpha/alpha_one.hpp"
#include "campaign/alpha/debrief.hpp"
#include "campaign/alpha/deck.hpp"
#include "campaign/alpha/hangar.hpp"
#include "campaign/alpha/report.hpp"
#include "campaign/alpha/stand_in_flight.hpp"
#include "campaign/alpha/suggest.hpp"

namespace plotboard::campaign::alpha {

namespace {

constexpr int kPointsARank = 4;
constexpr Suggest kHabit = Suggest::survival;
// Campaign medals of a pilot at ranks 1 to 8 when stand-ins play whole campaigns, as whole numbers
// (docs/campaign-balance.md).
constexpr std::array<int, kHighestPilotRank> kMedalsAtRank = {0, 0, 0, 1, 2, 3, 4, 5};

Path path_for(const State& state, Id pilot) {
  const auto found =
      std::find_if(state.pilots.begin(), state.pilots.end(), [pilot](const Pilot& p) { return p.id == pilot; });
  return data::kPaths[static_cast<std::size_t>(found - state.pilots.begin()) % data::kPaths.size()];
}

int upgrade_points_at(int rank) { return kPointsARank * rank; }
int path_points_at(int rank) { return kPointsARank * std::max(0, rank - kPathRank + 1); }

std::optional<Buy> purchase(const Book& book, const State& state, const Pilot& pilot) {
  const int upgrades_short = upgrade_points_at(pilot.rank) - pilot.upgrade_points;
  if (upgrades_short > 0 && pilot.xp > 0)
    return Buy{pilot.id, Ware::upgrade_points, std::min(upgrades_short, pilot.xp), Path::none};
  const int path_short = path_points_at(pilot.rank) - pilot.path_points;
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

std::optional<Command> at_home(const Book& book, const State& state, int pilots) {
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

// A hangar begins with what was flown last: whoever has risen since, or is granted better cards, fits out anew. Cards
// of a higher price each time, so it comes to an end.
Command in_hangar(const Book& book, const State& state) {
  const auto price = [&](Id pilot, const Loadout& loadout) {
    const Budgets both = budgets_of(book, *state.pilot(pilot), loadout, nullptr);
    return both.upgrades.spent + both.path.spent;
  };
  for (const Id pilot : state.plan.pilots) {
    const Loadout loadout = suggested(book, state, pilot, kHabit);
    if (price(pilot, loadout) > price(pilot, *state.loadout_of(pilot))) return Equip{pilot, loadout};
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

std::optional<Command> stand_in(const Book& book, const State& state, int pilots) {
  switch (state.stage) {
    case Stage::home:
      return at_home(book, state, pilots);
    case Stage::hangar:
      return in_hangar(book, state);
    case Stage::debrief:
      return in_debrief(state);
    case Stage::flying:
    case Stage::over:
      break;
  }
  return std::nullopt;
}

mission::Setup flown_by_stand_ins(const Book& book, const data::Mission& mission, int pilots, int rank) {
  State state = opening_state(book, "", Mode::classic, {}, 0);
  state.stage = Stage::hangar;
  Plan& plan = state.plan;
  plan.mission = mission.number;
  plan.ship = mission.seats.ships.front();
  const bool first_evening = is_introduction(plan.mission);  // nothing has been earned yet
  for (int i = 1; i <= pilots; ++i) {
    Pilot pilot;
    pilot.id = "pilot-" + std::to_string(i);
    pilot.call_sign = "Alpha " + std::to_string(i);
    pilot.rank = rank;
    pilot.upgrade_points = first_evening ? 0 : upgrade_points_at(rank);
    pilot.path_points = first_evening ? 0 : path_points_at(rank);
    const int medals = first_evening ? 0 : kMedalsAtRank.at(static_cast<std::size_t>(rank - 1));
    for (int tour = 1; tour <= medals; ++tour) pilot.medals.push_back(tour);
    state.pilots.push_back(pilot);
    if (rank >= kPathRank) state.pilots.back().path = path_for(state, pilot.id);
    plan.pilots.push_back(pilot.id);
    plan.loadouts.push_back({"", plan.ship, {}, {}});
  }
  plan.rank = rank_of_mission(state, plan.mission, plan.pilots);
  plan.lead = lead_of(book, state, plan.pilots);
  for (std::size_t i = 0; i < plan.pilots.size(); ++i)
    plan.loadouts[i] = suggested(book, state, plan.pilots[i], kHabit);
  return setup_of(book, state);
}

}  // namespace plotboard::campaign::alpha
