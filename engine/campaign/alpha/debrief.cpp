#include "campaign/alpha/debrief.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "campaign/alpha/deck.hpp"
#include "state/play.hpp"

namespace plotboard::campaign::alpha {

namespace {

using state::Face;

constexpr int kPercent = 100;
constexpr int kKilled = 3, kInjured = 2;  // critical hits (fga-4.11-T4.8-1, -2)
constexpr int kD3 = 3, kD6 = 6;

// Eight faces of an attack die: three hits, a critical hit, two focus, two blanks (2e-dice-1).
Face thrown(base::Rng& rng) {
  constexpr std::array kFaces{Face::hit,   Face::hit,   Face::hit,   Face::crit,
                              Face::focus, Face::focus, Face::blank, Face::blank};
  return kFaces[rng.below(kFaces.size())];
}

int count(const std::vector<int>& faces, Face face) {
  return static_cast<int>(std::count(faces.begin(), faces.end(), static_cast<int>(face)));
}

// How many dice each loss asks for.
struct Losses {
  int path = 0, upgrades = 0, xp = 0;
};
Losses losses_of(const House& house, const std::vector<int>& faces) {
  const bool swapped = house.focus_costs_experience;
  return {count(faces, Face::crit), count(faces, swapped ? Face::hit : Face::focus),
          count(faces, swapped ? Face::focus : Face::hit)};
}

void judge(Ejection& roll) {
  const int crits = count(roll.faces, Face::crit);
  roll.killed = crits >= kKilled;
  roll.injured = crits == kInjured;
}

const Ejection* roll_of(const State& state, Id pilot) {
  const auto& rolls = state.debrief.ejections;
  const auto found = std::find_if(rolls.begin(), rolls.end(), [pilot](const Ejection& e) { return e.pilot == pilot; });
  return found == rolls.end() ? nullptr : &*found;
}

const BookPenalty& penalty_of(const Book& book, const State& state) {
  static const BookPenalty none;
  const BookMission* mission = book.mission(state.plan.mission);
  const bool counts = mission != nullptr && !state.debrief.report.won && state.mode != Mode::completionist;
  return counts ? mission->penalty : none;
}

// Experience of this play counts: not of a failed one, nor a second time (fga-1.3.3-5, -6).
bool pays(const State& state) {
  if (state.mode != Mode::completionist) return true;
  const Card* card = state.card(state.plan.mission);
  return state.debrief.report.won && (card == nullptr || !card->won);
}

Account account_of(const Book& book, const State& state, const Pilot& pilot) {
  const Report& report = state.debrief.report;
  const BookPenalty& penalty = penalty_of(book, state);
  Account account;
  account.pilot = pilot.id;
  account.share = report.pool / static_cast<int>(state.plan.pilots.size());
  account.extra = static_cast<int>(std::count(state.debrief.extras.begin(), state.debrief.extras.end(), pilot.id));
  int xp = account.share + account.extra;
  if (const Ejection* roll = roll_of(state, pilot.id)) {
    account.ejection = std::min(roll->xp, xp);
    account.upgrade_points_lost = std::min(roll->upgrade_points, pilot.upgrade_points);
    account.path_points_lost = std::min(roll->path_points, pilot.path_points);
    account.injured = roll->injured;
    account.killed = roll->killed;
  }
  xp -= account.ejection;
  account.failure = pays(state) ? (xp * penalty.mission_xp + kPercent - 1) / kPercent : xp;
  account.mission_xp = xp - account.failure;
  account.bank_lost = (pilot.xp + account.mission_xp) * penalty.banked_xp / kPercent;
  account.upgrade_points_lost = std::min(pilot.upgrade_points, account.upgrade_points_lost + penalty.upgrade_points);
  account.path_points_lost = std::min(pilot.path_points, account.path_points_lost + penalty.path_points);
  const PilotReport* how = report.of(pilot.id);
  account.ranks_lost = penalty.demotion + (how != nullptr && how->how == Return::deserted ? 1 : 0);
  const int left = pilot.rank - account.ranks_lost;
  account.expelled = left <= 0 || (account.injured && left <= 1 && !state.house.injury_spares_first_rank);
  return account;
}

class Settling {
 public:
  Settling(const Book& book, const State& state, std::vector<Event>& events)
      : book_(book), state_(state), events_(events) {}

  void all() {
    for (const Account& account : accounts_of(book_, state_)) {
      const Pilot pilot = *state_.pilot(account.pilot);
      log(pilot, account);
      heal(pilot);
      points(account);
      fate(pilot, account);
    }
    introduction();
    move_cards(book_, folded(), events_);
    const State after = folded();
    const bool over =
        std::all_of(after.tours.begin(), after.tours.end(), [](const Tour& tour) { return tour.end != TourEnd::open; });
    events_.push_back(
        StageSet{over && state_.mode != Mode::completionist ? Stage::over : Stage::home, state_.round + 1});
  }

 private:
  [[nodiscard]] State folded() const {
    State now = state_;
    for (const Event& event : events_) fold(now, event);
    return now;
  }
  void log(const Pilot& pilot, const Account& account) {
    const Report& report = state_.debrief.report;
    const PilotReport* how = report.of(pilot.id);
    SortieLogged log;
    log.pilot = pilot.id;
    log.kills = how->kills;
    log.sortie = {state_.round,
                  state_.plan.mission,
                  state_.loadout_of(pilot.id)->ship,
                  report.won,
                  how->how == Return::down,
                  account.mission_xp,
                  rank_in_force(as_flown(state_.plan.mission, pilot)),
                  std::accumulate(how->kills.begin(), how->kills.end(), 0,
                                  [](int sum, const Kill& kill) { return sum + kill.count; })};
    const auto before = std::find_if(pilot.missions.begin(), pilot.missions.end(),
                                     [&](const MissionMark& m) { return m.mission == state_.plan.mission; });
    if (before != pilot.missions.end()) log.mark = *before;
    log.mark.mission = state_.plan.mission;
    ++log.mark.flown;
    log.mark.won = log.mark.won || report.won;
    log.mark.gold = log.mark.gold || (report.won && report.gold);
    log.mark.silver = log.mark.silver || (report.won && report.silver);
    events_.push_back(log);
  }
  void heal(const Pilot& pilot) {  // the injury was for one mission (fga-2.2.2-2)
    if (pilot.injured) events_.push_back(InjuryChanged{pilot.id, false, "fga-2.2.2-2"});
  }
  void points(const Account& account) {
    const auto change = [&](int xp, int upgrades, int path, const char* rule, const Phrase& why) {
      if (xp != 0 || upgrades != 0 || path != 0)
        events_.push_back(PointsChanged{account.pilot, xp, upgrades, path, rule, why});
    };
    if (account.killed) return;  // lost with the pilot (fga-4.11-T4.8-1)
    change(account.mission_xp, 0, 0, "fga-2.11.5-4", say("alpha.why-mission"));
    change(-account.bank_lost, 0, 0, "fga-2.11.5-5", say("alpha.why-failure"));
    change(0, -account.upgrade_points_lost, -account.path_points_lost, "fga-4.11.2p-3", say("alpha.why-losses"));
  }
  void fate(const Pilot& pilot, const Account& account) {
    if (account.killed) {
      events_.push_back(PilotLeft{pilot.id, Standing::killed, "fga-4.11-T4.8-1"});
    } else if (account.expelled) {
      events_.push_back(PilotLeft{pilot.id, Standing::expelled, "fga-2.15.5-1"});
    } else {
      if (account.ranks_lost > 0)
        events_.push_back(RankChanged{pilot.id, pilot.rank - account.ranks_lost, 0, pilot.path, "fga-2.2.3-1"});
      if (account.injured) events_.push_back(InjuryChanged{pilot.id, true, "fga-4.11-T4.8-2"});
    }
  }
  // Whatever its result, the founders are of rank 2 after it (fga-1.3.2-3).
  void introduction() {
    constexpr int kFoundersRank = 2;
    if (!is_introduction(state_.plan.mission) || state_.round != 1) return;
    for (const Pilot& pilot : folded().pilots) {
      if (pilot.flies() && pilot.rank < kFoundersRank)
        events_.push_back(RankChanged{pilot.id, kFoundersRank, 0, pilot.path, "fga-1.3.2-3"});
    }
  }

  const Book& book_;
  const State& state_;
  std::vector<Event>& events_;
};

}  // namespace

int ejection_dice(data::Territory where) { return 1 + static_cast<int>(where); }

std::optional<Refusal> check_land(const State& state, const Report& report) {
  if (state.stage != Stage::flying) return Refusal{"fga-4.1p-1", say("alpha.not-flying")};
  const auto named_once = [&](Id pilot) {
    return std::count_if(report.pilots.begin(), report.pilots.end(),
                         [pilot](const PilotReport& p) { return p.pilot == pilot; }) == 1;
  };
  if (report.pilots.size() != state.plan.pilots.size() ||
      !std::all_of(state.plan.pilots.begin(), state.plan.pilots.end(), named_once))
    return Refusal{"fga-4.1p-14", say("alpha.report-pilots")};
  if (report.pool < 0) return Refusal{"fga-2.11.1-2", say("alpha.report-pool")};
  if (report.silver && !state.plan.silver) return Refusal{"fga-1.3.5.1-2", say("alpha.report-silver")};
  for (const PilotReport& pilot : report.pilots) {
    for (const Kill& kill : pilot.kills) {
      if (kill.count < 1 || kill.type.empty()) return Refusal{"fga-2.10.1-10", say("alpha.report-kills")};
    }
  }
  for (const Ejection& roll : report.ejections) {
    const PilotReport* pilot = report.of(roll.pilot);
    if (pilot == nullptr || pilot->how != Return::down || roll.xp < 0 || roll.path_points < 0 ||
        roll.upgrade_points < 0)
      return Refusal{"fga-4.11.2p-1", say("alpha.report-ejection")};
  }
  return std::nullopt;
}

void land(const State& state, const Report& report, std::vector<Event>& events) {
  Landed landed{report, {}};
  for (const Id id : state.plan.pilots) {
    if (report.of(id)->how == Return::down) landed.owed.push_back(id);
  }
  events.push_back(landed);
  for (const Ejection& roll : report.ejections) events.push_back(Ejected{roll});
  events.push_back(StageSet{Stage::debrief, state.round});
}

std::optional<Refusal> check_eject(const State& state, const Eject& eject) {
  if (state.stage != Stage::debrief) return Refusal{"fga-4.1p-20", say("alpha.not-debrief")};
  const Ids& owed = state.debrief.owed;
  if (std::find(owed.begin(), owed.end(), eject.pilot) == owed.end())
    return Refusal{"fga-4.1p-20", say("alpha.no-roll-owed")};
  if (eject.faces.empty()) return std::nullopt;
  const int dice = ejection_dice(state.debrief.report.of(eject.pilot)->where);
  const bool faces_fit = std::all_of(eject.faces.begin(), eject.faces.end(), [](int face) {
    return face >= static_cast<int>(Face::blank) && face <= static_cast<int>(Face::crit);
  });
  if (static_cast<int>(eject.faces.size()) != dice || !faces_fit)
    return Refusal{"fga-4.11-T4.7-1", say("alpha.faces", dice)};
  const Losses losses = losses_of(state.house, eject.faces);
  const auto fits = [](int sum, int of_dice, int eyes) { return sum >= of_dice && sum <= of_dice * eyes; };
  if (!fits(eject.path_points, losses.path, kD3) || !fits(eject.upgrade_points, losses.upgrades, kD6) ||
      !fits(eject.xp, losses.xp, kD6))
    return Refusal{"fga-4.11.2p-3", say("alpha.sums", losses.path, losses.upgrades, losses.xp)};
  return std::nullopt;
}

void eject(const State& state, const Eject& eject, base::Rng& rng, std::vector<Event>& events) {
  Ejection roll{eject.pilot, eject.faces, false, false, eject.path_points, eject.upgrade_points, eject.xp};
  if (roll.faces.empty()) {
    const int dice = ejection_dice(state.debrief.report.of(eject.pilot)->where);
    for (int i = 0; i < dice; ++i) roll.faces.push_back(static_cast<int>(thrown(rng)));
    const auto sum = [&rng](int of_dice, int eyes) {
      int all = 0;
      for (int i = 0; i < of_dice; ++i) all += rng.between(1, eyes);
      return all;
    };
    const Losses losses = losses_of(state.house, roll.faces);
    roll.path_points = sum(losses.path, kD3);
    roll.upgrade_points = sum(losses.upgrades, kD6);
    roll.xp = sum(losses.xp, kD6);
    events.push_back(Drawn{1});
  }
  judge(roll);
  events.push_back(Ejected{roll});
}

int remainder_of(const State& state) {
  const auto pilots = static_cast<int>(state.plan.pilots.size());
  return pilots == 0 ? 0 : state.debrief.report.pool % pilots;
}

std::optional<Refusal> check_share(const State& state, const Share& share) {
  if (state.stage != Stage::debrief) return Refusal{"fga-4.1p-19", say("alpha.not-debrief")};
  const int remainder = remainder_of(state);
  const bool all_fly = std::all_of(share.pilots.begin(), share.pilots.end(), [&](Id pilot) {
    return std::find(state.plan.pilots.begin(), state.plan.pilots.end(), pilot) != state.plan.pilots.end();
  });
  if (static_cast<int>(share.pilots.size()) != remainder || !all_fly)
    return Refusal{"fga-2.11.5-1", say("alpha.remainder", remainder)};
  return std::nullopt;
}

std::vector<Account> accounts_of(const Book& book, const State& state) {
  std::vector<Account> accounts;
  for (const Id id : state.plan.pilots) accounts.push_back(account_of(book, state, *state.pilot(id)));
  return accounts;
}

std::optional<Refusal> check_settle(const State& state) {
  if (state.stage != Stage::debrief) return Refusal{"fga-4.1p-19", say("alpha.not-debrief")};
  if (!state.debrief.owed.empty()) return Refusal{"fga-4.1p-20", say("alpha.rolls-owed")};
  if (remainder_of(state) > 0 && !state.debrief.shared)
    return Refusal{"fga-2.11.5-1", say("alpha.remainder", remainder_of(state))};
  return std::nullopt;
}

void settle(const Book& book, const State& state, std::vector<Event>& events) { Settling(book, state, events).all(); }

}  // namespace plotboard::campaign::alpha
