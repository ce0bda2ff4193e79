#include "campaign/alpha/game.hpp"

#include <algorithm>

#include "campaign/alpha/alpha_one.hpp"
#include "campaign/alpha/debrief.hpp"
#include "campaign/alpha/deck.hpp"
#include "campaign/alpha/hangar.hpp"
#include "campaign/alpha/sheet.hpp"

namespace plotboard::campaign::alpha {

namespace {

using Why = std::optional<Refusal>;

bool blank(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c == ' ' || c == '\t'; });
}

const data::Mission* mission_numbered(const Book& book, Id number) {
  for (const auto& [id, mission] : book.catalog->missions) {
    if (number == mission.number) return &mission;
  }
  return nullptr;
}

struct Checking {
  const Book& book;
  const State& state;

  [[nodiscard]] Why at(Stage stage) const {
    if (state.stage == stage) return std::nullopt;
    switch (stage) {
      case Stage::home:
      case Stage::over:
        return Refusal{"fga-4.1p-1", say("alpha.not-home")};
      case Stage::hangar:
        return Refusal{"fga-4.1p-10", say("alpha.not-hangar")};
      case Stage::flying:
        return Refusal{"fga-4.1p-14", say("alpha.not-flying")};
      case Stage::debrief:
        return Refusal{"fga-4.1p-19", say("alpha.not-debrief")};
    }
    return std::nullopt;
  }
  [[nodiscard]] Why there(Id pilot) const {
    const Pilot* found = state.pilot(pilot);
    if (found != nullptr && found->flies()) return std::nullopt;
    return Refusal{"fga-2.10.1-1", say("alpha.no-such-pilot")};
  }
  [[nodiscard]] Why call_sign(const std::string& name, Id but) const {
    if (blank(name)) return Refusal{"fga-2.10.1-3", say("alpha.name-needed")};
    if (name.size() > kMostCallSign) return Refusal{"fga-2.10.1-3", say("alpha.name-too-long", kMostCallSign)};
    const bool taken = std::any_of(state.pilots.begin(), state.pilots.end(), [&](const Pilot& pilot) {
      return pilot.id != but && pilot.flies() && pilot.call_sign == name;
    });
    if (taken) return Refusal{"fga-2.10.1-3", say("alpha.name-taken", words::Text{name})};
    return std::nullopt;
  }

  Why operator()(const Recruit& c) const {
    if (auto why = at(Stage::home)) return why;
    return call_sign(c.call_sign, {});
  }
  Why operator()(const Rename& c) const {
    if (auto why = there(c.pilot)) return why;
    return call_sign(c.call_sign, c.pilot);
  }
  Why operator()(const RenameGroup& c) const {
    if (blank(c.name)) return Refusal{"fga-2.10.1-3", say("alpha.group-name-needed")};
    if (c.name.size() > kMostGroupName)
      return Refusal{"fga-2.10.1-3", say("alpha.group-name-too-long", kMostGroupName)};
    return std::nullopt;
  }
  Why operator()(const Retire& c) const {
    if (auto why = at(Stage::home)) return why;
    if (!state.drawn.empty() && base::contains(state.muster, c.pilot))
      return Refusal{"fga-4.1p-1", say("alpha.drawn-for-these")};
    return there(c.pilot);
  }
  Why operator()(const Buy& c) const { return check_purchase(book, state, c); }
  Why operator()(const Muster& c) const {
    if (auto why = at(Stage::home)) return why;
    if (!state.drawn.empty()) return Refusal{"fga-4.1p-1", say("alpha.drawn-for-these")};
    for (std::size_t i = 0; i < c.pilots.size(); ++i) {
      if (auto why = there(c.pilots[i])) return why;
      if (std::count(c.pilots.begin(), c.pilots.end(), c.pilots[i]) != 1)
        return Refusal{"fga-1.3.1-7", say("alpha.twice-in-flight")};
    }
    if (static_cast<int>(c.pilots.size()) > kMostPilots)
      return Refusal{"fga-1.3.1-7", say("alpha.most-pilots", kMostPilots)};
    return std::nullopt;
  }
  Why operator()(const Lead& c) const {
    if (state.stage != Stage::home && state.stage != Stage::hangar) return at(Stage::home);
    const Ids& flight = state.stage == Stage::home ? state.muster : state.plan.pilots;
    const Ids first = candidates_for_lead(book, state, flight);
    if (std::find(first.begin(), first.end(), c.pilot) != first.end()) return std::nullopt;
    return Refusal{"fga-4.1p-2", say("alpha.lead-by-initiative")};
  }
  Why operator()(const Draw&) const { return check_draw(state); }
  Why operator()(const ChooseMission& c) const {
    if (auto why = at(Stage::home)) return why;
    const int pilots = static_cast<int>(state.muster.size());
    if (pilots < kFewestPilots) return Refusal{"fga-1.3.1-1", say("alpha.fewest-pilots", kFewestPilots, pilots)};
    if (auto why = check_players(state)) return why;
    const auto open = missions_now(book, state);
    const auto offer =
        std::find_if(open.begin(), open.end(), [&](const MissionOffer& o) { return o.mission == c.mission; });
    if (offer == open.end()) return Refusal{"fga-4.1p-5", say("alpha.mission-closed", words::Text{c.mission.text()})};
    if (offer->why_not) return offer->why_not;
    const data::Mission* mission = mission_numbered(book, c.mission);
    if (mission == nullptr) return Refusal{"fga-1.2-2", say("alpha.mission-missing", words::Text{c.mission.text()})};
    if (!c.ship.empty() && !base::contains(mission->seats.ships, c.ship.text()))
      return Refusal{"fga-1.3-3", say("alpha.other-ship")};
    if (c.easier && c.harder) return Refusal{"fga-1.3.6-1", say("alpha.easier-or-harder")};
    if (c.easier && pilots <= kFewestPilots)
      return Refusal{"fga-1.3.6-1", say("alpha.easier-needs", kFewestPilots + 1)};
    if (c.harder && pilots >= kMostPilots) return Refusal{"fga-1.3.6-2", say("alpha.harder-needs", kMostPilots - 1)};
    return std::nullopt;
  }
  Why operator()(const Equip& c) const {
    if (auto why = at(Stage::hangar)) return why;
    Loadout loadout = c.loadout;
    const Loadout* planned = state.loadout_of(c.pilot);
    if (loadout.ship.empty() && planned != nullptr) loadout.ship = planned->ship;
    return check_loadout(book, state, c.pilot, loadout);
  }
  Why operator()(const KeepLoadout& c) const {
    if (auto why = there(c.pilot)) return why;
    if (blank(c.loadout.name)) return Refusal{"fga-2.10.1-1", say("alpha.loadout-name")};
    if (book.ship(c.loadout.ship) == nullptr) return Refusal{"fga-1.3-3", say("alpha.no-such-ship")};
    return std::nullopt;
  }
  Why operator()(const ForgetLoadout& c) const {
    if (auto why = there(c.pilot)) return why;
    const auto& kept = state.pilot(c.pilot)->loadouts;
    const bool found =
        std::any_of(kept.begin(), kept.end(), [&](const Loadout& l) { return l.name == c.name && l.ship == c.ship; });
    if (!found) return Refusal{"fga-2.10.1-1", say("alpha.no-such-loadout")};
    return std::nullopt;
  }
  Why operator()(const TakeOff&) const {
    if (auto why = at(Stage::hangar)) return why;
    for (std::size_t i = 0; i < state.plan.pilots.size(); ++i) {
      if (auto why = check_loadout(book, state, state.plan.pilots[i], state.plan.loadouts[i])) return why;
    }
    return std::nullopt;
  }
  Why operator()(const Land& c) const {
    if (auto why = check_land(state, c.report)) return why;
    for (const PilotReport& pilot : c.report.pilots) {
      for (const Kill& kill : pilot.kills) {
        if (book.catalog->ship(kill.type) == nullptr && book.catalog->component(kill.type) == nullptr)
          return Refusal{"fga-2.10.1-10", say("alpha.report-kills")};
      }
    }
    return std::nullopt;
  }
  Why operator()(const Eject& c) const { return check_eject(state, c); }
  Why operator()(const Share& c) const { return check_share(state, c); }
  Why operator()(const Settle&) const { return check_settle(state); }
  Why operator()(const FlyAgain&) const {
    if (state.mode != Mode::completionist) return Refusal{"fga-1.3.3-4", say("alpha.fly-again-mode")};
    return at(Stage::debrief);
  }
  Why operator()(const Correct& c) const {
    if (auto why = there(c.pilot)) return why;
    const Pilot& pilot = *state.pilot(c.pilot);
    if (pilot.xp + c.xp < 0 || pilot.upgrade_points + c.upgrade_points < 0 || pilot.path_points + c.path_points < 0)
      return Refusal{"fga-2.10.1-4", say("alpha.below-nothing")};
    if (c.xp == 0 && c.upgrade_points == 0 && c.path_points == 0)
      return Refusal{"fga-2.10.1-4", say("alpha.nothing-changes")};
    return std::nullopt;
  }
};

struct Resolving {
  const Book& book;
  const State& state;
  base::Rng& rng;
  std::vector<Event> events;

  void operator()(const Recruit& c) {
    Pilot pilot;
    pilot.id = Id("pilot-" + std::to_string(state.recruited + 1));
    pilot.call_sign = c.call_sign;
    pilot.player = c.player;
    pilot.guest = c.guest;
    // Founders need no introduction: rank 2 for nothing (fga-1.3.3-13). Whoever comes later starts at 1 (fga-2.15.6-2).
    const bool first_evening =
        std::all_of(state.cards.begin(), state.cards.end(), [](const Card& card) { return card.flown == 0; });
    constexpr int kFoundersRank = 2;
    if (first_evening && state.round == 1) pilot.rank = kFoundersRank;
    events.push_back(PilotJoined{pilot});
    if (static_cast<int>(state.muster.size()) < kMostPilots && state.drawn.empty()) {
      Ids muster = state.muster;
      muster.push_back(pilot.id);
      events.push_back(Mustered{muster});
    }
  }
  void operator()(const Rename& c) { events.push_back(PilotRenamed{c.pilot, c.call_sign, c.player}); }
  void operator()(const RenameGroup& c) { events.push_back(GroupRenamed{c.name}); }
  void operator()(const Retire& c) { events.push_back(PilotLeft{c.pilot, Standing::retired, "fga-2.1.1-4"}); }
  void operator()(const Buy& c) {
    const Pilot& pilot = *state.pilot(c.pilot);
    const int price = *price_of(book, pilot, c.what, c.count);
    switch (c.what) {
      case Ware::upgrade_points:
        events.push_back(PointsChanged{c.pilot, -price, c.count, 0, "fga-2.12.1-1", say("alpha.why-bought")});
        break;
      case Ware::path_points:
        events.push_back(
            PointsChanged{c.pilot, -price, 0, kPathPointsABundle * c.count, "fga-2.9.5-1", say("alpha.why-bought")});
        break;
      case Ware::rank:
        events.push_back(PointsChanged{c.pilot, -price, 0, 0, "fga-2.12.2-1", say("alpha.why-bought")});
        events.push_back(RankChanged{c.pilot, pilot.rank + 1, 0, c.path != Path::none ? c.path : pilot.path,
                                     book.ranks[static_cast<std::size_t>(pilot.rank)].rule,
                                     c.path != Path::none ? book.path(c.path).name : ""});
        break;
      case Ware::benefit:
        events.push_back(PointsChanged{c.pilot, -price, 0, 0, "fga-2.2.4-1", say("alpha.why-bought")});
        events.push_back(RankChanged{c.pilot, pilot.rank, pilot.beyond + 1, pilot.path,
                                     book.beyond[static_cast<std::size_t>(pilot.beyond)].rule});
        break;
    }
  }
  void operator()(const Muster& c) { events.push_back(Mustered{c.pilots}); }
  void operator()(const Lead& c) {
    events.push_back(LeadNamed{c.pilot});
    if (state.stage != Stage::hangar) return;
    Plan plan = state.plan;
    plan.lead = c.pilot;
    events.push_back(Chosen{plan});
  }
  void operator()(const Draw&) {
    int times = 0;
    events.push_back(CardsDrawn{drawn_from(state, rng, &times)});
    events.push_back(Drawn{std::max(1, times)});
  }
  void operator()(const ChooseMission& c) {
    const data::Mission& mission = *mission_numbered(book, c.mission);
    Plan plan;
    plan.mission = c.mission;
    plan.ship = c.ship.empty() ? Id(mission.seats.ships.front()) : c.ship;
    plan.easier = c.easier;
    plan.harder = c.harder;
    plan.silver = c.silver;
    plan.pilots = state.muster;
    plan.rank = rank_of_mission(state, c.mission, state.muster);
    plan.lead = lead_of(book, state, state.muster);
    plan.seed = (static_cast<std::uint64_t>(rng.next()) << 32U) | rng.next();
    for (const Id id : plan.pilots) {
      Loadout loadout;
      loadout.ship = plan.ship;
      plan.loadouts.push_back(last_flown(*state.pilot(id), plan, loadout));
    }
    events.push_back(Drawn{1});
    events.push_back(Chosen{plan});
    events.push_back(StageSet{Stage::hangar, state.round});
  }
  // A loadout kept for this ship is where the hangar begins, if it can be flown as it stands.
  Loadout last_flown(const Pilot& pilot, const Plan& plan, const Loadout& empty) const {
    State hangar = state;
    hangar.plan = plan;
    hangar.plan.loadouts.resize(plan.pilots.size());
    for (const Loadout& kept : pilot.loadouts) {
      if (kept.ship != empty.ship) continue;
      Loadout loadout = kept;
      loadout.name.clear();
      if (!check_loadout(book, hangar, pilot.id, loadout)) return loadout;
    }
    return empty;
  }
  void operator()(const Equip& c) {
    Loadout loadout = c.loadout;
    loadout.name.clear();
    if (loadout.ship.empty()) loadout.ship = state.loadout_of(c.pilot)->ship;
    events.push_back(Equipped{c.pilot, loadout});
  }
  void operator()(const KeepLoadout& c) {
    std::vector<Loadout> kept = without(c.pilot, c.loadout.name, c.loadout.ship);
    kept.insert(kept.begin(), c.loadout);  // the newest first: what the hangar begins with
    events.push_back(LoadoutsChanged{c.pilot, kept});
  }
  void operator()(const ForgetLoadout& c) {
    events.push_back(LoadoutsChanged{c.pilot, without(c.pilot, c.name, c.ship)});
  }
  [[nodiscard]] std::vector<Loadout> without(Id pilot, const std::string& name, Id ship) const {
    std::vector<Loadout> kept = state.pilot(pilot)->loadouts;
    std::erase_if(kept, [&](const Loadout& l) { return l.name == name && l.ship == ship; });
    return kept;
  }
  void operator()(const TakeOff& c) {
    events.push_back(TookOff{c.at_table});
    events.push_back(StageSet{Stage::flying, state.round});
  }
  void operator()(const Land& c) { land(state, c.report, events); }
  void operator()(const Eject& c) { eject(state, c, rng, events); }
  void operator()(const Share& c) { events.push_back(ExtrasGiven{c.pilots}); }
  void operator()(const Settle&) { settle(book, state, events); }
  void operator()(const FlyAgain&) {
    events.push_back(Noted{{}, "fga-1.3.3-4", say("alpha.flown-again")});
    Plan plan = state.plan;
    plan.seed = (static_cast<std::uint64_t>(rng.next()) << 32U) | rng.next();
    events.push_back(Drawn{1});
    events.push_back(Chosen{plan});
    events.push_back(StageSet{Stage::hangar, state.round});
  }
  void operator()(const Correct& c) {
    events.push_back(PointsChanged{c.pilot, c.xp, c.upgrade_points, c.path_points, "fga-2.10.1-1",
                                   c.why.empty() ? say("alpha.why-corrected") : Phrase::of(c.why)});
  }
};

}  // namespace

std::optional<Refusal> Alpha::check(const Book& book, const State& state, const Command& command) {
  if (state.stage == Stage::over && !holds<Rename>(command) && !holds<RenameGroup>(command))
    return Refusal{"fga-1.3-5", say("alpha.campaign-over")};
  return visit(Checking{book, state}, command);
}

std::vector<Event> Alpha::resolve(const Book& book, const State& state, const Command& command, base::Rng& rng) {
  Resolving resolving{book, state, rng, {}};
  visit(resolving, command);
  return std::move(resolving.events);
}

}  // namespace plotboard::campaign::alpha
